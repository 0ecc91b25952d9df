// The solver side by side with its rivals: in one run, and all of a workload in one process.
//
//     SolverBenchmark [--views 10,100,1000] [--workload chain,nested] [--rounds 3] [--json results.json] [--write ..]
//         [--kiwi-limit 30]
//
// kiwi is left out where its times at smaller sizes say that one operation would take longer than the limit (seconds).
import Allocation
import Foundation
import Timing

keep_freed_memory()
let arguments = BenchmarkArguments<Workload>(limitOption: "--kiwi-limit", limit: 30)
let measurements = try arguments.measure { workload in
    var measurements: [Measurement] = []
    var slowest = 0.0
    for views in workload == .enaml ? [7] : arguments.views {
        // kiwi's times grow with powers up to five; three is a mild forecast for ten times the views.
        let forecast = slowest * 1000
        let kiwiMayRun = forecast < arguments.limit * 1e6
        FileHandle.standardError.write(Data("\(workload.rawValue) \(views)\n".utf8))
        var results = try Comparison(workload: workload, views: views).run(kiwiMayRun)
        slowest = max(forecast >= arguments.limit * 1e6 ? forecast : 0, results.compactMap(\.kiwi).max() ?? 0)
        for index in results.indices where !kiwiMayRun && results[index].operation != .read {
            results[index].kiwiGaveUp = true
        }
        measurements += results
    }
    return measurements
}
let report = Report(measurements: measurements)
try arguments.publish(
    measurements, name: "solver", table: report.table(), summary: report.summary(), agreement: report.agreement())
