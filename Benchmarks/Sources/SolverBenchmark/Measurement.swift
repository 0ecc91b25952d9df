import Foundation

/// What is measured of a subject.
enum Operation: String, CaseIterable, Codable {
    case build, resize, editText, removeAndAdd, read
}

/// Microseconds of one operation of all subjects; nil where it can't be done or would take too long.
struct Measurement: Codable {
    var workload: String
    var views: Int
    var operation: Operation
    var simplex: Double
    var kiwi: Double?
    var kiwiGaveUp = false
    var arrays: Double?
    var objects: Double?
    /// After building: how far the sum of all frames is from the direct loop's, and how many unknowns have another
    /// value than with kiwi, which sums strengths up.
    var differenceFromDirect: Double?
    var differentFromKiwi: Int?
    /// Bytes on the heap for each view, after building.
    var bytesPerView: Double?
    /// The most that was resident in memory while building, for each view; nil for few views, as memory comes in pages.
    var peakBytesPerView: Double?
}

/// Runs a body and answers the microseconds it took.
///
/// Whatever takes long enough for its clock is measured in processor time of this thread, so that what else runs on the
/// machine counts as little as possible.
func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let before = processorTime()
    let duration = try ContinuousClock().measure(body)
    let processor = processorTime() - before
    let elapsed = Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    return elapsed > 50 ? processor : elapsed
}

/// Microseconds that this thread has had of a processor.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The median time of several runs; fewer, if they take longer than a budget of seconds.
func median(runs: Int, budget: Double = 2, _ body: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    var spent = 0.0
    for run in 0..<runs where times.count < 3 || spent < budget * 1e6 {
        let time = try microseconds { try body(run) }
        times.append(time)
        spent += time
        if spent > 4 * budget * 1e6 { break }
    }
    times.sort()
    return times[times.count / 2]
}
