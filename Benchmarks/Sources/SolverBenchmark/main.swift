// The solver side by side with its rivals, in one process and one run.
//
//     SolverBenchmark [--views 10,100,1000] [--workload chain,nested] [--json results.json] [--kiwi-limit 30]
//
// kiwi is left out where its times at smaller sizes say that one operation would take longer than the limit (seconds).
import Foundation

struct Arguments {
    var views = [10, 100, 1000, 10000]
    var workloads = Workload.allCases
    var json: String?
    var kiwiLimit = 30.0

    init(_ list: [String]) {
        var rest = list[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { Self.stop("\(name) needs a value") }
            switch name {
            case "--views": views = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 4 }
            case "--workload": workloads = value.split(separator: ",").compactMap { Workload(rawValue: String($0)) }
            case "--json": json = value
            case "--kiwi-limit": kiwiLimit = Double(value) ?? kiwiLimit
            default: Self.stop("unknown option \(name)")
            }
        }
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("SolverBenchmark: \(message)\n".utf8))
        exit(64)
    }
}

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
var report = Report()
for workload in arguments.workloads {
    var slowest = 0.0
    for views in workload == .enaml ? [7] : arguments.views {
        // kiwi's times grow with powers up to five; three is a mild forecast for ten times the views.
        let forecast = slowest * 1000
        let kiwiMayRun = forecast < arguments.kiwiLimit * 1e6
        FileHandle.standardError.write(Data("\(workload.rawValue) \(views)\n".utf8))
        var results = try Comparison(workload: workload, views: views).run(kiwiMayRun)
        slowest = max(forecast >= arguments.kiwiLimit * 1e6 ? forecast : 0, results.compactMap(\.kiwi).max() ?? 0)
        for index in results.indices where !kiwiMayRun && results[index].operation != .read {
            results[index].kiwiGaveUp = true
        }
        report.measurements += results
    }
}
print(report.table())
print("\n" + report.agreement())
if let path = arguments.json { try report.json().write(to: URL(filePath: path)) }
