import InterfaceBuilder

/// Which elements of two versions of a document are the same: objects by their ids, wherever they stand; everything
/// else by what it is to the element that holds it.
struct ElementAlignment {
    /// For each element of the old version the one of the new version.
    private(set) var newOfOld: [ElementID?]
    /// For each element of the new version the one of the old version.
    private(set) var oldOfNew: [ElementID?]

    /// O(elements), and more for long lists of elements that have neither an id nor a key.
    init(_ old: ElementTree, _ new: ElementTree) {
        newOfOld = Array(repeating: nil, count: old.count)
        oldOfNew = Array(repeating: nil, count: new.count)
        pair(old.root, new.root)
        let objects = new.occurrences
        for (id, elements) in old.occurrences {
            for (element, partner) in zip(elements, objects[id] ?? []) { pair(element, partner) }
        }
        let (oldContents, newContents) = (old.contents, new.contents)
        for element in old.elements {
            guard let partner = newOfOld[element.index] else { continue }
            let children = old.children(element).filter { newOfOld[$0.index] == nil && old.objectID($0) == nil }
            let others = new.children(partner).filter { oldOfNew[$0.index] == nil && new.objectID($0) == nil }
            guard !children.isEmpty, !others.isEmpty else { continue }
            let (ownKeys, keys) = (Self.uniqueKeys(children, old), Self.uniqueKeys(others, new))
            var rest: [ElementID] = []
            for (child, key) in zip(children, children.map(old.key)) {
                if let key, let other = keys[key], ownKeys[key] == child {
                    pair(child, other)
                } else {
                    rest.append(child)
                }
            }
            let left = others.filter { oldOfNew[$0.index] == nil }
            for (child, other) in Self.sequence(rest, left, old, new, oldContents, newContents) { pair(child, other) }
        }
    }

    private mutating func pair(_ old: ElementID, _ new: ElementID) {
        newOfOld[old.index] = new
        oldOfNew[new.index] = old
    }

    /// The elements whose key no other one has.
    private static func uniqueKeys(_ elements: [ElementID], _ tree: ElementTree) -> [String: ElementID] {
        var found: [String: ElementID?] = [:]
        for element in elements {
            guard let key = tree.key(element) else { continue }
            found[key] = found[key] == nil ? .some(element) : .some(nil)
        }
        return found.compactMapValues { $0 }
    }

    /// Pairs what has no key: first what is equal, in order; then what stands between equals, by name.
    private static func sequence(
        _ old: [ElementID], _ new: [ElementID], _ oldTree: ElementTree, _ newTree: ElementTree, _ oldContents: [Int],
        _ newContents: [Int]
    ) -> [(ElementID, ElementID)] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        let equal = commonSubsequence(old.map { oldContents[$0.index] }, new.map { newContents[$0.index] })
        var pairs = equal.map { (old[$0.0], new[$0.1]) }
        var (lastOld, lastNew) = (0, 0)
        for (nextOld, nextNew) in equal + [(old.count, new.count)] {
            var waiting = Array(new[lastNew..<nextNew])
            for element in old[lastOld..<nextOld] {
                guard let place = waiting.firstIndex(where: { newTree.name($0) == oldTree.name(element) }) else {
                    continue
                }
                pairs.append((element, waiting[place]))
                waiting.removeFirst(place + 1)
            }
            (lastOld, lastNew) = (min(nextOld + 1, old.count), min(nextNew + 1, new.count))
        }
        return pairs
    }
}

/// The places of a longest run of equal values in the same order in both lists. Very long lists are compared from both
/// ends alone. O(product of the lengths), at most a million steps.
func commonSubsequence(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    var pairs = (0..<start).map { ($0, $0) }
    let (rows, columns) = (a.count - start - end, b.count - start - end)
    if rows > 0, columns > 0, rows * columns <= 1_000_000 {
        var lengths = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                lengths[row][column] =
                    a[start + row] == b[start + column]
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            if a[start + row] == b[start + column] {
                pairs.append((start + row, start + column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
    return pairs + (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
}

extension ElementTree {
    /// The objects by id; of several with one id the first.
    var objects: [String: ElementID] {
        Dictionary(
            elements.compactMap { element in objectID(element).map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// All objects by id: a damaged document may have several under one.
    var occurrences: [String: [ElementID]] {
        Dictionary(elements.compactMap { element in objectID(element).map { ($0, [element]) } }, uniquingKeysWith: +)
    }

    /// What an element without an id is to the element that holds it, if it can be told from its sisters.
    func key(_ element: ElementID) -> String? {
        if let key = self[element, "key"] { return "key \(key)" }
        let name = name(element)
        switch name {
        case "plugIn": return self[element, "identifier"].map { "plugIn \($0)" }
        case "deployment": return name
        case "userDefinedRuntimeAttribute": return self[element, "keyPath"].map { "keyPath \($0)" }
        case "exclude", "include": return self[element, "reference"].map { "reference \($0)" }
        case "segue": return self[element, "reference"].map { "segue \($0)" }
        case "image", "namedColor", "systemColor", "capability", "designable":
            return self[element, "name"].map { "\(name) \($0)" }
        default: return isContainer(element) ? name : nil
        }
    }

    /// Whether an element only holds others: it comes with the first and goes with the last of them.
    func isContainer(_ element: ElementID) -> Bool {
        attributes(element).isEmpty && text(element).isEmpty
            && !["string", "mutableString", "nil"].contains(name(element))
    }

    /// A number for each element that equal elements, with equal elements in them, share; the order of attributes is
    /// without meaning. O(elements).
    var contents: [Int] {
        var numbers = Array(repeating: 0, count: count)
        for element in elements.reversed() {
            var hasher = Hasher()
            hasher.combine(name(element))
            hasher.combine(text(element))
            for attribute in attributes(element).sorted(by: { $0.name < $1.name }) { hasher.combine(attribute) }
            for child in children(element) { hasher.combine(numbers[child.index]) }
            numbers[element.index] = hasher.finalize()
        }
        return numbers
    }
}
