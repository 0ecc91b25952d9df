/// GitLab's report of code quality.
///
/// Source: GitLab's documentation, "Code Quality", "Code Quality report format".
public struct GitLabReport: Reporter {
    /// A reporter.
    public init() {}

    /// An array with an object for each finding.
    public func text(for report: CheckReport) throws -> String {
        try JSONValue.array(report.fingerprinted.map(issue)).jsonText()
    }

    private func issue(_ finding: Finding, fingerprint: String) -> JSONValue {
        let severity: JSONValue =
            switch finding.severity {
            case .error: "critical"
            case .warning: "minor"
            case .note: "info"
            }
        return [
            "description": .string(([finding.sentence] + finding.fixSentences).joined(separator: "; ")),
            "check_name": .string(finding.rule.id),
            "fingerprint": .string(fingerprint),
            "severity": severity,
            "location": [
                "path": .string(finding.location.path.onOneLine),
                "lines": ["begin": .number(finding.location.position?.line ?? 1)],
            ],
        ]
    }
}
