import ArgumentParser
import Audit
import Files
import Foundation

/// `espalier merge-reports`: one report of several.
struct MergeReportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-reports",
        abstract: "Join reports of several runs into one, in any format.",
        discussion: """
            Reads what `espalier check --format json` wrote, one file for each --shard, and reports all findings as if one \
            run had found them. For pictures in html, let the runs draw --scenes.

            EXIT CODES
              0   no errors and no warnings, or fewer than --fail-on asks for
              1   the reports hold errors or warnings
              2   a report could not be read or written

            EXAMPLE
                espalier check --shard 1/2 --format json --output 1.json
                espalier check --shard 2/2 --format json --output 2.json
                espalier merge-reports 1.json 2.json --format sarif --output all.sarif --format text
            """)

    @Argument(help: ArgumentHelp("Reports in the format json.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var reports: ReportOptions

    /// Reports with pictures are large.
    private static let maximumBytes = 1 << 30

    func run() throws {
        var console = Console()
        var status = ExitStatus.unreadable
        do {
            let report = try JSONReport.report(
                merging: files.map { path in
                    do throws(FileError) {
                        return (path, try FileInput.bytes(of: path, limit: Self.maximumBytes))
                    } catch {
                        throw ReportError(path: path, reason: "\(error)")
                    }
                })
            let failureLevel = reports.failOn ?? .warning
            status =
                report.findings.contains { $0.isOfFile }
                ? .unreadable
                : report.findings.contains { failureLevel.isFailure($0.severity) } ? .findings : .clean
            status = max(status, try reports.write(report, published: report, &console))
            if !reports.quiet { console.report(report.summary) }
        } catch let error as ReportError {
            console.report("\(error)")
        } catch {
            console.report("espalier: error: \(error)")
        }
        try status.exit()
    }
}
