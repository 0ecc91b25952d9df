import Audit
public import Foundation

/// Writes differences for people: as text, as Markdown, as JSON.
public struct DifferenceReport {
    private let differences: [DocumentDifference]
    private let unreadable: Int

    /// - Parameters:
    ///   - differences: in the order in which they are told. Documents that don't differ are left out.
    ///   - unreadable: how many documents could not be compared.
    public init(of differences: [DocumentDifference], unreadable: Int = 0) {
        self.differences = differences.filter { $0.verdict != .same }
        self.unreadable = unreadable
    }

    /// How many moves of one document are told, before the rest is counted.
    static let mostMoves = 12

    // MARK: Text

    /// A few sentences a document, and a line that sums up.
    public var text: String {
        differences.map(text).joined() + summary + "\n"
    }

    private func text(_ difference: DocumentDifference) -> String {
        var lines = [difference.path.onOneLine]
        lines += difference.changes.map { "    " + $0.sentence.onOneLine }
        if !difference.moves.isEmpty {
            lines.append("  frames")
            lines += difference.moves.prefix(Self.mostMoves).map { "    " + $0.sentence.onOneLine }
            lines += Self.rest(difference.moves).map { ["    " + $0] } ?? []
        }
        lines += difference.problems.map { "  not laid out: " + $0.onOneLine }
        if !difference.noise.isEmpty { lines.append("  noise: " + difference.noise.joined(separator: ", ")) }
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// `3 frames`
    static func frames(_ difference: DocumentDifference) -> String {
        let count = difference.moves.reduce(0) { $0 + $1.ids.count }
        return "\(count) frame\(count == 1 ? "" : "s")"
    }

    static func rest(_ moves: [FrameMove]) -> String? {
        let rest = moves.dropFirst(mostMoves).reduce(0) { $0 + $1.ids.count }
        return rest == 0 ? nil : "and \(rest) more view\(rest == 1 ? "" : "s"); --format json names them"
    }

    /// `3 changes in 1 document, 2 documents differ in noise alone`
    var summary: String {
        let changed = differences.filter { $0.verdict == .changed }
        let noise = differences.count - changed.count
        let count = changed.reduce(0) { $0 + $1.changes.count }
        func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        var parts: [String] = []
        if !changed.isEmpty { parts.append("\(number(count, "change")) in \(number(changed.count, "document"))") }
        if noise > 0 {
            parts.append("\(number(noise, "document")) \(noise == 1 ? "differs" : "differ") in noise alone")
        }
        if unreadable > 0 { parts.append("\(number(unreadable, "document")) could not be compared") }
        return parts.isEmpty ? "no differences" : parts.joined(separator: ", ")
    }

    // MARK: Markdown

    /// For a comment on a pull request.
    public var markdown: String {
        "### Storyboards: \(summary)\n\n" + differences.map(markdown).joined()
    }

    private func markdown(_ difference: DocumentDifference) -> String {
        var lines = ["#### `\(difference.path.onOneLine)`", ""]
        lines += difference.changes.map { "- " + Self.escaped($0.sentence) }
        if !difference.moves.isEmpty {
            lines += ["", "<details><summary>\(Self.frames(difference))</summary>", ""]
            lines += difference.moves.prefix(Self.mostMoves).map { "- " + Self.escaped($0.sentence) }
            lines += Self.rest(difference.moves).map { ["- " + $0] } ?? []
            lines += ["", "</details>"]
        }
        lines += difference.problems.map { "- not laid out: " + Self.escaped($0) }
        if !difference.noise.isEmpty { lines += ["", "Noise: " + difference.noise.joined(separator: ", ") + "."] }
        return lines.joined(separator: "\n") + "\n\n"
    }

    /// A sentence as Markdown: names stay in italics, everything else stands for itself.
    private static func escaped(_ text: String) -> String {
        text.onOneLine.reduce(into: "") { result, letter in
            if "\\`_<>[]|#".contains(letter) { result += "\\" }
            result.append(letter)
        }
    }

    // MARK: JSON

    /// One object: `version`, and `documents` in the order of their paths; pictures are left out.
    public func json() throws -> Data {
        struct Report: Encodable {
            let version = 1
            let documents: [DocumentDifference]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let documents = differences.map { difference in
            var difference = difference
            difference.scenes = []
            return difference
        }
        return try encoder.encode(Report(documents: documents)) + Data("\n".utf8)
    }
}
