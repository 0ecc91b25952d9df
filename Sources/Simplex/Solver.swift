/// A linear-programming solver with exact lexicographic priorities.
///
/// Rows of priority 1000 are required. Every other priority in use is a level of its own: the highest level's
/// summed violation is made as small as possible, then the next level's without giving up any of that, and so on.
/// No number of low wishes outweighs a higher one. Violations are measured in units of the row as written.
///
///     var solver = Solver()
///     let width = solver.addVariable()
///     try solver.add([Term(width, 1)], .greaterThanOrEqual, 200, priority: 750)
///     try solver.add([Term(width, 1)], .equal, 50, priority: 250)
///     try solver.solve()
///     solver[width]  // 200
///
/// Edits are recorded and take effect in the next ``solve()``, which starts from the last solution and works in
/// proportion to what changes.
///
/// Where several solutions are equally good at every priority, rows that ask for at least something give way first, the
/// last added of them first, then other rows, the first added first. By how much each row is missed depends on the
/// rows and on how many were added before each alone, not on the edits and solves in between. What no row determines
/// at all stays where it was.
public struct Solver: ~Copyable, Sendable {
    // The system. Every row is a kink in the cost of one column; see ``ColumnState`` and ``RowState``.
    var columns = Buffer<ColumnState>()
    var rows = Buffer<RowState>()
    var equations = Buffer<EquationState>()
    /// Coefficients of the equations: rows are equations, columns the user's unknowns.
    var matrix = SparseMatrix(deletesSingly: false)
    var forms = FormTable()
    var vacant = VacantSlots()
    /// How many rows were added so far, which is what the next one remembers as its age.
    var nextAge: UInt32 = 0

    // The basis, the duals, and the columns whose value isn't where their dual wants it.
    var factor = Factorization()
    var duals = DualPool()
    var queue = InfeasibilityQueue()
    var upkeep = Upkeep()

    // What is put off: edits until the next solve, moves until values are wanted, changes until they are read.
    var edits = PendingEdits()
    var moves = PendingMoves()
    var results = Results()

    var stepping = Stepping()
    var refinement = Refinement()
    var workspace = Workspace()
    /// Where questions about other solutions are asked, until the next edit.
    var probe: Probe?

    /// The number of steps of all solves so far, for tests and benchmarks.
    public internal(set) var stepCount = 0

    /// Creates a solver without variables and rows.
    public init() {}

    /// Makes room for a system whose size is known beforehand, so that building it moves nothing about in memory.
    ///
    /// - Parameters:
    ///   - variables: the number of unknowns.
    ///   - rows: the number of rows.
    ///   - forms: the number of different linear forms of more than one term among the rows.
    ///   - terms: the number of terms of these forms.
    public mutating func reserveCapacity(variables: Int, rows rowCount: Int, forms: Int, terms: Int) {
        // A hint that no memory could be found for is none.
        func bounded(_ count: Int) -> Int { min(max(0, count), 1 << 22) }
        let (rowCount, forms) = (bounded(rowCount), bounded(forms))
        let columnCount = bounded(variables) + forms
        columns.reserve(columnCount)
        rows.reserve(rowCount)
        equations.reserve(forms)
        matrix.reserve(rows: forms, columns: columnCount, entries: bounded(terms))
        workspace.reach.reserve(columnCount)
        edits.rows.reserve(rowCount)
        edits.freshEquations.reserve(forms)
    }

    /// Adds an unknown. While no row uses it, it reads 0.
    public mutating func addVariable() -> Variable {
        let index = makeColumn()
        return Variable(index: index, generation: columns[index].generation)
    }

    /// Removes an unknown that no row uses any more.
    public mutating func remove(_ variable: Variable) throws(SolverError) {
        let index = try position(of: variable)
        guard columns[index].uses == 0 else {
            throw .variableInUse(variable, rows: Int(columns[index].uses))
        }
        columns[index].isLive = false
        columns[index].generation &+= 1
        if columns[index].knots < 0, matrix.columns[index] < 0, !columns[index].isBasic {
            release(column: index)
        } else {
            vacant.dyingColumns.append(index)
        }
    }

