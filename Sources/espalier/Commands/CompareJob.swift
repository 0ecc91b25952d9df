import Audit
import Foundation

/// Compares the frames that documents record with those that their constraints come to, one document after the other.
///
/// The outcome's output is the comparison as JSON, for the command to print.
struct CompareJob: FileJob {
    var layouts = [LayoutChoice()]
    /// In points.
    var tolerance: Double
    var detail: FrameComparison.Detail

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        reading(path) { document in
            let comparison = FrameComparison(of: document, tolerance: tolerance).result(detail)
            do {
                return FileOutcome(
                    status: comparison.differences.isEmpty ? .clean : .findings,
                    output: try JSONEncoder().encode(comparison))
            } catch {
                return FileOutcome(
                    failure: Finding(
                        rule: .failedLayout, message: "the comparison can't be written: \(error)",
                        location: Location(path: path)))
            }
        }
    }
}
