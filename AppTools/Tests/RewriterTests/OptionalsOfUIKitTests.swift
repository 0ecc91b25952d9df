import Foundation
import SwiftSyntax
import Testing

@testable import Rewriter

/// The rewriter knows the optional methods of UIKit's protocols from a list, which is made of UIKit's sources.
struct OptionalsOfUIKitTests {
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let list = package.appending(path: "Sources/Rewriter/OptionalsOfUIKit.swift")

    /// `ESPALIER_RECORD=1 swift test --filter OptionalsOfUIKit` writes the list.
    @Test func theListIsThatOfTheSources() throws {
        let text = try Self.text()
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
            try text.write(to: Self.list, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.list, encoding: .utf8) == text)
        #expect(
            text.contains("func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"))
        #expect(!text.contains("numberOfRowsInSection section"))
    }

    /// The methods that have a default, of each protocol that UIKit's unimplemented delegate conforms to, and of those that these
    /// derive from.
    private static func text() throws -> String {
        let files = try sources()
        defer { withExtendedLifetime(files) {} }
        let index = ModuleIndex(files)
        let delegate = try #require(index.entry("_UnimplementedDelegate"))
        let protocols = Dictionary(index.protocols.map { ($0.name, $0) }) { first, _ in first }
        let defaults = Dictionary(grouping: files.flatMap(\.scopes).filter { $0.kind == .extension }, by: \.name)
            .mapValues { $0.flatMap(\.members) }
        var (waiting, seen, lines) = (delegate.scopes.flatMap(\.inherited), Set<String>(), [String: [String]]())
        while let name = waiting.popLast() {
            guard let scope = protocols[name], seen.insert(name).inserted else { continue }
            waiting += scope.inherited
            let methods = scope.members.compactMap { member -> String? in
                guard case .method(let function) = member.kind,
                    defaults[name]?.contains(where: { $0.matches(member) }) == true
                else { return nil }
                return "    func \(function.name.text)\(function.signature.onOneLine)"
            }
            guard !methods.isEmpty else { continue }
            lines[name] = ["protocol \(name): \(scope.inherited.joined(separator: ", ")) {"] + methods + ["}"]
        }
        let body = lines.sorted { $0.key < $1.key }.flatMap(\.value).map { "    \($0)\n" }.joined()
        return "// Made of UIKit's sources by OptionalsOfUIKitTests.swift, which says how.\n\n"
            + "/// The methods of UIKit's protocols that a class needn't implement.\n"
            + "let optionalsOfUIKit = \"\"\"\n\(body)    \"\"\"\n"
    }

    private static func sources() throws -> [SourceFile] {
        let folder = package.deletingLastPathComponent().appending(path: "Sources/UIKit")
        let paths = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { url in
            let file = SourceFile(path: url.path, text: try String(contentsOf: url, encoding: .utf8))
            TypeFinder(file, conditions: Conditions(custom: [], modules: [])).walk(file.syntax)
            return file
        }
    }
}

extension SyntaxProtocol {
    /// The text in one line, as the formatter would write it there.
    fileprivate var onOneLine: String {
        plainText.replacing("( ", with: "(").replacing(" )", with: ")")
    }
}
