/// Writes a report in one format.
public protocol Reporter: Sendable {
    /// The whole report, ended by a line feed.
    func text(for report: CheckReport) throws -> String
}

/// The formats in which findings are reported.
public enum ReportFormat: String, CaseIterable, Codable, Sendable {
    case text, json, sarif, junit, checkstyle, github, gitlab, markdown, html

    /// The format's reporter.
    public var reporter: any Reporter {
        switch self {
        case .text: TextReport()
        case .json: JSONReport()
        case .sarif: SARIFReport()
        case .junit: JUnitReport()
        case .checkstyle: CheckstyleReport()
        case .github: GitHubReport()
        case .gitlab: GitLabReport()
        case .markdown: MarkdownReport()
        case .html: HTMLReport()
        }
    }
}
