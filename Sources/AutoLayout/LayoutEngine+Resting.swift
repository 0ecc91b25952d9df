import Simplex

// Where things are that no constraint determines. Apple's engine keeps widths and heights that are not negative, positions
// that may be anything, and for each inequality how far it is from being an equality; what nothing determines is 0. So a size
// is as small as can be; else an inequality is met exactly; else a view stands at its superview's corner. Rows below all
// priorities say so, and only for what was once found open: where everything is determined they would change nothing.

/// What such a row is for.
struct RestKey: Hashable {
    enum Kind: Hashable {
        case size(Axis), slack, place(Axis)
        /// Where an ambiguous layout was exercised.
        case exercise(Axis)
    }

    var kind: Kind
    /// An item, or for `slack` a constraint.
    var index: Int32

    var isExercise: Bool {
        if case .exercise = kind { true } else { false }
    }

    init(_ kind: Kind, _ index: Int32) {
        self.kind = kind
        self.index = index
    }
}

/// A direction in which edges can move together at no cost: how far each of them does.
struct OpenWay {
    typealias Move = (variable: Variable, rate: Double)

    /// What is less than this is a rounding error.
    private static let least = 1e-9

    /// By the index of the unknown; 0 for what doesn't move.
    private var rates: [Double] = []
    private var isListed: [Bool] = []
    /// Each unknown that moves, once, and some that moved before.
    private(set) var variables: [Variable] = []

    /// Makes room for so many unknowns.
    mutating func reserve(_ count: Int) {
        guard rates.count < count else { return }
        rates += repeatElement(0, count: count - rates.count)
        isListed += repeatElement(false, count: count - isListed.count)
    }

    var moves: [Move] { variables.map { ($0, self[$0]) }.filter { $0.rate != 0 } }

    subscript(variable: Variable) -> Double { rates[Int(variable.index)] }

    /// Becomes another way.
    mutating func replace(with moves: [Move]) {
        for variable in variables {
            rates[Int(variable.index)] = 0
            isListed[Int(variable.index)] = false
        }
        variables.removeAll(keepingCapacity: true)
        subtract(moves, times: -1)
    }

    mutating func subtract(_ moves: [Move], times factor: Double) {
        for (variable, rate) in moves {
            let difference = self[variable] - factor * rate
            guard Self.counts(difference) else {
                rates[Int(variable.index)] = 0
                continue
            }
            rates[Int(variable.index)] = difference
            if !isListed[Int(variable.index)] { variables.append(variable) }
            isListed[Int(variable.index)] = true
        }
    }

    static func counts(_ rate: Double) -> Bool { rate.magnitude > least }
}

extension LayoutEngine {
    /// Adds rows for what the solver found open. Answers whether there were any to add, so that it has to solve again.
    ///
    /// Where things stand is asked only when all sizes and inequalities are settled: what can move by then only moves along.
    ///
    /// - Parameter room: how many moving edges may still be looked at. Thousands of views that hang on each other and on
    ///   nothing else have as many ways to move, each of them all that hang on one: what is too much stays where it is.
    func letOpenRest(within room: inout Int) -> Bool {
        guard room > 0, solver.mayHaveOpenWays else { return false }
        restSeemsOpen = false
        let ways = solver.openWays(upTo: room)
        guard !ways.isEmpty else { return false }
        let length = ways.reduce(0) { $0 + $1.count }
        room -= length
        workOfResting += 8 * length
        var way = OpenWay()
        swap(&way, &openWay)
        defer {
            way.replace(with: [])
            swap(&way, &openWay)
        }
        way.reserve(edges.count)
        var hasAdded = false
        for moves in ways {
            way.replace(with: moves)
            for item in moving(way) {
                for axis in Axis.allCases where letSizeRest(item, axis, way) { hasAdded = true }
                for index in mentions.constraints(of: items[Int(item)].mentions) where letSlackRest(index, way) {
                    hasAdded = true
                }
            }
        }
        if hasAdded || letPlacesRest(ways, &way) { return true }
        // A way that changes what rests already can't be open: what the solver knows of costs has gone astray in rounding.
        guard restSeemsOpen, !hasRecounted else { return false }
        hasRecounted = true
        solver.recount()
        return true
    }

    /// The items that a way moves, in their order.
    private func moving(_ way: OpenWay) -> [Int32] {
        var items = way.variables.map { edges[Int($0.index)] >> 2 }
        items.sort { (states[Int($0)].order, $0) < (states[Int($1)].order, $1) }
        var kept = 0
        for item in items where kept == 0 || items[kept - 1] != item {
            items[kept] = item
            kept += 1
        }
        items.removeSubrange(kept...)
        return items
    }

    /// Lets as many items as there are independent ways stand at the corners of those above them: the first item that moves,
    /// then the first of those that move while it stays, and so on.
    private func letPlacesRest(_ ways: [[OpenWay.Move]], _ way: inout OpenWay) -> Bool {
        var hasAdded = false
        var taken: [RestKey: (moves: [OpenWay.Move], rate: Double)] = [:]
        for moves in ways {
            way.replace(with: moves)
            while let (item, axis, rate) = firstPlace(moving: way) {
                workOfResting += 4 * way.variables.count
                let key = RestKey(.place(axis), item)
                guard let other = taken[key] else {
                    taken[key] = (way.moves, rate)
                    if addRest(key, placeTerms(item, axis), 0) { hasAdded = true }
                    break
                }
                way.subtract(other.moves, times: rate / other.rate)
            }
        }
        return hasAdded
    }

