extension Rule {
    /// A document isn't for iOS.
    public static let unsupportedDocument = Rule(
        "unsupported-document", .error, "a document is for another system than iOS and isn't laid out",
        explanation: Explanation(
            why: """
                Documents for macOS and watchOS have other views and other rules, which Espalier doesn't know. Where it
                finds them in a folder it leaves them out and counts them; it only complains of those that you name.
                """,
            fix: """
                Name folders instead of single files, or leave the file out by `excluded` in `.espalier.yml`.
                """,
            example: Example(
                bad: """
                    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
                    </document>
                    """,
                good: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    </document>
                    """)))
}
