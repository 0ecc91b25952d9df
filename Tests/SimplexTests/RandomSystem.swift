@testable import ExactReference
import Simplex

/// A small generator with a known sequence, so that a failure can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Lines as layouts have them: edges a gap apart, sizes with wishes, ratios, centres, bounds; with numbers that are
/// exact in binary, so that the reference is exact too.
struct RandomSystem {
    var generator: SeededGenerator
    let variableCount: Int

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        variableCount = Int.random(in: 1...8, using: &generator)
    }

    mutating func line() -> ReferenceProgram.Line {
        let priorities = [1000.0, 1000, 1000, 1000, 999.5, 750, 750, 749, 251, 250, 250, 250, 50, 1]
        let relation: Relation =
            [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
        let constant =
            Double(Int.random(in: -8...40, using: &generator)) * [0.5, 1, 4, 0].randomElement(using: &generator)!
        return ReferenceProgram.Line(
            terms: terms(), relation: relation, constant: constant,
            priority: priorities.randomElement(using: &generator)!)
    }

    private mutating func terms() -> [(variable: Int, coefficient: Double)] {
        func variable(_ generator: inout SeededGenerator) -> Int {
            Int.random(in: 0..<variableCount, using: &generator)
        }
        let a = variable(&generator)
        let b = variable(&generator)
        let c = variable(&generator)
        let d = variable(&generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...3: return [(a, 1)]
        case 4: return [(a, [-1.0, 2, 0.5, -0.25].randomElement(using: &generator)!)]
        case 5, 6: return [(a, 1), (b, -1)]
        case 7, 8: return [(a, 1), (b, -1), (c, -1)]
        case 9: return [(a, 1), (b, -[0.5, 2, 1.5, 3].randomElement(using: &generator)!)]
        case 10: return [(a, 1), (b, 0.5), (c, -1), (d, -0.5)]
        default: return [(a, 1), (b, 1), (c, -1), (d, -1)]
        }
    }

    mutating func lines() -> [ReferenceProgram.Line] {
        (0..<Int.random(in: 1...(3 * variableCount), using: &generator)).map { _ in line() }
    }
}
