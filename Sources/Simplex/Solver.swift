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
/// Where several solutions are equally good at every priority, rows that ask for at least something give way first, those
/// of the highest rank of them first, then other rows, those of the lowest rank first; a row's rank is how many were added
/// before it, or what ``setRank(_:of:)`` says. By how much each row is missed depends on the rows and their ranks alone, not
/// on the edits and solves in between. What no row determines at all stays where it was.
public struct Solver: ~Copyable, Sendable {
    // The system. Every row is a kink in the cost of one column; see ``ColumnState`` and ``RowState``.
    var columns = Buffer<ColumnState>()
    var rows = Buffer<RowState>()
    var equations = Buffer<EquationState>()
    /// Coefficients of the equations: rows are equations, columns the user's unknowns.
    var matrix = SparseMatrix(deletesSingly: false)
    var forms = FormTable()
    var vacant = VacantSlots()
    /// How many rows were added so far, which is the rank of the next one.
    var nextRank: UInt32 = 0

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
    var settled = SettledColumns()
    var refinement = Refinement()
    var workspace = Workspace()
    /// Where questions about other solutions are asked, until the next edit.
    var probe: Probe?
    /// Holds nothing. A value whose size isn't known at compile time is never moved about: without it the compiler copies the
    /// 2,200 bytes of the solver for a call that only reads it.
    private let staysInPlace: (any Sendable)? = nil

    /// The number of steps of all solves so far, for tests and benchmarks.
    public internal(set) var stepCount = 0
    /// How many places all solves and questions so far have visited: what they cost, whatever the machine.
    package var workCount: Int { stepping.totalWork }

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

    @inline(__always)
    func position(of variable: Variable) throws(SolverError) -> Int32 {
        let index = variable.index
        guard index >= 0, Int(index) < columns.count, columns[index].isLive,
            columns[index].generation == variable.generation, columns[index].equation < 0
        else { throw .staleVariable(variable) }
        return index
    }

    @inline(__always)
    func position(of row: Row) throws(SolverError) -> Int32 {
        let index = row.index
        guard index >= 0, Int(index) < rows.count, rows[index].isLive, rows[index].generation == row.generation
        else { throw .staleRow(row) }
        return index
    }

    @inline(__always)
    func check(_ number: Double) throws(SolverError) {
        guard number.isFinite else { throw .nonFiniteNumber(number) }
    }

    @inline(__always)
    func check(priority: Double) throws(SolverError) {
        guard priority >= 1, priority <= 1000 else {
            try check(priority)
            throw .priorityOutOfRange(priority)
        }
    }
}

// MARK: Slots

extension Solver {
    @inline(__always)
    mutating func makeColumn() -> Int32 {
        if vacant.columns.count > 0 {
            let index = vacant.columns.removeLast()
            let (generation, hasListedDual) = (columns[index].generation, columns[index].hasListedDual)
            duals.clear(&columns[index].dual)
            columns[index] = ColumnState()
            columns[index].generation = generation
            // The list goes on naming the slot: without this it would name it once more for each column that had it.
            columns[index].hasListedDual = hasListedDual
            return index
        }
        columns.append(ColumnState())
        matrix.appendColumn()
        return Int32(truncatingIfNeeded: columns.count - 1)
    }

    /// Whether all rows of an equation were removed; it goes when the basis is next factored with its activity basic.
    func isDead(_ equation: Int32) -> Bool {
        let activity = equations[equation].activity
        return activity >= 0 && columns[activity].uses == 0
    }

    private mutating func makePending(_ row: Int32) {
        guard !rows[row].isPending else { return }
        rows[row].isPending = true
        edits.rows.append(row)
    }

    @inline(__always)
    mutating func addUse(of column: Int32) {
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
