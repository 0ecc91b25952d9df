import Foundation

/// The objects of a request in sections, for a table. Its delegate hears of objects and sections that come, go and change.
///
/// A delegate is told by a controller of the type that its methods have. It has the same list, and equals this one (`==`), but
/// is another object (`===`) unless this one is of that type.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    /// What controllers of any type share.
    let list: FetchedList

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        list = FetchedList(fetchRequest.wish, context, sectionNameKeyPath, name)
        super.init()
        list.controller = self
    }

    /// A controller of the same list.
    init(sharing list: FetchedList) {
        self.list = list
        fetchRequest = NSFetchRequest(sharing: list.wish)
    }

    /// A controller of another type for the same list: what the rewriter makes of `as! NSFetchedResultsController<…>`.
    public func _typed<Other>() -> NSFetchedResultsController<Other> {
        self as? NSFetchedResultsController<Other> ?? NSFetchedResultsController<Other>(sharing: list)
    }

    public var managedObjectContext: NSManagedObjectContext { list.context }
    public var sectionNameKeyPath: String? { list.sectionPath }
    /// Kept without effect.
    public var cacheName: String? { list.cacheName }
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { list.delegate }
        set { list.delegate = newValue }
    }

    /// Nothing: there is no cache.
    open class func deleteCache(withName name: String?) {}

    /// Finds the objects, and tells the delegate of changes from now on.
    open func performFetch() throws { try list.fetch() }

    /// The objects; nil before they are fetched.
    open var fetchedObjects: [ResultType]? { list.isFetched ? list.objects.compactMap { $0 as? ResultType } : nil }
    /// The sections; nil before they are fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { list.isFetched ? list.groups : nil }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard list.groups.indices.contains(indexPath.section),
            list.groups[indexPath.section].members.indices.contains(indexPath.row)
        else { fatalError("no object at index \(indexPath.row) in section at index \(indexPath.section)") }
        guard let object = list.groups[indexPath.section].members[indexPath.row] as? ResultType else {
            fatalError("the objects of the request are of another class than \(ResultType.self)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { FetchedGroups(list.groups).places[$0.objectID] }
    }

    // MARK: Titles of sections

    /// The title in a table's index: the first letter, as a capital.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    /// The titles in a table's index, each once.
    open var sectionIndexTitles: [String] { list.titles.map(\.title) }

    /// The section that a title of the index leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        let titles = list.titles
        if titles.indices.contains(sectionIndex), titles[sectionIndex].title == title {
            return titles[sectionIndex].section
        }
        return titles.first { $0.title == title }?.section ?? 0
    }

    // MARK: Comparing

    /// Whether the other controller has the same list.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any ListSharing)?.list === list }
    open override var hash: Int { ObjectIdentifier(list).hashValue }
}

private protocol ListSharing { var list: FetchedList { get } }
extension NSFetchedResultsController: ListSharing {}
