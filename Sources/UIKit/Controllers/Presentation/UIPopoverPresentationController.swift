/// Sides of a popover that its arrow may be on, by where it points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The directions of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not decided yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Shows a controller in a bubble beside what it belongs to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    override var dimsTints: Bool { true }
    /// The sheet that the popover becomes where there is no room.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    /// What the popover points at: a rectangle of this view.
    open weak var sourceView: UIView?
    /// In the coordinates of ``sourceView``; null for all of it. Points.
    open var sourceRect = CGRect.null
    /// The bar item that the popover points at; the same as a ``sourceItem`` that is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// The view, guide or bar item that the popover points at.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Where the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where the arrow of the popover that is shown points; `unknown` while none is.
    open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
    /// Whether the popover may cover what it points at, where there is no other room.
    /// - Note: Kept without effect.
    open var canOverlapSourceViewRect = false
    /// The colour of the bubble's arrow; nil for that of what is shown.
    open var backgroundColor: UIColor?
    /// The views outside that go on taking touches; kept.
    /// - Note: Kept without effect.
    open var passthroughViews: [UIView]?
    /// The least distance from the container's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// In compact environments a popover becomes a sheet unless its delegate says otherwise.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The width where the controller prefers none: 320 points (documentation of `contentSizeForViewInPopover`).
    var ownWidth: CGFloat = 320

    /// As large as the controller prefers, else 320 by 1,100 points (documentation of `contentSizeForViewInPopover`), as far
    /// as the margins allow. It stands on the first permitted side of what it points at that has room for it — below, above,
    /// right, left —, or on the one with the most room, and in the middle of that side if the margins allow. Where no side is
    /// permitted it stands over the middle of what it points at, without an arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    /// How the bubble is drawn, in the coordinates of what it shows: where its arrow begins and where its tip is, if it has one.
    fileprivate var bubble: PopoverBubble {
        var bubble = PopoverBubble(color: backgroundColor)
        guard let container = containerView, let (frame, direction) = placement else { return bubble }
        let source = sourceRectangle(in: container)
        let (width, reach, height) = (PopoverBubble.arrowWidth / 2, PopoverBubble.radius, Self.arrow)
        func along(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
            max(reach + width, min(place, length - reach - width))
        }
        let x = along(source.midX - frame.minX, frame.width)
        let y = along(source.midY - frame.minY, frame.height)
        switch direction {
        case .up: bubble.arrow = [CGPoint(x: x - width, y: 0), CGPoint(x: x, y: -height), CGPoint(x: x + width, y: 0)]
        case .down:
            let end = frame.height
            bubble.arrow = [
                CGPoint(x: x - width, y: end), CGPoint(x: x, y: end + height), CGPoint(x: x + width, y: end),
            ]
        case .left:
            bubble.arrow = [CGPoint(x: 0, y: y - width), CGPoint(x: -height, y: y), CGPoint(x: 0, y: y + width)]
        case .right:
            let end = frame.width
            bubble.arrow = [
                CGPoint(x: end, y: y - width), CGPoint(x: end + height, y: y), CGPoint(x: end, y: y + width),
            ]
        default: break
        }
        return bubble
    }

    private var placement: (frame: CGRect, direction: UIPopoverArrowDirection)? {
        guard let container = containerView else { return nil }
        let source = sourceRectangle(in: container)
        let room = container.bounds.inset(by: popoverLayoutMargins)
        let size = contentSize(in: room.size)
        let free: [(direction: UIPopoverArrowDirection, length: CGFloat, needed: CGFloat)] = [
            (.up, room.maxY - source.maxY - Self.arrow, size.height),
            (.down, source.minY - room.minY - Self.arrow, size.height),
            (.left, room.maxX - source.maxX - Self.arrow, size.width),
            (.right, source.minX - room.minX - Self.arrow, size.width),
        ].filter { permittedArrowDirections.contains($0.0) }
        let fitting = free.first { $0.length >= $0.needed }
        let side = fitting ?? free.max { $0.length - $0.needed < $1.length - $1.needed }
        let direction = side?.direction ?? []
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .down: origin.y = source.minY - Self.arrow - size.height
        case .left: origin.x = source.maxX + Self.arrow
        case .right: origin.x = source.minX - Self.arrow - size.width
        case .up: origin.y = source.maxY + Self.arrow
        default: break
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width)).rounded()
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height)).rounded()
        return (CGRect(origin: origin, size: size), direction)
    }

    /// The height of the arrow, in points; estimated.
    private static let arrow: CGFloat = 13

    private func contentSize(in room: CGSize) -> CGSize {
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = ownWidth }
        if size.height <= 0, let alert = presentedViewController as? UIAlertController {
            size.height =
                alert.view.systemLayoutSizeFitting(
                    CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if size.height <= 0 {
            size.height = 1100
        }
        return CGSize(width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    }

    private func sourceRectangle(in container: UIView) -> CGRect {
        if let sourceView {
            return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
        }
        if let item = barButtonItem, let navigation = presentingViewController.shownNavigation {
            return item.rectangle(in: container, of: navigation)
        }
        if barButtonItem == nil, let frame = sourceItem?.frame(in: container) { return frame }
        return CGRect(x: container.bounds.midX, y: container.bounds.minY, width: 0, height: 0)
    }

    /// UIKit raises an exception for a popover that points at nothing.
    func requireSource() {
        require(
            sourceView != nil || sourceItem != nil,
            "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
                + "presentation occurs")
    }
}

/// How a popover's bubble is drawn. Radius and arrow are estimates by pictures of iOS 13 to 18.
package struct PopoverBubble {
    /// Of the corners, in points.
    package static let radius: CGFloat = 13
    /// Where it meets the bubble, in points.
    static let arrowWidth: CGFloat = 26
    /// The colour of the arrow; nil for that of the ground.
    package var color: UIColor?
    /// Where the arrow begins, its tip and where it ends; empty without an arrow.
    package var arrow: [CGPoint] = []
}

extension UIView {
    /// The bubble of the popover that the view is shown as, if it is.
    package var popoverBubble: PopoverBubble? {
        guard let container = superview as? PresentationContainerView,
            let popover = container.controller as? UIPopoverPresentationController, popover.presentedView === self
        else { return nil }
        return popover.bubble
    }
}

extension UIViewController {
    /// The navigation controller that shows its bar in this controller or one of its children.
    var shownNavigation: UINavigationController? {
        if let navigation = self as? UINavigationController { return navigation }
        if let chosen = (self as? any BarContainer)?.chosenController { return chosen.shownNavigation }
        return children.lazy.compactMap(\.shownNavigation).first
    }
}

/// Adapts popovers and hears of them.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// - Note: Kept without effect.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// - Note: Kept without effect.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// It may.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
}
