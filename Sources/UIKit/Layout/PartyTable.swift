internal import AutoLayout

/// What each of an engine's constraints stands for. Retains nothing: what leaves the tree is taken out.
struct PartyTable {
    /// What a constraint of an engine stands for.
    enum Party {
        case none
        case constraint(Unmanaged<NSLayoutConstraint>)
        /// The frame and mask of a view.
        case autoresizing(Unmanaged<UIView>)
        /// The system's placement of a guide.
        case guide(Unmanaged<UILayoutGuide>)
    }

    private var parties: [Party] = []

    subscript(id: ConstraintID) -> Party {
        get { parties.indices.contains(Int(id.index)) ? parties[Int(id.index)] : .none }
        set {
            while parties.count <= Int(id.index) { parties.append(.none) }
            parties[Int(id.index)] = newValue
        }
    }

    /// Forgets a constraint that leaves the engine. Its place may be another one's by now.
    mutating func remove(_ constraint: NSLayoutConstraint, _ id: ConstraintID) {
        guard case .constraint(let party) = self[id],
            party.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
        else { return }
        self[id] = .none
    }

    /// The party for messages; nil for what holds the root.
    func conflictParty(_ id: ConstraintID) -> ConflictParty? {
        switch self[id] {
        case .none: nil
        case .constraint(let constraint): .constraint(constraint.takeUnretainedValue())
        case .autoresizing(let view): .autoresizing(view.takeUnretainedValue())
        case .guide(let guide): .guide(guide.takeUnretainedValue())
        }
    }
}
