extension Rule {
    /// A file's layout crashed or took too long; a defect of the program, not of the document.
    public static let failedLayout = Rule(
        "failed-layout", .error, "the layout of a file crashed or took too long",
        explanation: Explanation(
            why: """
                The process that worked on the file ended, or didn't end in time. That is a defect of Espalier, or
                the file is very large. All other files are checked all the same.
                """,
            fix: """
                Give it more time with `--time-limit`, and tell Espalier's developers of the file.
                """,
            example: nil))
}
