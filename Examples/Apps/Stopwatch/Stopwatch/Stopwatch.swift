import Foundation

/// Measures time in laps.
struct Stopwatch {
    private(set) var laps: [TimeInterval] = []
    private var elapsed: TimeInterval = 0
    private var startDate: Date?

    var isRunning: Bool { return startDate != nil }

    mutating func start(at date: Date = Date()) {
        startDate = date
    }

    mutating func stop(at date: Date = Date()) {
        elapsed = time(at: date)
        startDate = nil
    }

    mutating func reset() {
        self = Stopwatch()
    }

    mutating func lap(at date: Date = Date()) {
        laps.insert(time(at: date) - laps.reduce(0, +), at: 0)
    }

    func time(at date: Date = Date()) -> TimeInterval {
        guard let startDate = startDate else { return elapsed }
        return elapsed + date.timeIntervalSince(startDate)
    }
}

extension TimeInterval {
    /// `01:05.3`
    var clockText: String {
        let tenths = Int((self * 10).rounded(.down))
        return String(format: "%02d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
    }
}
