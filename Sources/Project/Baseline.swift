package import Audit
internal import Files
import Foundation

/// Findings that a project knows of and doesn't want to hear of again.
///
/// They are told apart by fingerprints, which survive moved lines and new words. Of several findings with one fingerprint as
/// many are known as there were.
package struct Baseline: Codable, Sendable {
    private static let version = 1

    private var version = Self.version
    private var findings: [Known]

    private struct Known: Codable {
        var path: String
        var rule: String
        /// For people.
        var message: String
        var fingerprint: String
        var count: Int
    }

    /// The findings of a report.
    package init(of report: CheckReport) {
        var known: [Known] = []
        var places: [String: Int] = [:]
        for finding in report.findings where !finding.isOfFile {
            let fingerprint = finding.fingerprint
            if let place = places[fingerprint] {
                known[place].count += 1
            } else {
                places[fingerprint] = known.count
                known.append(
                    Known(
                        path: finding.location.path, rule: finding.rule.id, message: finding.message,
                        fingerprint: fingerprint, count: 1))
            }
        }
        findings = known
    }

    /// Reads a file.
    /// - Throws: ``BaselineError``.
    package init(contentsOf path: String) throws(BaselineError) {
        do {
            let data = try FileInput.bytes(of: path, limit: 256 << 20)
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch let error as FileError {
            throw BaselineError(path: path, reason: "the baseline can't be read: \(error)")
        } catch {
            throw BaselineError(path: path, reason: "this is no baseline; write it anew with --write-baseline")
        }
        guard version == Self.version else {
            throw BaselineError(
                path: path, reason: "the baseline has version \(version); write it anew with --write-baseline")
        }
    }

    /// Writes the baseline to a file.
    /// - Throws: ``BaselineError``.
    package func write(to path: String) throws(BaselineError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileOutput.write(Array(try encoder.encode(self)) + [UInt8(ascii: "\n")], to: path)
        } catch {
            throw BaselineError(path: path, reason: "the baseline can't be written: \(error)")
        }
    }

    /// The report without what is known, and with the number of that.
    /// - Parameter path: what documents are called in the baseline.
    package func filter(_ report: CheckReport, path: (String) -> String) -> CheckReport {
        var counts = Dictionary(findings.map { ($0.fingerprint, $0.count) }) { $0 + $1 }
        var report = report
        let all = report.findings.count
        report.findings = report.findings.filter { finding in
            var published = finding
            published.location.path = path(finding.location.path)
            guard !finding.isOfFile, let count = counts[published.fingerprint], count > 0 else { return true }
            counts[published.fingerprint] = count - 1
            return false
        }
        report.known += all - report.findings.count
        return report
    }
}

/// A baseline can't be read or written.
package struct BaselineError: Error, CustomStringConvertible {
    package var path: String
    package var reason: String

    /// `path: error: reason`.
    package var description: String { "\(path.onOneLine): error: \(reason)" }
}
