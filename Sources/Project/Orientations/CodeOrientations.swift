internal import Files
import Foundation

/// How screens may be held, as classes say in code by plain literals: `supportedInterfaceOrientations`, `shouldAutorotate`, and what
/// an app's delegate answers for all windows.
struct CodeOrientations {
    /// What the app's delegate answers; nil where it doesn't, or not by a literal.
    private(set) var ofApp: SupportedOrientations?
    private var overrides: [String: SupportedOrientations] = [:]
    private var superclasses: [String: String] = [:]

    /// The most bytes of a source file, and of all together; more is generated code.
    private static let (largestFile, mostBytes) = (4 << 20, 256 << 20)

    /// Reads the Swift and Objective-C files below a folder.
    init(below root: URL) {
        let files = ProjectFolder.entries(below: root) { ["swift", "m", "mm", "h"].contains($0.fileExtension) }
        var rest = Self.mostBytes
        for file in files {
            guard let data = try? FileInput.bytes(of: file.path, limit: Self.largestFile) else { continue }
            rest -= data.count
            if rest < 0 { break }
            add(data)
        }
    }

    /// What holds for a class by itself or by the nearest of its superclasses that says something.
    func orientations(of name: String) -> SupportedOrientations? {
        var next: String? = name
        for _ in 0..<16 {
            guard let name = next else { return nil }
            if let found = overrides[name] { return found }
            next = superclasses[name]
        }
        return nil
    }

    // MARK: Sources

    private mutating func add(_ data: Data) {
        for (start, word) in [("class ", 6), ("@interface ", 11)] {
            for place in data.places(of: start) { addSuperclass(data, at: place + word) }
        }
        let places = ["supportedInterfaceOrientations", "shouldAutorotate"].flatMap { data.places(of: $0) }
        guard !places.isEmpty else { return }
        let source = SourceText(data)
        for member in source.members {
            let answer = SupportedOrientations(inBody: member.body, of: member.name)
            guard let answer else { continue }
            if member.name == "supportedInterfaceOrientationsFor" {
                ofApp = ofApp.map { $0.union(answer) } ?? answer
            } else if let owner = member.owner {
                // What is said of orientations says more than that a screen doesn't turn.
                if overrides[owner] == nil || member.name != "shouldAutorotate" { overrides[owner] = answer }
            }
        }
    }

    /// Notes `A: B` that begins at a place.
    private mutating func addSuperclass(_ data: Data, at place: Int) {
        let words = String(decoding: data[place..<Swift.min(place + 160, data.count)], as: UTF8.self)
        guard let match = words.prefixMatch(of: #/(\w+)(?:<[^>]*>)?\s*:\s*(?:\w+\.)?(\w+)/#) else { return }
        superclasses[String(match.1)] = String(match.2)
    }
}

/// A source file without its comments, and its members that speak of orientations.
private struct SourceText {
    struct Member {
        var name: String
        /// The class that it belongs to.
        var owner: String?
        /// What stands between its braces.
        var body: String
    }

    private let text: String

