import AutoLayout
import InterfaceBuilder
import UIKit

/// Conflicts with one cause: required constraints that can't all hold, and by how much.
@MainActor
struct Contradiction {
    /// Constraints of a person that the others leave no room for, the one that is missed most first. None can be left off: as
    /// long as one of them is required, there is a conflict.
    var broken: [NSLayoutConstraint]
    /// What contradicts each other, the first of the broken constraints among it. With what the system holds this can't be
    /// solved, and without any one of a person's constraints it can.
    var parties: [ConflictParty]
    /// By how many points the broken constraints are missed in sum where they only give way as far as they must; the same order.
    var missed: [Double]
    /// Of each broken constraint between a length and a constant, the length that the others leave; the same order.
    var lengths: [Double?]
    /// Whether the conflicts are over once the broken constraints may give way.
    var isMended: Bool
    /// The axis along which the broken constraint measures.
    var axis: AutoLayout.Axis?

    /// By how many points the worst is missed.
    var amount: Double { missed.first ?? 0 }
}

/// Finds out which conflicts of a tree have one cause.
@MainActor
struct ContradictionFinder {
    let instantiation: Instantiation
    let root: UIView
    private let conflicts: [LayoutConflict]
    private let host: LayoutHost
    private let effort: Effort
    /// What persons said of the tree.
    private let authored: [NSLayoutConstraint]

    init(instantiation: Instantiation, root: UIView, effort: Effort) {
        self.instantiation = instantiation
        self.root = root
        self.effort = effort
        host = LayoutHost.of(root)
        conflicts = host.conflicts
        var authored: [NSLayoutConstraint] = []
        var waiting = conflicts.isEmpty ? [] : [root.rootView]
        while let view = waiting.popLast() {
            authored += view.constraints.filter { instantiation.node(of: $0) != nil }
            waiting += view.subviews
        }
        self.authored = authored
    }

    /// The contradictions between what a person asked for, without those that no eye sees: text is measured, and rows of
    /// tables are cut to pixels, so constraints that are apart by less than a pixel say nothing about the document.
    func contradictions() -> [Contradiction] {
        guard !conflicts.isEmpty else { return [] }
        let limit = max(0.5, 1 / Double(instantiation.environment.scale)) + 0.01
        var causes: [(conflicts: [LayoutConflict], victims: [NSLayoutConstraint])] = []
        var lost: Set<ConstraintID> = []
        for conflicts in groups(of: conflicts) {
            let victims = conflicts.map(victim)
            for (conflict, victim) in zip(conflicts, victims) where victim == nil {
                conflict.brokenID.map { _ = lost.insert($0) }
            }
            causes.append((conflicts, unique(victims.compactMap { $0 })))
        }
        let needed = needed(causes.flatMap(\.victims), lost)
        return causes.compactMap { conflicts, victims in
            let broken = victims.filter(needed.contains)
            return contradiction(of: broken, conflicts, besides: needed.subtracting(broken), lost)
        }.filter { $0.amount > limit }
    }

    /// Those of some constraints that can't hold although the others give way: what gave way to one conflict may have no cause to
    /// once another one is resolved.
    private func needed(_ victims: [NSLayoutConstraint], _ lost: Set<ConstraintID>) -> Set<NSLayoutConstraint> {
        var needed = Set(victims)
        guard needed.count > 1, canHold(without: ids(needed).union(lost)) else { return needed }
        for victim in unique(victims) where !effort.isSpent {
            let others = needed.subtracting([victim])
            if canHold(without: ids(others).union(lost)) { needed = others }
        }
        return needed
    }

    private func canHold(without left: Set<ConstraintID>) -> Bool {
        host.contradiction { !left.contains($0) } == nil
    }

    private func ids(_ constraints: some Sequence<NSLayoutConstraint>) -> Set<ConstraintID> {
        Set(constraints.compactMap(\.engineID))
    }

    private func unique(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var seen: Set<NSLayoutConstraint> = []
        return constraints.filter { seen.insert($0).inserted }
    }

    // MARK: Groups

    /// Conflicts that share a person's constraint, or a given size along one axis, or in which constraints between the same two
    /// views gave way.
    private func groups(of conflicts: [LayoutConflict]) -> [[LayoutConflict]] {
        var groups: [(keys: Set<Key>, conflicts: [LayoutConflict])] = []
        for conflict in conflicts {
            var group = (keys: keys(of: conflict), conflicts: [conflict])
            groups.removeAll { other in
                guard !other.keys.isDisjoint(with: group.keys) else { return false }
                group.keys.formUnion(other.keys)
                group.conflicts = other.conflicts + group.conflicts
                return true
            }
            groups.append(group)
        }
        return groups.map(\.conflicts)
    }

