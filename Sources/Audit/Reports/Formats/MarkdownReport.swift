/// Markdown for a comment on a pull request, as GitHub and GitLab show it.
public struct MarkdownReport: Reporter {
    /// GitHub takes comments of 65,536 characters.
    private static let mostCharacters = 60_000

    /// A reporter.
    public init() {}

    /// A headline, then a list for each document that has findings.
    public func text(for report: CheckReport) -> String {
        var text = "### espalier check: \(report.summary)\n"
        var shown = 0
        for document in report.files {
            let findings = report.findings.filter { $0.location.path.utf8.elementsEqual(document.utf8) }
            if findings.isEmpty { continue }
            var part = "\n**\(document.onOneLine.markdown)**\n\n"
            for finding in findings {
                let next = item(finding)
                guard text.count + part.count + next.count < Self.mostCharacters else {
                    let rest = report.findings.count - shown
                    return text + part + "\n… and \(rest) more. `espalier check` lists them all.\n"
                }
                part += next
                shown += 1
            }
            text += part
        }
        return text
    }

    private func item(_ finding: Finding) -> String {
        let sign =
            switch finding.severity {
            case .error: "❌"
            case .warning: "⚠️"
            case .note: "ℹ️"
            }
        let place = finding.location.position.map { " line \($0.line):" } ?? ""
        var text = "- \(sign)\(place) \(finding.sentence.markdown) (`\(finding.rule.id)`)\n"
        for related in finding.related {
            let place = related.location.position.map { "line \($0.line): " } ?? ""
            text += "  - \(place)\(related.message.onOneLine.markdown)\n"
        }
        for fix in finding.fixSentences { text += "  - \(fix.markdown)\n" }
        return text
    }
}

extension String {
    /// The text with those characters escaped that mean something in Markdown; HTML that names hold stays text.
    fileprivate var markdown: String {
        reduce(into: "") { text, character in
            switch character {
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@": text += "\\\(character)"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            default: text.append(character)
            }
        }
    }
}
