import Simplex

/// A set of required constraints that contradict each other: without any one of them the rest can be satisfied.
public struct Conflict: Sendable {
    /// What takes part in a conflict.
    public enum Member: Hashable, Sendable {
        case constraint(ConstraintID)
        /// Widths and heights are not negative.
        case nonNegativeSize(Item, Axis)
    }

    /// The parties of the conflict.
    public var members: [Member]
    /// The member that was left out of the layout.
    public var broken: Member
}

extension LayoutEngine {
    /// Whether something changed since the last ``solve()``.
    public var isDirty: Bool { needsSolving }

    /// Makes ``isDirty`` true although nothing changed here, as something that depends on the answer did.
    package func setNeedsSolving() { needsSolving = true }

    /// Computes the frames, if anything changed since the last time.
    ///
    /// When required constraints contradict each other, one of the contradicting set is left out and the rest still
    /// laid out, as Apple's documentation describes ("Unsatisfiable Layouts"). Which one is not documented there;
    /// here it is the youngest that a person made, else the youngest of all. It takes part again as soon as a
    /// constraint, or what margins and baselines are measured from, changes.
    ///
    /// - Returns: the conflicts found, in the order in which they were resolved.
    @discardableResult
    public func solve() -> [Conflict] {
        guard needsSolving else { return [] }
        dropStaleRest()
        var conflicts: [Conflict] = []
        // About a second of an optimised build; real layouts need some hundreds.
        var room = 2_000_000
        while true {
            do {
                try solver.solve()
                readChanges()
                guard letOpenRest(within: &room) else { break }
            } catch .conflict(let rows) {
                conflicts.append(breakOne(of: rows))
            } catch {
                // Checked input can't cause anything else but the iteration bound, which keeps the last frames.
                solverFailure = error
                break
            }
        }
        needsSolving = false
        return conflicts
    }

    /// Forgets which items have moved so far. Answers those of them that don't stand again where they stood when this was
    /// called last.
    @discardableResult
    public func takeMovedItems() -> [Item] {
        var items: [Item] = []
        swap(&items, &movedItems)
        var kept = 0
        for place in items.indices where contains(items[place]) {
            let index = Int(items[place].index)
            states[index].hasMoved = false
            guard rectangles[index] != formerRectangles[place] else { continue }
            items[kept] = items[place]
            kept += 1
        }
        items.removeSubrange(kept...)
        formerRectangles.removeAll()
        return items
    }

    /// Remembers whose edges an item's unknowns are.
    func noteEdges(of index: Int32) {
        let record = items[Int(index)]
        note(record.left, index, edge: 0)
        note(record.top, index, edge: 1)
        note(record.right, index, edge: 2)
        note(record.bottom, index, edge: 3)
    }

    private func note(_ variable: Variable, _ item: Int32, edge: Int32) {
        while edges.count <= Int(variable.index) { edges.append(-1) }
        edges[Int(variable.index)] = item << 2 | edge
    }

    /// Takes over the edges that the solver moved.
    private func readChanges() {
        solver.forEachChange { variable, value in
            let edge = edges[Int(variable.index)]
            let index = Int(edge >> 2)
            if !states[index].hasMoved {
                states[index].hasMoved = true
                movedItems.append(handle(Int32(truncatingIfNeeded: index)))
                formerRectangles.append(rectangles[index])
            }
            switch edge & 3 {
            case 0: rectangles[index].left = value
            case 1: rectangles[index].top = value
            case 2: rectangles[index].right = value
            default: rectangles[index].bottom = value
            }
        }
    }

    /// The alignment rectangle found by the last ``solve()``, exact, in the root's coordinates.
    public func rectangle(of item: Item) -> Rectangle {
        contains(item) ? rectangles[Int(item.index)] : Rectangle()
    }

    private func breakOne(of rows: [Row]) -> Conflict {
        var members: [Conflict.Member] = []
        var victim: (rank: (Int, Int), row: Row, member: Conflict.Member)?
        for row in rows {
            let (member, rank) = describe(row)
            members.append(member)
            if victim == nil || rank > victim!.rank { victim = (rank, row, member) }
        }
        guard let victim else { preconditionFailure("a conflict has members") }
        switch owner(of: victim.row) {
        case .constraint(let index):
            loosen(index)
            constraints[Int(index)].row = nil
            broken.append(index)
            removeRow(victim.row)
            removeRest(of: index)
        case .intrinsic, .rest:
            preconditionFailure("only required rows are in conflict")
        case .nonNegative(let index, let axis):
            removeRow(victim.row)
            items[Int(index)].nonNegative[axis] = nil
        }
        return Conflict(members: members, broken: victim.member)
    }

    /// A row in words, and how readily it gives way.
    private func describe(_ row: Row) -> (Conflict.Member, rank: (Int, Int)) {
        switch owner(of: row) {
        case .constraint(let index):
            let record = constraints[Int(index)]
            let id = ConstraintID(index: index, generation: record.generation)
            return (.constraint(id), (record.isSystem ? 1 : 3, record.age))
        case .nonNegative(let item, let axis):
            return (.nonNegativeSize(handle(item), axis), (0, 0))
        case .intrinsic, .rest:
            preconditionFailure("only required rows are in conflict")
        }
    }

    func handle(_ index: Int32) -> Item {
        Item(index: index, generation: states[Int(index)].generation)
    }

    /// Whether a constraint gave way in a conflict and hasn't taken part since.
    public func isBroken(_ id: ConstraintID) -> Bool { contains(id) && broken.contains(id.index) }

    /// Lets constraints that gave way take part again.
    func restoreBroken() {
        guard !broken.isEmpty else { return }
        let waiting = broken
        broken = []
        for index in waiting where constraints[Int(index)].isAlive && constraints[Int(index)].row == nil {
            insertRow(of: index)
        }
    }
}
