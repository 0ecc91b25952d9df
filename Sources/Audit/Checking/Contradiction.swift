import AutoLayout
import InterfaceBuilder
import UIKit

/// Conflicts with one cause: required constraints that can't all hold, and by how much.
@MainActor
struct Contradiction {
    /// What the layout left out of each conflict: a person's constraint.
    var broken: [NSLayoutConstraint]
    /// Every party of the conflicts, each once.
    var parties: [ConflictParty]
    /// By how many points the broken constraints are missed in sum where they only give way as far as they must; the same order.
    var missed: [Double]
    /// Of each broken constraint between a length and a constant, the length that the others leave; the same order.
    var lengths: [Double?]
    /// Whether the conflicts are over once the broken constraints may give way.
    var isMended: Bool
    /// The axis along which the parties measure.
    var axis: AutoLayout.Axis?

    /// By how many points the worst is missed.
    var amount: Double { missed.max() ?? 0 }
}

/// Finds out which conflicts of a tree have one cause.
@MainActor
struct ContradictionFinder {
    let instantiation: Instantiation
    let root: UIView
    private var host: LayoutHost { LayoutHost.of(root) }

    /// The contradictions between what a person asked for, without those that no eye sees: text is measured, and rows of
    /// tables are cut to pixels, so constraints that are apart by less than a pixel say nothing about the document.
    func contradictions() -> [Contradiction] {
        let conflicts = host.conflicts
        guard !conflicts.isEmpty else { return [] }
        let limit = max(0.5, 1 / Double(instantiation.environment.scale)) + 0.01
        return groups(of: conflicts).compactMap { contradiction(of: $0, amid: conflicts.count) }.filter {
            $0.amount > limit
        }
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

    private func contradiction(of conflicts: [LayoutConflict], amid count: Int) -> Contradiction? {
        var broken: [NSLayoutConstraint] = []
        for conflict in conflicts {
            guard let constraint = victim(of: conflict, amid: count) else { continue }
            if !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
        }
        guard !broken.isEmpty else { return nil }
        let axis = axis(of: [.constraint(broken[0])])
        let (missed, lengths, left) = Trial(root: root).result(lowering: broken) { host in
            (
                broken.map { host.missedDistance(of: $0) ?? 0 },
                broken.map { constraint in
                    constraint.firstAttribute.axis.flatMap { axis in
                        constraint.lengthView.flatMap { host.rectangle(of: $0)?.length(axis) }
                    }
                }, host.conflicts.count
            )
        }
        let parties = conflicts.flatMap(\.parties)
        return Contradiction(
            broken: broken, parties: unique(parties), missed: missed, lengths: lengths,
            isMended: left <= count - conflicts.count, axis: axis)
    }

    /// The person's constraint that gave way; where a given place or size did, the party that is missed least if it gives way
    /// instead. Nil where no person has a part in the conflict.
    private func victim(of conflict: LayoutConflict, amid count: Int) -> NSLayoutConstraint? {
        if case .constraint(let constraint) = conflict.broken, instantiation.node(of: constraint) != nil {
            return constraint
        }
        let candidates = conflict.parties.compactMap { party in
            if case .constraint(let constraint) = party, instantiation.node(of: constraint) != nil {
                return constraint
            }
            return nil as NSLayoutConstraint?
        }
        return candidates.prefix(8).compactMap { constraint in
            let (missed, left) = Trial(root: root).result(lowering: [constraint]) { host in
                (host.missedDistance(of: constraint) ?? 0, host.conflicts.count)
            }
            return left < count ? (constraint, missed) : nil
        }.min { $0.1 < $1.1 }?.0
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

extension NSLayoutConstraint.Attribute {
    /// The axis along which the attribute measures.
    var axis: AutoLayout.Axis? { engineAttribute.axis }
}
