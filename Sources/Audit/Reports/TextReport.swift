/// Findings as lines that editors and build tools understand: `path:line:column: severity: message (rule)`.
///
/// The other parties of a finding and its fix follow it, each on a line of its own in the same format with the severity `note`.
public struct TextReport: Sendable {
    /// Whether severities and places are coloured with terminal control sequences.
    public var isColored: Bool

    /// A report, plain unless colours are asked for.
    public init(isColored: Bool = false) {
        self.isColored = isColored
    }

    /// The lines of a finding, each ended by a line feed.
    public func text(for finding: Finding) -> String {
        var message = finding.message
        if !finding.environments.isEmpty { message += " on " + finding.environments.joined(separator: ", ") }
        var text = line(finding.location, finding.severity, message, finding.rule)
        for related in finding.related { text += line(related.location, .note, related.message, finding.rule) }
        if let fix = finding.fix { text += line(finding.location, .note, "fix: \(fix)", finding.rule) }
        return text
    }

    /// The lines of all findings, in their order.
    public func text(for findings: some Sequence<Finding>) -> String {
        findings.reduce(into: "") { $0 += text(for: $1) }
    }

    private func line(
        _ location: Location, _ severity: Finding.Severity, _ message: String, _ rule: Rule
    ) -> String {
        let message = message.onOneLine
        guard isColored else {
            return "\(location.description.onOneLine): \(severity.rawValue): \(message) (\(rule.id))\n"
        }
        let color =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        return "\u{1B}[1m\(location.description.onOneLine):\u{1B}[0m "
            + "\u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m \(message) \u{1B}[2m(\(rule.id))\u{1B}[0m\n"
    }
}
