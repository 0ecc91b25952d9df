import Foundation

/// What became of an object in a list.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A group of objects in a list.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Hears how a list changes.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    /// Nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}

/// The objects of a request in sections, for a table.
///
/// Its delegate hears of objects that come, go and change. Where that makes or removes sections, nothing is told but that the
/// list changed.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var groups: [Group] = []
    private var isFetched = false
    private var observer: (any NSObjectProtocol)?

    private struct Group: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// Finds the objects, and tells the delegate of changes from now on.
    open func performFetch() throws {
        groups = try found()
        isFetched = true
        if observer != nil { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] _ in self?.update() }
    }

    private func found() throws -> [Group] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let sectionNameKeyPath else { return [Group(name: "", members: objects)] }
        var groups: [Group] = []
        for object in objects {
            let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
            if groups.last?.name == name {
                groups[groups.count - 1].members.append(object)
            } else {
                groups.append(Group(name: name, members: [object]))
            }
        }
        return groups
    }

    /// The objects; nil before they are fetched.
    open var fetchedObjects: [ResultType]? {
        isFetched ? groups.flatMap(\.members).compactMap { $0 as? ResultType } : nil
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { isFetched ? groups : nil }
    open var sectionIndexTitles: [String] { groups.compactMap(\.indexTitle) }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = groups[indexPath.section].members[indexPath.row] as? ResultType else {
            fatalError("the objects of the request are of another class than \(ResultType.self)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { Self.place(of: object as AnyObject, in: groups) }

    private static func place(of object: AnyObject, in groups: [Group]) -> IndexPath? {
        for (section, group) in groups.enumerated() {
            if let row = group.members.firstIndex(where: { $0 === object }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    // MARK: Changes

    private func update() {
        guard let new = try? found() else { return }
        let old = groups
        groups = new
        guard let delegate else { return }
        let shown = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        shown.groups = new.map { .init(name: $0.name, members: $0.members) }
        shown.isFetched = true
        delegate.controllerWillChangeContent(shown)
        if old.map(\.name) == new.map(\.name) { tell(delegate, from: old, to: new, as: shown) }
        delegate.controllerDidChangeContent(shown)
    }

    private func tell(
        _ delegate: any NSFetchedResultsControllerDelegate, from old: [Group], to new: [Group],
        as shown: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        let before = old.flatMap(\.members)
        let after = new.flatMap(\.members)
        for object in before where !after.contains(where: { $0 === object }) {
            delegate.controller(
                shown, didChange: object, at: Self.place(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in after {
            let place = Self.place(of: object, in: new)
            guard let former = Self.place(of: object, in: old) else {
                delegate.controller(shown, didChange: object, at: nil, for: .insert, newIndexPath: place)
                continue
            }
            guard object.isUpdated else { continue }
            delegate.controller(
                shown, didChange: object, at: former, for: former == place ? .update : .move, newIndexPath: place)
        }
    }
}
