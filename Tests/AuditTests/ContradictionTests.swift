import InterfaceBuilder
import Simplex
import Testing
import UIKit

@testable import Audit

/// What holds of every contradiction, whatever the document: tried on documents made at random.
@MainActor @Suite struct ContradictionTests {
    /// Three boxes with more constraints than they need; the same for the same seed.
    private func constraints(seed: UInt64) -> [String] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        let names = ["root", "a", "b", "c"]
        let attributes = ["leading", "trailing", "width", "top", "bottom", "height"]
        var constraints: [String] = []
        for index in 0..<14 {
            let attribute = next(6)
            let first = names[1 + next(3)]
            if attribute % 3 == 2 {
                constraints.append(
                    constraint(first, attributes[attribute], constant: Double(10 * next(40)), id: "k\(index)"))
                continue
            }
            // Positions of one axis.
            let other = attributes[attribute / 3 * 3 + next(2)]
            let second = names.filter { $0 != first }[next(3)]
            constraints.append(
                constraint(
                    first, attributes[attribute], second, other, constant: Double(5 * next(20) - 20),
                    attributes: next(4) == 0 ? "relation=\"greaterThanOrEqual\"" : "", id: "k\(index)"))
        }
        return constraints
    }

    private func document(_ constraints: [String]) throws -> Document {
        try storyboard(subviews: ["a", "b", "c"].map { view($0) }, constraints: constraints)
    }

    private func document(seed: UInt64) throws -> Document { try document(constraints(seed: seed)) }

    private func instantiation(seed: UInt64) throws -> Instantiation {
        LayoutHost.logsConflicts = false
        return Instantiation(of: try document(seed: seed), purpose: .judgement)
    }

    /// What a finding names besides constraints that can't hold for the same reason.
    private func members(of finding: Finding) -> Set<String> {
        Set(finding.ids.prefix(1) + finding.related.filter { !$0.message.hasPrefix("nor can") }.flatMap(\.ids))
    }

    /// Whether constraints of a document can hold together: reckoned without a layout. Sizes aren't negative, and `root` stands
    /// for the size of the root.
    private func canHold(_ members: Set<String>, of document: Document) throws -> Bool {
        var solver = Solver()
        var edges: [String: [String: Variable]] = [:]
        for id in ["root", "a", "b", "c"] {
            for edge in ["leading", "trailing", "top", "bottom"] {
                edges[id, default: [:]][edge] = solver.addVariable()
            }
        }
        func terms(_ id: String, _ attribute: String, _ factor: Double) throws -> [Term] {
            func edge(_ name: String) throws -> Variable { try #require(edges[id]?[name]) }
            return switch attribute {
            case "width": [Term(try edge("trailing"), factor), Term(try edge("leading"), -factor)]
            case "height": [Term(try edge("bottom"), factor), Term(try edge("top"), -factor)]
            default: [Term(try edge(attribute), factor)]
            }
        }
        for id in edges.keys.sorted() {
            for size in ["width", "height"] {
                try solver.add(terms(id, size, 1), .greaterThanOrEqual, 0, priority: 1000)
            }
        }
        if members.contains("root") {
            try solver.add(terms("root", "width", 1), .equal, 393, priority: 1000)
            try solver.add(terms("root", "height", 1), .equal, 852, priority: 1000)
        }
        func id(_ item: ConstraintNode.Item) throws -> String {
            guard case .view(let index) = item else { throw MissingItem() }
            return try #require(document.views[index].id)
        }
        for node in document.constraints where members.contains(node.id ?? "") {
            var sum = try terms(id(node.first), node.firstAttribute.rawValue, 1)
            if let second = node.second, let attribute = node.secondAttribute {
                sum += try terms(id(second), attribute.rawValue, -1)
            }
            try solver.add(
                sum, node.relation == .equal ? .equal : .greaterThanOrEqual, node.constant, priority: 1000)
        }
        return (try? solver.solve()) != nil
    }

    private struct MissingItem: Error {}

    /// The findings of contradictions on the recorded canvas.
    private func contradictions(in document: Document) -> [Finding] {
        let recorded = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
        return LayoutCheck(of: document, in: [recorded], rules: [.unsatisfiableConstraints]).findings()
    }

    /// What a finding names can't hold together, and without any one of it the rest can.
    @Test(arguments: 1...80) func findingsAreIrreducible(seed: UInt64) throws {
        let document = try document(seed: seed)
        for finding in contradictions(in: document) {
            let members = members(of: finding)
            #expect(try !canHold(members, of: document), "seed \(seed): \(members.sorted()) can hold")
            for member in members.sorted() {
                let others = members.subtracting([member])
                #expect(
                    try canHold(others, of: document), "seed \(seed): \(others.sorted()) can't hold without \(member)")
            }
        }
    }

    /// A document whose constraints can't all hold has a finding, and no other document has.
    @Test(arguments: 1...80) func contradictoryDocumentsAreFound(seed: UInt64) throws {
        let document = try document(seed: seed)
        let all = Set(document.constraints.compactMap(\.id) + ["root"])
        #expect(try contradictions(in: document).isEmpty == canHold(all, of: document), "seed \(seed)")
    }

    /// With what a finding proposes done in the document, the finding is gone; with all of it, all findings are.
    @Test(arguments: 1...80) func fixesSolve(seed: UInt64) throws {
        let constraints = constraints(seed: seed)
        let findings = contradictions(in: try document(constraints))
        for finding in findings {
            for (name, edit) in fixes(of: finding) {
                let left = contradictions(in: try document(edited(constraints, [edit])))
                #expect(!left.contains { $0.ids.first == finding.ids.first }, "seed \(seed): \(name)")
                #expect(left.count < findings.count, "seed \(seed): \(name)")
            }
        }
        guard findings.allSatisfy({ $0.fix != nil }) else { return }
        let all = findings.flatMap { fixes(of: $0).suffix(1).map(\.edit) }
        #expect(contradictions(in: try document(edited(constraints, all))).isEmpty, "seed \(seed)")
    }

    private typealias Edit = (lines: [Int], change: (String) -> String)

    /// The ways to mend a document that a finding tells, the last of which gives constraints a lower priority.
    private func fixes(of finding: Finding) -> [(name: String, edit: Edit)] {
        guard let fix = finding.fix else { return [] }
        let lines = fix.matches(of: /\d+(?=[,)])/).compactMap { Int($0.output) }.suffix(finding.ids.count)
        let relations = ["≤": "lessThanOrEqual", "≥": "greaterThanOrEqual"]
        var result: [(name: String, edit: Edit)] = []
        if let relation = relations.first(where: { fix.hasPrefix("make it \($0.key)") })?.value {
            let edit: Edit = (
                Array(lines), { $0.replacing("<constraint ", with: "<constraint relation=\"\(relation)\" ") }
            )
            result.append((relation, edit))
        }
        if fix.contains("or remove it") { result.append(("remove it", (Array(lines), { _ in "" }))) }
        let lower: Edit = (
            Array(lines), { $0.replacing("<constraint ", with: "<constraint priority=\"999\" ") }
        )
        return result + [("lower", lower)]
    }

    /// The constraints stand on lines of their own, the first on line 15.
    private func edited(_ constraints: [String], _ edits: [Edit]) -> [String] {
        var constraints = constraints
        for edit in edits {
            for line in edit.lines { constraints[line - 15] = edit.change(constraints[line - 15]) }
        }
        return constraints
    }

    /// Checking tries changes on the layout and takes them back.
    @Test(arguments: 1...80) func checkingLeavesTheLayoutAsItWas(seed: UInt64) throws {
        let found = try instantiation(seed: seed)
        let before = found.frames.map(\.frame)
        let names = ObjectNames(of: found)
        for rule in [Rule.unsatisfiableConstraints, .ambiguousLayout] {
            _ = rule.check?(CheckedTree(rule: rule, tree: found.trees[0], names: names))
            #expect(found.frames.map(\.frame) == before, "seed \(seed), \(rule.id)")
        }
    }

    /// Where no more is to be tried, what the layout itself left out is told, without a fix.
    @Test(arguments: 1...20) func spentEffortTellsWhatTheLayoutLeftOut(seed: UInt64) throws {
        let found = try instantiation(seed: seed)
        let root = found.trees[0].root
        let before = found.frames.map(\.frame)
        let all = ContradictionFinder(instantiation: found, root: root, effort: Effort(on: root)).contradictions()
        let none = ContradictionFinder(instantiation: found, root: root, effort: Effort(on: root, allowance: -1))
            .contradictions()
        #expect(none.allSatisfy { !$0.isMended && !$0.broken.isEmpty && $0.amount > 0 })
        #expect(none.isEmpty || !all.isEmpty)
        let broken = LayoutHost.of(root).conflicts.compactMap { conflict in
            if case .constraint(let constraint) = conflict.broken { constraint } else { nil }
        }
        #expect(none.flatMap(\.broken).allSatisfy { constraint in broken.contains { $0 === constraint } })
        #expect(found.frames.map(\.frame) == before)
    }

    /// A search that ends before all was looked at says so, once.
    @Test func spentEffortIsNotedWhereLayoutsMayBeOpen() throws {
        let found = try instantiation(seed: 1)
        let checked = CheckedTree(
            rule: .ambiguousLayout, tree: found.trees[0], names: ObjectNames(of: found), allowance: -1)
        let findings = AmbiguityRule(checked: checked).findings()
        #expect(findings.map(\.severity) == [.note])
        #expect(
            findings[0].message.hasSuffix(
                "was not searched for all that is open: too many constraints depend on each other"))
    }
}
