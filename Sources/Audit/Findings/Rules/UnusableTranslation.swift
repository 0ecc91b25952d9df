import InterfaceBuilder

extension Rule {
    /// A file of translations can't be read, so texts are shown in the document's own language.
    public static let unusableTranslation = Rule(
        "unusable-translation", .warning, "a file of translations beside the document is damaged",
        explanation: Explanation(
            why: """
                Xcode refuses to build it, or the app shows its texts in another language. The check shows the document's own
                texts in place of those that it can't read.
                """,
            fix: "Open the file at the line that the message names; often a quotation mark or a semicolon is missing.",
            example: nil))
}

extension Finding {
    /// A file of translations that can't be read.
    init(_ problem: TranslationProblem) {
        self.init(
            rule: .unusableTranslation, message: problem.reason,
            location: Location(path: problem.path, position: problem.position))
    }
}
