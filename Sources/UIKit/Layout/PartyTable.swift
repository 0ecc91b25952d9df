internal import AutoLayout

/// What each of an engine's constraints stands for.
struct PartyTable {
    private var parties: [ConflictParty?] = []

    subscript(id: ConstraintID) -> ConflictParty? {
        get { parties.indices.contains(Int(id.index)) ? parties[Int(id.index)] : nil }
        set {
            while parties.count <= Int(id.index) { parties.append(nil) }
            parties[Int(id.index)] = newValue
        }
    }
}
