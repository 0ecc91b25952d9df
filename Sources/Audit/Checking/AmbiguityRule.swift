import AutoLayout
import InterfaceBuilder
import UIKit

extension Rule {
    /// More than one place or size of a view satisfies all constraints equally well.
    public static let ambiguousLayout = Rule(
        "ambiguous-layout", .warning,
        "more than one place or size, or size of scrolled content, satisfies all constraints",
        explanation: Explanation(
            why: """
                The layout engine picks one of several layouts. Which one may change with the system's version, with
                a text or with a call in code, and the view jumps. Interface Builder marks such views red: "Needs
                constraints for: X position or width".
                """,
            fix: """
                Add the constraint that is missing. Two views that may both stretch need different hugging
                priorities, and two that may both be squeezed different compression resistance.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
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
                    </constraints>
                    """))
    ) { AmbiguityRule(checked: $0).findings() }
}

/// Views that constraints place, but not completely. What one choice leaves open is one finding.
@MainActor
struct AmbiguityRule {
    let checked: CheckedTree
    private var names: ObjectNames { checked.names }

    func findings() -> [Finding] {
        let broken = LayoutHost.of(checked.tree.root).conflicts.compactMap { conflict in
            if case .constraint(let constraint) = conflict.broken { constraint } else { nil }
        }
        var found: [Finding] = []
        if !checked.effort.isSpent { found = checked.withoutContradictions { findings(besides: broken) } }
        return checked.effort.isSpent ? found + [unfinished] : found
    }

    /// Says that something may be open besides what was found. No layout of an app is known to need it.
    private var unfinished: Finding {
        let node = names.instantiation.document.views[checked.tree.node]
        var finding = checked.finding(
            about: node,
            "\(names.name(of: node)) was not searched for all that is open: too many constraints depend on each other")
        finding.severity = .note
        return finding
    }

    /// - Parameter broken: constraints that others contradict. What they speak of is a contradiction's matter.
    private func findings(besides broken: [NSLayoutConstraint]) -> [Finding] {
        let found = OpenLayoutFinder(checked: checked).openLayouts()
        let open = found.flatMap { layout in layout.changes.map { (axis: layout.axis, open: $0.open) } }
        let layouts = found.filter { layout in
            !isSilenced(layout) && !broken.contains { isMoved($0, by: layout) }
        }
        let remedies = AmbiguityRemedy(checked: checked)
        var unknown: [UnknownSize] = []
        var named: [(axis: AutoLayout.Axis, view: UIView)] = []
        var answers: [(layouts: [OpenLayout], remedy: AmbiguityRemedy.Remedy)] = []
        for layout in layouts {
            // One of several that are told together.
            if named.contains(where: { $0.axis == layout.axis && $0.view === layout.leader.open.view }) { continue }
            let openHere = open.filter { $0.axis == layout.axis }.map(\.open)
            let sized = remedies.codeSizedViews(deciding: layout, among: openHere)
            if let first = sized.first {
                UnknownSize.add(layout, decidedBy: first, to: &unknown)
                continue
            }
            let remedy = remedies.remedy(for: layout, among: openHere)
            // What wasn't tried isn't told.
            if checked.effort.isSpent { break }
            named += remedy.named.map { (layout.axis, $0) }
            // What a view lacks along both axes is one finding.
            if let need = remedy.need,
                let index = answers.firstIndex(where: {
                    $0.layouts[0].leader.open.view === layout.leader.open.view && $0.remedy.need != nil
                }), let first = answers[index].remedy.need
            {
                answers[index].layouts.append(layout)
                answers[index].remedy = remedies.remedy(for: layout.leader.open.node, first, need)
            } else {
                answers.append(([layout], remedy))
            }
        }
        return answers.map(finding) + unknown.map(finding)
    }

    private func isMoved(_ constraint: NSLayoutConstraint, by layout: OpenLayout) -> Bool {
        constraint.firstAttribute.axis == layout.axis
            && layout.changes.contains {
                $0.open.view === constraint.firstItem || $0.open.view === constraint.secondItem
            }
    }

    /// Whether the author told Interface Builder not to verify what is open.
    private func isSilenced(_ layout: OpenLayout) -> Bool {
        layout.changes.contains { change in
            guard
                change.open.view === layout.leader.open.view
                    || layout.resized.contains(where: { $0.open.view === change.open.view })
            else { return false }
            switch change.open.node.ambiguityCheck {
            case .always: return false
            case .never: return true
            case .position:
                return change.open.isContent
                    || abs(change.now.start(layout.axis) - change.other.start(layout.axis)) < 0.01
            }
        }
    }

