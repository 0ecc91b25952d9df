package import AutoLayout

/// A rectangle that takes part in layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    /// The view whose coordinates the guide lives in. Setting it adds the guide to the view, as
    /// `addLayoutGuide(_:)` does.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }
    final var owner: UIView? {
        get { ownerReference?.viewItem }
        set { ownerReference = newValue?.reference }
    }
    final var unretainedOwner: Unmanaged<UIView>? { ownerReference?.unretainedView }
    @exclusivity(unchecked) private final var ownerReference: ItemReference?
    @exclusivity(unchecked) nonisolated(unsafe) final var storedReference: ItemReference?
    /// A name for reports and for code.
    open var identifier = ""

    @exclusivity(unchecked) package internal(set) var engineItem: Item?
    /// How the system ties the guide to its view; a guide of one's own is tied by constraints only.
    @exclusivity(unchecked) package internal(set) var placement = GuidePlacement.free {
        didSet { (self as? LayoutSupportGuide)?.placementChanged() }
    }
    /// The engine's constraints for ``placement``.
    @exclusivity(unchecked) var placementConstraints: [ConstraintID] = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit { storedReference?.clear() }

    /// Archives hold no guides on this platform: nothing is written.
    nonisolated open func encode(with coder: NSCoder) {}

    /// The guide's rectangle in the owning view's coordinates, after layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        guard let host = view.host, let engineItem else { return placement.frame(in: view) }
        return host.frame(of: engineItem, in: view)
    }

    /// The constraints that speak of the guide along an axis. Lays out the tree if needed.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutHost.constraintsAffecting(self, axis)
    }

    /// Whether constraints leave the guide's place or size open. Lays out the tree if needed.
    open var hasAmbiguousLayout: Bool { LayoutHost.isAmbiguous(self) }

    // MARK: Anchors

    /// The edge at which reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .trailing) }
    /// The left edge, whatever the direction of reading.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .left) }
    /// The right edge, whatever the direction of reading.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .right) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .bottom) }
    /// The middle down.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference: reference, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference: reference, attribute: .height) }
}

/// How the system ties a guide to its view.
package enum GuidePlacement: Equatable {
    case free
    /// Inside the view's edges by these distances.
    case inset(UIEdgeInsets)
    /// Along the view's top edge, as high as the bars (`topLayoutGuide`).
    case top(CGFloat)
    /// Along the view's bottom edge (`bottomLayoutGuide`).
    case bottom(CGFloat)
    /// The scrolled area: begins at the view's upper left corner, its size follows from constraints.
    case scrolledContent
    /// The scroll view's frame in the coordinates of its content.
    case scrollFrame(offset: CGPoint)

    /// Where the guide is while no constraint speaks of it, in the view's coordinates.
    @MainActor
    func frame(in view: UIView) -> CGRect {
        let size = view.bounds.size
        switch self {
        case .free: return .zero
        case .inset(let insets):
            return CGRect(
                x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
                height: max(0, size.height - insets.top - insets.bottom))
        case .top(let length): return CGRect(x: 0, y: 0, width: size.width, height: length)
        case .bottom(let length): return CGRect(x: 0, y: size.height - length, width: size.width, height: length)
        case .scrolledContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame(let offset): return CGRect(origin: offset, size: size)
        }
    }
}

/// A guide that follows something outside of the view.
open class UITrackingLayoutGuide: UILayoutGuide {
    /// Keeps constraints in force as long as the guide is near an edge: a keyboard is near the bottom.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        for constraint in trackingConstraints { constraint.isActive = edge == .bottom }
    }

    /// Keeps constraints in force as long as the guide is away from an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        for constraint in trackingConstraints { constraint.isActive = !edge.contains(.bottom) }
    }
}

/// The area of the keyboard: the bottom edge of the safe area while there is none.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats; kept, as none is shown.
    /// - Note: Kept without effect.
    open var followsUndockedKeyboard = false
    /// Points above the keyboard in which a finger begins to move it away.
    /// - Note: Kept without effect.
    open var keyboardDismissPadding: CGFloat = 0

    /// Whether the guide ends at the safe area's bottom edge while there is no keyboard, rather than at the view's.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.host?.marginsChanged() } }
    }

    /// How high the guide is above the view's bottom edge, in points.
    func length(safeArea: UIEdgeInsets) -> CGFloat {
        let covered = owner.flatMap { view in view.window?.inputOverlap(of: view) } ?? 0
        return max(usesBottomSafeArea ? safeArea.bottom : 0, covered)
    }
}

/// The area covered by bars at the top or bottom of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guides of a controller's view: `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private var listedHeight: NSLayoutConstraint?

    var length: CGFloat {
        switch placement {
        case .top(let length), .bottom(let length): length
        default: 0
        }
    }

    /// Adds the two constraints to the view's list by which UIKit holds the guide: at the view's edge, and as high as it is.
    func listConstraints(at edge: NSLayoutConstraint.Attribute, of view: UIView) {
        let place = ConstraintTerms(reference, edge, .equal, view.reference, edge, 1, 0)
        let height = ConstraintTerms(reference, .height, .equal, nil, .notAnAttribute, 1, length)
        for terms in [place, height] {
            let constraint = NSLayoutConstraint()
            constraint.say(terms)
            constraint.isMadeBySystem = true
            constraint.isOnlyListed = true
            constraint.hold(by: view)
            listedHeight = constraint
        }
    }

    /// Has the listed constraint say how high the guide is by now.
    func placementChanged() { listedHeight?.list(length) }
}

/// The guides that a view makes when they are first asked for.
struct SystemGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readableContent: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?

    var all: [UILayoutGuide] { [safeArea, margins, readableContent, keyboard].compactMap { $0 } }
}

extension UIView {
    func attach(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        layoutGuides.append(guide)
    }

    func detach(_ guide: UILayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        for constraint in links.mentions.constraints
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        host?.removed(guide)
        layoutGuides.remove(at: index)
        guide.owner = nil
    }

    var safeAreaGuide: UILayoutGuide {
        systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { .inset(safeAreaInsets) }
    }

    var marginsGuide: UILayoutGuide {
        systemGuide(\.margins, "UIViewLayoutMarginsGuide") { .inset(effectiveMargins) }
    }

    var readableGuide: UILayoutGuide {
        systemGuide(\.readableContent, "UIViewReadableContentGuide") { .inset(readableInsets) }
    }

    var keyboardGuide: UIKeyboardLayoutGuide {
        if let guide = systemGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.owner = self
        guide.placement = .bottom(guide.length(safeArea: safeAreaInsets))
        systemGuides.keyboard = guide
        return guide
    }

    private func systemGuide(
        _ path: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ identifier: String, placement: () -> GuidePlacement
    ) -> UILayoutGuide {
        if let guide = systemGuides[keyPath: path] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owner = self
        guide.placement = placement()
        systemGuides[keyPath: path] = guide
        return guide
    }
}
