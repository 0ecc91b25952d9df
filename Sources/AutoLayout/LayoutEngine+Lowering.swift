import Simplex

/// An equation as the solver takes it: `terms (relation) constant`.
struct LoweredEquation {
    var terms = TermList()
    var relation: Simplex.Relation = .equal
    var constant = 0.0
    /// Whether horizontal positions are measured leftwards.
    fileprivate var isMirrored = false
    /// What the places lie beside the edges that stand for them, added up.
    fileprivate var offset = 0.0

    /// Adds `factor × (variable + offset)`.
    fileprivate mutating func add(_ variable: Variable, _ factor: Double, _ offset: Double = 0) {
        self.offset += factor * offset
        terms.add(variable, factor)
    }
}

extension LayoutEngine {
    /// Writes an equation as a sum of edges.
    ///
    /// Where leading or trailing take part in a right-to-left layout, all horizontal positions of the equation are
    /// measured leftwards, so that relation, multiplier and constant keep their meaning (Auto Layout Guide,
    /// "Interpreting Values").
    func lower(_ equation: Equation) -> LoweredEquation {
        var sum = LoweredEquation()
        lower(equation, into: &sum)
        return sum
    }

    /// The same where it is kept: an equation's terms are some hundred bytes.
    @inline(__always)
    func lower(_ equation: Equation, into sum: inout LoweredEquation) {
        let mirrored =
            equation.direction == .rightToLeft
            && equation.places.contains { $0.attribute.kind == .horizontalByDirection }
        sum.isMirrored = mirrored
        add(equation.first, times: 1, to: &sum)
        let multiplier = Self.limited(equation.multiplier)
        if let second = equation.second {
            add(second, times: -multiplier, to: &sum)
            if equation.usesCorner, let container = equation.container {
                let corner: Attribute = equation.first.attribute.axis == .vertical ? .top : mirrored ? .right : .left
                add(Operand(container, corner), times: multiplier - 1, to: &sum)
            }
        }
        sum.relation =
            switch equation.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        sum.constant = Self.limited(equation.constant - sum.offset)
    }

    /// A number of an equation, or the largest that one is written with: sums of larger ones, such as
    /// `greatestFiniteMagnitude`, stop being numbers, and no screen is that large. Margins and baselines that are no numbers
    /// count as none.
    private static func limited(_ number: Double) -> Double { number.isNaN ? 0 : max(-1e12, min(1e12, number)) }

    private func add(_ operand: Operand, times factor: Double, to sum: inout LoweredEquation) {
        add(operand.item, operand.attribute, times: factor, to: &sum)
        if let origin = operand.origin {
            add(origin.item, origin.attribute, times: -factor, to: &sum)
        }
    }

    private func add(_ item: Item, _ attribute: Attribute, times factor: Double, to sum: inout LoweredEquation) {
        // What is proven here holds for whatever is done with a constraint later.
        precondition(item.index >= 0 && item.index < items.count, "an equation speaks of another engine's item")
        let record = items[Int(item.index)]
        let (margins, start, end) = (record.margins, record.left, record.right)
        let sign = sum.isMirrored ? -factor : factor
        switch attribute {
        case .notAnAttribute:
            break
        case .left:
            sum.add(start, sign)
        case .right:
            sum.add(end, sign)
        case .leading:
            sum.add(sum.isMirrored ? end : start, sign)
        case .trailing:
            sum.add(sum.isMirrored ? start : end, sign)
        case .leftMargin:
            sum.add(start, sign, margins.left)
        case .rightMargin:
            sum.add(end, sign, -margins.right)
        case .leadingMargin:
            if sum.isMirrored { sum.add(end, sign, -margins.right) } else { sum.add(start, sign, margins.left) }
        case .trailingMargin:
            if sum.isMirrored { sum.add(start, sign, margins.left) } else { sum.add(end, sign, -margins.right) }
        case .centerX:
            sum.add(start, sign / 2)
            sum.add(end, sign / 2)
        case .centerXWithinMargins:
            sum.add(start, sign / 2, margins.left)
            sum.add(end, sign / 2, -margins.right)
        case .width:
            sum.add(end, factor)
            sum.add(start, -factor)
        case .top:
            sum.add(record.top, factor)
        case .bottom:
            sum.add(record.bottom, factor)
        case .topMargin:
            sum.add(record.top, factor, margins.top)
        case .bottomMargin:
            sum.add(record.bottom, factor, -margins.bottom)
        case .centerY:
            addCenter(of: record, factor, 0, &sum)
        case .centerYWithinMargins:
            sum.add(record.top, factor / 2, margins.top)
            sum.add(record.bottom, factor / 2, -margins.bottom)
        case .height:
            sum.add(record.bottom, factor)
            sum.add(record.top, -factor)
        case .firstBaseline:
            addFirstBaseline(of: record, factor, &sum)
        case .lastBaseline:
            addLastBaseline(of: record, factor, &sum)
        }
    }

    /// Without text the first baseline is the top edge, the last one the bottom edge.
    private func addFirstBaseline(of record: ItemRecord, _ factor: Double, _ sum: inout LoweredEquation) {
        guard let baselines = record.baselines else { return sum.add(record.top, factor) }
        guard !baselines.isCentered else { return addCenter(of: record, factor, baselines.fromCenter, &sum) }
        sum.add(record.top, factor, baselines.firstFromTop)
    }

    private func addLastBaseline(of record: ItemRecord, _ factor: Double, _ sum: inout LoweredEquation) {
        guard let baselines = record.baselines else { return sum.add(record.bottom, factor) }
        guard !baselines.isCentered else { return addCenter(of: record, factor, baselines.fromCenter, &sum) }
        sum.add(record.bottom, factor, -baselines.lastFromBottom)
    }

    private func addCenter(of record: ItemRecord, _ factor: Double, _ offset: Double, _ sum: inout LoweredEquation) {
        sum.add(record.top, factor / 2, offset)
        sum.add(record.bottom, factor / 2, offset)
    }
}
