/// What drags and drops have in common. Nobody drags here, so no session is ever handed out.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the program sees it that what is dragged comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drag as the program sees it that it goes to.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
    /// How progress is shown; it isn't.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// - Note: Kept without effect.
    public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
        get { .none }
        set {}
    }
}

/// Whether a person sees how far what is dropped has come.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, as the place takes none of it.
    case forbidden
    /// A copy is made.
    case copy
    /// It goes from its place to the new one.
    case move
}

/// What a place would do with what is dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What becomes of it.
    /// - Note: Kept without effect.
    public let operation: UIDropOperation
    /// Whether the place is so small that the finger is to be exact.
    /// - Note: Kept without effect.
    open var isPrecise = false
    /// Whether the picture stays at its full size.
    /// - Note: Kept without effect.
    open var prefersFullSizePreview = false

    /// What becomes of what is dropped.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Begins drags from a view. Nobody drags here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Gives what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether drags begin.
    /// - Note: Kept without effect.
    open var isEnabled = true
    /// Whether other gestures go on during a drag.
    /// - Note: Kept without effect.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Drags of what a delegate gives.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Nothing to prepare.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What a drag takes along; nothing for no drag.
    /// - Note: Kept without effect.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// What is lifted of an item.
    /// - Note: Kept without effect.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
    /// The view of the interaction.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
}

/// Takes what is dropped on a view. Nobody drags here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags at a time are taken.
    /// - Note: Kept without effect.
    open var allowsSimultaneousDropSessions = false

    /// Drops that a delegate takes.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Nothing to prepare.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether a drag concerns the view at all.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// A drag came over the view.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What the view would do with the drag.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// A drag left the view.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// A drag ended over the view.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// All is over.
    /// - Note: Kept without effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// It does.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    /// Nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// The work of a drag that is shown while it goes on.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
