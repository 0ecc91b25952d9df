import Foundation

/// Gives what drags of rows take along. Nobody drags here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What a drag of rows takes along; nothing for no drag.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// What a touch on another row adds to a drag.
    /// - Note: Kept without effect.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How what is lifted of rows is shown.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// A drag is about to begin.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// A drag ended.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether what is dragged may go from its place.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether what is dragged stays in the program.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// As the system likes.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// It may.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// It doesn't.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Takes what is dropped on a list of rows. Nobody drags here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// What was dropped is to be taken.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether a drag concerns the list at all.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// A drag came over the list.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What the list would do with a drag at a place.
    /// - Note: Kept without effect.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// A drag left the list.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// All is over.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How what comes down at a row is shown.
    /// - Note: Kept without effect.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// It does.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// As the system likes.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}

/// What a list would do with what is dropped.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where it goes.
    public enum Intent: Int, Sendable {
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    /// Where it goes.
    /// - Note: Kept without effect.
    public let intent: Intent

    /// What becomes of what is dropped, somewhere.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// What becomes of what is dropped, and where it goes.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// Takes what is dropped to its place. Nobody drags here, so none is ever handed out.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// Stands for a row until what was dropped is there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Makes the cell ready.
    /// - Note: Kept without effect.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// A cell of an identifier at a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { super.init() }
}

/// Stands for a row until what was dropped on it is there.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How what comes down is shown.
    /// - Note: Kept without effect.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What has become of a cell that stands for another.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
}
