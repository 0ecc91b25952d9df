/// The items of one section as an outline: items below items, which are shown while those above are expanded.
///
/// Each item is there once. One that is named twice, and one that is referred to but isn't there, stops the program as UIKit's
/// exceptions do.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, those below an item right behind it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// No items.
    public init() {}

    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items that are shown: all those above them are expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    // MARK: Changes

    /// Adds items, which must be new, at the end: below an item, or at the top.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let place = parent.map { end(of: requiredIndex(of: $0)) } ?? self.items.count
        add(items, at: place, below: parent)
    }

    /// Adds items, which must be new, before one that is there, below the same item.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        add(items, at: requiredIndex(of: item), below: parents[item])
    }

    /// Adds items, which must be new, after one that is there and all that is below it, below the same item.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        add(items, at: end(of: requiredIndex(of: item)), below: parents[item])
    }

    /// Adds an outline before an item, below the same item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        add(snapshot, at: requiredIndex(of: item), below: parents[item])
    }

    /// Adds an outline after an item and all that is below it, below the same item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        add(snapshot, at: end(of: requiredIndex(of: item)), below: parents[item])
    }

    /// Puts an outline in the place of all that is below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let place = requiredIndex(of: parent)
        remove(Set(items[(place + 1)..<end(of: place)]))
        add(snapshot, at: place + 1, below: parent)
    }

    /// Takes items out with all that is below them; those that aren't there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone: Set<ItemIdentifierType> = []
        for item in items {
            if let place = index(of: item) { gone.formUnion(self.items[place..<end(of: place)]) }
        }
        remove(gone)
    }

    /// Takes all items out.
    public mutating func deleteAll() { self = Self() }
    /// Shows what is right below items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { _ = requiredIndex(of: item) }
        expanded.formUnion(items)
    }
    /// Shows nothing below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { _ = requiredIndex(of: item) }
        expanded.subtract(items)
    }

    private mutating func add(_ new: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?) {
        require(
            Set(new).count == new.count && Set(items).isDisjoint(with: new),
            "Fatal: supplied item identifiers are not unique: \(new)")
        items.insert(contentsOf: new, at: place)
        for item in new { parents[item] = parent }
    }

    private mutating func add(_ snapshot: Self, at place: Int, below parent: ItemIdentifierType?) {
        add(snapshot.items, at: place, below: parent)
        parents.merge(snapshot.parents) { $1 }
        expanded.formUnion(snapshot.expanded)
    }

    private mutating func remove(_ gone: Set<ItemIdentifierType>) {
        items.removeAll(where: gone.contains)
        parents = parents.filter { !gone.contains($0.key) }
        expanded.subtract(gone)
    }

    // MARK: Questions

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// The place among all items; nil for an item that isn't there.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// How many items are above an item.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
    /// The item right above an item; nil at the top.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Whether what is right below an item is shown with it.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all items above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }

    /// What is below an item as an outline of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let place = requiredIndex(of: parent)
        var part = Self()
        part.items = Array(items[(includingParent ? place : place + 1)..<end(of: place)])
        let kept = Set(part.items)
        part.parents = parents.filter { kept.contains($0.key) && kept.contains($0.value) }
        part.expanded = expanded.intersection(kept)
        return part
    }

    /// The outline as text, a line for each item: `-` before what is expanded, `+` before what isn't, `*` where nothing is below.
    public func visualDescription() -> String {
        items.map { item in
            let sign = parents.values.contains(item) ? isExpanded(item) ? "-" : "+" : "*"
            return String(repeating: "  ", count: level(of: item)) + sign + " \(item)"
        }.joined(separator: "\n")
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    private func requiredIndex(of item: ItemIdentifierType) -> Int {
        guard let place = index(of: item) else { stop("the section snapshot has no item \(item)") }
        return place
    }

    /// Behind the item at a place and all that is below it.
    private func end(of place: Int) -> Int {
        let item = items[place]
        var end = place + 1
        while end < items.count, ancestors(of: items[end]).contains(item) { end += 1 }
        return end
    }
}
