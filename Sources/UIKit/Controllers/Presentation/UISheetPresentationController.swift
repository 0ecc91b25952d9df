/// Shows a controller as a sheet: a card along the bottom on phones, in the middle of the screen on iPads.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// Apple's name, or one of one's own.
            public var rawValue: String
            /// The identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// As high as sheets are.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The height of a detent that isn't used in a context.
        public static let inactive: CGFloat = 1.7976931348623157e308

        /// Tells the height from others.
        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            height: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        /// About half of the screen's height.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// The full height of a sheet.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of one's own without the safe area, in points; nil where the detent is not to be used.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), height: resolver) }

        /// The height in a context; nil where the detent is not used.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context)
        }
    }

    /// The heights at which the sheet rests, smallest first; the full one unless set.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// Where the sheet rests; the smallest detent unless set.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// The greatest height up to which what is below isn't dimmed; nil dims it below every height.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// Whether scrolling at the end makes the sheet higher; kept.
    /// - Note: Kept without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a bar at the top shows that the sheet can be dragged.
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsDisplay() } }
    /// Whether the sheet stands at the bottom where the height is compact, in place of filling the screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// Whether it is then as wide as the controller would have it.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Points; 10 unless set.
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsDisplay() } }
    /// Whether a form sheet is as large as a page where there is room.
    open var prefersPageSizing = false { didSet { containerView?.setNeedsLayout() } }
    /// Where the sheet comes from on Apple's systems; without effect on where it is.
    /// - Note: Kept without effect.
    open weak var sourceView: UIView?

    /// Makes several changes; with an animation on Apple's systems.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.layoutIfNeeded()
    }

    /// Has detents tell their heights anew.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Nothing up to the height that isn't to be dimmed (documentation of `largestUndimmedDetentIdentifier`).
    override var dimming: UIColor? {
        if let largest = largestUndimmedDetentIdentifier, let container = containerView, !isCentred {
            let heights = heights(in: container)
            if let most = heights.first(where: { $0.0 == largest })?.1, let resting = resting(of: heights)?.1,
                resting <= most
            {
                return nil
            }
        }
        return UIColor(white: 0, alpha: 0.2)
    }

    /// Whether the sheet stands in the middle of a screen whose width is regular.
    private var isCentred: Bool {
        guard let traits = containerView?.traitCollection else { return false }
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
    }

    /// The corners of the sheet's card, and whether it shows a bar to drag it by; nil where the sheet covers all.
    package var card: (radius: CGFloat, corners: CACornerMask, showsGrabber: Bool)? {
        guard !coversContainer else { return nil }
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return (
            max(0, preferredCornerRadius ?? 10), isCentred ? .allCorners : upper, prefersGrabberVisible && !isCentred
        )
    }

    /// Whether the screen below is seen pushed back: below a sheet of full height on a phone.
    fileprivate var pushesBack: Bool {
        guard let container = containerView, !isCentred, !coversContainer,
            container.traitCollection.verticalSizeClass != .compact
        else { return false }
        return resting(of: heights(in: container))?.0 == .large
    }

    /// Whether the sheet covers all of its container, as it does in a vertically compact environment unless it prefers to be
    /// attached to the edge (documentation of `prefersEdgeAttachedInCompactHeight`).
    var coversContainer: Bool {
        containerView?.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    /// On iPads either style has the controller's preferred size, if that is set. ``SheetGeometry`` has the rest.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let (size, traits) = (container.bounds.size, container.traitCollection)
        if coversContainer { return container.bounds }
        if isCentred {
            return SheetGeometry.centredFrame(
                in: size, preferring: presentedViewController.preferredContentSize,
                isForm: styleInForce == .formSheet && !prefersPageSizing)
        }
        var (x, width) = (CGFloat(0), size.width)
        let preferred = presentedViewController.preferredContentSize.width
        if traits.verticalSizeClass == .compact, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
            width = min(preferred, size.width)
            x = (size.width - width) / 2
        }
        let height = restingHeight(in: container)
        return CGRect(x: x, y: size.height - height, width: width, height: height)
    }

    private func restingHeight(in container: UIView) -> CGFloat {
        let safe = container.safeAreaInsets
        let full = container.bounds.height - SheetGeometry.gap(belowSafeArea: safe.top)
        guard let chosen = resting(of: heights(in: container)) else { return full }
        if chosen.0 == .medium { return (container.bounds.height / 2).rounded() }
        return min(full, max(0, chosen.1) + safe.bottom)
    }

    /// The heights of the detents that are used, without the safe area.
    private func heights(in container: UIView) -> [(Detent.Identifier, CGFloat)] {
        let safe = container.safeAreaInsets
        let full = container.bounds.height - SheetGeometry.gap(belowSafeArea: safe.top)
        let context = SheetContext(
            containerTraitCollection: container.traitCollection, maximumDetentValue: full - safe.bottom)
        return detents.compactMap { detent in
            guard let height = detent.resolvedValue(in: context), height != Detent.inactive else { return nil }
            return (detent.identifier, height)
        }
    }

    private func resting(of heights: [(Detent.Identifier, CGFloat)]) -> (Detent.Identifier, CGFloat)? {
        heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    }
}

extension UIView {
    /// The card of the sheet that the view is shown as, if it is.
    package var sheetCard: (radius: CGFloat, corners: CACornerMask, showsGrabber: Bool)? {
        guard let container = superview as? PresentationContainerView,
            let sheet = container.controller as? UISheetPresentationController, sheet.presentedView === self
        else { return nil }
        return sheet.card
    }
}

extension UIView {
    /// Where a screen is seen while a sheet of full height stands over it on a phone, in the window's coordinates, and how round
    /// its upper corners are then; nil where it is seen at its place. It is smaller by 16 points at each side, and its upper edge
    /// is 10 points above the sheet's: estimates by pictures of iOS 13 and later. It gets there as the sheet comes up.
    package var placeBehindSheet: (frame: CGRect, radius: CGFloat)? {
        guard let window = superview as? UIWindow, !(self is PresentationContainerView),
            let index = window.subviews.firstIndex(of: self), index + 1 < window.subviews.count,
            let container = window.subviews[index + 1] as? PresentationContainerView,
            let sheet = container.controller as? UISheetPresentationController, sheet.pushesBack,
            let card = sheet.presentedView, card.superview === container, frame.width > 32
        else { return nil }
        let place = sheet.frameOfPresentedViewInContainerView
        guard place.height > 0 else { return nil }
        let progress = min(max((container.bounds.maxY - card.frame.minY) / place.height, 0), 1)
        let side = 16 * progress
        let scale = (frame.width - 2 * side) / frame.width
        return (
            CGRect(
                x: frame.minX + side, y: frame.minY + max(0, place.minY - 10) * progress, width: frame.width * scale,
                height: frame.height * scale), 10 * progress
        )
    }
}

extension UIViewController {
    /// Whether the controller is shown in a sheet that leaves something of the screen free.
    var standsInSheet: Bool {
        var outermost = self
        while let next = outermost.parent { outermost = next }
        guard let sheet = outermost.shownPresentation as? UISheetPresentationController else { return false }
        return !sheet.coversContainer
    }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a sheet can have, without the safe area. Points.
    var maximumDetentValue: CGFloat { get }
}

private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
    }
}

/// Hears of a sheet's detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// - Note: Kept without effect.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
