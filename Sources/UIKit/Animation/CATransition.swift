import Foundation

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

/// A change from one content to the next. The new content is there at once; what is seen of it comes in the given way, in place of
/// what the layer looked like when the transition was added.
open class CATransition: CAAnimation {
    /// How the content changes.
    open var type = CATransitionType.fade
    /// From which side it comes; the left unless set.
    open var subtype: CATransitionSubtype?
    /// How far the change is when it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// How far the change is when it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func blank() -> CAAnimation { CATransition() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    @MainActor
    override func node(of layer: CALayer) -> AnimationNode {
        guard let look = FormerLook(of: layer, lookChange) else { return node() }
        return AnimationNode(
            timing: timing, content: .look(look, pace, from: Double(startProgress), to: Double(endProgress)))
    }
}

/// The name under which a layer keeps its transition.
public let kCATransition = "transition"
