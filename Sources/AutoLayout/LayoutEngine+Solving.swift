import Simplex

extension LayoutEngine {
    /// Whether something changed since the last ``solve()``.
    public var isDirty: Bool { needsSolving }

    /// Makes ``isDirty`` true although nothing changed here, as something that depends on the answer did.
    package func setNeedsSolving() { needsSolving = true }

    /// Computes the frames, if anything changed since the last time.
    ///
    /// When required constraints contradict each other, one of the contradicting set is left out and the rest still
    /// laid out, as Apple's documentation describes ("Unsatisfiable Layouts"). Which one is not documented there; here it
    /// follows from where the constraints' items stand and from what they say: one that a person made gives way before
    /// one of the system, then one of deeper items, of a length, of a later item. It takes part again as soon as a
    /// constraint, an item's order, or what margins and baselines are measured from, changes.
    ///
    /// - Parameter depth: how deep an item lies in the tree, asked for where there is a choice.
    /// - Returns: the conflicts found, in the order in which they were resolved.
    @discardableResult
    public func solve(depth: (Item) -> Int = { _ in 0 }) -> [Conflict] {
        guard needsSolving else { return [] }
        failure = nil
        dropStaleRest()
        var conflicts: [Conflict] = []
        // About a second of an optimised build; real layouts need some hundreds.
        var room = 2_000_000
        hasRecounted = false
        // As much again for giving constraints another chance; where hundreds contradict each other it could go on for minutes.
        let began = solver.workCount
        var patience: Int?
        while true {
            do {
                try solver.solve()
                readChanges()
                patience = patience ?? solver.workCount + max(2_000_000, solver.workCount - began)
                if let patience, solver.workCount < patience, restoreNeedlesslyBroken(&conflicts) { continue }
                guard letOpenRest(within: &room) else { break }
            } catch .conflict(let rows) {
                conflicts.append(breakOne(of: rows, depth: depth))
            } catch {
                // The last frames stand.
                note(error)
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

    func handle(_ index: Int32) -> Item {
        Item(index: index, generation: states[Int(index)].generation)
    }
}
