import Foundation

/// What a change does to the rows of a table or the items of a collection. What is deleted, reloaded or moved is counted as
/// before the change, what is inserted, and where something moves to, as after it (documentation of
/// `performBatchUpdates(_:completion:)`).
struct ElementChanges: Equatable {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    /// Rows or items whose cells stay and are brought up to date, as after the change.
    var reconfigured: Set<IndexPath> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]

    /// Where a row or item stands afterwards; nil where it is gone or asked for anew.
    func newPath(of path: IndexPath) -> IndexPath? {
        guard !deleted.contains(path), !reloaded.contains(path) else { return nil }
        if let target = moved[path] { return target }
        guard let section = newSection(of: path.section) else { return nil }
        let left = Set(deleted.union(moved.keys).filter { $0.section == path.section }.map(\.item))
        let taken = Set(inserted.union(moved.values).filter { $0.section == section }.map(\.item))
        return IndexPath(item: Self.place(path.item, left: left, taken: taken), section: section)
    }

    /// Where a section stands afterwards; nil where it is gone or asked for anew.
    func newSection(of section: Int) -> Int? {
        guard !deletedSections.contains(section), !reloadedSections.contains(section) else { return nil }
        if let target = movedSections[section] { return target }
        return Self.place(
            section, left: Set(deletedSections).union(movedSections.keys),
            taken: Set(insertedSections).union(movedSections.values))
    }

    /// The place of what stays, once some places were left and others are taken.
    private static func place(_ place: Int, left: Set<Int>, taken: Set<Int>) -> Int {
        var waiting = place - left.count { $0 < place }
        var candidate = 0
        while true {
            if !taken.contains(candidate) {
                if waiting == 0 { return candidate }
                waiting -= 1
            }
            candidate += 1
        }
    }

    /// Gives each of the values the place that its row or item has afterwards; those that have none are apart.
    func move<Value>(_ values: [IndexPath: Value]) -> (kept: [IndexPath: Value], dropped: [Value]) {
        var (kept, dropped): ([IndexPath: Value], [Value]) = ([:], [])
        for (path, value) in values.sorted(by: { $0.key < $1.key }) {
            if let target = newPath(of: path), kept[target] == nil {
                kept[target] = value
            } else {
                dropped.append(value)
            }
        }
        return (kept, dropped)
    }
}
