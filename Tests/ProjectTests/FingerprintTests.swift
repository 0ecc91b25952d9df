import Foundation
import Project
import Testing

/// What tells inputs of a check apart.
@Suite struct FingerprintTests {
    @Test func everyChangeShows() {
        var generator = SystemRandomNumberGenerator()
        var seen: [Fingerprint: Data] = [:]
        var data = Data((0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) })
        for _ in 0..<5000 {
            let fingerprint = Fingerprint(of: data)
            #expect(seen[fingerprint].map { $0 == data } ?? true)
            #expect(fingerprint == Fingerprint(of: data))
            seen[fingerprint] = data
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                data[Int.random(in: 0..<data.count, using: &generator)] ^=
                    1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: data.append(0)
            default: data = data.count > 9 ? Data(data.dropLast()) : data + Data([0])
            }
        }
        #expect(seen.count > 1000)
    }

    @Test func whereInputsEndCounts() {
        var (one, two) = (Fingerprint(), Fingerprint())
        one.add("ab")
        one.add("c")
        two.add("a")
        two.add("bc")
        #expect(one != two)
        #expect(Fingerprint().description != one.description)
        #expect(one.description.count == 32)
    }
}
