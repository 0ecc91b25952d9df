import Simplex

extension LayoutEngine {
    /// Adds a constraint.
    ///
    /// - Parameters:
    ///   - priority: above 0, up to 1000; 1000 is required.
    ///   - isSystem: the constraint follows from a view's frame or from the environment, so a person's constraint
    ///     gives way before it.
    ///     Such a constraint may put a position at a place of the root's coordinates.
    /// - Throws: ``EquationError`` when the equation breaks a rule of Auto Layout; nothing is added then.
    @discardableResult
    public func add(
        _ equation: Equation, priority: Double = 1000, isSystem: Bool = false
    ) throws(EquationError) -> ConstraintID {
        let isPlace = isSystem && equation.second == nil && equation.constant.isFinite
        if !isPlace {
            try EquationRules.check(
                first: equation.first.effectiveAttribute,
                second: equation.second?.effectiveAttribute ?? .notAnAttribute,
                hasSecondItem: equation.second != nil, multiplier: equation.multiplier, constant: equation.constant)
        }
        try EquationRules.check(priority: priority)
        restoreBroken()
        additions += 1
        let record = ConstraintRecord(
            isAlive: true, equation: equation, priority: priority, isSystem: isSystem, age: additions)
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            let generation = constraints[Int(free)].generation
            constraints[Int(free)] = record
            constraints[Int(free)].generation = generation
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        insertRow(of: index)
        constraints[Int(index)].firstMention = mentionItems(of: equation, by: index)
        if equation.mixesAxes { mixedConstraints += 1 }
        needsSolving = true
        return ConstraintID(index: index, generation: constraints[Int(index)].generation)
    }

    /// Enters a constraint into the lists of the items that its row depends on. Answers the first of the entries.
    private func mentionItems(of equation: Equation, by index: Int32) -> Int32 {
        func mention(_ item: Item, _ sibling: Int32) -> Int32 {
            mentions.append(index, to: &items[Int(item.index)].mentions, of: item.index, sibling: sibling)
        }
        if equation.first.origin == nil, equation.second?.origin == nil, !equation.usesCorner {
            let first = mention(equation.first.item, -1)
            guard let second = equation.second?.item, second != equation.first.item else { return first }
            return mention(second, first)
        }
        var entry: Int32 = -1
        for item in equation.items { entry = mention(item, entry) }
        return entry
    }

    /// Holds an item's four edges at the given places with required constraints of the system.
    ///
    /// - Throws: when one of the places is not a finite number; nothing is added then.
    @discardableResult
    public func fix(_ item: Item, to rectangle: Rectangle) throws(EquationError) -> [ConstraintID] {
        let edges: [(Attribute, Double)] = [
            (.left, rectangle.left), (.top, rectangle.top), (.right, rectangle.right), (.bottom, rectangle.bottom),
        ]
        for (attribute, value) in edges where !value.isFinite { throw .notFinite(name: "\(attribute)", value: value) }
        var ids: [ConstraintID] = []
        for (attribute, value) in edges {
            ids.append(try add(Equation(Operand(item, attribute), .equal, constant: value), isSystem: true))
        }
        return ids
    }

    /// Whether all items that an equation speaks of are still there.
    package func containsItems(of equation: Equation) -> Bool {
        guard contains(equation.first.item), equation.container.map(contains) ?? true else { return false }
        if let origin = equation.first.origin, !contains(origin.item) { return false }
        guard let second = equation.second else { return true }
        return contains(second.item) && second.origin.map { contains($0.item) } ?? true
    }

    /// Whether more constraints mention an item than a number.
    ///
    /// - Complexity: O(the number).
    public func mentions(_ item: Item, moreThan count: Int) -> Bool {
        contains(item) && mentions.hasMore(than: count, in: items[Int(item.index)].mentions)
    }

    /// Whether the handle still names a constraint of this engine.
    public func contains(_ id: ConstraintID) -> Bool {
        id.index >= 0 && id.index < constraints.count && constraints[Int(id.index)].isAlive
            && constraints[Int(id.index)].generation == id.generation
    }

    /// Removes a constraint. An unknown or already removed one is left alone.
    public func remove(_ id: ConstraintID) {
        guard contains(id) else { return }
        restoreBroken()
        removeConstraint(at: id.index)
    }

    /// Changes a constraint's constant, in points. Cheap: no row is rebuilt.
    public func setConstant(_ constant: Double, of id: ConstraintID) {
        guard contains(id), constraints[Int(id.index)].equation.constant != constant else { return }
        restoreBroken()
        constraints[Int(id.index)].equation.constant = constant
        refreshConstant(of: id.index)
    }

