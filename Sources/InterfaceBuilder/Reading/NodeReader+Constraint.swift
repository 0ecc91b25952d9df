extension NodeReader {
    /// Sets everything of a constraint that the element itself says.
    func update(_ constraint: inout ConstraintNode, item: (String) -> ConstraintNode.Item) {
        constraint.id = string("id")
        constraint.identifier = string("identifier")
        constraint.userLabel = string("userLabel")
        constraint.first = string("firstItem").map(item) ?? .view(constraint.owner)
        constraint.firstAttribute = choice("firstAttribute") ?? .unknown
        let relation: ConstraintNode.Relation? = choice("relation")
        constraint.relation = relation ?? .equal
        constraint.second = string("secondItem").map(item)
        constraint.secondAttribute =
            constraint.second == nil ? nil : choice("secondAttribute") ?? .unknown
        constraint.constant = number("constant") ?? 0
        constraint.priority = priority("priority") ?? 1000
        constraint.isSymbolic = bool("symbolic") ?? false
        constraint.isPlaceholder = bool("placeholder") ?? false
        constraint.isInstalled = true
        // What compares in a way that doesn't exist says nothing, as what has no multiplier.
        let isSenseless = relation == nil && string("relation") != nil
        constraint.multiplier = isSenseless ? .nan : multiplier ?? .nan
        if !constraint.isUsable { constraint.isInstalled = false }
        for (item, attribute) in [(constraint.first, "firstItem"), (constraint.second, "secondItem")] {
            guard case .dangling(let id) = item else { continue }
            log.add(.danglingReference(element: "constraint", attribute: attribute, id: id), at: position)
        }
    }

    /// A decimal number, a ratio `a:b` or a fraction `a/b`; 1 when absent, nil when it isn't finite.
    private var multiplier: Double? {
        guard let text = string("multiplier") else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Self.decimal($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { a in parts[1].map { a / $0 } }
            default: nil
            }
        if let value, value.isFinite, abs(value) <= Self.largest { return value }
        log.add(.unusableMultiplier(text), at: position)
        return nil
    }
}

extension ConstraintNode {
    /// Whether the equation can be laid out at all, whatever the traits.
    var isUsable: Bool {
        if case .dangling = first { return false }
        if case .dangling = second { return false }
        return firstAttribute != .unknown && secondAttribute != .unknown && multiplier.isFinite
    }
}
