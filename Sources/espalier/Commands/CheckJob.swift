import Audit
import Foundation

/// Checks one document after the other.
struct CheckJob: FileJob {
    var layouts: [LayoutChoice]
    var isColored: Bool

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        reading(path) { document in
            let check = LayoutCheck(of: document, in: layouts.map { $0.environment(for: document) })
            let findings = check.findings()
            return FileOutcome(
                status: findings.contains { $0.severity < .note } ? .findings : .clean,
                output: Data(TextReport(isColored: isColored).text(for: findings).utf8))
        }
    }
}
