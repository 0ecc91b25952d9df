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
    // Nothing calls out of the engine while one of these is being modified, so that no access overlaps another; checking
    // that at run time, as Swift does for classes, would take a third of a layout pass.
    @exclusivity(unchecked) var items = Records<ItemRecord>()
    @exclusivity(unchecked) var states = Records<ItemState>()
    @exclusivity(unchecked) var freeItems: [Int32] = []
    /// The rectangles of the items as the last solve left them.
    @exclusivity(unchecked) var rectangles = Records<Rectangle>()
    /// Four times the index of the item whose edge an unknown is, and the edge's place in left, top, right, bottom; by the
    /// unknown's index, -1 for what isn't an unknown.
    @exclusivity(unchecked) var edges = Records<Int32>()
    /// How many places were visited to answer questions about contradictions.
    @exclusivity(unchecked) var workOfQuestions = 0
    /// The same for letting rest what nothing determines.
    @exclusivity(unchecked) var workOfResting = 0
    /// Items whose rectangles changed since ``takeMovedItems()``.
    @exclusivity(unchecked) public internal(set) var movedItems: [Item] = []
    /// Where each of these stood when moved items were taken last.
    @exclusivity(unchecked) var formerRectangles = Records<Rectangle>()
    @exclusivity(unchecked) var mentions = MentionPool()
    @exclusivity(unchecked) var constraints = Records<ConstraintRecord>()
    @exclusivity(unchecked) var freeConstraints: [Int32] = []
    /// Constraints that gave way in a conflict, in the order in which they were given up.
    @exclusivity(unchecked) var broken: [Int32] = []
    /// What the solver's rows stand for, by the rows' index, to name the members of a conflict.
    @exclusivity(unchecked) var owners = Records<RowOwner>()
    @exclusivity(unchecked) var fixedWidths = FixedWidths()
    /// How many constraints tie a width to a height.
    @exclusivity(unchecked) var mixedConstraints = 0
    @exclusivity(unchecked) var needsSolving = false
    @exclusivity(unchecked) var additions = 0
    /// How many items were added so far.
    @exclusivity(unchecked) var itemAdditions: UInt32 = 0
    /// The rows that say where something rests that nothing else determines; only for what was once found open.
    @exclusivity(unchecked) var restRows: [RestKey: Row] = [:]
    /// Room for the ways that are looked at one after the other, empty in between.
    @exclusivity(unchecked) var openWay = OpenWay()
    /// Whether rows came, went or changed since, so that others may have to say where things rest.
    @exclusivity(unchecked) var restIsStale = false
    /// Whether a way was found open that changes what rests already, and whether the solver began anew for that in this solve.
    @exclusivity(unchecked) var restSeemsOpen = false
    @exclusivity(unchecked) var hasRecounted = false
    /// The item that an item's place is measured from where it rests; nil for the root's corner.
    @exclusivity(unchecked) public var superitem: (Item) -> Item? = { _ in nil }
    /// What the solver couldn't do, other than satisfy contradictory constraints, since ``solve()`` last had something to
    /// solve: the bound on its steps was reached, or the numbers grow too large. Frames, or answers about them, are then
    /// not to be relied on.
    @exclusivity(unchecked) public internal(set) var failure: SolvingFailure?
    /// Stands last: where the other properties are does not depend on how large a solver is, so that no module that reads
    /// them has to be compiled anew when the solver changes.
    @exclusivity(unchecked) var solver = Solver()

    // In two steps: the room for an engine is then made here, and not by code of another module that inlined this. That one isn't
    // compiled anew for a change two imports away, and would go on making room for the solver as it was.
    /// An engine without items.
    public convenience init() { self.init(tellsOpenWays: true) }

    init(tellsOpenWays: Bool) { solver.tellsOpenWays = tellsOpenWays }
}

/// What a row of the solver stands for.
enum RowOwner {
    case constraint(Int32)
    case nonNegative(Int32, Axis)
    /// Hugging or compression resistance.
    case intrinsic(Int32, Axis)
    /// Where something rests that nothing else determines.
    case rest
}

// MARK: - Items

extension LayoutEngine {
    /// Adds a rectangle whose width and height are not negative.
    public func addItem() -> Item {
        let record = ItemRecord(
            left: solver.addVariable(), top: solver.addVariable(),
            right: solver.addVariable(), bottom: solver.addVariable())
        let index: Int32
        if let free = freeItems.popLast() {
            index = free
            items[Int(free)] = record
            states[Int(free)].hasMoved = false
            rectangles[Int(free)] = Rectangle()
        } else {
            index = Int32(items.count)
            items.append(record)
            states.append(ItemState())
            rectangles.append(Rectangle())
        }
        states[Int(index)].isAlive = true
        itemAdditions &+= 1
        states[Int(index)].order = itemAdditions << 4
        noteEdges(of: index)
        items[Int(index)].nonNegative = AxisPair(
            horizontal: addSizeRow(index, .horizontal, .greaterThanOrEqual, 0, 1000, .nonNegative(index, .horizontal)),
            vertical: addSizeRow(index, .vertical, .greaterThanOrEqual, 0, 1000, .nonNegative(index, .vertical)))
        needsSolving = true
        return handle(index)
    }

