import Audit
import Foundation

/// Lists what Interface Builder marked in one document after the other, beside what the layout finds.
struct MarksJob: FileJob {
    static let header = "document\tid\telement\tambiguous\topen\tmisplaced\tmoved\tunseen\tstyled\treason\n"

    var layouts = [LayoutChoice()]
    /// The folder that documents are named relative to.
    var root: String?

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        reading(path) { document in
            let name = FramesJob.name(ofDocument: path, in: root)
            var outcome = FileOutcome()
            for view in MarkComparison(of: document).views() {
                let node = view.node
                let flags = [
                    node.isAmbiguous, view.isOpen, node.isMisplaced, view.isMoved, view.isUnseen, view.isPlacedByStyle,
                ].map { $0 ? "yes" : "no" }
                let cells = [name.onOneLine, (node.id ?? "").onOneLine, node.elementName.onOneLine] + flags
                outcome.output += Data((cells.joined(separator: "\t") + "\t\(view.reason.rawValue)\n").utf8)
            }
            return outcome
        }
    }
}
