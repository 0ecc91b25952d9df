import Simplex

extension LayoutEngine {
    /// Whether required equations alone determine an item's width, so that no content size has a say in it.
    ///
    /// False means only that it isn't plain to see. The first question looks at all constraints, later ones at what was
    /// added or removed since.
    package func hasFixedWidth(_ item: Item) -> Bool {
        updateFixedWidths()
        return contains(item) && fixedWidths.isKnown(.width, of: item.index)
    }

    /// Items whose widths may have been fixed until something was removed or gave way; answers each time only the new ones.
    package func takeLoosenedItems() -> [Item] {
        updateFixedWidths()
        guard !fixedWidths.loosened.isEmpty else { return [] }
        defer { fixedWidths.loosened = [] }
        return fixedWidths.loosened.filter { states[Int($0)].isAlive }.map(handle)
    }

    /// Whether some constraint ties a width to a height.
    package var mixesAxes: Bool { mixedConstraints > 0 }

    private func updateFixedWidths() {
        if !fixedWidths.isInUse {
            fixedWidths.isInUse = true
            for index in constraints.indices where constraints[index].isAlive { fixedWidths.enqueue(Int32(index)) }
        }
        while let index = fixedWidths.dequeue() { look(at: index) }
    }

    /// Learns what a constraint says, if all but one item of it are known.
    private func look(at index: Int32) {
        let record = constraints[Int(index)]
        guard record.isAlive, record.row != nil, record.equation.relation == .equal, record.priority >= 1000,
            record.equation.first.attribute.axis == .horizontal, fixedWidths.subject(of: index) < 0
        else { return }
        let terms = lower(record.equation).terms
        var open: (item: Int32, combination: FixedWidths.Combination)?
        for place in 0..<terms.count {
            let item = self.item(of: terms[place])
            if (0..<place).contains(where: { self.item(of: terms[$0]) == item }) { continue }
            guard let combination = combination(of: item, in: terms) else { return }
            guard !combination.isNothing, !fixedWidths.isKnown(combination, of: item) else { continue }
            guard open == nil else { return }
            open = (item, combination)
        }
        guard let open else { return }
        fixedWidths.learn(open.combination, of: open.item, from: index)
        enqueueMentions(of: open.item)
    }

    /// The index of the item whose edge a term is.
    private func item(of term: Term) -> Int32 { edges[Int(term.variable.index)] >> 2 }

    /// The part of an item's horizontal edges in a row; nil where its vertical ones take part.
    private func combination(of item: Int32, in terms: TermList) -> FixedWidths.Combination? {
        var combination = FixedWidths.Combination()
        for place in 0..<terms.count where self.item(of: terms[place]) == item {
            let term = terms[place]
            switch edges[Int(term.variable.index)] & 3 {
            case 0: combination.left = term.coefficient
            case 2: combination.right = term.coefficient
            default: if term.coefficient != 0 { return nil }
            }
        }
        return combination
    }

    private func enqueueMentions(of item: Int32) {
        for index in mentions.constraints(of: items[Int(item)].mentions) where fixedWidths.subject(of: index) < 0 {
            fixedWidths.enqueue(index)
        }
    }

    /// Forgets what a constraint says that is about to go or to give way, and all that was concluded from it.
    func loosen(_ index: Int32) {
        guard fixedWidths.subject(of: index) >= 0 else { return }
        var waiting = [index]
        while let index = waiting.popLast() {
            guard let item = fixedWidths.forget(index) else { continue }
            for other in mentions.constraints(of: items[Int(item)].mentions) {
                let subject = fixedWidths.subject(of: other)
                if subject < 0 { fixedWidths.enqueue(other) } else if subject != item { waiting.append(other) }
            }
        }
    }
}
