extension Solver {
    /// Adds the constraint `sum of terms relation constant`; terms of the same variable are merged.
    ///
    /// The row is checked and recorded; whether it can be satisfied is decided by ``solve()``.
    ///
    /// - Parameters:
    ///   - priority: 1…1000, where 1000 is required.
    ///   - rank: see ``setRank(_:of:)``; how many rows were added before where none is given.
    /// - Complexity: O(number of terms).
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double, rank: UInt32? = nil
    ) throws(SolverError) -> Row {
        try add(terms.span, relation, constant, priority: priority, rank: rank)
    }

    /// Adds a constraint whose terms need not stand in an array.
    @discardableResult
    package mutating func add(
        _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double, rank: UInt32? = nil
    ) throws(SolverError) -> Row {
        try check(constant)
        try check(priority: priority)
        if terms.count == 1 { return try add(terms[0], relation, constant, priority, rank ?? nextRank) }
        if terms.count > 1, terms.count <= RowForm.few, Self.areDistinct(terms) {
            return try add(distinct: terms, relation, constant, priority, rank ?? nextRank)
        }
        try gather(terms)
        defer { if terms.count > RowForm.few { workspace.reach.clear() } }
        var row = RowState()
        row.scale = workspace.form.scale
        // Beside the largest coefficient the smallest must not vanish.
        guard workspace.form.count < 2 || workspace.form.smallest / row.scale != 0 else { throw .overflow }
        try row.set(relation, constant, priority, rank: rank ?? nextRank)
        switch workspace.form.count {
        case 0: row.column = -1
        case 1:
            row.column = workspace.form.parts[0].column
            addUse(of: row.column)
        default: row.column = activity(scale: row.scale)
        }
        return store(row)
    }

    /// Adds a constraint of one term, which takes no form.
    @inline(__always)
    private mutating func add(
        _ term: Term, _ relation: Relation, _ constant: Double, _ priority: Double, _ rank: UInt32
    ) throws(SolverError) -> Row {
        try check(term.coefficient)
        let column = try position(of: term.variable)
        var row = RowState()
        if term.coefficient != 0 {
            row.scale = term.coefficient
            row.column = column
        }
        try row.set(relation, constant, priority, rank: rank)
        if row.column >= 0 { addUse(of: column) }
        return store(row)
    }

    /// Whether all terms, few of them, are of different unknowns and none vanishes. Nearly always they are.
    @inline(__always)
    private static func areDistinct(_ terms: Span<Term>) -> Bool {
        for index in terms.indices {
            if terms[index].coefficient == 0 { return false }
            for other in 0..<index where terms[other].variable.index == terms[index].variable.index { return false }
        }
        return true
    }

    /// Adds a constraint of a few different unknowns: their terms need not be gathered.
    private mutating func add(
        distinct terms: Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Double, _ rank: UInt32
    ) throws(SolverError) -> Row {
        var (largest, smallest, oldest) = (0.0, Double.infinity, 0)
        var (rarest, fewest): (Int32, Int32) = (-1, .max)
        for index in terms.indices {
            let column = try position(of: terms[index].variable)
            try check(terms[index].coefficient)
            let size = terms[index].coefficient.magnitude
            if size > largest { largest = size }
            if size < smallest { smallest = size }
            if column < terms[oldest].variable.index { oldest = index }
            if columns[column].uses < fewest { (rarest, fewest) = (column, columns[column].uses) }
        }
        var row = RowState()
        row.scale = RowForm.scale(largest: largest, oldest: terms[oldest].coefficient)
        // Beside the largest coefficient the smallest must not vanish.
        guard smallest / row.scale != 0 else { throw .overflow }
        try row.set(relation, constant, priority, rank: rank)
        for index in terms.indices { addUse(of: terms[index].variable.index) }
        var (known, isCertain) = equation(with: rarest) { isForm(of: $0, terms, row.scale) }
        if !isCertain {
            useFormTable()
            var hash: UInt32 = 0
            for index in terms.indices {
                hash &+= FormTable.hash(of: terms[index].coefficient / row.scale, at: terms[index].variable.index)
            }
            known = forms.first(hash, in: equations) { isForm(of: $0, terms, row.scale) }
        }
        if let known {
            row.column = useAgain(known)
        } else {
            let equation = makeEquation(smallest: smallest / row.scale)
            for index in terms.indices {
                matrix.insert(
                    terms[index].coefficient / row.scale, row: equation, column: terms[index].variable.index)
            }
            if forms.isInUse { enterForm(of: equation) }
            row.column = equations[equation].activity
        }
        return store(row)
    }

    /// Adds a constraint on the same sum of terms as that of another row, which spares looking the terms up.
    @discardableResult
    public mutating func add(
        like other: Row, _ relation: Relation, _ constant: Double, priority: Double, rank: UInt32? = nil
    ) throws(SolverError) -> Row {
        let other = try position(of: other)
        try check(constant)
        try check(priority: priority)
        var row = RowState()
        row.scale = rows[other].scale
        row.column = rows[other].column
        try row.set(relation, constant, priority, rank: rank ?? nextRank)
        if row.column >= 0 {
            // The other row uses all of them already.
            let equation = columns[row.column].equation
            var entry = equation >= 0 ? matrix.rows[equation] : -1
            while entry >= 0 {
                columns[matrix.entries[entry].column].uses += 1
                entry = matrix.entries[entry].nextInRow
            }
            columns[row.column].uses += 1
        }
        return store(row)
    }

    /// Gathers terms in the workspace's form; those of many in `reach` as well.
    private mutating func gather(_ terms: Span<Term>) throws(SolverError) {
        workspace.form.removeAll()
        if terms.count <= RowForm.few {
            for index in terms.indices {
                let term = terms[index]
                try check(term.coefficient)
                workspace.form.add(term.coefficient, at: try position(of: term.variable))
            }
        } else {
            for index in terms.indices {
                _ = try position(of: terms[index].variable)
                try check(terms[index].coefficient)
            }
            workspace.reach.extend(to: columns.count)
            for index in terms.indices {
                workspace.reach.add(terms[index].coefficient, at: terms[index].variable.index)
            }
            workspace.form.take(workspace.reach)
        }
        if workspace.form.finish() { return }
        workspace.reach.clear()
        throw .overflow
    }

    /// The column of the activity of the gathered form, divided by `scale`.
    private mutating func activity(scale: Double) -> Int32 {
        var (rarest, fewest): (Int32, Int32) = (-1, .max)
        for position in 0..<workspace.form.count {
            let column = workspace.form.parts[position].column
            if columns[column].uses < fewest { (rarest, fewest) = (column, columns[column].uses) }
            addUse(of: column)
        }
        var (known, isCertain) = equation(with: rarest) { isForm(of: $0, scale) }
        if !isCertain {
            useFormTable()
            var hash: UInt32 = 0
            for position in 0..<workspace.form.count {
                let part = workspace.form.parts[position]
                hash &+= FormTable.hash(of: part.coefficient / scale, at: part.column)
            }
            known = forms.first(hash, in: equations) { isForm(of: $0, scale) }
        }
        if let known { return useAgain(known) }
        let equation = makeEquation(smallest: workspace.form.smallest / scale)
        for position in 0..<workspace.form.count {
            let part = workspace.form.parts[position]
            matrix.insert(part.coefficient / scale, row: equation, column: part.column)
        }
        if forms.isInUse { enterForm(of: equation) }
        return equations[equation].activity
    }

    // MARK: Forms

    /// The equation of a form, looked for among those of one of its unknowns. The one that the fewest rows use is nearly always
    /// new, or in so few equations that going through them costs less than a hash.
    ///
    /// - Returns: the equation, if it was found, and whether that is certain because there are no more to look at.
    @inline(__always)
    private func equation(with column: Int32, where isForm: (Int32) -> Bool) -> (known: Int32?, isCertain: Bool) {
        var entry = matrix.columns[column]
        for _ in 0..<8 {
            guard entry >= 0 else { return (nil, true) }
            if isForm(matrix.entries[entry].row) { return (matrix.entries[entry].row, true) }
            entry = matrix.entries[entry].nextInColumn
        }
        return (nil, entry < 0)
    }

    /// Enters all forms in the table, which is kept from then on.
    private mutating func useFormTable() {
        guard !forms.isInUse else { return }
        for index in 0..<equations.count { equations[index].hash = hash(ofEquation: Int32(truncatingIfNeeded: index)) }
        forms.enterAll(of: equations)
    }

    private mutating func enterForm(of equation: Int32) {
        equations[equation].hash = hash(ofEquation: equation)
        forms.insert(equation, in: equations)
    }

    private func hash(ofEquation equation: Int32) -> UInt32 {
        var hash: UInt32 = 0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            hash &+= FormTable.hash(of: matrix.entries[entry].value, at: matrix.entries[entry].column)
            entry = matrix.entries[entry].nextInRow
        }
        return hash
    }

    /// Notes another row of an equation. Answers its activity.
    @inline(__always)
    private mutating func useAgain(_ equation: Int32) -> Int32 {
        let activity = equations[equation].activity
        if columns[activity].uses == 0 { upkeep.deadCount -= 1 }
        columns[activity].uses += 1
        return activity
    }

    @inline(__always)
    private func isForm(of equation: Int32, _ terms: Span<Term>, _ scale: Double) -> Bool {
        // The entry that was inserted last comes first.
        var guess = terms.count - 1
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            guard guess >= 0 else { return false }
            var index = guess
            if terms[index].variable.index != item.column {
                guard let other = terms.indices.first(where: { terms[$0].variable.index == item.column }) else {
                    return false
                }
                index = other
            }
            guard terms[index].coefficient / scale == item.value else { return false }
            guess -= 1
            entry = item.nextInRow
        }
        return guess < 0
    }

    @inline(__always)
    private func isForm(of equation: Int32, _ scale: Double) -> Bool {
        let isLong = workspace.form.count > RowForm.few
        var entry = matrix.rows[equation]
        // The entry that was inserted last comes first.
        var guess = workspace.form.count - 1
        var count = 0
        while entry >= 0 {
            let item = matrix.entries[entry]
            let coefficient =
                isLong
                ? workspace.reach.values[item.column] : workspace.form.coefficient(of: item.column, guess: guess)
            guard coefficient / scale == item.value else { return false }
            guess -= 1
            count += 1
            entry = item.nextInRow
        }
        return count == workspace.form.count
    }

    /// Makes an equation without entries; `smallest` is the smallest coefficient that it is to have.
    private mutating func makeEquation(smallest: Double) -> Int32 {
        let equation: Int32
        if vacant.equations.count > 0 {
            equation = vacant.equations.removeLast()
        } else {
            equations.append(EquationState())
            equation = Int32(truncatingIfNeeded: equations.count - 1)
            matrix.appendRow()
        }
        if smallest.magnitude * Refinement.ordinaryRange < 1 { refinement.wideEquations += 1 }
        let activity = makeColumn()
        columns[activity].equation = equation
        columns[activity].uses = 1
        equations[equation] = EquationState()
        equations[equation].activity = activity
        edits.freshEquations.append(equation)
        return equation
    }

    /// Gives a row a slot, and has the next solve take it up.
    @inline(__always)
    private mutating func store(_ row: RowState) -> Row {
        nextRank &+= 1
        var index = Int32(truncatingIfNeeded: rows.count)
        if vacant.rows.count > 0 {
            index = vacant.rows.removeLast()
            let generation = rows[index].generation
            rows[index] = row
            rows[index].generation = generation
        } else {
            rows.append(row)
        }
        edits.rows.append(index)
        return Row(index: index, generation: rows[index].generation)
    }
}

extension RowState {
    /// Sets the position by the constant as written.
    @inline(__always)
    mutating func set(_ constant: Double) throws(SolverError) {
        guard (constant / scale).isFinite else { throw .overflow }
        position = constant / scale
    }

    /// Sets what a new row says of its form; a negative scale turns the relation round.
    @inline(__always)
    fileprivate mutating func set(
        _ relation: Relation, _ constant: Double, _ priority: Double, rank: UInt32
    ) throws(SolverError) {
        try set(constant)
        self.relation = relation
        self.priority = priority
        self.rank = rank
        isPending = true
        limitsFromAbove = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
        limitsFromBelow = relation == .equal || (relation == .greaterThanOrEqual) == (scale > 0)
    }
}
