import Simplex

extension LayoutEngine {
    /// Why an attribute of an item, or a distance between two, has the value that it has; nil where more than one value
    /// satisfies all constraints equally well. Call after ``solve()``.
    ///
    /// Costs some tens of solves of the constraints that have to do with it.
    ///
    /// - Parameter operand: a length, or a distance between two places; a place alone is measured from the root's origin.
    public func argument(for operand: Operand) -> Argument? {
        guard contains(operand.item), operand.origin.map({ contains($0.item) }) ?? true else { return nil }
        let origin = operand.origin.map { lower(Equation(Operand($0.item, $0.attribute), .equal)) }
        let known = origin.map { origin in (0..<origin.terms.count).map { origin.terms[$0].variable } }
        return argument(for: lower(Equation(operand, .equal)), known: known ?? [])
    }

    /// Why the left side of a rule has the value that it has: of one that is missed, what won over it.
    public func argument(against rule: Argument.Rule) -> Argument? {
        guard let lowered = lower(rule) else { return nil }
        return argument(for: lowered, known: [])
    }

    /// The rules about an item's lengths and places along an axis that the layout misses, the most important one first.
    public func missedWishes(of item: Item, _ axis: Axis) -> [MissedWish] {
        guard contains(item) else { return [] }
        let rules =
            constraints(on: item, axis).filter { !isBroken($0) }.map(Argument.Rule.constraint)
            + (intrinsicLength(of: item, axis) == nil
                ? [] : [.hugging(item, axis), .compressionResistance(item, axis)])
        return rules.map { MissedWish(rule: $0, priority: priority(of: $0), missed: missed($0)) }
            .filter { $0.missed > 0.005 }
            .enumerated().sorted { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) }
            .map(\.element)
    }

    /// Whether a rule is an inequality, or a wish in one direction, that holds exactly.
    public func isMetExactly(_ rule: Argument.Rule) -> Bool {
        guard let lowered = lower(rule), lowered.relation != .equal else { return false }
        return abs(excess(of: lowered)) <= 1e-6
    }

    /// What a constraint says.
    public func equation(of id: ConstraintID) -> Equation? {
        contains(id) ? constraints[Int(id.index)].equation : nil
    }

    // MARK: Rules as sums

    /// - Parameter known: what the sum is measured from, which needs no reason.
    private func argument(for lowered: LoweredEquation, known: [Variable]) -> Argument? {
        let terms = (0..<lowered.terms.count).map { lowered.terms[$0] }.filter { $0.coefficient != 0 }
        do {
            // What margins and baselines lie beside the edges is no rule's part: it is the same whatever the rules say.
            guard let parts = try solver.argument(for: terms) else { return nil }
            let value = terms.reduce(-lowered.constant) { $0 + $1.coefficient * solver[$1.variable] }
            return Argument(value: value, premises: ordered(parts.map(premise), from: known))
        } catch {
            note(error)
            return nil
        }
    }

    private func premise(_ part: Contribution) -> Argument.Premise {
        let rule = rule(of: part.row)
        return Argument.Premise(
            rule: rule, rate: part.rate.magnitude < 1e-9 ? 0 : part.rate, amount: part.amount, missed: missed(rule),
            priority: priority(of: rule), settled: [])
    }

    private func rule(of row: Row) -> Argument.Rule {
        switch owner(of: row) {
        case .constraint(let index):
            return .constraint(ConstraintID(index: index, generation: constraints[Int(index)].generation))
        case .nonNegative(let index, let axis): return .nonNegativeSize(handle(index), axis)
        case .intrinsic(let index, let axis):
            let isHugging = items[Int(index)].intrinsic[axis]?.hugging == row
            return isHugging ? .hugging(handle(index), axis) : .compressionResistance(handle(index), axis)
        case .rest: preconditionFailure("what only rests is no argument")
        }
    }

    private func priority(of rule: Argument.Rule) -> Double {
        switch rule {
        case .constraint(let id): contains(id) ? constraints[Int(id.index)].priority : 0
        case .hugging(let item, let axis): intrinsicLength(of: item, axis)?.hugging ?? 0
        case .compressionResistance(let item, let axis): intrinsicLength(of: item, axis)?.compressionResistance ?? 0
        case .nonNegativeSize: 1000
        }
    }

    private func missed(_ rule: Argument.Rule) -> Double {
        guard let lowered = lower(rule) else { return 0 }
        let excess = excess(of: lowered)
        return switch lowered.relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }

    /// By how much the left side is larger than the right one.
    private func excess(of lowered: LoweredEquation) -> Double {
        (0..<lowered.terms.count).reduce(-lowered.constant) {
            $0 + lowered.terms[$1].coefficient * solver[lowered.terms[$1].variable]
        }
    }

    private func lower(_ rule: Argument.Rule) -> LoweredEquation? {
        switch rule {
        case .constraint(let id):
            return contains(id) ? lower(constraints[Int(id.index)].equation) : nil
        case .hugging(let item, let axis): return length(of: item, axis, .lessThanOrEqual)
        case .compressionResistance(let item, let axis): return length(of: item, axis, .greaterThanOrEqual)
        case .nonNegativeSize(let item, let axis):
            guard contains(item) else { return nil }
            var lowered = lower(Equation(Operand(item, axis == .horizontal ? .width : .height), .equal))
            lowered.relation = .greaterThanOrEqual
            return lowered
        }
    }

    private func length(of item: Item, _ axis: Axis, _ relation: Simplex.Relation) -> LoweredEquation? {
        guard let wanted = intrinsicLength(of: item, axis) else { return nil }
        var lowered = lower(
            Equation(Operand(item, axis == .horizontal ? .width : .height), .equal, constant: wanted.length))
        lowered.relation = relation
        return lowered
    }

    // MARK: Order

    /// Premises as a person would argue: next comes a rule of which the fewest edges aren't known yet, the oldest of these.
    private func ordered(_ premises: [Argument.Premise], from origin: [Variable]) -> [Argument.Premise] {
        var known = Set(origin)
        var waiting = premises.filter { $0.rate != 0 }.map { ($0, variables(of: $0.rule)) }
        var result: [Argument.Premise] = []
        while !waiting.isEmpty {
            let open = waiting.map { pair in pair.1.count { !known.contains($0) } }
            let next = open.indices.min { (open[$0], $0) < (open[$1], $1) } ?? 0
            var (premise, variables) = waiting.remove(at: next)
            let fresh = variables.filter { !known.contains($0) }
            // Of two edges that nothing before spoke of, a rule tells how far they are apart and not where they stand.
            if fresh.count == 1 { premise.settled = fresh.compactMap(place) }
            known.formUnion(fresh)
            result.append(premise)
        }
        return result + premises.filter { $0.rate == 0 }
    }

    private func variables(of rule: Argument.Rule) -> [Variable] {
        guard let lowered = lower(rule) else { return [] }
        return (0..<lowered.terms.count).filter { lowered.terms[$0].coefficient != 0 }
            .map { lowered.terms[$0].variable }
    }

    private func place(_ variable: Variable) -> Argument.Place? {
        let edge = edges[Int(variable.index)]
        guard edge >= 0 else { return nil }
        return Argument.Place(
            item: handle(edge >> 2), edge: [.left, .top, .right, .bottom][Int(edge & 3)], value: solver[variable])
    }
}
