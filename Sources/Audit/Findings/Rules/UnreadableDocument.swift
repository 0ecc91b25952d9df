extension Rule {
    /// A file can't be read as an Interface Builder document.
    public static let unreadableDocument = Rule(
        "unreadable-document", .error, "a file can't be read as a document",
        explanation: Explanation(
            why: """
                Nothing is known of the layout of such a file. Often a merge left its marks in it, or it is a
                document of macOS or watchOS, which Espalier doesn't lay out.
                """,
            fix: """
                Open the file at the line that the message names. Leave files that aren't meant for iOS out, by
                `excluded` in `.espalier.yml`.
                """,
            example: Example(
                bad: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <<<<<<< HEAD
                    </document>
                    """,
                good: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    </document>
                    """)))
}
