/// Why a question about a layout has no answer.
public enum ExplanationError: Error, Equatable, CustomStringConvertible {
    /// No view has the name.
    case unknownView(name: String, path: String, suggestion: String?)
    /// Several views have the name: what each is called, and where it stands.
    case ambiguousName(name: String, candidates: [String])
    /// The name is that of a constraint.
    case constraintNamed(name: String, words: String)
    /// The view takes no part in the layout.
    case notInstalled(view: String, location: Location)
    /// No constraint has the id, name or line.
    case unknownConstraint(name: String, path: String, suggestion: String?)
    /// Several constraints have the name, or stand on the line.
    case ambiguousConstraint(name: String, candidates: [String])

    /// A sentence for people, on one or more lines.
    public var description: String {
        switch self {
        case .unknownView(let name, let path, let suggestion):
            "\(path.onOneLine): no view has the id, name, text, outlet or class \(name.debugDescription). "
                + (suggestion.map { "Did you mean \($0.debugDescription)?" }
                    ?? "`espalier outline` lists the views, and `espalier frames` their ids.")
        case .ambiguousName(let name, let candidates):
            "\(name.debugDescription) may be one of \(candidates.count) views; say its id:\n"
                + candidates.map { "  \($0)" }.joined(separator: "\n")
        case .constraintNamed(let name, let words):
            "\(name.debugDescription) is no view but \(words). Name the view whose frame you ask about."
        case .notInstalled(let view, let location):
            "\(location): \(view) isn't installed here, so it has no frame."
        case .unknownConstraint(let name, let path, let suggestion):
            "\(path.onOneLine): no constraint has the id, the name or the line \(name.debugDescription). "
                + (suggestion.map { "Did you mean \($0.debugDescription)?" }
                    ?? "Name it by its id, its identifier or the line where it stands.")
        case .ambiguousConstraint(let name, let candidates):
            "\(name.debugDescription) may be one of \(candidates.count) constraints; say its id:\n"
                + candidates.map { "  \($0)" }.joined(separator: "\n")
        }
    }
}
