import Foundation

/// The list of a controller, for those of any type.
final class FetchedList {
    let wish: FetchWish
    let context: NSManagedObjectContext
    let sectionPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { (wantsSnapshots, wantsDifferences) = (true, true) }
    }
    /// The controller that the app made.
    weak var controller: NSObject?
    private(set) var groups: [FetchedGroup] = []
    private(set) var isFetched = false
    /// Whether the delegate's class may have the methods; the methods that a class lacks say that it hasn't.
    var wantsSnapshots = true
    var wantsDifferences = true
    private var observer: (any NSObjectProtocol)?

    init(_ wish: FetchWish, _ context: NSManagedObjectContext, _ sectionPath: String?, _ cacheName: String?) {
        (self.wish, self.context, self.sectionPath, self.cacheName) = (wish, context, sectionPath, cacheName)
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    var objects: [NSManagedObject] { groups.flatMap(\.members) }

    /// The titles of the index with their first sections.
    var titles: [(title: String, section: Int)] {
        var titles: [(title: String, section: Int)] = []
        for (section, group) in groups.enumerated() {
            guard let title = group.indexTitle, !titles.contains(where: { $0.title == title }) else { continue }
            titles.append((title, section))
        }
        return titles
    }

    /// The controller as its delegate knows it.
    private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
        controller as? NSFetchedResultsController<any NSFetchRequestResult> ?? NSFetchedResultsController(sharing: self)
    }

    func fetch() throws {
        groups = found()
        isFetched = true
        if let delegate, wantsSnapshots { tellBySnapshot(delegate, shown, changed: []) }
        if observer != nil { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] notification in self?.update(notification.userInfo ?? [:]) }
    }

    private func found() -> [FetchedGroup] {
        let objects = context.objects(of: NSFetchRequest<any NSFetchRequestResult>(sharing: wish))
        guard let sectionPath else { return [FetchedGroup(name: "", indexTitle: nil, members: objects)] }
        var groups: [FetchedGroup] = []
        var places: [String: Int] = [:]
        for object in objects {
            let name = object.value(forKeyPath: sectionPath).map { Self.text(of: $0) } ?? ""
            if let place = places[name] {
                groups[place].members.append(object)
            } else {
                places[name] = groups.count
                groups.append(FetchedGroup(name: name, indexTitle: title(of: name), members: [object]))
            }
        }
        return groups
    }

    private static func text(of value: Any) -> String {
        let value = KeptValue.of(value, for: nil) ?? ""
        return "\(value)"
    }

    private func title(of name: String) -> String? {
        let shown = shown
        return delegate.map { $0.controller(shown, sectionIndexTitleForSectionName: name) }
            ?? shown.sectionIndexTitle(forSectionName: name)
    }

    // MARK: Changes

    private func update(_ info: [AnyHashable: Any]) {
        let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey, NSInsertedObjectsKey]
        let changed = keys.compactMap { info[$0] as? Set<NSManagedObject> }.joined().map(\.objectID)
        let old = groups
        let new = found()
        groups = new
        let changes = FetchedChanges(from: old, to: new, changed: Set(changed))
        guard let delegate, !changes.isEmpty else { return }
        let shown = shown
        if wantsSnapshots {
            tellBySnapshot(delegate, shown, changed: changes.updated)
            if wantsSnapshots { return }
        }
        if wantsDifferences, sectionPath == nil {
            let ids = { (groups: [FetchedGroup]) in groups.flatMap(\.members).map(\.objectID) }
            let difference = ids(new).difference(from: ids(old)) { $0 === $1 }.inferringMoves()
            delegate.controller(shown, didChangeContentWith: difference)
            if wantsDifferences { return }
        }
        delegate.controllerWillChangeContent(shown)
        changes.tell(delegate, as: shown)
        delegate.controllerDidChangeContent(shown)
    }

    private func tellBySnapshot(
        _ delegate: any NSFetchedResultsControllerDelegate,
        _ shown: NSFetchedResultsController<any NSFetchRequestResult>, changed: [NSManagedObjectID]
    ) {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for group in groups {
            snapshot.appendSections(withIdentifiers: [group.name])
            snapshot.appendItems(withIdentifiers: group.members.map(\.objectID))
        }
        if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed) }
        delegate.controller(shown, didChangeContentWith: snapshot)
    }
}

/// A section of a list.
struct FetchedGroup: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    var members: [NSManagedObject]
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// Where the objects of sections stand.
struct FetchedGroups {
    private(set) var places: [NSManagedObjectID: IndexPath] = [:]

    init(_ groups: [FetchedGroup]) {
        for (section, group) in groups.enumerated() {
            for (row, object) in group.members.enumerated() {
                places[object.objectID] = IndexPath(row: row, section: section)
            }
        }
    }
}
