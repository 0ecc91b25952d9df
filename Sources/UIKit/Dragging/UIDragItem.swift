import Foundation

/// Something that is dragged. Nobody drags here: what follows is kept so that code compiles.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What is handed over.
    /// - Note: Kept without effect.
    public let itemProvider: NSItemProvider
    /// Anything that helps the program that the item comes from.
    /// - Note: Kept without effect.
    open var localObject: Any?
    /// Makes the picture of the item under the finger.
    /// - Note: Kept without effect.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item that hands over what a provider has.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The picture of an item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// What is shown.
    /// - Note: Kept without effect.
    public let view: UIView
    /// How it is shown.
    /// - Note: Kept without effect.
    public let parameters: UIDragPreviewParameters

    /// A picture of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

/// How what is lifted is shown.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part that is shown; nil for all.
    /// - Note: Kept without effect.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil for that of the part that is shown.
    /// - Note: Kept without effect.
    open var shadowPath: UIBezierPath?
    /// The colour behind it.
    /// - Note: Kept without effect.
    open var backgroundColor: UIColor! = .clear
}

/// How what is dragged is shown.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is lifted comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view around it.
    /// - Note: Kept without effect.
    public let container: UIView
    /// Its middle in that view, in points.
    /// - Note: Kept without effect.
    public let center: CGPoint
    /// How it is drawn there.
    /// - Note: Kept without effect.
    public let transform: CGAffineTransform

    /// A place in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// Where what is dragged comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What is lifted while a menu opens.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// What is shown.
    public let view: UIView
    /// How it is shown.
    /// - Note: Kept without effect.
    public let parameters: UIPreviewParameters
    /// Where it comes from.
    /// - Note: Kept without effect.
    public let target: UIPreviewTarget

    /// A view that comes from a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// A view that comes from where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// How large the view is, in points.
    open var size: CGSize { view.bounds.size }
}

/// What is lifted while a drag begins.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