    /// The first item that a way moves within the item above it, horizontally rather than vertically.
    private func firstPlace(moving way: OpenWay) -> (item: Int32, axis: Axis, rate: Double)? {
        var first: (item: Int32, axis: Axis, rate: Double)?
        for variable in way.variables where way[variable] != 0 {
            let item = edges[Int(variable.index)] >> 2
            if let first, (states[Int(first.item)].order, first.item) <= (states[Int(item)].order, item) { continue }
            for axis in Axis.allCases {
                let rate = placeTerms(item, axis).reduce(0) { $0 + $1.coefficient * way[$1.variable] }
                guard OpenWay.counts(rate) else { continue }
                first = (item, axis, rate)
                break
            }
        }
        return first
    }

    /// Lets a size that the way changes be as small as can be.
    private func letSizeRest(_ item: Int32, _ axis: Axis, _ way: OpenWay) -> Bool {
        let (start, end) = edgeVariables(of: item, axis)
        guard OpenWay.counts(way[end] - way[start]) else { return false }
        return addRest(RestKey(.size(axis), item), [Term(end, 1), Term(start, -1)], 0)
    }

    /// Lets an inequality between positions that the way changes be met exactly.
    private func letSlackRest(_ index: Int32, _ way: OpenWay) -> Bool {
        workOfResting += 8
        let record = constraints[Int(index)]
        let key = RestKey(.slack, index)
        guard record.row != nil, record.equation.relation != .equal,
            record.equation.first.effectiveAttribute.isPosition,
            restRows[key] == nil
        else { return false }
        let lowered = lower(record.equation)
        let terms = (0..<lowered.terms.count).map { lowered.terms[$0] }
        guard OpenWay.counts(terms.reduce(0) { $0 + $1.coefficient * way[$1.variable] }) else { return false }
        return addRest(key, terms, lowered.constant)
    }

    /// How far an item's start is from that of the item above it.
    private func placeTerms(_ item: Int32, _ axis: Axis) -> [Term] {
        var terms = [Term(edgeVariables(of: item, axis).start, 1)]
        if let above = superitem(handle(item)), contains(above) {
            terms.append(Term(edgeVariables(of: above.index, axis).start, -1))
        }
        return terms
    }

    func edgeVariables(of item: Int32, _ axis: Axis) -> (start: Variable, end: Variable) {
        let record = items[Int(item)]
        return axis == .horizontal ? (record.left, record.right) : (record.top, record.bottom)
    }

    private func addRest(_ key: RestKey, _ terms: [Term], _ constant: Double) -> Bool {
        guard restRows[key] == nil else {
            restSeemsOpen = true
            return false
        }
        do {
            let row = try solver.addRest(terms, constant, level: restLevel(of: key))
            note(.rest, of: row)
            restIsStale = false
            restRows[key] = row
            return true
        } catch {
            note(error)
            return false
        }
    }

    /// Sizes rest first, then inequalities, then places; of each kind those first that come first in the tree.
    private func restLevel(of key: RestKey) -> Double {
        func share(_ axis: Axis) -> Double {
            (Double(states[Int(key.index)].order) + (axis == .horizontal ? 0 : 0.5)) * 0x1p-32
        }
        return switch key.kind {
        case .exercise(let axis): 0.5 - share(axis) / 4
        case .size(let axis): -1 - share(axis)
        case .slack: -2 - Double(rank(of: constraints[Int(key.index)].equation)) * 0x1p-32
        case .place(let axis): -3 - share(axis)
        }
    }

    // MARK: Keeping up

    func removeRest(of item: Int32, _ axis: Axis) {
        guard !restRows.isEmpty else { return }
        for kind in [RestKey.Kind.size(axis), .place(axis), .exercise(axis)] { removeRest(RestKey(kind, item)) }
    }

    /// Forgets that an inequality is to be met exactly.
    func removeRest(of constraint: Int32) {
        if !restRows.isEmpty { removeRest(RestKey(.slack, constraint)) }
    }

    private func removeRest(_ key: RestKey) {
        if let row = restRows.removeValue(forKey: key) { removeRow(row) }
    }

    /// Forgets where things rest if it may be others by now that have to rest for that.
    func dropStaleRest() {
        guard restIsStale else { return }
        restIsStale = false
        guard !restRows.isEmpty else { return }
        // In the order of the rows, as that of a dictionary differs from run to run.
        for (key, _) in restRows.sorted(by: { $0.value.index < $1.value.index }) where !key.isExercise {
            removeRest(key)
        }
    }
}

// MARK: - Exercising

extension LayoutEngine {
    /// Lets an item be where nothing determines it: its length, or the distance of its start from the item above.
    ///
    /// It stays there as long as that is valid, until ``stopExercising(_:_:)``; its layout goes on counting as ambiguous.
    package func exercise(_ item: Item, _ axis: Axis, length: Double? = nil, start: Double = 0) {
        guard contains(item) else { return }
        stopExercising(item, axis)
        let own = edgeVariables(of: item.index, axis)
        let terms = length == nil ? placeTerms(item.index, axis) : [Term(own.end, 1), Term(own.start, -1)]
        if addRest(RestKey(.exercise(axis), item.index), terms, length ?? start) { needsSolving = true }
    }

    package func stopExercising(_ item: Item, _ axis: Axis) {
        if contains(item) { removeRest(RestKey(.exercise(axis), item.index)) }
    }
}
