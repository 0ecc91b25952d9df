internal import Files
import Foundation

/// The Static Analysis Results Interchange Format, version 2.1.0, as GitHub's code scanning and many others read it.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFReport: Reporter {
    /// A reporter.
    public init() {}

    /// A log of one run. Paths are relative to `%SRCROOT%`.
    public func text(for report: CheckReport) throws -> String {
        let rules = Rule.all.filter { rule in !rule.isOptIn || report.findings.contains { $0.rule == rule } }
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "espalier", "version": .string(report.version),
                            "rules": .array(rules.map(descriptor)),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "originalUriBaseIds": [
                        "%SRCROOT%": ["description": ["text": "The folder that paths are relative to."]]
                    ],
                    "results": .array(
                        report.fingerprinted.map { result($0, fingerprint: $1, rules: rules) }),
                ]
            ],
        ]
        return try log.jsonText()
    }

    private func descriptor(_ rule: Rule) -> JSONValue {
        let help = rule.explanation.why.unfilled + "\n\n" + rule.explanation.fix.unfilled
        return [
            "id": .string(rule.id),
            "shortDescription": ["text": .string(rule.meaning)],
            "fullDescription": ["text": .string(rule.explanation.why.unfilled)],
            "help": ["text": .string(help), "markdown": .string(help)],
            "defaultConfiguration": ["level": .string(rule.severity.rawValue), "enabled": .bool(!rule.isOptIn)],
        ]
    }

    private func result(_ finding: Finding, fingerprint: String, rules: [Rule]) -> JSONValue {
        let related = finding.related.enumerated().map { index, related -> JSONValue in
            [
                "id": .number(index + 1), "message": ["text": .string(related.message.onOneLine)],
                "physicalLocation": physicalLocation(related.location),
            ]
        }
        var location: [String: JSONValue] = ["physicalLocation": physicalLocation(finding.location)]
        if !finding.ids.isEmpty {
            // The schema wants each once, and a damaged document may have two objects of one id.
            var seen: Set<String> = []
            let names = finding.ids.map(\.onOneLine).filter { seen.insert($0).inserted }
            location["logicalLocations"] = .array(names.map { ["name": .string($0), "kind": "object"] })
        }
        return [
            "ruleId": .string(finding.rule.id),
            "ruleIndex": rules.firstIndex(of: finding.rule).map(JSONValue.number) ?? .null,
            "level": .string(finding.severity.rawValue),
            "message": ["text": .string(([finding.sentence] + finding.fixSentences).joined(separator: "\n"))],
            "locations": [.object(location)],
            "relatedLocations": related.isEmpty ? .null : .array(related),
            "partialFingerprints": ["espalierObjects/v1": .string(fingerprint)],
            "properties": finding.environments.isEmpty
                ? .null : ["environments": .array(finding.environments.map(JSONValue.string))],
        ]
    }

    private func physicalLocation(_ location: Location) -> JSONValue {
        [
            "artifactLocation": ["uri": .string(location.path.uriPath), "uriBaseId": "%SRCROOT%"],
            "region": location.position.map { ["startLine": .number($0.line), "startColumn": .number($0.column)] }
                ?? .null,
        ]
    }
}

extension String {
    /// The text without the line feeds that only fill lines.
    fileprivate var unfilled: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The path as a relative reference of a URI. In a first segment with a colon, RFC 3986 (4.2) asks for `./` before it.
    var uriPath: String {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@:".utf8)
        let path = pathBytes.reduce(into: "") { path, byte in
            if allowed.contains(byte) {
                path.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                path += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return path.prefix { $0 != "/" }.contains(":") ? "./" + path : path
    }
}

extension Finding {
    /// The message with the environments in which it holds, on one line.
    var sentence: String {
        (message + environmentWords).onOneLine
    }

    /// What mends it, on one line, if anything is known to.
    var fixSentences: [String] { fix.map { ["fix: \($0)".onOneLine] } ?? [] }
}
