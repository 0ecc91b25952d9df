// Systems whose coefficients lie far apart. What a step decides there may hang on numbers that ordinary solves lose to
// rounding. Such a system is solved like any other first; the vertex that comes out, or the conflict, is then only where
// to begin. From there on every solve with the basis is refined: what it leaves of its right-hand side is computed with
// twice the digits and solved for again. Values and duals are computed afresh before and after, and steps go on until
// nothing is left to do.

/// What only systems with coefficients far apart need.
struct Refinement: ~Copyable, Sendable {
    /// How many equations have coefficients so far apart that solves are refined.
    var wideEquations = 0
    /// Solves are being refined.
    var isOn = false
    /// Each row of a conflict is left out to see whether it takes part.
    var filtersConflicts = true
    /// How many steps found a column in place after all.
    var idleSteps = 0
    /// The right-hand side of the present solve, by place.
    var rightSide = SparseVector()
    /// What the present solve leaves of its right-hand side, then the correction for it.
    var correction = SparseVector()
    /// By column: the sum of the magnitudes of what a coefficient of the gathered row was added up from, and what rounding in
    /// the coefficients of the basis could make of it.
    var sizes = Buffer<Double>()
    var doubts = Buffer<Double>()
    /// By equation: what rounding in the coefficients of the basis could make of its multiplier.
    var multiplierDoubts = Buffer<Double>()

    init() {}

    mutating func prepare(_ equationCount: Int, _ columnCount: Int) {
        rightSide.extend(to: equationCount)
        correction.extend(to: equationCount)
        sizes.extend(to: columnCount, with: 0)
        doubts.extend(to: columnCount, with: 0)
        multiplierDoubts.extend(to: equationCount, with: 0)
    }

    /// How far apart the coefficients of one equation may lie without further ado.
    static var ordinaryRange: Double { 16 }
    /// The share of what a sum was made of, below which it is rounding in the coefficients.
    static var noise: Double { 1e-14 }
    /// The share of the largest multiplier up to which others are what corrections left: coefficients from 0.001 to 1000 make
    /// none as small as that, and each of the corrections takes sixteen digits off an error.
    static var dust: Double { 1e-24 }
    /// The share of what a contradiction was computed from, below which it is rounding in the constants.
    static var meaningless: Double { 1e-13 }
}

/// A sum kept with twice the digits of a `Double` (Dekker 1971, Knuth).
struct LongSum {
    private var high = 0.0
    private var low = 0.0

    @inline(__always)
    mutating func add(_ a: Double, _ b: Double) {
        let product = a * b
        let sum = high + product
        let share = sum - high
        low += ((high - (sum - share)) + (product - share)) + (-product).addingProduct(a, b)
        high = sum
    }

    @inline(__always)
    var value: Double { high + low }
}

extension Double {
    /// Whether the last digits of the number are zeros, as rounding hardly leaves them.
    @inline(__always)
    fileprivate var isShort: Bool { significandBitPattern & 0x3FF_FFFF == 0 }
}

extension Solver {
    /// Solves as always, then goes on with refined solves until all that was found holds.
    mutating func runRefined() throws(SolverError) {
        do throws(SolverError) {
            // Where numbers are lost steps may lead nowhere, thousands of them.
            try runDualSimplex(upTo: 64 + 2 * equations.count)
        } catch {
            // An error is looked into like an answer.
            upkeep.needsFactoring = true
        }
        refine(true)
        defer { refine(false) }
        do throws(SolverError) {
            for _ in 0..<16 {
                let before = stepCount - refinement.idleSteps
                reexamine()
                if queue.items.count > 0 { try runDualSimplex() }
                if stepCount - refinement.idleSteps == before { return }
            }
        } catch {
            // What was to wait until all is looked at again would wait for good.
            for index in 0..<equations.count where equations[index].activity >= 0 {
                columns[equations[index].basic].isTolerated = false
                queueIfInfeasible(equations[index].basic)
            }
            throw error
        }
    }