    /// Changes a constraint's priority, from 0 to 1000.
    public func setPriority(_ priority: Double, of id: ConstraintID) {
        guard contains(id), constraints[Int(id.index)].priority != priority else { return }
        restoreBroken()
        constraints[Int(id.index)].priority = clamped(priority)
        if let row = constraints[Int(id.index)].row {
            setPriority(priority, of: row)
            if priority < 1000 { setRank(rank(of: constraints[Int(id.index)].equation), of: row) }
        }
        loosen(id.index)
        fixedWidths.enqueue(id.index)
    }

    func removeConstraint(at index: Int32) {
        guard constraints[Int(index)].isAlive else { return }
        loosen(index)
        if constraints[Int(index)].equation.mixesAxes { mixedConstraints -= 1 }
        if let row = constraints[Int(index)].row { removeRow(row) }
        removeRest(of: index)
        if !broken.isEmpty { broken.removeAll { $0 == index } }
        var mention = constraints[Int(index)].firstMention
        while mention >= 0 { mention = mentions.remove(mention, from: &items) }
        constraints[Int(index)].firstMention = -1
        constraints[Int(index)].isAlive = false
        constraints[Int(index)].generation &+= 1
        constraints[Int(index)].row = nil
        freeConstraints.append(index)
        needsSolving = true
    }

    /// Recomputes the constants of the constraints that speak of an item's attributes of one kind.
    func refreshConstants(of item: Int32, where matches: (Attribute) -> Bool) {
        for index in mentions.constraints(of: items[Int(item)].mentions)
        where constraints[Int(index)].equation.places.contains(where: { matches($0.attribute) }) {
            refreshConstant(of: index)
        }
    }

    /// Writes the rows anew of the constraints that speak of an item's attributes of one kind.
    func rebuildRows(of item: Int32, where matches: (Attribute) -> Bool) {
        for index in mentions.constraints(of: items[Int(item)].mentions)
        where constraints[Int(index)].equation.places.contains(where: { matches($0.attribute) }) {
            guard let row = constraints[Int(index)].row else { continue }
            removeRow(row)
            removeRest(of: index)
            insertRow(of: index)
        }
    }

    /// Hands a constraint to the solver.
    func insertRow(of index: Int32) {
        let (equation, priority) = (constraints[Int(index)].equation, constraints[Int(index)].priority)
        var lowered = LoweredEquation()
        lower(equation, into: &lowered)
        constraints[Int(index)].row = addRow(
            lowered.terms.storage.span.extracting(first: lowered.terms.count), lowered.relation, lowered.constant,
            priority, rank: priority < 1000 ? rank(of: equation) : 0, owner: .constraint(index))
        fixedWidths.enqueue(index)
    }

    private func refreshConstant(of index: Int32) {
        guard let row = constraints[Int(index)].row else { return }
        let lowered = lower(constraints[Int(index)].equation)
        setConstant(lowered.constant, of: row)
        if !restRows.isEmpty, let rest = restRows[RestKey(.slack, index)] { setConstant(lowered.constant, of: rest) }
    }
}

extension Operand {
    /// The attribute as the rules see it: a distance counts as a size.
    var effectiveAttribute: Attribute {
        guard origin != nil else { return attribute }
        return attribute.axis == .vertical ? .height : .width
    }
}

extension Equation {
    /// Every place that the equation reads, but for the container's corner.
    var places: FewElements<Operand.Place> {
        var places = FewElements(Operand.Place(first.item, first.attribute))
        if let origin = first.origin { places.append(origin) }
        if let second {
            places.append(Operand.Place(second.item, second.attribute))
            if let origin = second.origin { places.append(origin) }
        }
        return places
    }

    /// Every item the equation's row depends on, each once.
    var items: FewElements<Item> {
        var items = FewElements(first.item)
        for place in places where !items.contains(place.item) { items.append(place.item) }
        if usesCorner, let container, !items.contains(container) { items.append(container) }
        return items
    }

    /// Whether the equation ties a width to a height.
    var mixesAxes: Bool {
        guard let second else { return false }
        return first.attribute.axis != second.attribute.axis
    }

    /// Whether the container's corner takes part: only where a position is multiplied.
    var usesCorner: Bool {
        multiplier != 1 && second != nil && first.origin == nil && first.attribute.isPosition
    }
}
