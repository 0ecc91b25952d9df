/// The format of Checkstyle, which many tools that comment on changes read: elements `file` with elements `error`.
public struct CheckstyleReport: Reporter {
    /// A reporter.
    public init() {}

    /// One element `<checkstyle>`. Documents without findings have an empty `<file>`.
    public func text(for report: CheckReport) -> String {
        let byDocument = Dictionary(grouping: report.findings) { Array($0.location.path.utf8) }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for document in report.files {
            text += "<file name=\"\(document.onOneLine.escaped)\">\n"
            for finding in byDocument[Array(document.utf8)] ?? [] { text += error(finding) }
            text += "</file>\n"
        }
        return text + "</checkstyle>\n"
    }

    private func error(_ finding: Finding) -> String {
        let place = finding.location.position.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? ""
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        return "<error\(place) severity=\"\(severity)\" message=\"\(finding.sentence.escaped)\" "
            + "source=\"espalier.\(finding.rule.id)\"/>\n"
    }
}
