import Foundation

/// Hears of an animation. Animations aren't run here, so it hears of none.
public protocol CAAnimationDelegate: AnyObject {
    /// - Note: Kept without effect.
    func animationDidStart(_ anim: CAAnimation)
    /// - Note: Kept without effect.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing, unless implemented.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing, unless implemented.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is seen of an animation before it begins and after it ended.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays when the animation is over.
    public static let forwards = Self(rawValue: "forwards")
    /// The first value is shown before the animation begins.
    public static let backwards = Self(rawValue: "backwards")
    /// Both.
    public static let both = Self(rawValue: "both")
    /// Neither: the layer's own value is shown.
    public static let removed = Self(rawValue: "removed")
}

/// Animations that run together. Kept under their key and not run.
open class CAAnimationGroup: CAAnimation {
    /// The animations that run together.
    /// - Note: Kept without effect.
    open var animations: [CAAnimation]?
}

/// An animation that swings. Kept under its key and not run.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring; more swings slower.
    /// - Note: Kept without effect.
    open var mass: CGFloat = 1
    /// How hard the spring is; more swings faster.
    /// - Note: Kept without effect.
    open var stiffness: CGFloat = 100
    /// How much the spring is braked; more swings less.
    /// - Note: Kept without effect.
    open var damping: CGFloat = 10
    /// How fast the weight moves at first, in shares of the way per second.
    /// - Note: Kept without effect.
    open var initialVelocity: CGFloat = 0
}

/// How one content follows another.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content shows through the old.
    public static let fade = Self(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = Self(rawValue: "push")
    /// The old content slides off the new.
    public static let reveal = Self(rawValue: "reveal")
}

/// From where one content follows another.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = Self(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A change from one content to the next. Kept under its key and not run.
open class CATransition: CAAnimation {
    /// How the content changes.
    /// - Note: Kept without effect.
    open var type = CATransitionType.fade
    /// From which side it comes.
    /// - Note: Kept without effect.
    open var subtype: CATransitionSubtype?
}

/// How values between those of keyframes are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one value to the next.
    public static let linear = Self(rawValue: "linear")
    /// From value to value at once.
    public static let discrete = Self(rawValue: "discrete")
    /// Straight, and equally fast all the way.
    public static let paced = Self(rawValue: "paced")
    /// Smoothly through the values.
    public static let cubic = Self(rawValue: "cubic")
}
