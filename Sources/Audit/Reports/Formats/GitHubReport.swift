/// Commands by which a job of GitHub Actions puts annotations at lines of a change.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions"; what must be escaped follows the toolkit's
/// `@actions/core`.
public struct GitHubReport: Reporter {
    /// A reporter.
    public init() {}

    /// A line for each finding: `::error file=…,line=…,col=…,title=…::…`.
    public func text(for report: CheckReport) -> String {
        report.findings.reduce(into: "") { text, finding in
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            var properties = "file=\(property(finding.location.path.onOneLine))"
            if let position = finding.location.position {
                properties += ",line=\(position.line),col=\(position.column)"
            }
            properties += ",title=\(property(finding.rule.id))"
            let lines =
                [finding.sentence]
                + finding.related.map { related in
                    let place = related.location.position.map { "line \($0.line): " } ?? ""
                    return place + related.message.onOneLine
                } + finding.fixSentences
            text += "::\(command) \(properties)::\(data(lines.joined(separator: "\n")))\n"
        }
    }

    private func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
