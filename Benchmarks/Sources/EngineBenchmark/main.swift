// Layouts through views: what an application pays for creating and laying out views, for a new window size, a changed
// text, a hidden view; and what of that the solver takes.
//
//     EngineBenchmark [--views 10,100,1000] [--workload chain,stacks] [--rounds 3] [--json results.json] [--write ..]
//         [--limit 10]
//
// A size is left out where the size before says that one build would take longer than the limit (seconds).
import Allocation
import Foundation
import Timing
import UIKit

keep_freed_memory()
let arguments = BenchmarkArguments<ViewWorkload>(limitOption: "--limit", limit: 10)
let measurements = try arguments.measure { workload in
    var measurements: [EngineMeasurement] = []
    var last: EngineMeasurement?
    for views in arguments.views {
        // Should times grow with the square of the views, which those of no workload do.
        let forecast = last.map { $0.time * pow(Double(views) / Double($0.views), 2) } ?? 0
        let isLeftOut = forecast > arguments.limit * 1e6
        FileHandle.standardError.write(Data("\(workload.rawValue) \(views)\(isLeftOut ? ": left out" : "")\n".utf8))
        guard !isLeftOut else { continue }
        let results = try EngineRun(workload: workload, views: views).measure()
        last = results.first { $0.operation == .build }
        measurements += results
    }
    return measurements
}
let report = EngineReport(measurements: measurements)
try arguments.publish(
    measurements, name: "views", table: report.table(), summary: report.summary(), agreement: report.agreement())
