import Simplex

/// The constraints of one tree of items, and the frames that satisfy them.
///
///     let engine = LayoutEngine()
///     let root = engine.addItem(), child = engine.addItem()
///     try engine.fix(root, to: Rectangle(right: 320, bottom: 480))
///     try engine.add(Equation(Operand(child, .leading), .equal, Operand(root, .leading), constant: 20))
///     engine.solve()
///     engine.rectangle(of: child).left  // 20
///
/// Rectangles are alignment rectangles in the root's coordinates, exact and not rounded to pixels. Priorities are
/// lexicographic: no number of weaker constraints outweighs a stronger one (architecture, decision 1).
///
/// The engine is a plain class without isolation; use one instance from one place at a time.
public final class LayoutEngine {
    var solver = Solver()
    var items: [ItemRecord] = []
    var freeItems: [Int32] = []
    var constraints: [ConstraintRecord] = []
    var freeConstraints: [Int32] = []
    /// Constraints that gave way in a conflict, in the order in which they were given up.
    var broken: [Int32] = []
    /// What the solver's rows stand for, by the rows' index, to name the members of a conflict.
    var owners: [RowOwner] = []
    var needsSolving = false
    var additions = 0
    /// The last error of the solver that is no conflict: the bound on its iterations was reached.
    public internal(set) var solverFailure: SolverError?

    public init() {}
}

/// What a row of the solver stands for.
enum RowOwner {
    case constraint(Int32)
    case nonNegative(Int32, Axis)
    /// Hugging or compression resistance.
    case intrinsic(Int32, Axis)
}

// MARK: - Items

extension LayoutEngine {
    /// Adds a rectangle whose width and height are not negative.
    public func addItem() -> Item {
        let record = ItemRecord(
            left: solver.addVariable(), top: solver.addVariable(),
            right: solver.addVariable(), bottom: solver.addVariable())
        let index: Int32
        var generation: UInt32 = 0
        if let free = freeItems.popLast() {
            index = free
            generation = items[Int(free)].generation
            items[Int(free)] = record
        } else {
            index = Int32(items.count)
            items.append(record)
        }
        items[Int(index)].generation = generation
        items[Int(index)].isAlive = true
        for axis in Axis.allCases {
            let row = addRow(sizeTerms(index, axis), .greaterThanOrEqual, 0, 1000, owner: .nonNegative(index, axis))
            items[Int(index)].nonNegative.append(row)
        }
        needsSolving = true
        return Item(index: index, generation: generation)
    }

    /// Whether the handle still names an item of this engine.
    public func contains(_ item: Item) -> Bool {
        item.index >= 0 && item.index < items.count && items[Int(item.index)].isAlive
            && items[Int(item.index)].generation == item.generation
    }

    /// Removes an item and every constraint that mentions it.
    public func remove(_ item: Item) {
        guard contains(item) else { return }
        let index = Int(item.index)
        for constraint in items[index].constraints.reversed() { removeConstraint(at: constraint) }
        for row in items[index].nonNegative { removeRow(row) }
        for rows in items[index].intrinsic {
            guard let rows else { continue }
            removeRow(rows.hugging)
            removeRow(rows.compressionResistance)
        }
        let record = items[index]
        for variable in [record.left, record.top, record.right, record.bottom] {
            do {
                try solver.remove(variable)
            } catch {
                preconditionFailure("a removed item's edges are still in use: \(error)")
            }
        }
        items[index].isAlive = false
        items[index].generation &+= 1
        items[index].constraints = []
        items[index].intrinsic = [nil, nil]
        items[index].nonNegative = []
        freeItems.append(item.index)
        needsSolving = true
    }

    /// Sets what the margin attributes of an item are measured from: distances from its edges inwards, in points.
    public func setMargins(_ margins: Insets, of item: Item) {
        guard contains(item), items[Int(item.index)].margins != margins else { return }
        restoreBroken()
        items[Int(item.index)].margins = margins
        refreshConstants(of: item.index) { $0.usesMargins }
    }

    /// Sets where an item's text stands. nil puts both baselines on the bottom edge.
    public func setBaselines(_ baselines: BaselineOffsets?, of item: Item) {
        guard contains(item), items[Int(item.index)].baselines != baselines else { return }
        restoreBroken()
        let sameEdges = (items[Int(item.index)].baselines == nil) == (baselines == nil)
        items[Int(item.index)].baselines = baselines
        if sameEdges {
            refreshConstants(of: item.index) { $0.isBaseline }
        } else {
            rebuildRows(of: item.index) { $0.isBaseline }
        }
    }

    /// Sets the size an item would like to have; nil for none.
    ///
    /// It becomes two constraints: `size <= length` at the hugging and `size >= length` at the compression
    /// resistance priority (Apple's Auto Layout Guide, "Intrinsic Content Size"). At 1000 they still give way to
    /// required constraints and to each other, but to nothing else: recorded layouts stretch and squeeze such
    /// content without a sign of a broken constraint.
    public func setIntrinsicLength(_ wanted: IntrinsicLength?, of item: Item, _ axis: Axis) {
        guard contains(item) else { return }
        let index = Int(item.index)
        let old = items[index].intrinsic[axis.rawValue]
        guard old?.wanted != wanted else { return }
        needsSolving = true
        guard let wanted else {
            if let old {
                removeRow(old.hugging)
                removeRow(old.compressionResistance)
            }
            items[index].intrinsic[axis.rawValue] = nil
            return
        }
        let length = wanted.length.isFinite ? max(0, wanted.length) : 0
        if let old {
            setConstant(length, of: old.hugging)
            setConstant(length, of: old.compressionResistance)
            setPriority(optional(wanted.hugging), of: old.hugging)
            setPriority(optional(wanted.compressionResistance), of: old.compressionResistance)
            items[index].intrinsic[axis.rawValue]?.wanted = wanted
        } else {
            let terms = sizeTerms(item.index, axis)
            items[index].intrinsic[axis.rawValue] = IntrinsicRows(
                wanted: wanted,
                hugging: addRow(
                    terms, .lessThanOrEqual, length, optional(wanted.hugging), owner: .intrinsic(item.index, axis)),
                compressionResistance: addRow(
                    terms, .greaterThanOrEqual, length, optional(wanted.compressionResistance),
                    owner: .intrinsic(item.index, axis)))
        }
    }

    /// The terms of an item's width or height.
    func sizeTerms(_ index: Int32, _ axis: Axis) -> [Term] {
        let record = items[Int(index)]
        return axis == .horizontal
            ? [Term(record.right, 1), Term(record.left, -1)] : [Term(record.bottom, 1), Term(record.top, -1)]
    }
}