    private enum Key: Hashable {
        case constraint(ObjectIdentifier)
        case size(ObjectIdentifier, AutoLayout.Axis?)
        case pair(Set<ObjectIdentifier>)
    }

    private func keys(of conflict: LayoutConflict) -> Set<Key> {
        let axis = axis(of: conflict.parties)
        var keys = Set(
            conflict.parties.compactMap { party -> Key? in
                switch party {
                case .constraint(let constraint):
                    instantiation.node(of: constraint) == nil ? nil : .constraint(ObjectIdentifier(constraint))
                case .autoresizing(let view): view === root.rootView ? nil : .size(ObjectIdentifier(view), axis)
                case .guide, .nonNegativeSize: nil
                }
            })
        if case .constraint(let broken) = conflict.broken, let first = broken.firstItem, let second = broken.secondItem
        {
            keys.insert(.pair([ObjectIdentifier(first), ObjectIdentifier(second)]))
        }
        return keys
    }

    private func axis(of parties: [ConflictParty]) -> AutoLayout.Axis? {
        parties.lazy.compactMap { party in
            if case .constraint(let constraint) = party { constraint.firstAttribute.axis } else { nil }
        }.first
    }

    // MARK: Amounts

    private func contradiction(
        of victims: [NSLayoutConstraint], _ conflicts: [LayoutConflict], besides others: Set<NSLayoutConstraint>,
        _ lost: Set<ConstraintID>
    ) -> Contradiction? {
        guard !victims.isEmpty else { return nil }
        if effort.isSpent { return asFound(victims, conflicts) }
        let (missed, lengths, isMended) = Trial(root: root).result(lowering: victims) { host in
            (
                victims.map { host.missedDistance(of: $0) ?? 0 },
                victims.map { constraint in
                    constraint.firstAttribute.axis.flatMap { axis in
                        constraint.lengthView.flatMap { host.rectangle(of: $0)?.length(axis) }
                    }
                },
                host.conflicts.allSatisfy { conflict in
                    conflict.authored(in: instantiation).contains(where: others.contains)
                        || conflict.brokenID.map(lost.contains) == true
                }
            )
        }
        // The one that is missed most says best what is wrong.
        let order = victims.indices.sorted { (missed[$0], $1) > (missed[$1], $0) }
        let broken = order.map { victims[$0] }
        let known = conflicts.first { $0.authored(in: instantiation).contains(broken[0]) } ?? conflicts[0]
        let giving = ids(broken.dropFirst()).union(ids(others)).union(lost)
        return Contradiction(
            broken: broken, parties: unique(irreducible(broken[0], known.parties, without: giving)),
            missed: order.map { missed[$0] }, lengths: order.map { lengths[$0] }, isMended: isMended,
            axis: axis(of: [.constraint(broken[0])]))
    }

    /// What the layout itself tells, where nothing more is tried: the constraints that it left out, by how much, and the
    /// conflict that it met.
    private func asFound(_ victims: [NSLayoutConstraint], _ conflicts: [LayoutConflict]) -> Contradiction? {
        let found = conflicts.compactMap {
            conflict -> (constraint: NSLayoutConstraint, missed: Double, parties: [ConflictParty])? in
            guard case .constraint(let constraint) = conflict.broken, victims.contains(constraint) else { return nil }
            return (constraint, host.missedDistance(of: constraint) ?? 0, conflict.parties)
        }.sorted { $0.missed > $1.missed }
        guard let worst = found.first else { return nil }
        return Contradiction(
            broken: found.map(\.constraint), parties: unique(worst.parties), missed: found.map(\.missed),
            lengths: found.map { _ in nil }, isMended: false, axis: axis(of: [.constraint(worst.constraint)]))
    }

    /// Parties of which none can be spared: while the others give way, all that contradicts needs the broken one.
    private func irreducible(
        _ broken: NSLayoutConstraint, _ known: [ConflictParty], without giving: Set<ConstraintID>
    ) -> [ConflictParty] {
        func members(among constraints: Set<NSLayoutConstraint>) -> [ContradictionMember]? {
            let left = giving.union(ids(authored.filter { !constraints.contains($0) }))
            return host.contradiction { !left.contains($0) }
        }
        func authors(_ parties: [ConflictParty]) -> Set<NSLayoutConstraint> {
            Set(parties.authored(in: instantiation))
        }
        guard !effort.isSpent,
            var found = members(among: authors(known).union([broken])) ?? members(among: Set(authored)),
            authors(found.map(\.party)).contains(broken)
        else { return known }
        var kept: Set = [broken]
        while !effort.isSpent,
            let next = found.map(\.party).authored(in: instantiation).first(where: { !kept.contains($0) })
        {
            if let fewer = members(among: authors(found.map(\.party)).subtracting([next])) {
                found = fewer
            } else {
                kept.insert(next)
            }
        }
        return withoutDispensable(found).map(\.party)
    }

