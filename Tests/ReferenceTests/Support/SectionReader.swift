import Foundation

extension ReferencePage.Section {
    /// Reads a file of tests, from top to bottom.
    init(source: String, file: String) throws {
        self.init(title: "", file: file)
        var rest = Substring(source)
        while let marker = Self.nextMarker(in: rest) {
            rest = rest[marker.range.upperBound...]
            switch marker.kind {
            case .suite: title = Self.arguments(&rest).name
            case .test:
                let arguments = Self.arguments(&rest)
                let test = "\(file).\(try Self.functionName(after: rest))"
                let body = rest[..<(Self.nextMarker(in: rest)?.range.lowerBound ?? rest.endIndex)]
                let remark: ReferencePage.Row.Remark =
                    if let apple = arguments.apple { .apple(apple) } else if let issue = Self.knownIssue(in: body) {
                        .knownIssue(issue)
                    } else { .none }
                for idea in [arguments.name] + arguments.ideas {
                    rows.append(ReferencePage.Row(idea: idea, test: test, remark: remark))
                }
            case .untested: rows.append(try Self.untested(&rest))
            }
        }
    }

    private enum Kind: CaseIterable {
        case suite, test, untested
        var text: String {
            switch self {
            case .suite: "@Suite("
            case .test: "@Test("
            case .untested: "// Untested:"
            }
        }
    }

    private static func nextMarker(in text: Substring) -> (kind: Kind, range: Range<Substring.Index>)? {
        Kind.allCases.compactMap { kind in text.range(of: kind.text).map { (kind, $0) } }
            .min { $0.1.lowerBound < $1.1.lowerBound }
    }

    private struct Arguments {
        var name = "", ideas: [String] = [], apple: String?
    }

    /// The names and traits in the parentheses that were just opened.
    private static func arguments(_ text: inout Substring) -> Arguments {
        var result = Arguments(), depth = 1
        var trait = "", isName = true
        while depth > 0, let character = text.first {
            if character == "\"" {
                let literal = literal(&text)
                if trait == ".says(" { result.ideas.append(literal) }
                if trait == ".apple(" { result.apple = literal }
                if isName { result.name = literal }
                isName = false
                continue
            }
            for name in [".says(", ".apple("] where text.hasPrefix(name) { trait = name }
            if character == "(" { depth += 1 }
            if character == ")" {
                depth -= 1
                if depth == 1 { trait = "" }
            }
            text.removeFirst()
        }
        return result
    }

    /// The text literal that the text begins with.
    private static func literal(_ text: inout Substring) -> String {
        let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        text.removeFirst(mark.count)
        let end = text.range(of: mark) ?? text.endIndex..<text.endIndex
        let lines = text[..<end.lowerBound].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        text = text[end.upperBound...]
        return lines.filter { !$0.isEmpty }
            .map { $0.hasSuffix("\\") ? String($0.dropLast()).trimmingCharacters(in: .whitespaces) : $0 }
            .joined(separator: " ")
    }

    private static func functionName(after text: Substring) throws -> Substring {
        guard let range = text.range(of: "func ") else { throw CocoaError(.formatting) }
        return text[range.upperBound...].prefix { $0 != "(" }
    }

    private static func knownIssue(in body: Substring) -> String? {
        guard let range = body.range(of: "withKnownIssue(") else { return nil }
        var rest = body[range.upperBound...]
        return literal(&rest)
    }

    /// The idea in quotation marks, and the reason behind it, on as many lines of comment as there are.
    private static func untested(_ text: inout Substring) throws -> ReferencePage.Row {
        var words: [String] = []
        repeat {
            let line = text.prefix { $0 != "\n" }
            words.append(line.trimmingCharacters(in: CharacterSet(charactersIn: " /")))
            text = text[line.endIndex...].dropFirst()
        } while text.drop { $0 == " " }.hasPrefix("// ") && !text.drop { $0 == " " }.hasPrefix(Kind.untested.text)
        let parts = words.joined(separator: " ").split(separator: "\"", maxSplits: 1)
        guard parts.count == 2 else { throw CocoaError(.formatting) }
        return ReferencePage.Row(
            idea: String(parts[0]), test: nil, remark: .untested(parts[1].trimmingCharacters(in: .whitespaces)))
    }
}
