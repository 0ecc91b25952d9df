import SwiftParser
import SwiftSyntax

/// A file of a module, its syntax, and the changes to it.
final class SourceFile {
    let path: String
    /// Whether it belongs to another module and is only looked at.
    let isContext: Bool
    let bytes: [UInt8]
    let syntax: SourceFileSyntax
    var edits = SourceEdits()
    /// Declarations that come after the file's own.
    var additions: [String] = []
    /// Modules that code which comes from elsewhere may need besides the file's own imports.
    var borrowedImports: Set<String> = []
    /// The types and extensions that stand in no other.
    var scopes: [TypeScope] = []
    /// The classes that stand in bodies of functions.
    var locals: [TypeScope] = []
    /// Other names of types, by their paths.
    var aliases: [String: String] = [:]
    /// The paths of the types, extensions and bodies of functions.
    var paths: [SyntaxIdentifier: String] = [:]
    private let lineStarts: [Int]

    init(path: String, text: String, isContext: Bool = false) {
        (self.path, self.isContext) = (path, isContext)
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        let bytes = Array(text.utf8)
        self.bytes = bytes
        syntax = Parser.parse(source: text)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line of the byte at an offset, from 1, and its column, from 0.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low])
    }

    /// What tells the compiler that the next line is the one of the byte at the offset, and blanks up to its column.
    func location(of offset: Int) -> String {
        let (line, column) = place(of: offset)
        return "\n#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n" + String(repeating: " ", count: column)
    }

    /// The modules that the file imports under no condition.
    var importedModules: [String] {
        syntax.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }

    /// Whether the file imports a module.
    func imports(_ module: String) -> Bool { importedModules.contains(module) }
}

extension SyntaxProtocol {
    /// The bytes of the node without what is around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text in one line, without comments.
    var plainText: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
            text += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        return text.last == " " ? String(text.dropLast()) : text
    }

    /// The text without blanks and comments.
    var words: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }
}

extension String {
    /// The string as Swift writes it.
    var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
