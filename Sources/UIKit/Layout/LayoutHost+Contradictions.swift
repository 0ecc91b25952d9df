package import AutoLayout

/// What a layout left out because of conflicts, to come back to.
package struct BrokenConstraints {
    fileprivate let ids: [ConstraintID]
    fileprivate let conflicts: [Conflict]
}

/// What takes part in a contradiction.
package struct ContradictionMember {
    package var party: ConflictParty
    /// The engine's constraint; nil where widths and heights are not negative.
    package var id: ConstraintID?
}

extension LayoutHost {
    /// Those of some required constraints that contradict each other, with margins and baselines as the layout has them; nil
    /// where all of them can hold together.
    ///
    /// Without any one of them the rest can hold. Nothing changes by asking.
    package func contradiction(among isIncluded: (ConstraintID) -> Bool) -> [ContradictionMember]? {
        engine.conflict(among: isIncluded)?.map { member in
            var id: ConstraintID?
            if case .constraint(let constraint) = member { id = constraint }
            return ContradictionMember(party: party(member) ?? .autoresizing(root), id: id)
        }
    }

    /// How many places all solves and questions so far have visited: what they cost, whatever the machine.
    package var workCount: Int { engine.workCount }

    /// What the last layout left out.
    package var brokenConstraints: BrokenConstraints {
        BrokenConstraints(ids: engine.brokenConstraints, conflicts: latest(foundConflicts))
    }

    /// Lays out with the same left out as at another time: which constraint gives way depends on what was laid out before.
    package func layOut(without broken: BrokenConstraints) {
        // New margins let all take part again; after that they are what they were.
        for _ in 0..<3 where engine.brokenConstraints != broken.ids {
            engine.breakOnly(broken.ids)
            foundConflicts = broken.conflicts
            askForPass()
            root.layoutIfNeeded()
        }
    }

    /// Lays out without some constraints until ``resume(_:)``: as if they weren't there, but that they keep their age.
    package func suspend(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.engineID.map(engine.suspend) }
        askForPass()
    }

    /// Lets suspended constraints take part again.
    package func resume(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.engineID.map(engine.resume) }
        askForPass()
    }
}