    private func finding(_ layouts: [OpenLayout], _ remedy: AmbiguityRemedy.Remedy) -> Finding {
        let leader = layouts[0].leader.open
        var message = remedy.message
        let subject = subject(of: remedy, leader)
        let free = (remedy.isLackOfRoom ? [] : layouts.filter(fitsAnyLength)).map { "any \($0.axis.sizeWord)" }
        let moves = layouts.compactMap { fitsAnyLength($0) && !remedy.isLackOfRoom ? nil : witness($0) }
        let witnesses =
            (moves.isEmpty ? [] : ["\(subject) may \(moves.joined(separator: ", and "))"])
            + (free.isEmpty ? [] : ["\(free.joined(separator: " and ")) fits"])
        if !witnesses.isEmpty { message += ": \(witnesses.joined(separator: ", and "))" }
        var seen = Set(remedy.named.map { ObjectIdentifier($0) } + [ObjectIdentifier(leader.view)])
        let others = layouts.flatMap(\.changes).filter { seen.insert(ObjectIdentifier($0.open.view)).inserted }
        if !others.isEmpty {
            message += "; \(others.count == 1 ? "1 other view moves" : "\(others.count) other views move") with it"
        }
        let named = remedy.named.filter { $0 !== leader.view }.compactMap { checked.node(of: $0) }
        var finding = checked.finding(about: leader.node, message)
        finding.ids += named.compactMap(\.id) + others.compactMap(\.open.node.id)
        finding.related = named.map { node in
            Finding.Related(
                message: "it takes part: \(names.name(of: node))",
                location: Location(path: names.instantiation.document.path, position: node.position),
                ids: [node.id].compactMap { $0 })
        }
        finding.fix = remedy.fix
        return finding
    }

    /// What the leader is called after a message that names several views, or others.
    private func subject(of remedy: AmbiguityRemedy.Remedy, _ leader: OpenView) -> String {
        if leader.isContent { return "the content" }
        guard remedy.named.contains(where: { $0 !== leader.view }) else { return "it" }
        return remedy.named.count > 1 && remedy.named[0] === leader.view ? "the first" : names.name(of: leader.node)
    }

    /// Whether nothing at all holds the leader's length: the figures of a layout would be nobody's.
    private func fitsAnyLength(_ layout: OpenLayout) -> Bool {
        let (now, other) = (layout.leader.now.length(layout.axis), layout.leader.other.length(layout.axis))
        return now < 0.01 && abs(other - OpenLayout.probe(now)) < 0.01
    }

    /// The leader in both layouts.
    private func witness(_ layout: OpenLayout) -> String? {
        let (now, other, axis) = (layout.leader.now, layout.leader.other, layout.axis)
        let word = axis == .horizontal ? "wide" : "high"
        if abs(now.length(axis) - other.length(axis)) > 0.01 {
            return "be \(points(now.length(axis))) or \(points(other.length(axis))) \(word)"
        }
        guard abs(now.start(axis) - other.start(axis)) > 0.01 else { return nil }
        let outer =
            layout.leader.open.view.superview.flatMap {
                LayoutHost.of(checked.tree.root).rectangle(of: $0)
            }?.start(axis) ?? 0
        let edge = axis == .horizontal ? "x" : "y"
        return "stand at \(edge) = \(points(now.start(axis) - outer)) or \(points(other.start(axis) - outer))"
    }

    private func finding(of unknown: UnknownSize) -> Finding {
        // A view may be open on both axes, and a scroll view stands for its content as well.
        var seen: Set<ObjectIdentifier> = []
        let views = unknown.layouts.flatMap(\.changes).map(\.open).filter {
            seen.insert(ObjectIdentifier($0.view)).inserted
        }
        let count = views.count
        let node = unknown.first.node
        let subject =
            node.customClass.map { "the class \($0.name) gives itself" } ?? "code gives \(names.name(of: node))"
        var finding = checked.finding(
            about: node,
            "where \(count == 1 ? "1 view stands" : "\(count) views stand") depends on the size that \(subject), which this "
                + "file doesn't tell")
        finding.rule = .unknownOwnSize
        finding.severity = Rule.unknownOwnSize.severity
        finding.ids += views.compactMap(\.node.id).filter { $0 != node.id }
        return finding
    }
}

/// Layouts that one class, or one view that code knows, decides.
@MainActor
private struct UnknownSize {
    var first: OpenView
    var layouts: [OpenLayout]

    static func add(_ layout: OpenLayout, decidedBy view: OpenView, to unknown: inout [UnknownSize]) {
        let name = view.node.customClass?.name
        let place = unknown.firstIndex { known in
            name != nil ? known.first.node.customClass?.name == name : known.first.view === view.view
        }
        if let place {
            unknown[place].layouts.append(layout)
        } else {
            unknown.append(UnknownSize(first: view, layouts: [layout]))
        }
    }
}
