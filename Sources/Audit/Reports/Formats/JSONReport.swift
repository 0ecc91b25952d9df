internal import Files
public import Foundation

/// The report for programs, which ``init(reading:)`` reads back. `Documentation/report.schema.json` describes it.
///
/// Its version changes when a member goes or changes its meaning. New members don't change it.
public struct JSONReport: Reporter {
    /// The version of the format.
    public static let version = 1

    /// A reporter.
    public init() {}

    /// The report as one JSON object.
    public func text(for report: CheckReport) throws -> String { try Contents(report).jsonText() }

    /// Reads reports and joins them, as if all their documents had been checked at once.
    /// - Throws: ``ReportError`` for what is no report, or one of another version.
    public static func report(merging reports: [(path: String, data: Data)]) throws(ReportError) -> CheckReport {
        var merged: CheckReport?
        for (path, data) in reports {
            let part = try read(data, from: path)
            guard var whole = merged else {
                merged = part
                continue
            }
            guard whole.version == part.version else {
                throw ReportError(
                    path: path, reason: "espalier \(part.version) wrote it, and \(whole.version) the first report")
            }
            whole.documents += part.documents
            whole.findings += part.findings
            whole.silenced += part.silenced
            whole.known += part.known
            whole.scenes += part.scenes
            merged = whole
        }
        guard let merged else { throw ReportError(path: "", reason: "there are no reports to merge") }
        return merged.sorted()
    }

    private static func read(_ data: Data, from path: String) throws(ReportError) -> CheckReport {
        struct Version: Decodable { var version: Int }
        do {
            let version = try JSONDecoder().decode(Version.self, from: data).version
            guard version == Self.version else {
                throw ReportError(path: path, reason: "it has version \(version), and only \(Self.version) is known")
            }
            return try JSONDecoder().decode(Contents.self, from: data).report
        } catch let error as ReportError {
            throw error
        } catch let error as DecodingError {
            throw ReportError(path: path, reason: error.reason)
        } catch {
            throw ReportError(path: path, reason: "\(error)")
        }
    }
}

/// A file is no report that can be merged.
public struct ReportError: Error, CustomStringConvertible {
    /// The file.
    public var path: String
    /// What is wrong with it.
    public var reason: String

    /// An error about a file.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// One line.
    public var description: String { "\(path.onOneLine): error: this is no report of `--format json`: \(reason)" }
}

extension DecodingError {
    /// What is missing or wrong, and where in the value, on one line.
    fileprivate var reason: String {
        func place(_ context: Context) -> String {
            context.codingPath.reduce(into: "") { path, key in
                path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
        switch self {
        case .keyNotFound(let key, let context):
            return "\(key.stringValue) is missing" + (context.codingPath.isEmpty ? "" : " in \(place(context))")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return (context.codingPath.isEmpty ? "" : place(context) + ": ") + context.debugDescription
        @unknown default: return "it can't be decoded"
        }
    }
}

extension JSONReport {
    /// The members of the file.
    private struct Contents: Codable {
        var version = JSONReport.version
        var tool: Tool
        var summary: Summary
        var documents: [String]
        var findings: [Item]
        var scenes: [ReportedScene]?

        struct Tool: Codable {
            var name = "espalier"
            var version: String
        }

        struct Summary: Codable {
            var documents, errors, warnings, notes, silenced, known: Int
        }

        init(_ report: CheckReport) {
            let report = report.mapPaths(\.readablePath)
            tool = Tool(version: report.version)
            summary = Summary(
                documents: report.documents.count, errors: report.count(.error), warnings: report.count(.warning),
                notes: report.count(.note), silenced: report.silenced, known: report.known)
            documents = report.documents
            findings = report.fingerprinted.map { Item(finding: $0, fingerprint: $1) }
            scenes = report.scenes.isEmpty ? nil : report.scenes
        }

        var report: CheckReport {
            CheckReport(
                version: tool.version, documents: documents, findings: findings.map(\.finding),
                silenced: summary.silenced, known: summary.known, scenes: scenes ?? [])
        }
    }

    /// A finding's own members, and its fingerprint beside them.
    private struct Item: Codable {
        var finding: Finding
        var fingerprint: String

        private enum Key: CodingKey { case fingerprint }

        init(finding: Finding, fingerprint: String) {
            self.finding = finding
            self.fingerprint = fingerprint
        }

        init(from decoder: any Decoder) throws {
            finding = try Finding(from: decoder)
            fingerprint = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .fingerprint)
        }

        func encode(to encoder: any Encoder) throws {
            try finding.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(fingerprint, forKey: .fingerprint)
        }
    }
}
