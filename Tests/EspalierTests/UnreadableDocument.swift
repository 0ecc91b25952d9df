import Foundation
import Testing

/// A document that cannot be read: its name, its bytes, and the line on which the error lies.
struct UnreadableDocument: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String
    var line: Int?
    /// What the file is called.
    var name = "bad.storyboard"
}

extension UnreadableDocument {
    static let all: [UnreadableDocument] = [
        UnreadableDocument(testDescription: "empty file", content: "", line: 1),
        UnreadableDocument(testDescription: "blank file", content: " \n \n", line: nil),
        UnreadableDocument(testDescription: "cut in an attribute", content: String(Document.sound.prefix(300))),
        UnreadableDocument(
            testDescription: "cut after an element", content: cut(Document.sound, before: "<viewLayoutGuide")),
        UnreadableDocument(
            testDescription: "wrong closing tag", content: "<document>\n<scenes>\n</scene></document>", line: 3),
        UnreadableDocument(testDescription: "attribute twice", content: "<document\n a=\"1\" a=\"2\"/>", line: 2),
        UnreadableDocument(testDescription: "two roots", content: "<document/>\n<document/>", line: 2),
        UnreadableDocument(testDescription: "unknown entity", content: "<document>\n&who;</document>", line: 2),
        UnreadableDocument(
            testDescription: "character out of range", content: "<document>\n\n&#x110000;</document>", line: 3),
        UnreadableDocument(testDescription: "another kind of document", content: "<html><body/></html>", line: 1),
        UnreadableDocument(testDescription: "a property list", content: "bplist00\u{1}\u{2}", line: 1, name: "bad.xib"),
        UnreadableDocument(
            testDescription: "nested entities",
            content: """
                <?xml version="1.0"?>
                <!DOCTYPE document [
                  <!ENTITY a "aaaaaaaaaaaaaaaaaaaa">
                \(growingEntities)
                ]>
                <document>&k;</document>
                """),
        UnreadableDocument(
            testDescription: "entity that holds itself",
            content: "<!DOCTYPE d [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>\n<document>&a;</document>"),
        UnreadableDocument(
            testDescription: "external entity",
            content: "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n<document>&a;</document>"),
    ]

    /// Ten levels of twenty: twenty to the tenth words, were they ever written out.
    private static let growingEntities = zip("bcdefghijk", "abcdefghij").map { name, inner in
        "  <!ENTITY \(name) \"" + String(repeating: "&\(inner);", count: 20) + "\">"
    }.joined(separator: "\n")

    private static func cut(_ text: String, before mark: String) -> String {
        text.range(of: mark).map { String(text[..<$0.lowerBound]) } ?? text
    }
}
