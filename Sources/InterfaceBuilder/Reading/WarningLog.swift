/// Collects warnings while a document is read.
final class WarningLog {
    let path: String
    private(set) var warnings: [DocumentWarning] = []
    private(set) var unknownElements: [String: Document.UnknownElement] = [:]

    init(path: String) { self.path = path }

    func add(_ problem: DocumentWarning.Problem, at position: SourcePosition) {
        warnings.append(DocumentWarning(path: path, position: position, problem: problem))
    }

    /// Counts an element in the place of a view or controller whose name says nothing to the reader.
    func countUnknown(_ name: String, at position: SourcePosition) {
        if unknownElements[name] != nil {
            unknownElements[name]?.count += 1
        } else {
            unknownElements[name] = .init(count: 1, first: position)
            add(.unknownElement(name), at: position)
        }
    }
}
