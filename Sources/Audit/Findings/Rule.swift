/// What a finding is an instance of; its id is printed in parentheses at the end of the finding's line.
///
/// A rule that looks at the layout of documents stands in a file of the folder `Checking`; ``all`` lists them.
public struct Rule: Sendable {
    /// Finds the instances in a tree of a laid-out document.
    typealias Check = @MainActor @Sendable (CheckedTree) -> [Finding]

    /// The name by which people and programs know the rule: `ambiguous-layout`.
    public let id: String
    /// How bad an instance of the rule is.
    public let severity: Finding.Severity
    /// What a finding of the rule says, in half a sentence.
    public let meaning: String
    /// Nil for rules whose instances are found while documents are read or made.
    let check: Check?

    init(_ id: String, _ severity: Finding.Severity, _ meaning: String, check: Check? = nil) {
        self.id = id
        self.severity = severity
        self.meaning = meaning
        self.check = check
    }

    /// Every rule.
    public static let all: [Rule] = [
        unsatisfiableConstraints, invalidConstraint, ambiguousLayout, danglingReference, duplicateID, invalidValue,
        unknownElement, unreadableDocument, failedLayout,
    ]
}

extension Rule: Hashable {
    /// Whether both are the same rule.
    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    /// Feeds the id into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