    /// Adds the constraint `sum of terms relation constant`; terms of the same variable are merged.
    ///
    /// The row is checked and recorded; whether it can be satisfied is decided by ``solve()``.
    ///
    /// - Parameter priority: 1…1000, where 1000 is required.
    /// - Complexity: O(number of terms).
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double
    ) throws(SolverError) -> Row {
        try check(constant)
        try check(priority: priority)
        for term in terms {
            _ = try position(of: term.variable)
            try check(term.coefficient)
        }
        for term in terms { workspace.reach.add(term.coefficient, at: term.variable.index) }
        defer { workspace.reach.clear() }
        var largest = 0.0
        var smallest = Double.infinity
        var distinct = 0
        var single = Int32.max
        for position in 0..<workspace.reach.count {
            let size = workspace.reach.values[workspace.reach.indices[position]].magnitude
            guard size > 0 else { continue }
            guard size.isFinite else { throw .overflow }
            largest = max(largest, size)
            smallest = min(smallest, size)
            distinct += 1
            single = min(single, workspace.reach.indices[position])
        }
        var row = RowState()
        row.relation = relation
        row.priority = priority
        row.isPending = true
        row.age = nextAge
        switch distinct {
        case 0: row.column = -1
        case 1:
            row.column = single
            row.scale = workspace.reach.values[single]
        // The same form with another factor shall be found to be the same: its largest coefficient is brought
        // between one and two, the oldest unknown's above zero.
        default:
            row.scale = workspace.reach.values[single] < 0 ? -largest.binade : largest.binade
            // Beside the largest coefficient the smallest must not vanish.
            guard smallest / row.scale != 0 else { throw .overflow }
        }
        try row.set(constant)
        nextAge &+= 1
        if distinct == 1 { addUse(of: single) }
        if distinct > 1 { row.column = activity(scale: row.scale, terms: distinct) }
        row.setWeights()
        let index = store(row)
        edits.rows.append(index)
        return Row(index: index, generation: rows[index].generation)
    }

    /// Removes a constraint.
    public mutating func remove(_ row: Row) throws(SolverError) {
        let index = try position(of: row)
        rows[index].isLive = false
        rows[index].generation &+= 1
        makePending(index)
        let column = rows[index].column
        guard column >= 0 else { return }
        let equation = columns[column].equation
        guard equation >= 0 else {
            lessenUses(of: column)
            return
        }
        var entry = matrix.rows[equation]
        while entry >= 0 {
            lessenUses(of: matrix.entries[entry].column)
            entry = matrix.entries[entry].nextInRow
        }
    }

    /// Changes the constant on the right-hand side of a constraint.
    ///
    /// - Complexity: O(1); the next solve does the rest.
    public mutating func setConstant(_ constant: Double, of row: Row) throws(SolverError) {
        let index = try position(of: row)
        try check(constant)
        let before = rows[index].position
        try rows[index].set(constant)
        if rows[index].position != before { makePending(index) }
    }

    /// Changes the priority of a constraint.
    ///
    /// - Complexity: O(1); the next solve does the rest.
    public mutating func setPriority(_ priority: Double, of row: Row) throws(SolverError) {
        let index = try position(of: row)
        try check(priority: priority)
        edits.priorities.append(PendingPriority(row: index, generation: row.generation, priority: priority))
        makePending(index)
    }

    /// The value of an unknown at the last successful ``solve()``.
    ///
    /// - Precondition: the handle is valid.
    public subscript(_ variable: Variable) -> Double {
        let index = Int(variable.index)
        precondition(
            index >= 0 && index < columns.count && columns[index].generation == variable.generation
                && columns[index].isLive,
            "The variable was removed from this solver, or belongs to another one.")
        return columns[index].published
    }

    /// Hands over the unknowns whose values the last successful ``solve()`` changed, each once, with their new values.
    ///
    /// - Complexity: O(number of these unknowns), so that a reader of all values keeps up at the cost of what moved.
    public func forEachChange(_ body: (Variable, Double) -> Void) {
        for position in 0..<results.published.count {
            let column = results.published[position]
            guard columns[column].isLive else { continue }
            body(Variable(index: column, generation: columns[column].generation), columns[column].published)
        }
    }

    func position(of variable: Variable) throws(SolverError) -> Int32 {
        let index = variable.index
        guard index >= 0, Int(index) < columns.count, columns[index].isLive,
            columns[index].generation == variable.generation, columns[index].equation < 0
        else { throw .staleVariable(variable) }
        return index
    }

    func position(of row: Row) throws(SolverError) -> Int32 {
        let index = row.index
        guard index >= 0, Int(index) < rows.count, rows[index].isLive, rows[index].generation == row.generation
        else { throw .staleRow(row) }
        return index
    }

    private func check(_ number: Double) throws(SolverError) {
        guard number.isFinite else { throw .nonFiniteNumber(number) }
    }

    private func check(priority: Double) throws(SolverError) {
        try check(priority)
        guard priority >= 1, priority <= 1000 else { throw .priorityOutOfRange(priority) }
    }
}

