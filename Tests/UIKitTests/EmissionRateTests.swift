import Testing

@testable import UIKit

@MainActor
@Suite("Rates of emitters")
struct EmissionRateTests {
    /// However often a program sets the rate, only the latest changes are kept, and what came before goes on counting.
    @Test func ratesTakeBoundedMemory() {
        var rates = EmissionRates()
        for index in 0..<100_000 { rates.note(index % 2 == 0 ? 2 : 0, at: Double(index + 1)) }
        #expect(rates.changes.count < 2000)
        let kept = zip(rates.changes, rates.changes.dropFirst()).reduce(0) {
            $0 + ($1.1.time - $1.0.time) * Double($1.0.rate)
        }
        // One second at the rate of 1 that a layer begins with, then every other second of 99,999 at a rate of 2.
        #expect(rates.forgotten + kept == 1 + 2 * 50_000)
    }

    @Test func whatChangesNothingIsNotKept() {
        let layer = CAEmitterLayer()
        for _ in 0..<100 { layer.birthRate = 3 }
        for _ in 0..<100 {
            layer.birthRate = 0
            layer.birthRate = 5
        }
        #expect(layer.rates.changes.count == 1)
        #expect(layer.rates.changes.last?.rate == 5)
    }
}