    private mutating func refine(_ isOn: Bool) {
        refinement.isOn = isOn
        duals.cancellation = isOn ? DualPool.refinedCancellation : DualPool.ordinaryCancellation
        workspace.scratch.cancellation = duals.cancellation
    }

    /// Computes duals and values afresh, and queues what doesn't stand where it should.
    mutating func reexamine() {
        unsettleColumns()
        if refinement.isOn { refinement.prepare(equations.count, columns.count) }
        duals.dontFit = false
        refactor()
        recomputeDuals()
        reconcileTouched()
        if duals.misfits.count > 0, !duals.dontFit { relaxMisfits() }
        if duals.dontFit { resetDuals() }
        applyShift()
        guard refinement.isOn else { return }
        for index in 0..<equations.count where equations[index].activity >= 0 {
            columns[equations[index].basic].isTolerated = false
        }
        recomputeValues()
    }

    /// Computes the duals of the nonbasic columns from those of the basic ones.
    private mutating func recomputeDuals() {
        guard !duals.dontFit else { return }
        let block = basicDuals()
        for position in 0..<block.moves.count { touch(block.moves[position].column) }
        for position in 0..<duals.listed.count where !columns[duals.listed[position]].isBasic {
            duals.clear(&columns[duals.listed[position]].dual)
            touch(duals.listed[position])
        }
        follow(block) { _ in true }
        for position in 0..<duals.listed.count where !columns[duals.listed[position]].isBasic {
            touch(duals.listed[position])
        }
    }

