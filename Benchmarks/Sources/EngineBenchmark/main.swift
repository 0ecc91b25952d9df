// Layouts through views: what an application pays for creating and laying out views, for a new window size, a changed
// text, a hidden view; and what of that the solver takes.
//
//     EngineBenchmark [--views 10,100,1000] [--workload chain,stacks] [--json results.json]
import Foundation
import UIKit

struct Arguments {
    var views = [10, 100, 1000]
    var workloads = ViewWorkload.allCases
    var json: String?

    init(_ list: [String]) {
        var rest = list[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { Self.stop("\(name) needs a value") }
            switch name {
            case "--views": views = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 4 }
            case "--workload": workloads = value.split(separator: ",").compactMap { ViewWorkload(rawValue: String($0)) }
            case "--json": json = value
            default: Self.stop("unknown option \(name)")
            }
        }
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("EngineBenchmark: \(message)\n".utf8))
        exit(64)
    }
}

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
var report = EngineReport()
for workload in arguments.workloads {
    for views in arguments.views {
        FileHandle.standardError.write(Data("\(workload.rawValue) \(views)\n".utf8))
        report.measurements += try EngineRun(workload: workload, views: views).measure()
    }
}
print(report.table())
print("\n" + report.agreement())
if let path = arguments.json { try report.json().write(to: URL(filePath: path)) }
