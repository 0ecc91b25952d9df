// A remote control, or a keyboard on a pad, moves from one object to another. None is there: nothing of this happens.

/// What a remote control can be in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What a remote control can come to.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// Where a remote control goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// A step of a remote control.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// What is left.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What is gone to.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that is left.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that is gone to.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// Where it goes.
    open internal(set) var focusHeading: UIFocusHeading = []
}

/// Moves things along with a step of a remote control.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs both at once: nothing moves.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// Leads a remote control to views.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Where it leads.
    /// - Note: Kept without effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
    /// Whether it leads anywhere.
    /// - Note: Kept without effect.
    open var isEnabled = true
}

/// How something looks that a remote control is at.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// A ring around what a remote control is at. It isn't drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// A ring around a path.
    public init(path: UIBezierPath) {}
    /// A ring around a rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {}
    /// A ring around what is there.
    public override init() {}
}
