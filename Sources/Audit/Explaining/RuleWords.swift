import AutoLayout
import InterfaceBuilder
import UIKit

/// The rules of a layout in the field's words.
@MainActor
struct RuleWords {
    let instantiation: Instantiation
    let names: ObjectNames
    let host: LayoutHost

    /// A rule of an argument.
    func step(_ premise: Argument.Premise) -> ExplanationStep {
        var step = step(premise.rule, priority: premise.priority, missed: premise.missed)
        step.rate = premise.rate.rounded(toPlaces: 9)
        step.amount = premise.amount.rounded(toPlaces: 6)
        step.isMetExactly = premise.rate != 0 && host.engine.isMetExactly(premise.rule)
        step.conclusion = conclusion(premise.settled)
        return step
    }

    /// A rule that is missed.
    func step(_ wish: MissedWish) -> ExplanationStep { step(wish.rule, priority: wish.priority, missed: wish.missed) }

    /// Hugging and compression resistance of one length as one step.
    func ownSize(_ step: ExplanationStep, _ other: Argument.Premise) -> ExplanationStep {
        var step = step
        guard let (item, axis) = other.rule.ownLength, let owner = host.object(of: item) as? UIView,
            let wanted = host.engine.intrinsicLength(of: item, axis)
        else { return step }
        step.source = .ownSize
        step.priority = nil
        step.isMetExactly = false
        let word = axis == .horizontal ? "wide" : "high"
        step.words =
            "\(names.name(of: owner)) is as \(word) as \(ownLength(owner, axis, wanted.length)): it hugs it at "
            + "\(points(wanted.hugging)) and resists compression at \(points(wanted.compressionResistance))"
        return step
    }

    /// A constraint with its line.
    func words(for constraint: NSLayoutConstraint) -> String {
        let line = instantiation.node(of: constraint).map { " (line \($0.position.line))" } ?? ""
        return names.name(of: constraint) + line
    }

    // MARK: Rules

    private func step(_ rule: Argument.Rule, priority: Double, missed: Double) -> ExplanationStep {
        var step = ExplanationStep(
            source: .system, words: "", priority: priority, rate: 0, amount: 0, isMetExactly: false,
            missed: missed.rounded(toPlaces: 6))
        switch rule {
        case .constraint(let id): describe(id, &step)
        case .hugging(let item, let axis):
            step.source = .hugging
            describe(item, &step) {
                "\(names.name(of: $0)) hugs \(ownLength($0, axis, length(item, axis))), at \(points(priority))"
            }
        case .compressionResistance(let item, let axis):
            step.source = .compressionResistance
            describe(item, &step) {
                "\(names.name(of: $0)) resists being compressed below \(ownLength($0, axis, length(item, axis))), at "
                    + points(priority)
            }
        case .nonNegativeSize(let item, let axis):
            step.source = .nonNegativeSize
            describe(item, &step) { "the \(axis.length) of \(names.name(of: $0)) is not negative" }
        }
        return step
    }

    private func length(_ item: Item, _ axis: AutoLayout.Axis) -> Double {
        host.engine.intrinsicLength(of: item, axis)?.length ?? 0
    }

    private func describe(_ item: Item, _ step: inout ExplanationStep, _ words: (UIView) -> String) {
        guard let view = host.object(of: item) as? UIView ?? (host.object(of: item) as? UILayoutGuide)?.owningView
        else { return }
        step.words = words(view)
        place(view, &step)
    }

    private func place(_ view: UIView?, _ step: inout ExplanationStep) {
        guard let node = view.flatMap({ instantiation.node(of: $0) }) else { return }
        step.id = node.id
        step.location = location(node.position)
    }

    private func location(_ position: SourcePosition) -> Location {
        Location(path: instantiation.document.path, position: position)
    }

    /// `its text, 53 wide`.
    private func ownLength(_ view: UIView, _ axis: AutoLayout.Axis, _ length: Double) -> String {
        let source: String =
            switch instantiation.node(of: view)?.kind.sizeSource {
            case .text: "its text"
            case .picture: "its picture"
            default: "its own size"
            }
        return "\(source), \(points(length)) \(axis == .horizontal ? "wide" : "high")"
    }

    private func describe(_ id: ConstraintID, _ step: inout ExplanationStep) {
        guard let equation = host.engine.equation(of: id) else { return }
        switch host.party(id) {
        case .constraint(let constraint):
            let words =
                equation.saysDistances ? words(for: equation, priority: Double(constraint.priority.rawValue)) : nil
            describe(constraint, words, &step)
        case .autoresizing(let view):
            step.source = view === host.root || view.superview == nil ? .screen : .autoresizing
            step.words = frameWords(view, equation)
            place(view, &step)
        case .guide(let guide):
            step.source = .guide
            step.words = guideWords(guide, equation)
            place(guide.owningView, &step)
        case .nonNegativeSize, nil:
            // Only what holds the root has no other name.
            step.source = .screen
            step.words = rootWords(equation)
            place(host.root, &step)
        }
    }

    /// - Parameter words: what the constraint says where its items and attributes don't.
    private func describe(_ constraint: NSLayoutConstraint, _ words: String?, _ step: inout ExplanationStep) {
        step.words = words ?? names.name(of: constraint) + marginNote(constraint)
        if let node = instantiation.node(of: constraint) {
            step.source = .constraint
            step.id = node.id
            step.location = location(node.position)
        } else if let role = constraint.stackRole {
            step.source = .stackView
            step.words =
                "\(role.words) of \(constraint.holder.map { names.name(of: $0) } ?? "a stack view"): \(step.words)"
            place(constraint.holder, &step)
        } else {
            step.source = .system
            step.words = "the system: \(step.words)"
            place(constraint.holder, &step)
        }
    }

