import Foundation

/// Which modules a Swift file imports, by its lines.
enum SourceImports {
    /// The modules that files import, with the paths of these files.
    static func importers(_ paths: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for path in paths {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            for name in modules(in: text) { found[name, default: []].append(path) }
        }
        return found
    }

    /// The modules that a file can't do without: not those that it imports where `#if` found them, or for other systems.
    static func modules(in text: String) -> Set<String> {
        var found: Set<String> = []
        // Around the line: the condition of the branch, and whether a branch before it is the one that counts.
        var conditions: [(text: Substring, isTaken: Bool)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let start = line.firstIndex(where: { $0 != " " && $0 != "\t" }) else { continue }
            let line = line[start...]
            if line.hasPrefix("#if") {
                conditions.append((line.dropFirst(3), false))
            } else if line.hasPrefix("#elseif") || line.hasPrefix("#else"), let last = conditions.popLast() {
                let condition = line.hasPrefix("#elseif") ? line.dropFirst(7) : ""
                conditions.append((condition, last.isTaken || isForUIKit(last.text)))
            } else if line.hasPrefix("#endif") {
                _ = conditions.popLast()
            } else if line.contains("import "), let name = module(importedBy: line) {
                if !conditions.contains(where: { $0.isTaken || isElsewhere($0.text, name) }) { found.insert(name) }
            }
        }
        if found.contains("UIKit"), namesCoreImage(text) { found.insert("CoreImage") }
        // What Apple's XCTest has, and EspalierTesting here.
        if found.contains("XCTest"), text.contains("XCTContext") || text.contains("XCTAttachment") {
            found.insert("EspalierTesting")
        }
        return found
    }

    /// Whether a file names a type or a key of Core Image, which Apple's UIKit hands on.
    private static func namesCoreImage(_ text: String) -> Bool {
        text.firstMatch(of: #/\b(CI(Color|Context|Detector|Feature|Filter|Image|Vector)|kCI[A-Z]\w+)\b/#) != nil
    }

    private static func module(importedBy line: Substring) -> String? {
        var words = line.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
        guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
        if kinds.contains(name), let next = words.first { name = next }
        let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return module.isEmpty ? nil : String(module)
    }

    /// Whether the condition holds wherever UIKit is, as far as its text tells.
    private static func isForUIKit(_ condition: Substring) -> Bool {
        ["os(iOS)", "canImport(UIKit)"].contains { condition.contains($0) && !condition.contains("!\($0)") }
            && !condition.contains("&&")
    }

    private static func isElsewhere(_ condition: Substring, _ module: String) -> Bool {
        if condition.contains("canImport(\(module))") { return true }
        let isForOthers = ["os(macOS)", "os(watchOS)", "os(OSX)", "os(Linux)", "canImport(AppKit)"].contains {
            condition.contains($0) && !condition.contains("!\($0)")
        }
        return isForOthers && !condition.contains("os(iOS)") && !condition.contains("UIKit")
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
}
