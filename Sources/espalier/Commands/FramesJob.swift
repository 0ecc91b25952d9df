import Audit
import Foundation
import InterfaceBuilder
import Project

/// Lists the frames of one document after the other.
struct FramesJob: FileJob {
    static let header = FrameTable.header

    var layouts: [LayoutChoice]
    /// The folder that documents are named relative to.
    var root: String?

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        reading(path) { document in
            let name = Self.name(ofDocument: path, in: root)
            var outcome = FileOutcome()
            outcome.note(translationProblemsOf: document, layouts)
            for layout in layouts {
                let instantiation = layout.environment(for: document).instantiation(of: document)
                for (view, frame) in instantiation.frames {
                    outcome.output += Data(FrameTable.row(document: name, id: view.id ?? "", frame: frame).utf8)
                }
                outcome.note(unsolvedLayoutsOf: instantiation)
                outcome.messages += warning(path, count: document.warnings.count + instantiation.problems.count)
            }
            return outcome
        }
    }

    /// What a document is called in a table: its path, relative to a folder that it lies in.
    static func name(ofDocument path: String, in root: String?) -> String {
        guard let root else { return path }
        return DocumentPath(path).names(in: DocumentPath(root))?.joined(separator: "/") ?? path
    }

    private func warning(_ path: String, count: Int) -> String {
        count == 0 ? "" : "\(path.onOneLine): \(count) warning\(count == 1 ? "" : "s"), `espalier check` lists them\n"
    }
}

extension FileOutcome {
    /// Says which trees the solver found no layout for.
    @MainActor mutating func note(unsolvedLayoutsOf instantiation: Instantiation) {
        for finding in instantiation.unsolvedLayouts {
            status = .unreadable
            messages += TextReport().text(for: finding)
        }
    }

    /// Says which files of translations can't be read; the document's own texts are shown in their place.
    mutating func note(translationProblemsOf document: Document, _ layouts: [LayoutChoice]) {
        var said: Set<TranslationProblem> = []
        for layout in layouts where layout.language != nil {
            for problem in layout.environment(for: document).translated(document).problems
            where said.insert(problem).inserted {
                status = .unreadable
                let place = problem.position.map { ":\($0)" } ?? ""
                messages += "\(problem.path.onOneLine)\(place): error: \(problem.reason.onOneLine)\n"
            }
        }
    }
}

extension FileJob {
    /// Hands the document at a path to a closure, or says why it can't be read.
    @MainActor func reading(_ path: String, _ body: (Document) -> FileOutcome) -> FileOutcome {
        do {
            return body(try Document(contentsOf: path))
        } catch let error as DocumentError {
            return FileOutcome(failure: Finding(error))
        } catch {
            return FileOutcome(
                failure: Finding(rule: .unreadableDocument, message: "\(error)", location: Location(path: path)))
        }
    }
}
