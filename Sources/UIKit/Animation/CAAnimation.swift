import Foundation

/// An animation of a layer. What it does is settled when it is added: the layer keeps a copy.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    /// How often it moves a second; as often as the screen asks here.
    /// - Note: Kept without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// How long it takes, in seconds; 0 for the transaction's duration, in a group for the group's.
    open var duration: CFTimeInterval = 0
    /// Whether it is dropped once it is over.
    open var isRemovedOnCompletion = true
    /// Its pace; even unless set, or set on the transaction.
    open var timingFunction: CAMediaTimingFunction?
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// How long it runs again and again, in seconds; 0 leaves that to ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs backwards as well.
    open var autoreverses = false
    /// When it begins, in the layer's time, in seconds; 0 for when it is added. In a group, after the group's beginning.
    open var beginTime: CFTimeInterval = 0
    /// How fast time goes for it.
    open var speed: Float = 1
    /// How far it is at its beginning, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// What is seen of it before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Who hears of it. Retained.
    open var delegate: (any CAAnimationDelegate)?

    /// What was set by names that animations don't have.
    final var keptValues: [String: Any] = [:]

    /// An animation that does the same. One of a program's own class becomes one of the class that it derives from.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let own = self
        nonisolated(unsafe) var made: CAAnimation?
        MainActor.unchecked {
            let copy = own.blank()
            copy.copyMembers(of: own)
            made = copy
        }
        return made ?? own
    }

    /// An animation of the same kind, to be filled.
    func blank() -> CAAnimation { CAAnimation() }

    /// Takes over what another animation of the same kind does.
    func copyMembers(of other: CAAnimation) {
        (preferredFrameRateRange, duration, isRemovedOnCompletion) = (
            other.preferredFrameRateRange, other.duration, other.isRemovedOnCompletion
        )
        (timingFunction, repeatCount, repeatDuration) = (
            other.timingFunction, other.repeatCount, other.repeatDuration
        )
        (autoreverses, beginTime, speed, timeOffset) = (
            other.autoreverses, other.beginTime, other.speed, other.timeOffset
        )
        (fillMode, delegate, keptValues) = (other.fillMode, other.delegate, other.keptValues)
    }

    /// What the layer keeps when the animation is added: a copy, or itself where a program's own class may say more than a copy
    /// would.
    final var added: CAAnimation {
        guard let copy = copy() as? CAAnimation, type(of: copy) == type(of: self) else { return self }
        return copy
    }

    /// What the animation does.
    @MainActor
    func node() -> AnimationNode { AnimationNode(timing: timing, content: .nothing) }

    /// What the animation does to a layer, as that is when the animation is added.
    @MainActor
    func node(of layer: CALayer) -> AnimationNode { node() }

    @MainActor
    final var timing: MediaTiming { MediaTiming(self, standard: CATransaction.animationDuration()) }

    @MainActor
    final var pace: Pace { (timingFunction ?? CATransaction.animationTimingFunction())?.pace ?? .linear }

    /// What the animation does to a property; nothing for one that doesn't move here.
    @MainActor
    final func node(_ keyPath: String?, _ effect: AnimationNode.Effect?) -> AnimationNode {
        guard let path = keyPath.flatMap(AnimatablePath.init), let effect else {
            return AnimationNode(timing: timing, content: .nothing)
        }
        return AnimationNode(timing: timing, content: .property(path, effect))
    }
}

/// Hears of an animation.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing, unless implemented.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing, unless implemented.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animations that run together. Their times are counted from the group's beginning, and end with the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations that run together.
    open var animations: [CAAnimation]?

    override func blank() -> CAAnimation { CAAnimationGroup() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map(\.added)
    }

    @MainActor
    override func node() -> AnimationNode {
        let timing = timing
        // What has no duration of its own takes as long as the group.
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setAnimationDuration(timing.duration)
        return AnimationNode(timing: timing, content: .group((animations ?? []).map { $0.node() }))
    }
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
