/// Sides of a popover that its arrow may be on, by where it points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Shows a controller in a bubble beside what it belongs to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at: a rectangle of this view.
    open weak var sourceView: UIView?
    /// In the coordinates of ``sourceView``; null for all of it. Points.
    open var sourceRect = CGRect.null
    open weak var barButtonItem: UIBarButtonItem?
    open weak var sourceItem: AnyObject?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var canOverlapSourceViewRect = false
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    /// The least distance from the container's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// In compact environments a popover becomes a sheet unless its delegate says otherwise.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// As large as the controller prefers, or as its view's constraints ask; below what it points at, or above where there
    /// is more room, in the middle of it as far as the margins allow.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let arrow: CGFloat = 13
        let room = container.bounds.inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            size.height = fitting.height > 0 ? fitting.height : room.height
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let source = sourceRectangle(in: container)
        let (above, below) = (source.minY - room.minY - arrow, room.maxY - source.maxY - arrow)
        let allowsBelow = permittedArrowDirections.contains(.up) || !permittedArrowDirections.contains(.down)
        let goesBelow = allowsBelow && (below >= size.height || below >= above)
        let y = goesBelow ? source.maxY + arrow : source.minY - arrow - size.height
        return CGRect(
            x: max(room.minX, min(source.midX - size.width / 2, room.maxX - size.width)).rounded(),
            y: max(room.minY, min(y, room.maxY - size.height)).rounded(), width: size.width, height: size.height)
    }

    private func sourceRectangle(in container: UIView) -> CGRect {
        if let sourceView {
            return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
        }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
}

/// Adapts popovers and hears of them.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
}
