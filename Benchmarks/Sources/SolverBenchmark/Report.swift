import Foundation

/// The measurements as a table, and how the times grow.
struct Report {
    var measurements: [Measurement] = []

    func table() -> String {
        var lines = [
            "| workload | views | operation | Simplex µs | kiwi µs | kiwi / Simplex | arrays µs | Simplex / arrays "
                + "| objects µs | Simplex / objects | growth | bytes a view "
                + "| at peak |",
            "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
        ]
        for item in measurements {
            let kiwi = item.kiwi.map(number) ?? (item.kiwiGaveUp ? "too long" : "–")
            var cells = [item.workload, "\(item.views)", item.operation.rawValue, number(item.simplex), kiwi]
            cells.append(item.kiwi.map { number($0 / item.simplex) } ?? "–")
            for limit in [item.arrays, item.objects] {
                cells.append(limit.map(number) ?? "–")
                cells.append(limit.map { number(item.simplex / max($0, 0.001)) } ?? "–")
            }
            cells.append(growth(of: item).map { String(format: "%.2f", $0) } ?? "–")
            for bytes in [item.bytesPerView, item.peakBytesPerView] {
                cells.append(bytes.map { String(format: "%.0f", $0) } ?? "–")
            }
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    /// How the frames found compare with the rivals'.
    func agreement() -> String {
        measurements.filter { $0.operation == .build }.map { item in
            var line = "\(item.workload) \(item.views):"
            if let difference = item.differenceFromDirect {
                line += difference < 1e-9 ? " frames as the direct loop's" : " frames differ from the direct loop's"
            }
            if let different = item.differentFromKiwi { line += "; \(different) unknowns differ from kiwi's" }
            return line
        }.joined(separator: "\n")
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(measurements)
    }

    /// The exponent of growth from a tenth of the views.
    private func growth(of item: Measurement) -> Double? {
        guard
            let smaller = measurements.first(where: {
                $0.workload == item.workload && $0.operation == item.operation && $0.views * 10 == item.views
            }), smaller.simplex > 0
        else { return nil }
        return log10(item.simplex / smaller.simplex)
    }

    private func number(_ value: Double) -> String {
        value >= 100
            ? String(format: "%.0f", value)
            : value >= 10
                ? String(format: "%.1f", value)
                : String(format: "%.2f", value)
    }
}