extension RowState {
    /// Sets the position by the constant as written.
    fileprivate mutating func set(_ constant: Double) throws(SolverError) {
        guard (constant / scale).isFinite else { throw .overflow }
        position = constant / scale
    }

    /// Sets the weights by the relation; a negative scale turns it round.
    fileprivate mutating func setWeights() {
        limitsFromAbove = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
        limitsFromBelow = relation == .equal || (relation == .greaterThanOrEqual) == (scale > 0)
    }
}

// MARK: Slots

extension Solver {
    private mutating func makeColumn() -> Int32 {
        if vacant.columns.count > 0 {
            let index = vacant.columns.removeLast()
            let generation = columns[index].generation
            columns[index] = ColumnState()
            columns[index].generation = generation
            return index
        }
        columns.append(ColumnState())
        matrix.extend(rows: 0, columns: columns.count)
        workspace.reach.extend(to: columns.count)
        return Int32(truncatingIfNeeded: columns.count - 1)
    }

    /// The column of the activity of the form gathered in `reach`, divided by `scale`.
    private mutating func activity(scale: Double, terms: Int) -> Int32 {
        var hash: UInt32 = 0
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[column]
            guard coefficient != 0 else { continue }
            hash &+= FormTable.hash(of: coefficient / scale, at: column)
            addUse(of: column)
        }
        if let known = forms.first(hash, where: { isForm(of: $0, hash, scale, terms) }) {
            let activity = equations[known].activity
            if isDead(known) { upkeep.deadCount -= 1 }
            columns[activity].uses += 1
            return activity
        }
        return makeEquation(scale, hash)
    }

    /// Whether all rows of an equation were removed; it goes when the basis is next factored with its activity basic.
    func isDead(_ equation: Int32) -> Bool {
        let activity = equations[equation].activity
        return activity >= 0 && columns[activity].uses == 0
    }

    private func isForm(of equation: Int32, _ hash: UInt32, _ scale: Double, _ terms: Int) -> Bool {
        guard equations[equation].hash == hash, equations[equation].activity >= 0 else { return false }
        var entry = matrix.rows[equation]
        var count = 0
        while entry >= 0 {
            let item = matrix.entries[entry]
            guard workspace.reach.values[item.column] / scale == item.value else { return false }
            count += 1
            entry = item.nextInRow
        }
        return count == terms
    }

    private mutating func makeEquation(_ scale: Double, _ hash: UInt32) -> Int32 {
        let equation: Int32
        if vacant.equations.count > 0 {
            equation = vacant.equations.removeLast()
        } else {
            equations.append(EquationState())
            equation = Int32(truncatingIfNeeded: equations.count - 1)
            matrix.extend(rows: equations.count, columns: 0)
        }
        var smallest = Double.infinity
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[column]
            guard coefficient != 0 else { continue }
            matrix.insert(coefficient / scale, row: equation, column: column)
            smallest = min(smallest, (coefficient / scale).magnitude)
        }
        if smallest * Refinement.ordinaryRange < 1 { refinement.wideEquations += 1 }
        let activity = makeColumn()
        columns[activity].equation = equation
        columns[activity].uses = 1
        equations[equation] = EquationState()
        equations[equation].activity = activity
        equations[equation].hash = hash
        forms.insert(equation, in: equations)
        edits.freshEquations.append(equation)
        return activity
    }

    private mutating func store(_ row: RowState) -> Int32 {
        if vacant.rows.count > 0 {
            let index = vacant.rows.removeLast()
            let generation = rows[index].generation
            rows[index] = row
            rows[index].generation = generation
            return index
        }
        rows.append(row)
        return Int32(truncatingIfNeeded: rows.count - 1)
    }

    private mutating func makePending(_ row: Int32) {
        guard !rows[row].isPending else { return }
        rows[row].isPending = true
        edits.rows.append(row)
    }

    private mutating func addUse(of column: Int32) {
        columns[column].uses += 1
        // What isn't used reads 0, whatever value the column has kept.
        if columns[column].uses == 1 { note(changeOf: column) }
    }

    private mutating func lessenUses(of column: Int32) {
        columns[column].uses -= 1
        if columns[column].uses == 0 { note(changeOf: column) }
    }

    /// Remembers to publish the value of an unknown.
    @inline(__always)
    mutating func note(changeOf column: Int32) {
        guard !columns[column].isChanged else { return }
        columns[column].isChanged = true
        results.changed.append(column)
    }

    /// Lets another column have the slot, unless its generations are used up.
    mutating func release(column: Int32) {
        columns[column].isLive = false
        if columns[column].generation > 0 || columns[column].equation >= 0 { vacant.columns.append(column) }
    }
}
