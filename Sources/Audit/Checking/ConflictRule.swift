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
    ) { ConflictRule(names: $0.names).findings(in: $0.tree) }
}

/// Required constraints that can't all hold; the layout did without one of them.
@MainActor
struct ConflictRule {
    let names: ObjectNames
    private var instantiation: Instantiation { names.instantiation }

    func findings(in tree: ViewTree) -> [Finding] {
        LayoutHost.of(tree.root).conflicts.map { finding($0, in: tree) }
    }

    private func finding(_ conflict: LayoutConflict, in tree: ViewTree) -> Finding {
        let place =
            location(of: conflict.broken) ?? conflict.parties.lazy.compactMap(location).first
            ?? location(of: instantiation.document.views[tree.node])
        let others = parties(besides: conflict.broken, of: conflict)
        let count = others.count == 1 ? "1 other" : "\(others.count) others"
        return Finding(
            rule: .unsatisfiableConstraints,
            message: "left out as it can't hold together with \(count): \(words(for: conflict.broken))",
            location: place, ids: ids(of: conflict.broken),
            related: others.map { party in
                Finding.Related(
                    message: "it contradicts \(words(for: party))", location: location(of: party) ?? place,
                    ids: ids(of: party))
            })
    }

    /// The others of a conflict, each once: the sides of one frame are several constraints and one party to a person.
    private func parties(besides broken: ConflictParty, of conflict: LayoutConflict) -> [ConflictParty] {
        var seen = [words(for: broken)]
        return conflict.parties.filter { party in
            let words = words(for: party)
            guard !seen.contains(words) else { return false }
            seen.append(words)
            return true
        }
    }

    private func words(for party: ConflictParty) -> String {
        switch party {
        case .constraint(let constraint):
            if instantiation.node(of: constraint) != nil { return names.name(of: constraint) }
            let maker = constraint.holder.map { names.name(of: $0) } ?? "the system"
            return "a constraint made by \(maker): \(names.name(of: constraint))"
        case .autoresizing(let view):
            let size =
                "\(FrameTable.number(Double(view.bounds.width))) × "
                + FrameTable.number(Double(view.bounds.height))
            return view.superview == nil
                ? "the given size of \(names.name(of: view)): \(size)"
                : "the frame that the autoresizing mask gives \(names.name(of: view)): \(size)"
        case .guide(let guide):
            return "the place of a layout guide" + (guide.owningView.map { " of \(names.name(of: $0))" } ?? "")
        case .nonNegativeSize:
            return "the rule that no width or height is negative"
        }
    }

    private func location(of party: ConflictParty) -> Location? {
        switch party {
        case .constraint(let constraint):
            if let node = instantiation.node(of: constraint) { return location(node.position) }
            return constraint.holder.flatMap(location)
        case .autoresizing(let view): return location(of: view)
        case .guide(let guide): return guide.owningView.flatMap(location)
        case .nonNegativeSize: return nil
        }
    }

    private func location(of view: UIView) -> Location? {
        instantiation.node(of: view).map { location(of: $0) }
    }

    private func location(of node: ViewNode) -> Location { location(node.position) }

    private func location(_ position: SourcePosition) -> Location {
        Location(path: instantiation.document.path, position: position)
    }

    private func ids(of party: ConflictParty) -> [String] {
        switch party {
        case .constraint(let constraint):
            if let node = instantiation.node(of: constraint) { return [node.id].compactMap { $0 } }
            return constraint.holder.map(ids) ?? []
        case .autoresizing(let view): return ids(of: view)
        case .guide(let guide): return guide.owningView.map(ids) ?? []
        case .nonNegativeSize: return []
        }
    }

    private func ids(of view: UIView) -> [String] {
        [instantiation.node(of: view)?.id].compactMap { $0 }
    }
}
