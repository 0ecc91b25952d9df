import Foundation
import Timing

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
            let kiwi = item.kiwi.map(digits) ?? (item.kiwiGaveUp ? "too long" : "–")
            var cells = [item.workload, "\(item.views)", item.operation.rawValue, digits(item.simplex), kiwi]
            cells.append(item.kiwi.map { digits($0 / item.simplex) } ?? "–")
            for limit in [item.arrays, item.objects] {
                cells.append(limit.map(digits) ?? "–")
                cells.append(limit.map { digits(item.simplex / max($0, 0.001)) } ?? "–")
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

    /// The operations on 1,000 views beside kiwi's, for the top of the page.
    func summary() -> String {
        var lines = [
            "| 1,000 views, µs | build | kiwi | resize | kiwi | edit a text | kiwi | remove and add a row | kiwi |",
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        ]
        var known: [String] = []
        for item in measurements where [7, 1000].contains(item.views) && !known.contains(item.workload) {
            known.append(item.workload)
            var cells = [item.views == 7 ? item.workload + " (7 widgets)" : item.workload]
            for operation in [Operation.build, .resize, .editText, .removeAndAdd] {
                let result = measurements.first {
                    $0.views == item.views && $0.workload == item.workload && $0.operation == operation
                }
                cells.append(result.map { groupedDigits($0.simplex) } ?? "")
                cells.append(result.map { $0.kiwi.map(groupedDigits) ?? ($0.kiwiGaveUp ? "too long" : "–") } ?? "")
            }
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
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
}
