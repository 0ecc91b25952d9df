/// What a finding is an instance of; printed in parentheses at the end of its line.
public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Required constraints contradict each other, so one of them was left out.
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    /// More than one place or size of a view satisfies all constraints equally well.
    case ambiguousLayout = "ambiguous-layout"
    /// A constraint breaks a rule of Auto Layout and was left out.
    case invalidConstraint = "invalid-constraint"
    /// Something refers to an object that the document doesn't have.
    case danglingReference = "dangling-reference"
    /// Two objects have the same id.
    case duplicateID = "duplicate-id"
    /// An attribute holds a value that can't be used.
    case invalidValue = "invalid-value"
    /// An element has a name that isn't known; it is laid out as a plain view.
    case unknownElement = "unknown-element"
    /// A file can't be read as an Interface Builder document.
    case unreadableDocument = "unreadable-document"
    /// A file's layout crashed or took too long; a defect of the program, not of the document.
    case failedLayout = "failed-layout"

    /// How bad an instance of the rule is.
    public var severity: Finding.Severity {
        switch self {
        case .unsatisfiableConstraints, .invalidConstraint, .unreadableDocument, .failedLayout: .error
        case .ambiguousLayout, .danglingReference, .duplicateID, .invalidValue: .warning
        case .unknownElement: .note
        }
    }
}
