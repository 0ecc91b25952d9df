import Foundation
import InterfaceBuilder
import Simplex
import Testing
import UIKit

@testable import Audit
@testable import AutoLayout

/// What holds of every argument, whatever the document: the rules that it names give the value, and the value follows them.
@MainActor @Suite(.serialized) struct ExplanationPropertyTests {
    /// Boxes with more constraints than they need, equations and inequalities, required ones and wishes, around two labels and a
    /// stack view.
    private func document(seed: UInt64) throws -> Document {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        let names = ["root", "a", "b", "c", "stack"]
        let attributes = ["leading", "trailing", "width", "top", "bottom", "height"]
        let relations = ["", "", "relation=\"greaterThanOrEqual\"", "relation=\"lessThanOrEqual\""]
        let priorities = ["", "", "priority=\"999\"", "priority=\"500\"", "priority=\"250\""]
        var constraints: [String] = []
        for index in 0..<16 {
            let attribute = next(6)
            let first = names[1 + next(4)]
            let extra = "\(relations[next(4)]) \(priorities[next(5)])"
            if attribute % 3 == 2 {
                constraints.append(
                    constraint(
                        first, attributes[attribute], constant: Double(10 * next(40)), attributes: extra,
                        id: "k\(index)"))
                continue
            }
            let other = attributes[attribute / 3 * 3 + next(2)]
            let second = names.filter { $0 != first }[next(4)]
            constraints.append(
                constraint(
                    first, attributes[attribute], second, other, constant: Double(5 * next(20) - 20), attributes: extra,
                    id: "k\(index)"))
        }
        let stack = """
            <stackView distribution="\(["fill", "fillEqually", "equalSpacing", "fillProportionally"][next(4)])" spacing="8" \
            translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\
            \(label("b", "A text")) \(label("c", "Another, longer one"))</subviews></stackView>
            """
        return try storyboard(subviews: [view("a"), stack], constraints: constraints)
    }

    private func label(_ id: String, _ text: String) -> String {
        """
        <label text="\(text)" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
        """
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func argumentsOfRandomDocumentsHold(seed: UInt64) throws {
        try Arguments(of: try document(seed: seed)).hold(limit: .max)
    }

    /// What our own UIKit prints of a conflict is read back: as many constraints, one of which can't hold.
    @Test func ourOwnLogsAreReadBack() throws {
        LayoutHost.logsConflicts = false
        var conflicts = 0
        for seed in 0..<60 as Range<UInt64> {
            let instantiation = Instantiation(of: try document(seed: seed))
            for conflict in instantiation.trees.flatMap({ LayoutHost.of($0.root).conflicts }) {
                let text = LayoutHost.text(of: conflict)
                let log = ConflictLog(text, path: "console.log")
                #expect(log.problems.isEmpty, "seed \(seed): \(log.problems) in\n\(text)")
                #expect(log.findings.count == 1, "seed \(seed):\n\(text)")
                let isPlain = conflict.parties.allSatisfy { if case .constraint = $0 { true } else { false } }
                guard isPlain, let finding = log.findings.first else { continue }
                conflicts += 1
                #expect(finding.severity == .error, "seed \(seed): \(finding.message) for\n\(text)")
                #expect(
                    finding.related.count <= conflict.parties.count - 1 && finding.fix != nil, "seed \(seed):\n\(text)")
                #expect((finding.amount ?? 0) > 0)
            }
        }
        #expect(conflicts > 20)
    }

    /// All documents of our own; with `ESPALIER_EXPLAINED`, a file of paths, those that it names, 12 views of each.
    @Test func argumentsOfDocumentsHold() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        var paths = try ["Corpus", "Examples"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .map { "\(root.path)/\(folder)/\($0)" }
        }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        #expect(paths.count > 40)
        if let list = ProcessInfo.processInfo.environment["ESPALIER_EXPLAINED"] {
            paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        }
        var asked = 0
        for path in paths {
            guard let document = try? Document(contentsOf: path) else { continue }
            let arguments = Arguments(of: document)
            try arguments.hold(limit: 12)
            asked += arguments.asked
        }
        #expect(asked > 100)
        if paths.count > 200 { print("\(asked) arguments of \(paths.count) documents") }
    }
}

/// The arguments for a document's frames, put to the test.
@MainActor
private final class Arguments {
    let instantiation: Instantiation
    private(set) var asked = 0

    init(of document: Document) {
        LayoutHost.logsConflicts = false
        instantiation = Instantiation(of: document)
    }

