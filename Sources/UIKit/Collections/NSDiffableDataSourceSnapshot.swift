/// The sections and items of a table or collection at one time, by identifiers.
///
/// Each identifier is there once. One that is named twice in a call, and one that is referred to but isn't there, stops the
/// program as UIKit's exceptions do; one that is added again moves to its new place.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private var known: Set<ItemIdentifierType> = []
    /// Items and sections to be made anew, and items to be brought up to date, since the snapshot was shown.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are to be made anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be brought up to date.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Neither sections nor items.
    public init() {}

    /// The items of all sections. O(sections).
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections in order. O(items).
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The items of a section, which must be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, which must be there, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }

    /// The section that holds an item; nil for an item that isn't there. O(items).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }

    /// The place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place among the sections; nil for a section that isn't there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

    private func index(of section: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == section }
    }

    private func path(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    private func requiredPath(of item: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let path = path(of: item) else { stop("the snapshot has no item \(item)") }
        return path
    }

    private func requireKnown(_ items: [ItemIdentifierType]) {
        if let item = items.first(where: { !known.contains($0) }) { stop("the snapshot has no item \(item)") }
    }

    // MARK: Sections

    /// Adds sections, which must be new, at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections, which must be new, before one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier))
    }

    /// Adds sections, which must be new, after one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        require(
            Set(identifiers).count == identifiers.count && !identifiers.contains { index(of: $0) != nil },
            "Fatal: supplied section identifiers are not unique: \(identifiers)")
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let place = index(of: section) else { stop("the snapshot has no section \(section)") }
        return place
    }

    /// Takes sections out with their items; those that aren't there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) { known.subtract(section.items) }
        sections.removeAll { gone.contains($0.identifier) }
    }

    /// Moves a section before another; both must be there.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier))
    }

    /// Moves a section after another; both must be there.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier) + 1)
    }

    /// Has the sections' items asked for anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items to a section, to the last one unless told.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map(place) ?? sections.count - 1
        require(section >= 0, "There are currently no sections in the data source. Please add a section first.")
        makeRoom(for: identifiers)
        sections[section].items += identifiers
    }

    /// Adds items before one that is there, to its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Adds items after one that is there, to its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int
    ) {
        require(!identifiers.contains(neighbour), "an item can't be inserted beside itself: \(neighbour)")
        makeRoom(for: identifiers)
        let path = requiredPath(of: neighbour)
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
    }

    /// Takes items that are there already out, as they are about to be added elsewhere.
    private mutating func makeRoom(for identifiers: [ItemIdentifierType]) {
        let new = Set(identifiers)
        require(
            new.count == identifiers.count,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(repeated(in: identifiers))")
        if !known.isDisjoint(with: new) { deleteItems(identifiers) }
        known.formUnion(new)
    }

    private func repeated(in identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        return identifiers.filter { !seen.insert($0).inserted }
    }

    /// Takes items out; those that aren't there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = known.intersection(identifiers)
        guard !gone.isEmpty else { return }
        known.subtract(gone)
        for index in sections.indices where sections[index].items.contains(where: gone.contains) {
            sections[index].items.removeAll(where: gone.contains)
        }
    }

    /// Takes all items out, and the sections with them.
    public mutating func deleteAllItems() { (sections, known) = ([], []) }

    /// Moves an item before another; both must be there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = requiredPath(of: identifier)
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another; both must be there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = requiredPath(of: identifier)
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Has the items' cells made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        requireKnown(identifiers)
        reloadedItemIdentifiers += identifiers
    }

    /// Has the items' cells brought up to date.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        requireKnown(identifiers)
        reconfiguredItemIdentifiers += identifiers
    }

    /// The snapshot once it is shown: nothing waits to be made anew.
    var settled: Self {
        var settled = self
        settled.reloadedSectionIdentifiers = []
        settled.reloadedItemIdentifiers = []
        settled.reconfiguredItemIdentifiers = []
        return settled
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        path(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }
}