    init(_ data: Data) {
        text = String(decoding: data, as: UTF8.self).replacing(#/\/\*[\s\S]*?\*\/|\/\/[^\n]*/#, with: " ")
    }

    var members: [Member] {
        let pattern =
            #/\b(supportedInterfaceOrientationsFor(?:Window)?|supportedInterfaceOrientations|shouldAutorotate)\b/#
        return text.matches(of: pattern).compactMap { match in
            guard let body = body(after: match.range.upperBound), isDeclaration(match.range) else { return nil }
            let name = match.1.hasSuffix("Window") ? match.1.dropLast("Window".count) : match.1
            return Member(name: String(name), owner: owner(of: match.range.lowerBound), body: body)
        }
    }

    /// Whether a name is declared and not used: `override var name`, `func application(…name window:` or `- (BOOL)name`.
    private func isDeclaration(_ range: Range<String.Index>) -> Bool {
        let line =
            text[..<range.lowerBound].suffix(200).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return line.contains(#/\bvar\s+$/#) || line.contains("func ") || line.contains(#/^\s*-\s*\([^)]*\)/#)
            || text[range] == "supportedInterfaceOrientationsFor"
    }

    /// What stands between the braces that open next, unless something else comes first.
    private func body(after place: String.Index) -> String? {
        let rest = text[place...].prefix(4000)
        guard let start = rest.prefix(300).firstIndex(of: "{"), !rest[..<start].contains("=") else { return nil }
        var depth = 0
        for index in rest[start...].indices {
            if rest[index] == "{" { depth += 1 }
            if rest[index] == "}" { depth -= 1 }
            if depth == 0 { return String(rest[rest.index(after: start)..<index]) }
        }
        return nil
    }

    /// The innermost class or extension around a place, or the implementation before it.
    private func owner(of place: String.Index) -> String? {
        var open: [String?] = []
        var next: String?
        for match in text[..<place].matches(
            of:
                #/\b(?:class|extension|struct|enum|actor|protocol)\s+(?<type>\w+)|@implementation\s+(?<own>\w+)|[{}]|@end/#
        ) {
            switch match.0 {
            case "{":
                open.append(next)
                next = nil
            case "}": _ = open.popLast()
            case "@end": open = []
            default:
                if let name = match.output.own {
                    open = [String(name)]
                } else if let name = match.output.type, !["func", "var", "let"].contains(name) {
                    next = String(name)
                }
            }
        }
        return open.last { $0 != nil } ?? nil
    }
}

extension SupportedOrientations {
    /// What a member answers by a plain literal, or by one for pads and one for phones; nil for all else.
    fileprivate init?(inBody body: String, of member: String) {
        var words = body.trimmingCharacters(in: .whitespacesAndNewlines)
        if let match = words.wholeMatch(of: #/get\s*\{([\s\S]*)\}/#) { words = String(match.1) }
        words = words.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: ";")))
        if let match = words.prefixMatch(of: #/return\b/#) { words = String(words[match.range.upperBound...]) }
        words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        if member == "shouldAutorotate" {
            guard ["false", "NO"].contains(words) else { return nil }
            self.init(phone: .portrait, pad: nil)
            return
        }
        let idiom =
            #/[\w.\[\] ]*?(?:userInterfaceIdiom|UI_USER_INTERFACE_IDIOM\(\))\s*==\s*(?<idiom>[\w.]+)\s*\?\s*(?<same>[^?:]+):(?<other>[^?:]+)/#
        if let match = words.wholeMatch(of: idiom) {
            guard let same = Sides(literal: match.same), let other = Sides(literal: match.other) else { return nil }
            let isPad = match.idiom.lowercased().hasSuffix("pad")
            self.init(phone: isPad ? other : same, pad: isPad ? same : other)
            return
        }
        guard let sides = Sides(literal: words[...]) else { return nil }
        self.init(phone: sides, pad: sides)
    }
}

extension SupportedOrientations.Sides {
    /// Of `.portrait`, `[.portrait, .landscapeLeft]` or `UIInterfaceOrientationMaskPortrait | …`; nil for what is no literal.
    fileprivate init?(literal: Substring) {
        let words = literal.split { " \n\t[](),|".contains($0) }
        var sides: Self = []
        for word in words {
            let name = (word.split(separator: ".").last ?? "").replacing("UIInterfaceOrientationMask", with: "")
                .lowercased()
            switch name {
            case "portrait", "portraitupsidedown": sides.insert(.portrait)
            case "landscape", "landscapeleft", "landscaperight": sides.insert(.landscape)
            case "all", "allbutupsidedown": sides = .all
            default: return nil
            }
        }
        if sides.isEmpty { return nil }
        self = sides
    }
}

extension Data {
    /// Where a word begins.
    fileprivate func places(of word: String) -> [Int] {
        let bytes = Array(word.utf8)
        guard let first = bytes.first else { return [] }
        return withUnsafeBytes { all in
            var places: [Int] = []
            var start = 0
            while let base = all.baseAddress, all.count - start >= bytes.count,
                let found = memchr(base + start, Int32(first), all.count - start - bytes.count + 1)
            {
                let place = UnsafeRawPointer(found) - base
                if memcmp(found, bytes, bytes.count) == 0 { places.append(place) }
                start = place + 1
            }
            return places
        }
    }
}