    func hold(limit: Int) throws {
        var left = limit
        for (index, node) in instantiation.document.views.enumerated() {
            guard left > 0, let view = instantiation.view(index), let item = view.engineItem, node.isConstrained else {
                continue
            }
            left -= 1
            let outer = view.superview?.engineItem
            let operands = [
                Operand(item, .width), Operand(item, .height),
                Operand(item, .left, from: outer.map { Operand.Place($0, .left) }),
                Operand(item, .top, from: outer.map { Operand.Place($0, .top) }),
            ]
            for operand in operands {
                try check(operand, LayoutHost.of(view).engine, "\(instantiation.document.path) \(node.id ?? "?")")
            }
        }
    }

    private func check(_ operand: Operand, _ engine: LayoutEngine, _ name: String) throws {
        guard let argument = engine.argument(for: operand) else { return }
        asked += 1
        let name = "\(name) \(operand.attribute)"
        let rules = argument.premises.map(\.rule)
        let sum = argument.premises.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - argument.value) < 1e-5, "\(name): the parts make \(sum), not \(argument.value)")
        let alone = try #require(try engine.value(of: operand, from: rules), "\(name): the rules contradict each other")
        #expect(abs(alone - argument.value) < 1e-5, "\(name): the rules alone give \(alone), not \(argument.value)")
        for (index, premise) in argument.premises.enumerated() where premise.rate != 0 {
            let changed = try [0.01, -0.01].map { try engine.value(of: operand, from: rules, adding: $0, to: index) }
            // Where the rules can't all hold any more, the value follows as well: one of them has to go.
            #expect(
                changed.contains { $0.map { abs($0 - argument.value) > 1e-6 } ?? true },
                "\(name) doesn't follow \(premise.rule)")
        }
    }
}

extension LayoutEngine {
    /// What an operand comes to where some rules, with their priorities, are all that is laid out; nil where they contradict each
    /// other.
    fileprivate func value(
        of operand: Operand, from rules: [Argument.Rule], adding change: Double = 0, to changed: Int? = nil
    ) throws -> Double? {
        let engine = LayoutEngine()
        for index in items.indices {
            let item = engine.addItem()
            engine.setMargins(items[index].margins, of: item)
            engine.setBaselines(items[index].baselines, of: item)
            engine.setOrder(states[index].order, of: item)
        }
        for (index, rule) in rules.enumerated() {
            // A view's own length is one number for two rules.
            let isOwn = changed.flatMap { rules[$0].ownLength }.map { own in
                rule.ownLength.map { $0 == own } ?? false
            }
            let change = index == changed || isOwn == true ? change : 0
            switch rule {
            case .constraint(let id):
                let record = constraints[Int(id.index)]
                var equation = engine.moved(record.equation)
                equation.constant += change
                try engine.add(equation, priority: record.priority, isSystem: record.isSystem)
            case .hugging(let item, let axis), .compressionResistance(let item, let axis):
                guard let wanted = intrinsicLength(of: item, axis) else { continue }
                let isHugging = rule == .hugging(item, axis)
                let own = engine.handle(item.index)
                let id = try engine.add(
                    Equation(
                        Operand(own, axis == .horizontal ? .width : .height),
                        isHugging ? .lessThanOrEqual : .greaterThanOrEqual, constant: wanted.length + change),
                    priority: optional(isHugging ? wanted.hugging : wanted.compressionResistance))
                let rank = engine.intrinsicRank(of: item.index, axis) + (isHugging ? 0 : 1)
                if let row = engine.constraints[Int(id.index)].row { engine.setRank(rank, of: row) }
            case .nonNegativeSize(let item, let axis):
                // New items have this rule.
                guard index == changed, let row = engine.items[Int(item.index)].nonNegative[axis] else { continue }
                engine.removeRow(row)
                engine.items[Int(item.index)].nonNegative[axis] = nil
                let length = Operand(engine.handle(item.index), axis == .horizontal ? .width : .height)
                try engine.add(Equation(length, .greaterThanOrEqual, constant: change), isSystem: true)
            }
        }
        guard engine.solve().isEmpty else { return nil }
        let lowered = engine.lower(Equation(engine.moved(operand), .equal))
        return (0..<lowered.terms.count).reduce(-lowered.constant) {
            $0 + lowered.terms[$1].coefficient * engine.solver[lowered.terms[$1].variable]
        }
    }

    /// The same operand in this engine, whose items stand at the same places.
    private func moved(_ operand: Operand) -> Operand {
        Operand(
            handle(operand.item.index), operand.attribute,
            from: operand.origin.map { Operand.Place(handle($0.item.index), $0.attribute) })
    }

    private func moved(_ equation: Equation) -> Equation {
        var equation = equation
        equation.first = moved(equation.first)
        equation.second = equation.second.map { moved($0) }
        equation.container = equation.container.map { handle($0.index) }
        return equation
    }
}
