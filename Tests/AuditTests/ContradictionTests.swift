import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// What holds of every contradiction, whatever the document: tried on documents made at random.
@MainActor @Suite struct ContradictionTests {
    /// Three boxes with more constraints than they need; the same for the same seed.
    private func document(seed: UInt64) throws -> Document {
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
        return try storyboard(subviews: ["a", "b", "c"].map { view($0) }, constraints: constraints)
    }

    private func instantiation(seed: UInt64) throws -> Instantiation {
        LayoutHost.logsConflicts = false
        return Instantiation(of: try document(seed: seed), purpose: .judgement)
    }

    /// With what a finding proposes, its constraints contradict nothing any more.
    @Test(arguments: 1...100) func fixesSolve(seed: UInt64) throws {
        let found = try instantiation(seed: seed)
        let root = found.trees[0].root
        let count = LayoutHost.of(root).conflicts.count
        let contradictions = ContradictionFinder(instantiation: found, root: root).contradictions()
        #expect(contradictions.isEmpty == (count == 0), "seed \(seed)")
        for contradiction in contradictions where contradiction.isMended {
            let left = Trial(root: root).result(lowering: contradiction.broken) { $0.conflicts.count }
            #expect(left < count, "seed \(seed)")
        }
        // All of them together leave no conflict.
        if contradictions.allSatisfy(\.isMended) {
            let left = Trial(root: root).result(lowering: contradictions.flatMap(\.broken)) { $0.conflicts.count }
            #expect(left == 0, "seed \(seed)")
        }
    }
}
