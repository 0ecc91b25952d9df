import Foundation
import Simplex

func time(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}
let only = CommandLine.arguments.dropFirst().first
let sizes =
    CommandLine.arguments.count > 2
    ? CommandLine.arguments[2].split(separator: ",").compactMap { Int($0) } : [10, 100, 1000, 10000]
func run(_ workload: Workload, _ count: Int) throws {
    let system = workload.system(views: count)
    var best = Double.infinity
    for _ in 0..<(count > 5000 ? 2 : 5) {
        best = min(
            best,
            try time {
                let s = try SimplexSubject(system); _ = consume s
            })
    }
    var subject = try SimplexSubject(system)
    let buildSteps = subject.solver.stepCount
    var before = subject.solver.stepCount
    var resizes: [Double] = []
    for size in system.sizes { resizes.append(try time { try subject.resize(to: size) }) }
    let resizeSteps = subject.solver.stepCount - before
    before = subject.solver.stepCount
    var edits: [Double] = []
    if !system.textConstraints.isEmpty {
        for index in 0..<20 { edits.append(try time { try subject.lengthenText(by: index % 2 == 0 ? 17 : 0) }) }
    }
    let editSteps = subject.solver.stepCount - before
    before = subject.solver.stepCount
    var cycles: [Double] = []
    if !system.rowConstraints.isEmpty {
        for _ in 0..<20 {
            cycles.append(
                try time {
                    try subject.removeRow(); try subject.addRowBack()
                })
        }
    }
    let cycleSteps = subject.solver.stepCount - before
    func median(_ x: [Double]) -> Double { x.isEmpty ? 0 : x.sorted()[x.count / 2] }
    func mean(_ x: [Double]) -> Double { x.isEmpty ? 0 : x.reduce(0, +) / Double(x.count) }
    print(
        workload.rawValue, count, "build", Int(best), "(\(buildSteps))", "resize", median(resizes), mean(resizes),
        "(\(resizeSteps))", "edit", median(edits), mean(edits), "(\(editSteps))", "cycle", median(cycles), mean(cycles),
        "(\(cycleSteps))")
}
for workload in Workload.allCases where only == nil || only == "all" || only == workload.rawValue {
    for count in sizes where workload != .form || count == sizes[0] { try run(workload, count) }
}
