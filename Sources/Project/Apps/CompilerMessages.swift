import Foundation

/// What a compiler said, sorted by what kept files from compiling.
package struct CompilerMessages: Sendable, Equatable {
    /// An error at its place.
    package struct Message: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int
        package var text: String
    }

    /// The errors, each once, in the order of the output.
    package private(set) var errors: [Message] = []
    /// Reasons that no error of the compiler says.
    private var others: [Reason] = []

    /// Reads a compiler's output: lines such as `path:line:column: error: text`.
    package init(_ output: String) {
        var seen: Set<Message> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: #/(/.+?):(\d+):(\d+): (?:fatal )?error: (.+)/#) else { continue }
            let message = Message(
                path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, text: String(match.4))
            if seen.insert(message).inserted { errors.append(message) }
        }
    }

    /// A reason and the files that it holds back.
    package struct Reason: Equatable, Sendable {
        package var text: String
        package var paths: [String]

        /// `12 files need the module SafariServices`.
        package var sentence: String {
            guard paths.count == 1 else { return "\(paths.count) files \(text)" }
            return "1 file " + text.replacing(#/^(need|have|override)/#) { $0.1 == "have" ? "has" : "\($0.1)s" }
        }

        fileprivate var rank: Int { text.hasPrefix("need the module") ? 1 : 0 }
    }

    /// What is missing or wrong, what most files need first.
    package var reasons: [Reason] {
        var paths: [String: Set<String>] = [:]
        for error in errors { paths[Self.reason(error.text), default: []].insert(error.path) }
        let own = paths.map { Reason(text: $0, paths: $1.sorted()) }
        // A missing module first: names that are missing come from it.
        return (others + own.filter { reason in !others.contains { $0.text == reason.text } })
            .sorted { ($1.rank, $1.paths.count, $0.text) < ($0.rank, $0.paths.count, $1.text) }
    }

    /// The same with errors and reasons of earlier tries before them.
    func adding(_ errors: [Message], _ reasons: [Reason]) -> CompilerMessages {
        var all = self
        all.errors = errors + all.errors
        all.others += reasons
        return all
    }

    /// What an error comes down to: the name that is missing, where it says one.
    private static func reason(_ text: String) -> String {
        if let match = text.firstMatch(of: #/no such module '(.+?)'/#) { return "need the module \(match.1)" }
        if let match = text.firstMatch(of: #/cannot find (?:type )?'(.+?)' in scope/#) { return "need '\(match.1)'" }
        if let match = text.firstMatch(
            of: #/(?:type|module) '(.+?)' has no (?:type )?member(?: type)? (?:named )?'(.+?)'/#)
        {
            return "need '\(match.1).\(match.2)'"
        }
        if let match = text.firstMatch(of: #/cannot override '(.+?)' which/#) { return "override '\(match.1)'" }
        return "have: " + text.replacing(#/'[^']*'/#) { $0.0.count > 60 ? "'…'" : String($0.0) }
    }

    /// A line for each reason.
    package var summary: [String] { reasons.map(\.sentence) }
}
