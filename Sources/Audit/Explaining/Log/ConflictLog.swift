import Foundation
import InterfaceBuilder

/// What the text "Unable to simultaneously satisfy constraints." of a console comes to.
///
/// ```swift
/// let log = ConflictLog(text, path: "console.log")
/// for finding in log.findings { print(TextReport().text(for: finding), terminator: "") }
/// ```
///
/// It is read as UIKit prints it, with whatever consoles put before a line, and as our own UIKit prints it. The constraints are
/// solved again: what a finding says of amounts and fixes was tried.
public struct ConflictLog: Codable, Hashable, Sendable {
    /// A place of the log that says nothing to the reader.
    public struct Problem: Codable, Hashable, Sendable {
        /// What is wrong, in words.
        public var message: String
        /// Where.
        public var location: Location
    }

    /// One for each conflict, in the order of the log; a conflict that is printed several times is one.
    public var findings: [Finding]
    /// What couldn't be read.
    public var problems: [Problem]

    /// Reads a log.
    ///
    /// - Parameters:
    ///   - text: lines that end in a line feed, a carriage return or both.
    ///   - path: what the log is called in locations.
    public init(_ text: String, path: String) {
        var reader = ConflictLogReader()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
        reader.endBlock()
        problems = reader.problems.map {
            Problem(message: $0.message, location: Location(path: path, position: $0.position))
        }
        var counts: [Set<String>: Int] = [:]
        var order: [LoggedConflict] = []
        for block in reader.blocks {
            let key = Set(block.members.map(\.text))
            if counts[key] == nil { order.append(block) }
            counts[key, default: 0] += 1
        }
        findings = order.map { block in
            LoggedConflictFinding(conflict: block, path: path)
                .finding(count: counts[Set(block.members.map(\.text))] ?? 1)
        }
    }
}

/// A conflict as a log has it.
struct LoggedConflict: Sendable {
    /// Where the block begins.
    var position: SourcePosition
    /// The constraints of the list, in its order.
    var members: [LoggedConstraint] = []
    /// The one that UIKit left out, as an index into `members`; nil where the log breaks off before.
    var broken: Int?
}

/// Finds conflicts in the lines of a log, and reads their constraints.
struct ConflictLogReader {
    private(set) var blocks: [LoggedConflict] = []
    private(set) var problems: [(message: String, position: SourcePosition)] = []
    private var block: LoggedConflict?
    private var state = State.outside
    private var line = 0

    private enum State {
        case outside
        /// Before the list's parenthesis.
        case preamble
        case list
        /// After the list, where the broken constraint is named.
        case epilogue
    }

    /// Lines that are longer tell nothing about a constraint.
    private static let longestLine = 8000
    /// A conflict of more has no reader.
    private static let mostMembers = 500

    /// Takes the next line.
    mutating func read(_ text: Substring) {
        line += 1
        if text.contains("Unable to simultaneously satisfy constraints") {
            endBlock()
            block = LoggedConflict(position: SourcePosition(line: line, column: 1))
            state = .preamble
            return
        }
        guard block != nil else { return }
        switch state {
        case .outside: return
        case .preamble:
            if text.last(where: { !$0.isWhitespace }) == "(" {
                state = .list
            } else if Self.start(of: text) != nil {
                // The parenthesis was lost.
                state = .list
                readMember(text)
            }
        case .list:
            if text.contains("Will attempt to recover") {
                state = .epilogue
                if Self.start(of: text) != nil { readBroken(text) }
            } else {
                readMember(text)
            }
        case .epilogue:
            guard Self.start(of: text) != nil else { return }
            readBroken(text)
        }
    }

    /// Takes what was read of a conflict as all there is of it.
    mutating func endBlock() {
        if let block {
            if block.members.isEmpty {
                problems.append(("there are no constraints below this line", block.position))
            } else {
                blocks.append(block)
            }
        }
        block = nil
        state = .outside
    }

    // MARK: Constraints

    private mutating func readMember(_ text: Substring) {
        guard let start = Self.start(of: text) else {
            let words = text.drop(while: \.isWhitespace)
            // The end of the list, and lines of other messages that came between.
            if words.contains("Constraint") {
                problems.append(("no constraint is to be read here", position(words.startIndex, text)))
            }
            return
        }
        guard let count = block?.members.count, count < Self.mostMembers else { return }
        if let member = constraint(text, start) { block?.members.append(member) }
    }

    private mutating func readBroken(_ text: Substring) {
        guard let start = Self.start(of: text), let broken = constraint(text, start) else { return endBlock() }
        if let index = block?.members.firstIndex(where: { $0.text == broken.text }) {
            block?.broken = index
        } else {
            block?.members.append(broken)
            let count = block?.members.count ?? 1
            block?.broken = count - 1
        }
        endBlock()
    }

    private mutating func constraint(_ text: Substring, _ start: String.Index) -> LoggedConstraint? {
        let place = position(start, text)
        guard text.utf8.count <= Self.longestLine else {
            problems.append(("the line is longer than any constraint", place))
            return nil
        }
        guard let end = text.lastIndex(of: ">"), end > start else {
            problems.append(("the line is cut: the constraint has no end", place))
            return nil
        }
        let inner = Self.unescaped(text[text.index(after: start)..<end])
        do throws(LogProblem) {
            return try LoggedConstraint(inner, at: place)
        } catch {
            problems.append(("the constraint isn't understood: \(error.reason)", place))
            return nil
        }
    }

    /// Where the text of a constraint begins.
    private static func start(of text: Substring) -> String.Index? {
        guard text.contains("<") else { return nil }
        return text.prefix(longestLine).firstMatch(
            of: /<(?:[\w.$]+Constraint(?::0x|\s)|autoresizing frame of |placement of |widths and heights )/)?.range
            .lowerBound
    }

    /// Lists are printed with quotes, backslashes and letters outside ASCII escaped.
    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        let plain = text.replacing(/\\(?:[Uu]([0-9a-fA-F]{4})|(["\\']))/) { match -> Substring in
            if let digits = match.output.1 {
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
                return Substring(String(Character(scalar)))
            }
            return match.output.2 ?? ""
        }
        return String(plain)
    }

    private func position(_ index: String.Index, _ text: Substring) -> SourcePosition {
        SourcePosition(
            line: line, column: text.unicodeScalars.distance(from: text.startIndex, to: index) + 1)
    }
}
