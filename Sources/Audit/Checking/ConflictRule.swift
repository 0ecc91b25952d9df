import AutoLayout
import InterfaceBuilder
import UIKit

extension Rule {
    /// Required constraints contradict each other, so one of them was left out.
    public static let unsatisfiableConstraints = Rule(
        "unsatisfiable-constraints", .error,
        "required constraints contradict each other, and the layout leaves one of them out",
        explanation: Explanation(
            why: """
                No layout has all of what is required, so UIKit breaks one of the constraints, prints "Unable to
                simultaneously satisfy constraints" and lays out the rest. Which one it breaks isn't defined: the
                screen may look otherwise than you designed it.
                """,
            fix: """
                Delete one of the constraints, make an equation an inequality, or give the one that matters least a
                priority below 1000.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="name" firstAttribute="width" constant="400" id="c"/>
                        <constraint firstItem="root" firstAttribute="trailing"
                            secondItem="name" secondAttribute="trailing" constant="20" id="d"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="name" firstAttribute="width" priority="999" constant="400" id="c"/>
                        <constraint firstItem="root" firstAttribute="trailing"
                            secondItem="name" secondAttribute="trailing" constant="20" id="d"/>
                    </constraints>
                    """))
    ) { ConflictRule(checked: $0).findings() }
}

/// Required constraints that can't all hold; the layout did without one of them.
///
/// Conflicts with one cause are one finding. What the system made takes part in few words: a person can't change it.
@MainActor
struct ConflictRule {
    let checked: CheckedTree
    private var names: ObjectNames { checked.names }
    private var instantiation: Instantiation { names.instantiation }

    func findings() -> [Finding] {
        ContradictionFinder(instantiation: instantiation, root: checked.tree.root, effort: checked.effort)
            .contradictions().compactMap(finding)
    }

    private func finding(_ contradiction: Contradiction) -> Finding? {
        let broken = contradiction.broken[0]
        guard let node = instantiation.node(of: broken), !placesHiddenViews(contradiction) else { return nil }
        let known = partOfCode(in: contradiction)
        var message = message(of: contradiction)
        if let known { message += "; \(known)" }
        return Finding(
            severity: known == nil ? nil : .note, rule: checked.rule, message: message,
            location: location(node.position),
            ids: contradiction.broken.compactMap { instantiation.node(of: $0)?.id },
            related: related(to: contradiction), fix: ConflictRemedy(checked: checked).sentence(for: contradiction),
            amount: contradiction.amount)
    }

    /// Whether the contradiction only is one because of where a stack view keeps a view that it hides. Nobody sees that, and Apple
    /// doesn't say where it is.
    private func placesHiddenViews(_ contradiction: Contradiction) -> Bool {
        contradiction.parties.contains { party in
            if case .constraint(let constraint) = party { constraint.stackRole == .hidingPosition } else { false }
        }
    }

    /// What code may do so that nobody knows whether the constraints contradict each other in a program; nil for nothing.
    private func partOfCode(in contradiction: Contradiction) -> String? {
        if let known = constraintThatCodeKnows(in: contradiction) {
            let name = known.id.map { "constraint (\($0))" } ?? "a constraint"
            return "code knows \(name) by an outlet and may change it"
        }
        return stackThatCodeFills(in: contradiction).map { stack in
            "code knows \(names.name(of: stack)) by an outlet and may fill it"
        }
    }

    /// A stack view that is at fault with a single view in it, and that code knows.
    private func stackThatCodeFills(in contradiction: Contradiction) -> UIStackView? {
        let outlets = instantiation.document.outletTargets
        return contradiction.parties.lazy.compactMap { party -> UIStackView? in
            guard case .constraint(let constraint) = party, constraint.stackRole != nil,
                let stack = constraint.holder as? UIStackView,
                stack.arrangedSubviews.count(where: { !$0.isHidden }) < 2
            else { return nil }
            return stack
        }.first { instantiation.node(of: $0)?.id.map(outlets.contains) == true }
    }

    /// One of the constraints at fault that code may change.
    private func constraintThatCodeKnows(in contradiction: Contradiction) -> ConstraintNode? {
        let outlets = instantiation.document.outletTargets
        return contradiction.parties.authored(in: instantiation).lazy.compactMap { instantiation.node(of: $0) }
            .first { $0.id.map(outlets.contains) == true }
    }

    // MARK: Message

    private func message(of contradiction: Contradiction) -> String {
        let (broken, missed) = (contradiction.broken[0], contradiction.missed[0])
        let sum = LengthSum(contradiction, in: checked)
        var message: String
        if let view = broken.lengthView, broken.relation == .equal {
            message = "\(names.name(of: view)) can't be \(points(broken.constant)) \(broken.sizeWord)"
            let left = contradiction.lengths[0].map { ": the others make it \(points($0))" }
            message += sum.map { ": \($0.words)" } ?? left ?? ", it is missed by \(points(missed))"
        } else {
            message = "\(names.name(of: broken)) can't hold"
            message += sum.map { ": \($0.words)" } ?? ", it is missed by \(points(missed))"
        }
        let more = contradiction.broken.count - 1
        if more > 0 { message += "; \(more) more constraint\(more == 1 ? "" : "s") can't hold for the same reason" }
        return message
    }

