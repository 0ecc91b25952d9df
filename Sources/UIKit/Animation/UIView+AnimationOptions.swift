extension UIView {
    /// How an animation runs and what it looks like. Raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins where another one has come to.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs back as well.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// An animation around this one doesn't decide how long it takes.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// An animation around this one doesn't decide how its speed changes.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are drawn anew meanwhile.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views of a transition are hidden, not taken out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// An animation around this one decides about none of the options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at first and at last.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Equally fast.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turned over from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turned over from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curled up like a page. Here it fades.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curled down like a page. Here it fades.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One fades while the other comes.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turned over from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turned over from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// What waits to be laid out is laid out before the animation, and what waits at its end moves with it; since iOS 26.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
    }

    /// How an animation's speed changes.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn, easeOut, linear

        /// The curve of a number. As on Apple's systems every number is one: those without a name, such as the keyboard's, are
        /// slow at both ends here.
        public init?(rawValue: Int) {
            self =
                switch rawValue {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInOut
                }
        }
    }

    /// How an animation of several steps runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation begins where another one has come to.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs back as well.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Equally fast within a step.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From step to step at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Equally fast over all steps.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly through the steps.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth line at an even pace; shown at even paces between keyframes.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