    /// The duals of all basic columns.
    func basicDuals() -> DualBlock {
        var block = DualBlock()
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let column = equations[index].basic
            var node = columns[column].dual
            while node >= 0 {
                block.add(duals.nodes[node].rung, of: column)
                node = duals.nodes[node].next
            }
        }
        return block
    }

    /// Adds to the duals of some nonbasic columns what follows from those of the basic ones.
    mutating func follow(_ block: borrowing DualBlock, of takesPart: (ColumnState) -> Bool) {
        // The lowest first, so that each coordinate goes to the head of its list.
        for level in (0..<block.priorities.count).sorted(by: { block.priorities[$0] < block.priorities[$1] }) {
            for position in 0..<block.moves.count where Int(block.moves[position].level) == level {
                workspace.multipliers.add(block.moves[position].amount, at: columns[block.moves[position].column].place)
            }
            let rounding = gatherDuals()
            stepping.totalWork += workspace.multipliers.count + workspace.reach.count
            for position in 0..<workspace.reach.count {
                let column = workspace.reach.indices[position]
                guard workspace.reach.values[column].magnitude > rounding, takesPart(columns[column]) else { continue }
                duals.add(-workspace.reach.values[column], at: block.priorities[level], to: &columns[column].dual)
                list(dualOf: column)
            }
            workspace.reach.clear()
            workspace.multipliers.clear()
        }
    }

    /// Fills `reach` with the combination of rows that `multipliers` says. Answers the size up to which it is rounding.
    private mutating func gatherDuals() -> Double {
        guard !refinement.isOn else {
            solveTransposedRefined()
            gatherRefinedRow(withFixed: false, noise: duals.cancellation)
            return 0
        }
        var largest = 0.0
        for position in 0..<workspace.multipliers.count {
            largest = max(largest, workspace.multipliers.values[workspace.multipliers.indices[position]].magnitude)
        }
        gatherRow(withFixed: false)
        return Self.smallestPivot * largest
    }

    /// Whether the coefficients of an equation, of which the largest is between one and two, lie far apart.
    func isWide(_ equation: Int32) -> Bool {
        var entry = matrix.rows[equation]
        while entry >= 0 {
            if matrix.entries[entry].value.magnitude * Refinement.ordinaryRange < 1 { return true }
            entry = matrix.entries[entry].nextInRow
        }
        return false
    }

    // MARK: Refined solves

    /// Solves for `multipliers` with the transposed basis, and corrects what comes out.
    mutating func solveTransposedRefined() {
        for position in 0..<workspace.multipliers.count {
            let place = workspace.multipliers.indices[position]
            refinement.rightSide.add(workspace.multipliers.values[place], at: place)
        }
        factor.solveTransposed(&workspace.multipliers)
        for _ in 0..<3 where gatherTransposedRemainder() {
            factor.solveTransposed(&refinement.correction)
            for position in 0..<refinement.correction.count {
                let equation = refinement.correction.indices[position]
                workspace.multipliers.add(refinement.correction.values[equation], at: equation)
            }
            refinement.correction.clear()
        }
        dropDust()
        doubtMultipliers()
        refinement.rightSide.clear()
    }

    /// Makes multipliers zero that are but what corrections left of a rounding error: a dual of 1e-31 is a dual, and holds its
    /// column where it is.
    private mutating func dropDust() {
        var largest = 0.0
        for position in 0..<workspace.multipliers.count {
            largest = max(largest, workspace.multipliers.values[workspace.multipliers.indices[position]].magnitude)
        }
        for position in 0..<workspace.multipliers.count {
            let equation = workspace.multipliers.indices[position]
            guard workspace.multipliers.values[equation].magnitude <= Refinement.dust * largest else { continue }
            workspace.multipliers.clear(at: equation)
        }
    }

    /// Notes how much the multipliers would change if each coefficient of the basis were off by its rounding, up or down at
    /// random. What is no more than a few times as much is nothing: so a tenth of ten is one.
    ///
    /// Numbers of few binary digits were not rounded: seven is seven.
    ///
    /// Tried twice, as changes can make up for each other by chance.
    private mutating func doubtMultipliers() {
        for seed: UInt32 in [0x9E37_79B9, 0x85EB_CA6B] {
            doubtCoefficients(seed)
            factor.solveTransposed(&refinement.correction)
            for position in 0..<refinement.correction.count {
                let equation = refinement.correction.indices[position]
                let doubt = refinement.correction.values[equation].magnitude
                refinement.multiplierDoubts[equation] = max(refinement.multiplierDoubts[equation], doubt)
                // Listed, so that its doubt is taken back.
                workspace.multipliers.add(0, at: equation)
            }
            refinement.correction.clear()
        }
    }

    /// Fills `correction` with what the roundings of coefficients, up or down at random, make of the equations for multipliers.
    private mutating func doubtCoefficients(_ seed: UInt32) {
        listPlaces()
        for position in 0..<refinement.correction.count {
            let place = refinement.correction.indices[position]
            let column = equations[place].basic
            var size = 0.0
            if columns[column].equation < 0 {
                var entry = matrix.columns[column]
                while entry >= 0 {
                    let item = matrix.entries[entry]
                    let multiplier = workspace.multipliers.values[item.row]
                    if !item.value.isShort || !multiplier.isShort { size += (item.value * multiplier).magnitude }
                    entry = item.nextInColumn
                }
            }
            guard size > 0 else { continue }
            // Never by the same amount, so that they don't make up for each other.
            let random = Int32(bitPattern: (UInt32(bitPattern: place) &+ 1) &* seed)
            refinement.correction.values[place] = size.ulp * (Double(random) * 0x1p-31 + (random < 0 ? -0.5 : 0.5))
        }
    }

    /// Fills `correction` with what `multipliers` leave of the right-hand side. Answers false if that is nothing.
    private mutating func gatherTransposedRemainder() -> Bool {
        listPlaces()
        var isNothing = true
        for position in 0..<refinement.correction.count {
            let place = refinement.correction.indices[position]
            let column = equations[place].basic
            var sum = LongSum()
            sum.add(refinement.rightSide.values[place], 1)
            if columns[column].equation >= 0 {
                sum.add(workspace.multipliers.values[columns[column].equation], 1)
            } else {
                var entry = matrix.columns[column]
                while entry >= 0 {
                    let item = matrix.entries[entry]
                    sum.add(-item.value, workspace.multipliers.values[item.row])
                    entry = item.nextInColumn
                }
            }
            refinement.correction.values[place] = sum.value
            if sum.value != 0 { isNothing = false }
        }
        if isNothing { refinement.correction.clear() }
        return !isNothing
    }

    /// Lists in `correction`, with zero, all places on whose columns the right-hand side or a multiplier bears.
    private mutating func listPlaces() {
        for position in 0..<refinement.rightSide.count {
            refinement.correction.add(0, at: refinement.rightSide.indices[position])
        }
        for position in 0..<workspace.multipliers.count {
            let equation = workspace.multipliers.indices[position]
            guard workspace.multipliers.values[equation] != 0 else { continue }
            let activity = equations[equation].activity
            if columns[activity].isBasic { refinement.correction.add(0, at: columns[activity].place) }
            var entry = matrix.rows[equation]
            while entry >= 0 {
                let place = columns[matrix.entries[entry].column].place
                if place >= 0 { refinement.correction.add(0, at: place) }
                entry = matrix.entries[entry].nextInRow
            }
        }
    }

    /// Fills `reach` with the combination of rows that `multipliers` says; what is rounding becomes zero.
    ///
    /// - Parameter noise: the share of what a sum was made of, up to which it is rounding.
    mutating func gatherRefinedRow(withFixed: Bool, noise: Double = Refinement.noise) {
        for position in 0..<workspace.multipliers.count {
            let equation = workspace.multipliers.indices[position]
            let (multiplier, doubt) = (workspace.multipliers.values[equation], refinement.multiplierDoubts[equation])
            refinement.multiplierDoubts[equation] = 0
            guard multiplier != 0 else { continue }
            gatherRefined(-multiplier, doubt, at: equations[equation].activity, withFixed)
            var entry = matrix.rows[equation]
            while entry >= 0 {
                let item = matrix.entries[entry]
                gatherRefined(multiplier * item.value, doubt * item.value.magnitude, at: item.column, withFixed)
                entry = item.nextInRow
            }
        }
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let limit = noise * refinement.sizes[column] + 64 * refinement.doubts[column]
            if workspace.reach.values[column].magnitude <= limit { workspace.reach.clear(at: column) }
            refinement.sizes[column] = 0
            refinement.doubts[column] = 0
        }
    }

    @inline(__always)
    private mutating func gatherRefined(_ amount: Double, _ doubt: Double, at column: Int32, _ withFixed: Bool) {
        guard !columns[column].isBasic, withFixed || !columns[column].isFixed else { return }
        workspace.reach.add(-amount, at: column)
        refinement.sizes[column] += amount.magnitude
        refinement.doubts[column] += doubt
    }

    /// The value of the column whose row was gathered with the fixed columns, and how much of it may be rounding. The fixed
    /// columns leave the row.
    mutating func takeRefinedValue() -> (value: Double, size: Double) {
        var sum = LongSum()
        var size = 0.0
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            sum.add(workspace.reach.values[column], columns[column].value)
            size += (workspace.reach.values[column] * columns[column].value).magnitude
            if columns[column].isFixed { workspace.reach.clear(at: column) }
        }
        return (sum.value, size)
    }

    /// Corrects the values of the basic columns by what they leave of the equations.
    mutating func refineValues() {
        for _ in 0..<3 {
            for index in 0..<equations.count where equations[index].activity >= 0 {
                var sum = LongSum()
                sum.add(columns[equations[index].activity].value, 1)
                var entry = matrix.rows[index]
                while entry >= 0 {
                    let item = matrix.entries[entry]
                    sum.add(-item.value, columns[item.column].value)
                    entry = item.nextInRow
                }
                if sum.value != 0 { moves.shift.add(sum.value, at: Int32(truncatingIfNeeded: index)) }
            }
            guard moves.shift.count > 0 else { return }
            factor.applyOperations(&moves.shift)
            factor.solveUpper(&moves.shift)
            for position in 0..<moves.shift.count {
                let place = moves.shift.indices[position]
                guard equations[place].activity >= 0 else { continue }
                columns[equations[place].basic].value += moves.shift.values[place]
                note(changeOf: equations[place].basic)
            }
            moves.shift.clear()
        }
    }
}
