/// Results of tests as JUnit's, which most servers of continuous integration show: a suite for each document, with a
/// case that failed for each error and warning. Notes are a case's output.
public struct JUnitReport: Reporter {
    /// A reporter.
    public init() {}

    /// One element `<testsuites>`.
    public func text(for report: CheckReport) -> String {
        let byDocument = Dictionary(grouping: report.findings) { Array($0.location.path.utf8) }
        let suites = report.files.map { suite($0, byDocument[Array($0.utf8)] ?? []) }
        let all = Counts(of: suites.map(\.counts))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="espalier check" \(all.attributes)>
            \(suites.map { $0.xml + "\n" }.joined())</testsuites>

            """
    }

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0

        init(of findings: [Finding]) {
            errors = findings.count { $0.isOfFile }
            failures = findings.count { !$0.isOfFile && $0.severity < .note }
            tests = max(1, findings.count)
        }

        init(of parts: [Counts]) {
            for part in parts {
                tests += part.tests
                failures += part.failures
                errors += part.errors
            }
        }

        var attributes: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
    }

    private func suite(_ document: String, _ findings: [Finding]) -> (xml: String, counts: Counts) {
        let counts = Counts(of: findings)
        let name = document.onOneLine.escaped
        var cases = findings.map { testCase($0, in: name) }
        if cases.isEmpty { cases = ["<testcase classname=\"\(name)\" name=\"layout\"/>"] }
        let xml = """
            <testsuite name="\(name)" \(counts.attributes) skipped="0">
            \(cases.joined(separator: "\n"))
            </testsuite>
            """
        return (xml, counts)
    }

    private func testCase(_ finding: Finding, in document: String) -> String {
        let place = finding.location.position.map { " at \($0)" } ?? ""
        let text = TextReport().text(for: finding).escapedLines
        let content =
            finding.severity == .note
            ? "<system-out>\(text)</system-out>"
            : finding.isOfFile
                ? element("error", finding, text) : element("failure", finding, text)
        return "<testcase classname=\"\(document)\" name=\"\(finding.rule.id)\(place)\">\(content)</testcase>"
    }

    private func element(_ name: String, _ finding: Finding, _ text: String) -> String {
        "<\(name) type=\"\(finding.severity.rawValue)\" message=\"\(finding.sentence.escaped)\">\(text)</\(name)>"
    }
}

extension Finding {
    /// Whether it says that a file couldn't be looked at.
    package var isOfFile: Bool { [.unreadableDocument, .unsupportedDocument, .failedLayout].contains(rule) }
}

extension String {
    /// Text of several lines as the content of an XML element.
    fileprivate var escapedLines: String {
        split(separator: "\n").map { String($0).escaped }.joined(separator: "\n")
    }
}
