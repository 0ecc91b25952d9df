import Foundation
import Timing

/// The measurements as a table, and how the times grow.
struct EngineReport {
    var measurements: [EngineMeasurement] = []

    func table() -> String {
        var lines = [
            "| workload | views | operation | µs | solver alone µs | ratio | outside the solver | growth |",
            "|---|---:|---|---:|---:|---:|---:|---:|",
        ]
        for item in measurements {
            var cells = [item.workload, "\(item.views)", item.operation.rawValue, digits(item.time)]
            cells.append(item.solver.map(digits) ?? "–")
            cells.append(item.solver.map { digits(item.time / max($0, 0.001)) } ?? "–")
            cells.append(item.outside.map { String(format: "%.0f %%", 100 * $0) } ?? "–")
            cells.append(growth(of: item).map { String(format: "%.2f", $0) } ?? "–")
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    /// How the frames compare with those of the solver alone.
    func agreement() -> String {
        measurements.compactMap { item in
            item.differentFrames.map {
                "\(item.workload) \(item.views): "
                    + ($0 == 0
                        ? "frames as the solver alone finds them" : "\($0) frames differ from the solver's alone")
            }
        }.joined(separator: "\n")
    }

    /// The operations on 1,000 views that everybody does, for the top of the page.
    func summary() -> String {
        var lines = [
            "| 1,000 views, µs | create | create and lay out | of that the solver | resize | edit a text |",
            "|---|---:|---:|---:|---:|---:|",
        ]
        var known: [String] = []
        for item in measurements where item.views == 1000 && !known.contains(item.workload) {
            known.append(item.workload)
            let results = measurements.filter { $0.views == 1000 && $0.workload == item.workload }
            func cell(_ operation: EngineOperation, _ part: (EngineMeasurement) -> Double?) -> String {
                results.first { $0.operation == operation }.flatMap(part).map(groupedDigits) ?? ""
            }
            let cells = [
                item.workload, cell(.create, \.time), cell(.build, \.time), cell(.build, \.solver),
                cell(.resize, \.time), cell(.editText, \.time),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    /// The exponent of growth from a tenth of the views.
    private func growth(of item: EngineMeasurement) -> Double? {
        guard
            let smaller = measurements.first(where: {
                $0.workload == item.workload && $0.operation == item.operation && $0.views * 10 == item.views
            }), smaller.time > 0
        else { return nil }
        return log10(item.time / smaller.time)
    }
}
