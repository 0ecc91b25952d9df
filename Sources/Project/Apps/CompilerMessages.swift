import Foundation

/// What a compiler said, sorted by what kept files from compiling.
package struct CompilerMessages: Sendable, Equatable {
    /// An error at its place.
    package struct Message: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int
        package var text: String

        /// What a file lacks: a module, or a name and, where it is a member, the type that should have it.
        enum Missing: Equatable {
            case module(String)
            case name(String, of: String?)
        }

        /// What the error says is missing.
        var missing: Missing? {
            if let match = text.firstMatch(of: #/no such module '(.+?)'/#) { return .module(String(match.1)) }
            if let match = text.firstMatch(of: #/cannot find (?:type )?'(.+?)' in scope/#) {
                return .name(String(match.1), of: nil)
            }
            if let match = text.firstMatch(
                of: #/(?:type|module) '(.+?)' has no (?:type )?member(?: type)? (?:named )?'(.+?)'/#)
            {
                return .name(String(match.2), of: String(match.1))
            }
            return nil
        }

        /// What it comes down to: the name that is missing, where it says one.
        fileprivate var reason: String {
            switch missing {
            case .module(let name): return "need the module \(name)"
            case .name(let name, nil): return "need '\(name)'"
            case .name(let name, let type?): return "need '\(type).\(name)'"
            case nil: break
            }
            if let match = text.firstMatch(of: #/cannot override '(.+?)' which/#) { return "override '\(match.1)'" }
            return "have: " + text.replacing(#/'[^']*'/#) { $0.0.count > 60 ? "'…'" : String($0.0) }
        }
    }

    /// The errors, each once, in the order of the output.
    package private(set) var errors: [Message] = []
    /// Reasons that no error of the compiler says.
    private var others: [Reason] = []
    /// How many of the errors, at the beginning, kept modules from compiling that other files need.
    private var causes = 0

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
        /// What a reason is to the others, what comes first last.
        enum Rank: Int { case name, brokenModule, cause, missingModule }

        package var text: String
        package var paths: [String]
        var rank = Rank.name

        /// `12 files need the module SafariServices`.
        package var sentence: String {
            guard paths.count == 1 else { return "\(paths.count) files \(text)" }
            return "1 file " + text.replacing(#/^(need|have|override)/#) { $0.1 == "have" ? "has" : "\($0.1)s" }
        }
    }

    /// What is missing or wrong: modules that are nowhere, what keeps modules from compiling, these modules, and what else
    /// most files need first.
    package var reasons: [Reason] {
        var paths: [String: Set<String>] = [:]
        var ranks: [String: Reason.Rank] = [:]
        for (position, error) in errors.enumerated() {
            let text = error.reason
            paths[text, default: []].insert(error.path)
            if case .module = error.missing { ranks[text] = .missingModule }
            if ranks[text] == nil { ranks[text] = position < causes ? .cause : .name }
        }
        let own = paths.map { Reason(text: $0, paths: $1.sorted(), rank: ranks[$0] ?? .name) }
        return (others + own.filter { reason in !others.contains { $0.text == reason.text } })
            .sorted { ($1.rank.rawValue, $1.paths.count, $0.text) < ($0.rank.rawValue, $0.paths.count, $1.text) }
    }

    /// The same after modules were left out: what kept these from compiling first, and without what follows from that.
    /// - Parameter missing: modules that are nowhere.
    package func after(_ broken: [BrokenModule], missing: [Reason] = []) -> CompilerMessages {
        var all = self
        let causes = broken.flatMap { module in
            module.errors.filter { broken.explaining($0).isEmpty }.prefix(Self.mostOfModule)
        }
        all.causes = causes.count
        all.errors = causes + errors.filter { broken.explaining($0).isEmpty }
        let following = (broken.flatMap(\.errors) + errors).map(broken.explaining)
        all.others = missing
        all.others += broken.map { module in
            let count = following.count { $0.contains { $0.module.name == module.module.name } }
            return module.reason(among: broken, following: count)
        }
        return all
    }

    /// A line for each reason.
    package var summary: [String] { reasons.map(\.sentence) }

    /// So many errors show what a module lacks.
    private static let mostOfModule = 10
}
