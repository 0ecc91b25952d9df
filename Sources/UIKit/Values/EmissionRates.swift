import Foundation

/// From when on which rate of an emitter counts, in the layer's time: the latest changes, however often the rate is set.
struct EmissionRates {
    private static let most = 1000
    private(set) var changes: [(time: CFTimeInterval, rate: Float)] = []
    /// What came before the changes that are kept, in seconds at a rate of 1.
    private(set) var forgotten = 0.0

    mutating func note(_ rate: Float, at time: CFTimeInterval) {
        if let last = changes.last {
            guard last.rate != rate else { return }
            if last.time == time { changes.removeLast() }
        }
        changes.append((time, rate))
        if changes.count >= 2 * Self.most { forget(changes.count - Self.most) }
    }

    private mutating func forget(_ count: Int) {
        // A layer sends out particles from the beginning of its time on.
        if forgotten == 0 { forgotten = max(changes[0].time, 0) }
        for (old, new) in zip(changes.prefix(count), changes.dropFirst()) where new.time > old.time && old.rate > 0 {
            forgotten += (new.time - old.time) * Double(old.rate)
        }
        if !forgotten.isFinite { forgotten = 0 }
        changes.removeFirst(count)
    }
}
