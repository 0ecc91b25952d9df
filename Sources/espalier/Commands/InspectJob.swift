import Audit
import Foundation
import InterfaceBuilder
import Rendering

/// Lays a document out for the live view, or explains the frame of one of its views.
///
/// The outcome's output is an `InspectedDocument` as JSON, or the explanation as text.
struct InspectJob: FileJob {
    var layouts: [LayoutChoice]
    var isDark: Bool
    var overlays: Set<RenderOptions.Overlay>
    var rules: [Rule]
    var classes: [String: KnownClass]
    /// The id of the view to explain; nil to show the document.
    var explainedView: String?

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        do {
            let document = try Document(contentsOf: path, classes: classes)
            guard let environment = layouts.first?.environment(for: document) else { return FileOutcome() }
            guard let explainedView else {
                let shown = InspectedDocument(
                    of: document, in: environment, rules: rules, isDark: isDark, overlays: overlays)
                return FileOutcome(output: try JSONEncoder().encode(shown))
            }
            let explanation = try Explainer(of: document, in: environment).explanation(of: explainedView)
            return FileOutcome(output: Data(ExplanationText(width: 50).text(for: explanation).utf8))
        } catch let error as DocumentError {
            return FileOutcome(failure: Finding(error))
        } catch {
            return FileOutcome(
                failure: Finding(rule: .unreadableDocument, message: "\(error)", location: Location(path: path)))
        }
    }
}
