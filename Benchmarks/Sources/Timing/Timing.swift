import Foundation

/// Runs a body and answers the microseconds it took.
///
/// Whatever takes long enough for its clock is measured in processor time of this thread, so that what else runs on the
/// machine counts as little as possible.
public func microseconds(_ body: () throws -> Void) rethrows -> Double {
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

/// The median time of several runs; fewer, but three if that can be, where they take longer than a budget of seconds.
public func median(runs: Int, budget: Double = 2, _ body: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    var spent = 0.0
    for run in 0..<runs where times.count < 3 || spent < budget * 1e6 {
        let time = try microseconds { try body(run) }
        times.append(time)
        spent += time
        if spent > 4 * budget * 1e6 { break }
    }
    return median(of: times)
}

/// The middle one of some times.
public func median(of times: [Double]) -> Double { times.sorted()[times.count / 2] }
