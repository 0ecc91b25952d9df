import Foundation
import Testing

/// What UIKit knows of: programs and devices, but no documents, and not the tool that writes them.
@Suite("What UIKit knows of")
struct KnowledgeTests {
    /// Words of documents and of the canvas they are drawn on. Comments may cite recorded frames as evidence.
    private static let words = ["canvas", "document", "recorded", "interfacebuilder", "toolsversion", "designsize"]
    /// Apple's own names.
    private static let names = [
        "prepareForInterfaceBuilder", "\"UISV-canvas-connection\"", "\"UISV-canvas-fit\"", "beginningOfDocument",
        "endOfDocument", "UIDocumentPicker", "UIDocumentInteraction", "documentInteractionController",
        "documentPicker", "documentTypes", "documentType", "line, document", "case .document", "didPickDocumentsAt",
        "DocumentType", "DocumentReadingOptionKey",
        "UIDocument", "documentState", "documentInfo", "DocumentAttributeKey", "documentAttributes",
        "documentProperties", "documentRange", "documentsDirectory", "documentDirectory",
    ]

    @Test func noCodeSpeaksOfDocuments() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 100)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let code = Self.names.reduce(Self.code(of: line)) { $0.replacingOccurrences(of: $1, with: "") }
                    .lowercased()
                let found = Self.words.filter { code.contains($0) }
                #expect(found.isEmpty, "\(file.lastPathComponent):\(index + 1) speaks of \(found)")
            }
        }
    }

    @Test(arguments: [
        ("let a = 1  // a document", "let a = 1  "), ("/// A document.", ""),
        ("let a = \"http://b\"", "let a = \"http://b\""),
        ("let a = \"\\\"//\" // c", "let a = \"\\\"//\" "),
    ])
    func commentsDoNotCount(line: String, code: String) {
        #expect(Self.code(of: line[...]) == code)
    }

    /// A line without the comment at its end.
    private static func code(of line: Substring) -> String {
        var isInText = false
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if character == "\"", previous != "\\" { isInText.toggle() }
            if character == "/", previous == "/", !isInText { return String(line[..<line.index(before: index)]) }
            previous = character
        }
        return String(line)
    }
}
