/// Changes a pointer over a view. There is no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Says how the pointer looks; nobody asks.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes.
    /// - Note: Kept without effect.
    open var isEnabled = true

    /// A delegate's pointers.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// Asks anew; nobody does.
    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says how a pointer looks. There is none.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// - Note: Kept without effect.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// - Note: Kept without effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// - Note: Kept without effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// Moves things with a pointer. There is none.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
    /// As usual.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// As usual.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Where a pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// Where, in the view's coordinates.
    open var location: CGPoint { .zero }
    /// Keys that are held: none.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view for pointers.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// Where, in the view's coordinates.
    /// - Note: Kept without effect.
    public let rect: CGRect
    /// Its name.
    /// - Note: Kept without effect.
    public let identifier: AnyHashable?
    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// What a pointer does to a view.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a tint lies.
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

    /// What is shown under the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
            preview
        }
    }
}

/// What a pointer looks like.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// As an effect has it.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// As a shape has it.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
    private override init() {}
    /// No pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// The system's.
    public static func system() -> UIPointerStyle { UIPointerStyle() }
}
