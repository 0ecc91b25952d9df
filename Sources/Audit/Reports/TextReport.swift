/// Findings as lines that editors and build tools understand: `path:line:column: severity: message (rule)`.
///
/// The other parties of a finding follow it, each on a line of its own in the same format with the severity `note`.
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

extension String {
    /// The text with control characters written out, so that names from a file can neither break a line nor steer a
    /// terminal.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isControl: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the character is one of Unicode's control characters or line separators. There are no more of them: looking
    /// up each character's category took a thirtieth of the time of large tables of frames.
    fileprivate var isControl: Bool {
        value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
    }
}
