/// What a check of documents comes to, for any of the formats.
public struct CheckReport: Sendable {
    /// The version of the program that made it.
    public var version: String
    /// The paths of all documents that were checked, in order.
    public var documents: [String]
    /// What is to be said, in the order of documents and places.
    public var findings: [Finding]
    /// How many findings notes and the configuration silence.
    public var silenced: Int
    /// How many findings a baseline knows.
    public var known: Int
    /// Pictures for formats that show some.
    public var scenes: [ReportedScene]

    /// A report.
    public init(
        version: String, documents: [String], findings: [Finding], silenced: Int = 0, known: Int = 0,
        scenes: [ReportedScene] = []
    ) {
        self.version = version
        self.documents = documents
        self.findings = findings
        self.silenced = silenced
        self.known = known
        self.scenes = scenes
    }

    /// The documents, and after them the other files that findings lie in, such as those of translations.
    package var files: [String] {
        var known = Set(documents.map { Array($0.utf8) })
        return documents + findings.map(\.location.path).filter { known.insert(Array($0.utf8)).inserted }
    }

    /// How many findings have a severity.
    public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

    /// `1 error, 2 warnings in 1 of 120 documents`, with what isn't shown. Where other files are concerned, too, all are files.
    public var summary: String {
        let counts = Finding.Severity.allCases.compactMap { severity -> String? in
            let number = count(severity)
            return number == 0 ? nil : Self.count(number, severity.rawValue)
        }
        let concerned = Set(findings.map { Array($0.location.path.utf8) }).count
        let total = files.count
        let all = Self.count(total, total == documents.count ? "document" : "file")
        var text = counts.isEmpty ? "nothing found in \(all)" : counts.joined(separator: ", ") + " in "
        if !counts.isEmpty { text += concerned == total ? all : "\(concerned) of \(all)" }
        let hidden = [known == 0 ? nil : "\(known) in the baseline", silenced == 0 ? nil : "\(silenced) silenced"]
            .compactMap { $0 }
        return hidden.isEmpty ? text : text + " (\(hidden.joined(separator: ", ")))"
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    /// The findings, each with a fingerprint of its own that survives changes elsewhere in its file.
    public var fingerprinted: [(finding: Finding, fingerprint: String)] {
        var counts: [String: Int] = [:]
        return findings.map { finding in
            let kind = finding.fingerprint
            let number = counts[kind, default: 0]
            counts[kind] = number + 1
            return (finding, number == 0 ? kind : "\(kind)-\(number + 1)")
        }
    }

    /// The report with documents in the order of their paths' bytes, and findings and scenes in that of their documents.
    public func sorted() -> CheckReport {
        var report = self
        report.documents.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        report.findings = findings.sortedByPlace()
        // Scenes of one document stand together, in their order.
        let ordered = scenes.enumerated().sorted { left, right in
            left.element.path == right.element.path
                ? left.offset < right.offset : left.element.path.utf8.lexicographicallyPrecedes(right.element.path.utf8)
        }
        report.scenes = ordered.map(\.element)
        return report
    }

    /// The report with every path replaced.
    public func mapPaths(_ path: (String) -> String) -> CheckReport {
        var report = self
        report.documents = documents.map(path)
        for index in findings.indices {
            report.findings[index].location.path = path(findings[index].location.path)
            for place in findings[index].related.indices {
                report.findings[index].related[place].location.path = path(findings[index].related[place].location.path)
            }
        }
        for index in scenes.indices { report.scenes[index].path = path(scenes[index].path) }
        return report
    }
}

extension Finding {
    /// What stays the same while lines move, texts change and numbers differ: the rule, the document, and the objects that
    /// it is about. Findings about no object are told apart by their messages, but for the folders in them, which are others on
    /// every machine. Several findings can share one.
    public var fingerprint: String {
        var hash = StableHash()
        for part in [rule.id, location.path] + (ids.isEmpty ? [message.withoutFolders] : ids) { hash.add(part) }
        return hash.text
    }
}

extension String {
    /// The text with the names of files in place of their full paths.
    fileprivate var withoutFolders: String {
        split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("/") ? $0.split(separator: "/").last ?? $0 : $0 }.joined(separator: " ")
    }
}

/// The hash function FNV-1a with 64 bits: the same on every machine and in every run, unlike Swift's own.
///
/// Constants: http://www.isthe.com/chongo/tech/comp/fnv/
struct StableHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a text and where it ends.
    mutating func add(_ text: String) {
        for byte in Array(text.utf8) + [0xFF] { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