    /// Leaves out given sizes and places where the others can't hold together even without them, as sizes aren't negative.
    private func withoutDispensable(_ members: [ContradictionMember]) -> [ContradictionMember] {
        var found = members
        var tried: Set<PartyIdentity> = []
        while !effort.isSpent, let next = found.map({ PartyIdentity($0.party) }).first(where: { !tried.contains($0) }) {
            tried.insert(next)
            let others = Set(found.filter { PartyIdentity($0.party) != next }.compactMap(\.id))
            if let fewer = host.contradiction(among: others.contains) { found = fewer }
        }
        return found
    }

    /// What a person asked for against a stack view, where that is all that is wrong; else the person's constraint that gave way;
    /// where a given place or size did, the party that is missed least if it gives way instead. Nil where no person has a part
    /// in the conflict.
    private func victim(of conflict: LayoutConflict) -> NSLayoutConstraint? {
        let others = Set(conflicts.compactMap(\.brokenID)).subtracting([conflict.brokenID].compactMap { $0 })
        let against = conflict.authored(in: instantiation).filter { opposesItsStack($0, in: conflict) }
        if against.count == 1, !effort.isSpent, canHold(without: others.union(ids(against))) { return against[0] }
        if case .constraint(let constraint) = conflict.broken, instantiation.node(of: constraint) != nil {
            return constraint
        }
        var least: (constraint: NSLayoutConstraint, missed: Double)?
        for constraint in conflict.authored(in: instantiation).prefix(8)
        where !effort.isSpent && canHold(without: others.union(ids([constraint]))) {
            let missed = Trial(root: root).result(lowering: [constraint]) { $0.missedDistance(of: constraint) ?? 0 }
            if missed < least?.missed ?? .infinity { least = (constraint, missed) }
        }
        return least?.constraint
    }

    /// Whether a constraint places a view of a stack view within it, or among the others, which the stack view does itself.
    private func opposesItsStack(_ constraint: NSLayoutConstraint, in conflict: LayoutConflict) -> Bool {
        guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView,
            !constraint.firstAttribute.isLength, !constraint.secondAttribute.isLength
        else { return false }
        let stacks = conflict.parties.compactMap { party -> UIStackView? in
            guard case .constraint(let made) = party, made.stackRole != nil else { return nil }
            return made.holder as? UIStackView
        }
        return stacks.contains { stack in
            let isOwn = { (view: UIView) in stack.arrangedSubviews.contains { $0 === view } }
            return isOwn(first) && (isOwn(second) || second === stack) || isOwn(second) && first === stack
        }
    }

    private func unique(_ parties: [ConflictParty]) -> [ConflictParty] {
        var seen: Set<PartyIdentity> = []
        return parties.filter { seen.insert(PartyIdentity($0)).inserted }
    }
}

/// What makes a party of a conflict the same in another one. The sides of one frame are several constraints and one party.
private enum PartyIdentity: Hashable {
    case object(ObjectIdentifier)
    case nonNegativeSize

    init(_ party: ConflictParty) {
        self =
            switch party {
            case .constraint(let constraint): .object(ObjectIdentifier(constraint))
            case .autoresizing(let view): .object(ObjectIdentifier(view))
            case .guide(let guide): .object(ObjectIdentifier(guide))
            case .nonNegativeSize: .nonNegativeSize
            }
    }
}

extension LayoutConflict {
    @MainActor
    fileprivate func authored(in instantiation: Instantiation) -> [NSLayoutConstraint] {
        parties.authored(in: instantiation)
    }
}

extension [ConflictParty] {
    /// The constraints among them that a person made.
    @MainActor
    func authored(in instantiation: Instantiation) -> [NSLayoutConstraint] {
        compactMap { party in
            guard case .constraint(let constraint) = party, instantiation.node(of: constraint) != nil else {
                return nil
            }
            return constraint
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute measures.
    var axis: AutoLayout.Axis? { engineAttribute.axis }
    /// Whether it is a width or a height.
    var isLength: Bool { self == .width || self == .height }
}
