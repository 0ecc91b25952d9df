import Foundation

/// What a delegate hears that a list changed from one state to another.
struct FetchedChanges {
    private struct Move {
        let object: NSManagedObject
        let from: IndexPath
        let to: IndexPath
    }

    private let old: [FetchedGroup]
    private let new: [FetchedGroup]
    private var deletedSections: [Int] = []
    private var insertedSections: [Int] = []
    private var deleted: [(object: NSManagedObject, place: IndexPath)] = []
    private var inserted: [(object: NSManagedObject, place: IndexPath)] = []
    private var moved: [Move] = []
    private var changed: [Move] = []

    /// The objects that stay and have other values.
    var updated: [NSManagedObjectID] { (changed + moved).map(\.object.objectID) }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
            && changed.isEmpty
    }

    /// - Parameter ids: the objects with other values.
    init(from old: [FetchedGroup], to new: [FetchedGroup], changed ids: Set<NSManagedObjectID>) {
        (self.old, self.new) = (old, new)
        let (before, after) = (FetchedGroups(old).places, FetchedGroups(new).places)
        let staying = Self.staying(old.map(\.name), new.map(\.name))
        deletedSections = old.indices.filter { !staying.contains(old[$0].name) }
        insertedSections = new.indices.filter { !staying.contains(new[$0].name) }
        for group in old {
            for object in group.members where after[object.objectID] == nil {
                if let place = before[object.objectID] { deleted.append((object, place)) }
            }
        }
        for (section, group) in new.enumerated() {
            var kept: [Move] = []
            for (row, object) in group.members.enumerated() {
                let place = IndexPath(row: row, section: section)
                guard let former = before[object.objectID] else {
                    inserted.append((object, place))
                    continue
                }
                let move = Move(object: object, from: former, to: place)
                let isHere = old[former.section].name == group.name && staying.contains(group.name)
                if isHere { kept.append(move) } else { moved.append(move) }
            }
            let staying = kept.map { !ids.contains($0.object.objectID) }
            let resting = Self.longestRise(kept.map(\.from.row), staying: staying)
            for (index, move) in kept.enumerated() {
                if !resting.contains(index) {
                    moved.append(move)
                } else if ids.contains(move.object.objectID) {
                    changed.append(move)
                }
            }
        }
    }

    /// The sections that are there before and after, in the same order.
    private static func staying(_ old: [String], _ new: [String]) -> Set<String> {
        let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        let common = new.filter { places[$0] != nil }
        let rise = longestRise(common.map { places[$0] ?? 0 }, staying: common.map { _ in true })
        return Set(rise.map { common[$0] })
    }

    /// The indexes of numbers that rise together: as many as can be of those that are to stay.
    private static func longestRise(_ numbers: [Int], staying: [Bool]) -> Set<Int> {
        // Mostly all of these rise, and each of the rest fits between its neighbours, or doesn't.
        let fixed = numbers.indices.filter { staying[$0] }
        guard zip(fixed, fixed.dropFirst()).allSatisfy({ numbers[$0] < numbers[$1] }) else {
            return heaviestRise(numbers, staying.map { $0 ? numbers.count : 1 })
        }
        var limits = [Int](repeating: .max, count: numbers.count)
        for index in numbers.indices.dropLast().reversed() {
            limits[index] = staying[index + 1] ? numbers[index + 1] : limits[index + 1]
        }
        var (rise, last) = (Set<Int>(), -1)
        for index in numbers.indices where staying[index] || numbers[index] > last && numbers[index] < limits[index] {
            rise.insert(index)
            last = numbers[index]
        }
        return rise
    }

    private static func heaviestRise(_ numbers: [Int], _ weights: [Int]) -> Set<Int> {
        var best = weights
        var previous = [Int](repeating: -1, count: numbers.count)
        for index in numbers.indices {
            for other in 0..<index where numbers[other] < numbers[index] && best[other] + weights[index] > best[index] {
                (best[index], previous[index]) = (best[other] + weights[index], other)
            }
        }
        var rise: Set<Int> = []
        var next = best.indices.max { best[$0] < best[$1] } ?? -1
        while next >= 0 {
            rise.insert(next)
            next = previous[next]
        }
        return rise
    }

    /// Tells the changes: sections first, places before the changes for what goes, and after them for what comes.
    func tell(
        _ delegate: any NSFetchedResultsControllerDelegate,
        as controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        for section in deletedSections {
            delegate.controller(controller, didChange: old[section], atSectionIndex: section, for: .delete)
        }
        for section in insertedSections {
            delegate.controller(controller, didChange: new[section], atSectionIndex: section, for: .insert)
        }
        for (object, place) in deleted {
            delegate.controller(controller, didChange: object, at: place, for: .delete, newIndexPath: nil)
        }
        for (object, place) in inserted {
            delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: place)
        }
        for move in moved {
            delegate.controller(controller, didChange: move.object, at: move.from, for: .move, newIndexPath: move.to)
        }
        for move in changed {
            delegate.controller(controller, didChange: move.object, at: move.from, for: .update, newIndexPath: move.to)
        }
    }
}