    // MARK: Parties

    /// A note for each other constraint of a person and each given size, and one for all that a stack view made.
    private func related(to contradiction: Contradiction) -> [Finding.Related] {
        var notes: [Finding.Related] = []
        var made: [(view: UIView, count: Int)] = []
        for party in contradiction.parties {
            switch party {
            case .constraint(let constraint):
                if constraint === contradiction.broken[0] { continue }
                if let node = instantiation.node(of: constraint) {
                    notes.append(note("it contradicts \(names.name(of: constraint))", node.position, node.id))
                } else if constraint.stackRole != nil, let stack = constraint.holder {
                    if let index = made.firstIndex(where: { $0.view === stack }) {
                        made[index].count += 1
                    } else {
                        made.append((stack, 1))
                    }
                } else if let view = constraint.givenSize {
                    notes += note(
                        "it contradicts the \(constraint.sizeNoun) of \(names.name(of: view)): "
                            + points(constraint.constant), view)
                }
            case .autoresizing(let view): notes += note(givenFrame(view), view)
            case .guide(let guide):
                // A guide along the edges of its view says nothing more than the view does.
                guard let view = guide.owningView, !guide.fillsView(along: contradiction.axis) else { continue }
                notes += note("it contradicts the place of \(names.name(of: guide))", view)
            case .nonNegativeSize: continue
            }
        }
        return notes + self.notes(ofStacks: made)
            + contradiction.broken.dropFirst().compactMap { constraint in
                instantiation.node(of: constraint).map {
                    note("nor can \(names.name(of: constraint))", $0.position, $0.id)
                }
            }
    }

    /// A note for each of two stack views that made constraints, and one for more of them: a person can't change any.
    private func notes(ofStacks stacks: [(view: UIView, count: Int)]) -> [Finding.Related] {
        func constraints(_ count: Int) -> String { "and \(count) constraint\(count == 1 ? "" : "s") that" }
        guard stacks.count > 2 else {
            return stacks.flatMap { view, count in
                note("\(constraints(count)) \(names.name(of: view)) makes for its views", view)
            }
        }
        let first = stacks[0].view, sum = stacks.reduce(0) { $0 + $1.count }
        var notes = note(
            "\(constraints(sum)) \(names.name(of: first)) and \(stacks.count - 1) others make for their views", first)
        let others = stacks.dropFirst().compactMap { instantiation.node(of: $0.view)?.id }
        if !notes.isEmpty { notes[0].ids += others }
        return notes
    }

    private func givenFrame(_ view: UIView) -> String {
        let size = "\(points(view.bounds.width)) × \(points(view.bounds.height))"
        return view === checked.tree.root
            ? "it contradicts the given size of \(names.name(of: view)): \(size)"
            : "it contradicts the frame that the autoresizing mask gives \(names.name(of: view)): \(size)"
    }

    private func note(_ message: String, _ view: UIView) -> [Finding.Related] {
        instantiation.node(of: view).map { [note(message, $0.position, $0.id)] } ?? []
    }

    private func note(_ message: String, _ position: SourcePosition, _ id: String?) -> Finding.Related {
        Finding.Related(message: message, location: location(position), ids: [id].compactMap { $0 })
    }

    private func location(_ position: SourcePosition) -> Location {
        Location(path: instantiation.document.path, position: position)
    }
}

/// A length for people: to a hundredth of a point.
func points(_ length: some BinaryFloatingPoint) -> String { FrameTable.number(Double(length).rounded(toPlaces: 2)) }

extension UILayoutGuide {
    /// Whether the guide reaches from edge to edge of its view.
    fileprivate func fillsView(along axis: AutoLayout.Axis?) -> Bool {
        guard let bounds = owningView?.bounds else { return false }
        return axis == .vertical
            ? layoutFrame.minY == bounds.minY && layoutFrame.maxY == bounds.maxY
            : layoutFrame.minX == bounds.minX && layoutFrame.maxX == bounds.maxX
    }
}

extension NSLayoutConstraint {
    /// The view whose width or height the constraint compares with a constant.
    var lengthView: UIView? { secondItem == nil ? firstItem as? UIView : nil }

    /// The view whose size the constraint holds because the screen or a table gives it.
    var givenSize: UIView? {
        guard isMadeBySystem, stackRole == nil, let view = lengthView, view.superview === holder || view === holder
        else { return nil }
        return view
    }

    /// Wide or high, as a width or height is.
    var sizeWord: String { firstAttribute == .height ? "high" : "wide" }

    /// What the constraint's length is called.
    var sizeNoun: String { firstAttribute == .height ? "height" : "width" }
}
