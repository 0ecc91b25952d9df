package import AutoLayout

/// A rectangle that takes part in layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    open internal(set) weak var owningView: UIView?
    open var identifier = ""

    package internal(set) var engineItem: Item?
    /// How the system ties the guide to its view; a guide of one's own is tied by constraints only.
    var placement = GuidePlacement.free
    /// The engine's constraints for ``placement``.
    var placementConstraints: [ConstraintID] = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated open func encode(with coder: NSCoder) {}

    /// The guide's rectangle in the owning view's coordinates, after layout.
    open var layoutFrame: CGRect {
        guard let view = owningView, let host = view.host, let engineItem else { return .zero }
        return host.frame(of: engineItem, in: view)
    }

    open var constraintsAffectingLayout: [NSLayoutConstraint] { [] }
    open var hasAmbiguousLayout: Bool { owningView?.hasAmbiguousLayout ?? false }
}

/// How the system ties a guide to its view.
enum GuidePlacement: Equatable {
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
}

/// A guide that the focus engine can move to.
open class UIFocusGuide: UILayoutGuide {}

/// A guide that follows something outside of the view.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of the keyboard: the bottom edge of the safe area while there is none.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
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
    var length: CGFloat {
        switch placement {
        case .top(let length), .bottom(let length): length
        default: 0
        }
    }
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
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
    }

    func detach(_ guide: UILayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        for constraint in mentioningConstraints.values
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        host?.removed(guide)
        layoutGuides.remove(at: index)
        guide.owningView = nil
    }

    /// The part of the view that no bar or screen edge covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { .inset(safeAreaInsets) }
    }

    /// The view's area within its layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins, "UIViewLayoutMarginsGuide") { .inset(effectiveMargins) }
    }

    /// The part of the margins' area whose width suits reading.
    public var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableContent, "UIViewReadableContentGuide") { .inset(readableInsets) }
    }

    /// The area of the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = systemGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.owningView = self
        guide.placement = .bottom(safeAreaInsets.bottom)
        systemGuides.keyboard = guide
        return guide
    }

    private func systemGuide(
        _ path: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ identifier: String, placement: () -> GuidePlacement
    ) -> UILayoutGuide {
        if let guide = systemGuides[keyPath: path] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guide.placement = placement()
        systemGuides[keyPath: path] = guide
        return guide
    }
}
