/// Findings as lines that editors and build tools understand: `path:line:column: severity: message (rule)`.
///
/// The other parties of a finding and its fix follow it, each on a line of its own in the same format with the severity `note`.
public struct TextReport: Reporter {
    /// Whether severities and places are coloured with terminal control sequences.
    public var isColored: Bool
    /// The characters that fit on a line of a terminal; nil for lines that nothing breaks.
    public var width: Int?

    /// A report, plain and with one line for each party unless said otherwise.
    public init(isColored: Bool = false, width: Int? = nil) {
        self.isColored = isColored
        self.width = width
    }

    /// The lines of all findings.
    public func text(for report: CheckReport) -> String { text(for: report.findings) }

    /// The lines of a finding, each ended by a line feed.
    public func text(for finding: Finding) -> String {
        var text = line(finding.location, finding.severity, finding.sentence, finding.rule)
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
        let words = colored(location.description.onOneLine, severity, message.onOneLine, rule)
        return (width.map { words.wrapped(to: $0, indent: "    ") } ?? words) + "\n"
    }

    private func colored(_ place: String, _ severity: Finding.Severity, _ message: String, _ rule: Rule) -> String {
        guard isColored else { return "\(place): \(severity.rawValue): \(message) (\(rule.id))" }
        let color =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m \(message) "
            + "\u{1B}[2m(\(rule.id))\u{1B}[0m"
    }
}

extension Finding {
    /// How many environments are named one by one.
    private static var mostNames: Int { 3 }

    /// `; on iPhone SE in portrait`, or `; on 31 of 39 layouts, worst iPhone SE in landscape: 84 points`; empty for what holds
    /// everywhere.
    var environmentWords: String {
        var words = ""
        if environments.count > Self.mostNames {
            words = "; on \(environments.count) of \(environmentCount) layouts"
        } else if !environments.isEmpty {
            words = "; on " + environments.inOneBreath
        }
        if let worst = worstEnvironment, let amount, environments.isEmpty || environments.count > 1 {
            words += ", worst \(worst): \(points(amount)) points"
        } else if environments.count > Self.mostNames {
            words += ", such as \(environments[0])"
        }
        return words
    }
}

extension [String] {
    /// Titles of layouts as a list: `iPhone SE and iPad in portrait` where they have an orientation, and what follows it, in common.
    fileprivate var inOneBreath: String {
        let parts = map { title in
            let end = title.range(of: " in portrait") ?? title.range(of: " in landscape")
            return (
                device: String(title[..<(end?.lowerBound ?? title.endIndex)]),
                rest: title[(end?.lowerBound ?? title.endIndex)...]
            )
        }
        let isShared = Set(parts.map(\.rest)).count == 1
        let names = isShared ? parts.map(\.device) : self
        let comma = names.contains { $0.contains(", ") } ? "; " : ", "
        let list =
            names.count < 2
            ? names.joined()
            : names.dropLast().joined(separator: comma) + (comma == "; " ? "; and " : " and ") + (names.last ?? "")
        return list + (isShared ? String(parts.first?.rest ?? "") : "")
    }
}
