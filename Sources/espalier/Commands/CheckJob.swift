import Audit
import Foundation
import InterfaceBuilder
import Project

/// Checks one document after the other.
///
/// The outcome's output is a `CheckedDocument` as JSON, for the command to report.
struct CheckJob: FileJob {
    var layouts: [LayoutChoice]
    var rules: [Rule] = Rule.all.filter { !$0.isOptIn }
    var classes: [String: KnownClass] = [:]
    var orientations = OrientationChoice.project
    /// Whether the scenes of findings are drawn.
    var drawsScenes = false

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        var failure: Finding
        do {
            let document = try Document(contentsOf: path, classes: classes)
            return try FileOutcome(output: JSONEncoder().encode(checked(document, layouts)))
        } catch let error as DocumentError {
            failure = Finding(error)
        } catch {
            failure = Finding(rule: .unreadableDocument, message: "\(error)", location: Location(path: path))
        }
        return FileOutcome(failure: failure)
    }

    @MainActor
    private func checked(_ document: Document, _ layouts: [LayoutChoice]) -> CheckedDocument {
        let seen = SeenLayouts(of: layouts, document, orientations)
        let environments = seen.environments
        let findings = LayoutCheck(of: document, in: environments, rules: rules).findings()
        var checked = CheckedDocument(findings, in: document)
        checked.leftOut = seen.leftOut
        if drawsScenes {
            checked.scenes = ReportedScene.scenes(showing: checked.findings, of: document, in: environments)
        }
        return checked
    }
}