    /// Makes room for items that are about to be added, and for constraints between them, so that adding them moves less
    /// about in memory.
    package func reserveCapacity(items count: Int, constraints constraintCount: Int) {
        guard count > items.count / 2 else { return }
        let forms = 2 * (items.count + count) + constraints.count + constraintCount
        // Two rows for each size, and two for each wish of how large it shall be.
        let rows = owners.count + 6 * count + constraintCount
        solver.reserveCapacity(variables: 4 * (items.count + count), rows: rows, forms: forms, terms: 2 * forms)
        owners.reserveCapacity(rows)
        items.reserveCapacity(items.count + count)
        states.reserveCapacity(items.count + count)
        rectangles.reserveCapacity(items.count + count)
    }

    /// Makes room for constraints that are about to be added, so that adding them moves less about in memory.
    public func reserveCapacity(constraints count: Int) {
        // Room for a few would be outgrown by the next few.
        guard count > constraints.count / 2 else { return }
        let rows = owners.count + count, forms = 2 * items.count + constraints.count + count
        solver.reserveCapacity(variables: 4 * items.count, rows: rows, forms: forms, terms: 2 * forms)
        constraints.reserveCapacity(constraints.count + count)
        owners.reserveCapacity(rows)
    }

    /// Whether the handle still names an item of this engine.
    public func contains(_ item: Item) -> Bool {
        item.index >= 0 && item.index < states.count && states[Int(item.index)].isAlive
            && states[Int(item.index)].generation == item.generation
    }

    /// Removes an item and every constraint that mentions it.
    public func remove(_ item: Item) {
        guard contains(item) else { return }
        let index = Int(item.index)
        restoreBroken()
        while let constraint = mentions.last(of: items[index].mentions) { removeConstraint(at: constraint) }
        for axis in Axis.allCases {
            removeRest(of: item.index, axis)
            if let row = items[index].nonNegative[axis] { removeRow(row) }
            guard let rows = items[index].intrinsic[axis] else { continue }
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
        states[index].isAlive = false
        states[index].generation &+= 1
        items[index].intrinsic = AxisPair(horizontal: nil, vertical: nil)
        items[index].nonNegative = AxisPair(horizontal: nil, vertical: nil)
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

    /// Sets where an item's text stands. nil puts the first baseline on the top edge, the last one on the bottom edge.
    public func setBaselines(_ baselines: BaselineOffsets?, of item: Item) {
        guard contains(item), items[Int(item.index)].baselines != baselines else { return }
        restoreBroken()
        let sameEdges = items[Int(item.index)].baselines?.isCentered == baselines?.isCentered
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
        let old = items[index].intrinsic[axis]
        guard old?.wanted != wanted else { return }
        needsSolving = true
        guard let wanted else {
            if let old {
                removeRow(old.hugging)
                removeRow(old.compressionResistance)
            }
            items[index].intrinsic[axis] = nil
            return
        }
        let length = wanted.length.isFinite ? max(0, wanted.length) : 0
        if let old {
            if old.wanted.length != wanted.length {
                setConstant(length, of: old.hugging)
                setConstant(length, of: old.compressionResistance)
            }
            if old.wanted.hugging != wanted.hugging { setPriority(optional(wanted.hugging), of: old.hugging) }
            if old.wanted.compressionResistance != wanted.compressionResistance {
                setPriority(optional(wanted.compressionResistance), of: old.compressionResistance)
            }
            items[index].intrinsic[axis]?.wanted = wanted
        } else {
            let owner = RowOwner.intrinsic(item.index, axis)
            let rank = intrinsicRank(of: item.index, axis)
            items[index].intrinsic[axis] = IntrinsicRows(
                wanted: wanted,
                hugging: addSizeRow(item.index, axis, .lessThanOrEqual, length, optional(wanted.hugging), owner, rank),
                compressionResistance: addSizeRow(
                    item.index, axis, .greaterThanOrEqual, length, optional(wanted.compressionResistance), owner,
                    rank + 1))
        }
    }

    /// Adds a row for an item's width or height.
    private func addSizeRow(
        _ index: Int32, _ axis: Axis, _ relation: Simplex.Relation, _ constant: Double, _ priority: Double,
        _ owner: RowOwner, _ rank: UInt32 = 0
    ) -> Row {
        if let other = items[Int(index)].nonNegative[axis] ?? items[Int(index)].intrinsic[axis]?.hugging {
            return addRow(like: other, relation, constant, priority, rank: rank, owner: owner)
        }
        let (start, end) =
            axis == .horizontal
            ? (items[Int(index)].left, items[Int(index)].right) : (items[Int(index)].top, items[Int(index)].bottom)
        let terms: InlineArray<2, Term> = [Term(end, 1), Term(start, -1)]
        return addRow(terms.span, relation, constant, priority, rank: rank, owner: owner)
    }
}
