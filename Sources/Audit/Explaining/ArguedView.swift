import AutoLayout
import Foundation
import InterfaceBuilder
import UIKit

/// A view whose frame is explained.
@MainActor
struct ArguedView {
    let view: UIView
    let node: ViewNode
    let instantiation: Instantiation
    let names: ObjectNames

    private var host: LayoutHost { LayoutHost.of(view) }
    private var words: RuleWords { RuleWords(instantiation: instantiation, names: names, host: host) }

    func explanation(of attribute: FrameExplanation.Attribute) -> AttributeExplanation {
        let shown = ExplainedFrame(view.untransformedFrame)[attribute]
        var explanation = AttributeExplanation(
            attribute: attribute, value: shown, isOpen: false, steps: [], pressing: [], wishes: [], notes: [])
        guard let operand = operand(attribute), let item = view.engineItem else {
            explanation.notes = [withoutConstraints(attribute)]
            return explanation
        }
        let axis = attribute.axis
        if let argument = host.engine.argument(for: operand) {
            explanation.value = argument.value.rounded(toPlaces: 6)
            add(argument, to: &explanation)
        } else {
            explanation.isOpen = true
            addKnown(item, attribute, to: &explanation)
        }
        addFrameNote(shown, attribute, to: &explanation)
        addWishes(item, attribute, to: &explanation)
        explanation.notes += brokenNotes(axis) + wrappingNotes(in: explanation)
        return explanation
    }

    // MARK: Parts

    /// The attribute as the engine knows it: in the superview where that takes part in the layout.
    private func operand(_ attribute: FrameExplanation.Attribute) -> Operand? {
        guard let item = view.engineItem else { return nil }
        let outer = view.superview?.engineItem
        switch attribute {
        case .width: return Operand(item, .width)
        case .height: return Operand(item, .height)
        case .x: return Operand(item, .left, from: outer.map { Operand.Place($0, .left) })
        case .y: return Operand(item, .top, from: outer.map { Operand.Place($0, .top) })
        }
    }

    private func add(_ argument: Argument, to explanation: inout AttributeExplanation) {
        for premise in argument.premises {
            let step = words.step(premise)
            // Hugging and compression resistance of one length are one reason.
            if let place = explanation.steps.firstIndex(where: { $0.isSameOwnSize(as: step) }), premise.missed < 0.005 {
                explanation.steps[place] = words.ownSize(explanation.steps[place], premise)
            } else if premise.rate != 0 {
                explanation.steps.append(step)
            } else {
                explanation.pressing.append(step)
            }
        }
    }

    /// What is known of a number that the constraints leave open.
    private func addKnown(
        _ item: Item, _ attribute: FrameExplanation.Attribute, to explanation: inout AttributeExplanation
    ) {
        let needs =
            attribute == .width || attribute == .height ? "\(attribute.rawValue) open" : "place along this axis open"
        explanation.notes.append(
            "the constraints leave its \(needs): it might be otherwise and satisfy all of them as well. "
                + "`espalier check` says what is missing")
    }

    private func addFrameNote(
        _ shown: Double, _ attribute: FrameExplanation.Attribute, to explanation: inout AttributeExplanation
    ) {
        guard !explanation.isOpen else {
            explanation.value = shown
            return
        }
        let (own, outer) = (view.layoutInsets, view.superview?.layoutInsets ?? .zero)
        let inset: Double =
            switch attribute {
            case .x: Double(outer.left - own.left)
            case .y: Double(outer.top - own.top)
            case .width: Double(own.left + own.right)
            case .height: Double(own.top + own.bottom)
            }
        guard abs(shown - explanation.value) > 0.005 else { return }
        explanation.frameValue = shown
        explanation.frameNote =
            abs(inset) > 0.005
            ? "constraints speak of the alignment rectangle, and the frame reaches beyond it"
            : abs(shown - explanation.value) < 1 ? "edges stand on whole pixels" : nil
    }

    private func addWishes(
        _ item: Item, _ attribute: FrameExplanation.Attribute, to explanation: inout AttributeExplanation
    ) {
        let used = Set(explanation.pressing.map(\.words) + explanation.steps.map(\.words))
        let isPlace = attribute == .x || attribute == .y
        for wish in host.engine.missedWishes(of: item, attribute.axis) {
            let step = words.step(wish)
            // How large the view would like to be says nothing of where it stands.
            guard !used.contains(step.words), !isPlace || !isAboutSize(wish.rule) else { continue }
            let winners = host.engine.argument(against: wish.rule)?.premises.filter {
                $0.rate != 0 && $0.priority >= wish.priority && abs($0.missed) < 0.005
            }
            explanation.wishes.append(
                MissedWishExplanation(wish: step, winners: winners?.map(words.step) ?? []))
        }
    }

    private func isAboutSize(_ rule: Argument.Rule) -> Bool {
        guard case .constraint(let id) = rule else { return true }
        let attribute = host.engine.equation(of: id)?.first.attribute
        return attribute == .width || attribute == .height
    }

    private func brokenNotes(_ axis: AutoLayout.Axis) -> [String] {
        host.conflicts.compactMap { conflict in
            guard case .constraint(let constraint) = conflict.broken, constraint.firstAttribute.axis == axis,
                [constraint.firstItem, constraint.secondItem].contains(where: { $0 === view })
            else { return nil }
            return
                "\(words.words(for: constraint)) was left out: it contradicts others, and `espalier check` says which"
        }
    }

    /// A text that wraps is as high as its width makes it.
    private func wrappingNotes(in explanation: AttributeExplanation) -> [String] {
        guard explanation.attribute == .height, view.wrapsContent, let width = view.automaticWrappingWidth,
            explanation.steps.contains(where: { $0.id == node.id && $0.source.isOwnSize })
        else { return [] }
        return ["its content wraps at a width of \(points(width)), which decides how high it would like to be"]
    }

    private func withoutConstraints(_ attribute: FrameExplanation.Attribute) -> String {
        if view.superview == nil || instantiation.trees.contains(where: { $0.root === view }) {
            return "no constraint decides it: the document or the device gives it"
        }
        return "no constraint speaks of it: it keeps the frame that the document gives it"
    }
}

extension FrameExplanation.Attribute {
    var axis: AutoLayout.Axis { self == .x || self == .width ? .horizontal : .vertical }
}

extension ExplanationStep.Source {
    var isOwnSize: Bool { self == .hugging || self == .compressionResistance || self == .ownSize }
}

extension ExplanationStep {
    fileprivate func isSameOwnSize(as other: ExplanationStep) -> Bool {
        source.isOwnSize && other.source.isOwnSize && id == other.id && location == other.location
    }
}
