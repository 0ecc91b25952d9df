import Foundation

/// The measurements as a table, and how the times grow.
struct EngineReport {
    var measurements: [EngineMeasurement] = []

    func table() -> String {
        var lines = [
            "| workload | views | operation | µs | solver alone µs | ratio | outside the solver | growth |",
            "|---|---:|---|---:|---:|---:|---:|---:|",
        ]
        for item in measurements {
            var cells = [item.workload, "\(item.views)", item.operation.rawValue, number(item.time)]
            cells.append(item.solver.map(number) ?? "–")
            cells.append(item.solver.map { number(item.time / max($0, 0.001)) } ?? "–")
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

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(measurements)
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

    private func number(_ value: Double) -> String {
        String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }
}
