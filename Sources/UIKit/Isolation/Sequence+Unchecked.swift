// The standard library's functions that take closures, once more, for use inside this module.
//
// A closure that main-actor code hands to a module built without complete concurrency checking, and the standard
// library is one, begins with a check that it runs on the main actor. That costs a call into the runtime for every
// element, and it stops programs that lay out their own views on another thread: tests written in Swift 5 mode run
// there without knowing. Closures handed to functions of this module have no such check, and the declarations here
// win over the standard library's of the same shape.

extension Sequence {
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        result.reserveCapacity(underestimatedCount)
        for element in self { result.append(try transform(element)) }
        return result
    }

    func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
    }

    func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
    }

    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
    }

    func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
    }

    func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self where try predicate(element) { return element }
        return nil
    }

    func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try predicate(element) { return true }
        return false
    }

    func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try !predicate(element) { return false }
        return true
    }

    func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
        var count = 0
        for element in self where try predicate(element) { count += 1 }
        return count
    }

    func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
    ) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
    }

    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var best: Element?
        for element in self {
            if let current = best, try !areInIncreasingOrder(current, element) { continue }
            best = element
        }
        return best
    }

    func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var best: Element?
        for element in self {
            if let current = best, try !areInIncreasingOrder(element, current) { continue }
            best = element
        }
        return best
    }

    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        // The standard library's own sort, behind a closure of this module.
        try withoutActuallyEscaping(areInIncreasingOrder) { escaping in
            var copy = Array(self)
            try copy.sort { try escaping($0, $1) }
            return copy
        }
    }
}

extension Collection {
    func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        result.reserveCapacity(count)
        for element in self { result.append(try transform(element)) }
        return result
    }

    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        for index in indices where try predicate(self[index]) { return index }
        return nil
    }
}

extension BidirectionalCollection {
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for index in indices.reversed() where try predicate(self[index]) { return self[index] }
        return nil
    }

    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        for index in indices.reversed() where try predicate(self[index]) { return index }
        return nil
    }
}

extension Array {
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept = startIndex
        for index in indices {
            if try shouldBeRemoved(self[index]) { continue }
            if kept != index { self[kept] = self[index] }
            formIndex(after: &kept)
        }
        removeSubrange(kept...)
    }
}

extension Dictionary {
    func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { result[key] = try transform(value) }
        return result
    }
}

extension Optional {
    func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? {
        guard let self else { return nil }
        return try transform(self)
    }

    func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? {
        guard let self else { return nil }
        return try transform(self)
    }
}
