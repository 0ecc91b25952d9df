/// Runs a body and answers the microseconds it took.
func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

/// The median time of several runs; fewer, but three at least, if they take longer than a budget of seconds.
func median(runs: Int, budget: Double, _ body: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    var spent = 0.0
    for run in 0..<runs where times.count < 3 || spent < budget * 1e6 {
        let time = try microseconds { try body(run) }
        times.append(time)
        spent += time
    }
    return median(of: times)
}

/// The middle one of some times.
func median(of times: [Double]) -> Double { times.sorted()[times.count / 2] }