    /// How wide the margins are that a constraint speaks of: `; that margin is 20`.
    private func marginNote(_ constraint: NSLayoutConstraint) -> String {
        let margins = [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ].compactMap { item, attribute in (item as? UIView).flatMap { margin(of: $0, attribute) } }
        guard let first = margins.first else { return "" }
        return margins.count == 1
            ? "; that margin is \(points(first))"
            : "; the margins are \(margins.map { points($0) }.joined(separator: " and "))"
    }

    private func margin(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Double? {
        let margins = view.layoutMargins
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch attribute {
        case .topMargin: Double(margins.top)
        case .bottomMargin: Double(margins.bottom)
        case .leftMargin: Double(margins.left)
        case .rightMargin: Double(margins.right)
        case .leadingMargin: Double(isRightToLeft ? margins.right : margins.left)
        case .trailingMargin: Double(isRightToLeft ? margins.left : margins.right)
        default: nil
        }
    }

    /// An equation between distances.
    private func words(for equation: Equation, priority: Double) -> String {
        func name(_ operand: Operand) -> String {
            let end = "\(operand.attribute) of \(names.name(of: host.object(of: operand.item)))"
            guard let origin = operand.origin else { return end }
            if let length = operand.length { return "\(length) of \(names.name(of: host.object(of: operand.item)))" }
            let start = "\(origin.attribute) of \(names.name(of: host.object(of: origin.item)))"
            return "the distance from \(start) to \(end)"
        }
        let sign = equation.relation == .equal ? "=" : equation.relation == .lessThanOrEqual ? "≤" : "≥"
        var text = "\(name(equation.first)) \(sign) "
        if let second = equation.second {
            if equation.multiplier != 1 { text += "\(FrameTable.number(equation.multiplier.rounded(toPlaces: 4))) × " }
            text += name(second)
            if equation.constant != 0 {
                text += (equation.constant < 0 ? " − " : " + ") + points(abs(equation.constant))
            }
        } else {
            text += points(equation.constant)
        }
        return text + (priority == 1000 ? "" : " at priority \(points(priority))")
    }

    private func rootWords(_ equation: Equation) -> String {
        let name = instantiation.node(of: host.root).map { names.name(of: $0) } ?? "the screen"
        return switch equation.first.attribute {
        case .right: "\(name) is \(points(equation.constant)) wide"
        case .bottom: "\(name) is \(points(equation.constant)) high"
        case .left: "\(name) begins at x = \(points(equation.constant))"
        default: "\(name) begins at y = \(points(equation.constant))"
        }
    }

    private func frameWords(_ view: UIView, _ equation: Equation) -> String {
        let name = names.name(of: view)
        let outer = view.superview.map { instantiation.node(of: $0) == nil ? "the screen" : names.name(of: $0) }
        let around = outer ?? "what is around it"
        let isLength = equation.first.attribute == .width || equation.first.attribute == .height
        let noun = "\(equation.first.attribute)"
        guard equation.second != nil else {
            return isLength
                ? "the frame of \(name) has the \(noun) \(points(equation.constant))"
                : "the frame of \(name) begins \(points(equation.constant)) from the \(noun) of \(around)"
        }
        let share =
            "\(points(equation.multiplier)) × \(isLength ? noun : equation.first.attribute == .left ? "width" : "height")"
        let text =
            (equation.multiplier == 1 ? (isLength ? noun : String(share.dropFirst(4))) : share) + " of \(around)"
            + (equation.constant == 0
                ? "" : equation.constant < 0 ? " − \(points(-equation.constant))" : " + \(points(equation.constant))")
        return isLength
            ? "the autoresizing mask of \(name): \(noun) = \(text)"
            : "the autoresizing mask of \(name): distance from the \(noun) = \(text)"
    }

    private func guideWords(_ guide: UILayoutGuide, _ equation: Equation) -> String {
        let name = names.name(of: guide)
        guard equation.second != nil else {
            return "\(name): \(equation.first.attribute) = \(points(equation.constant))"
        }
        let owner = guide.owningView.map { names.name(of: $0) } ?? "its view"
        let offset =
            equation.constant == 0
            ? "" : equation.constant < 0 ? " − \(points(-equation.constant))" : " + \(points(equation.constant))"
        return
            "\(equation.first.attribute) of \(name) = \(equation.second.map { "\($0.attribute)" } ?? "") of \(owner)\(offset)"
    }

    // MARK: Conclusions

    private func conclusion(_ places: [Argument.Place]) -> String? {
        guard let place = places.first, let owner = host.object(of: place.item) else { return nil }
        let edge: String =
            switch place.edge {
            case .left: "left edge"
            case .right: "right edge"
            case .top: "upper edge"
            default: "lower edge"
            }
        return "\(edge) of \(names.name(of: owner)) is at \(points(place.value))"
    }
}

extension Equation {
    /// Whether it is about the distances between places, which no attributes of a constraint name.
    fileprivate var saysDistances: Bool { first.origin != nil || second?.origin != nil }
}

extension Operand {
    /// What the distance between both edges of one item is called.
    fileprivate var length: String? {
        guard let origin, origin.item == item else { return nil }
        switch (origin.attribute, attribute) {
        case (.left, .right), (.leading, .trailing): return "width"
        case (.top, .bottom): return "height"
        default: return nil
        }
    }
}

extension Argument.Rule {
    /// The item and axis of a view's own length.
    var ownLength: (Item, AutoLayout.Axis)? {
        switch self {
        case .hugging(let item, let axis), .compressionResistance(let item, let axis): (item, axis)
        case .constraint, .nonNegativeSize: nil
        }
    }
}
