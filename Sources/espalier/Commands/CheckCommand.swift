import ArgumentParser
import Audit
import Foundation
import Project

/// `espalier check`: contradictory, ambiguous and invalid constraints.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find what is wrong with the layouts of a project.",
        discussion: """
            Looks through the folder it stands in, or through what you name. Files that git ignores, Pods, Carthage and \
            build products are left out. A file .espalier.yml says which devices and rules matter; `espalier init` writes \
            one.

            Prints a line for each finding, path:line:column: severity: message (rule), and a line with the severity \
            note for each other object that has a part in it. What is found on some of several devices names them. \
            `espalier rules` explains the rules.

            EXIT CODES
              0   no errors and no warnings, or fewer than --fail-on asks for
              1   errors or warnings were found
              2   a file could not be read or written

            EXAMPLE
                espalier check
                espalier check --device all --orientation both Main.storyboard
                espalier check --changed-since origin/main --format github
                espalier check --format sarif --output espalier.sarif --format text
                espalier check --write-baseline baseline.json
                espalier check --baseline baseline.json
                espalier check --cache .espalier-cache --device all
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var reports: ReportOptions

    @Option(help: ArgumentHelp("Leave out the findings that this file knows.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write all findings to this file, for --baseline, and report none.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Flag(help: "Draw the scenes of findings into the json report as well, for merge-reports --format html.")
    var scenes = false

    @Option(
        help: ArgumentHelp(
            "Keep results in this folder, and take those of what hasn't changed from it.", valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Flag(
        help: ArgumentHelp(
            "Look at the orientations and devices that a document's app doesn't support as well. Without it those are left "
                + "out that Info.plist, the Xcode project or a class rules out."))
    var allOrientations = false

    @OptionGroup var work: WorkOptions
    @OptionGroup var environment: EnvironmentOptions

    func validate() throws {
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--write-baseline writes all findings; it takes no --baseline.")
        }
    }

    func run() throws {
        var console = Console()
        var status: ExitStatus
        do {
            status = try check(&console)
        } catch let error as ConfigurationError {
            console.report("\(error)")
            status = .unreadable
        } catch let error as BaselineError {
            console.report("\(error)")
            status = .unreadable
        } catch {
            console.report("espalier: error: \(error)")
            status = .unreadable
        }
        try status.exit()
    }

    private func check(_ console: inout Console) throws -> ExitStatus {
        let documents = try ProjectDocuments(project)
        for problem in documents.problems { console.report(problem) }
        let configuration = documents.configuration
        let known = try (baseline ?? configuration.baselinePath).map { try Baseline(contentsOf: $0) }
        let job = CheckJob(
            layouts: environment.environments(of: configuration), rules: configuration.activeRules,
            classes: configuration.classes, orientations: allOrientations ? .all : configuration.orientations,
            drawsScenes: try reports.targets.contains { $0.format == .html || scenes && $0.format == .json })
        // Pictures change with files that a check doesn't read.
        let cache = job.drawsScenes ? nil : try cache.map { try CheckCache(at: $0, for: job) }
        let run = try CheckRun(of: documents, job, work, cache, isQuiet: reports.quiet, &console)
        var status: ExitStatus = run.isComplete && documents.problems.isEmpty ? .clean : .unreadable
        if let writeBaseline {
            let baseline = Baseline(of: run.report.published(by: documents))
            try baseline.write(to: writeBaseline)
            if !reports.quiet { console.report("\(writeBaseline.onOneLine): \(run.report.summary)") }
            return status
        }
        let report = known?.filter(run.report, path: documents.publishedPath) ?? run.report
        status = max(status, try reports.write(report, published: report.published(by: documents), &console))
        let failureLevel = reports.failOn ?? configuration.failureLevel ?? .warning
        if report.findings.contains(where: { failureLevel.isFailure($0.severity) }) { status = max(status, .findings) }
        if !reports.quiet {
            for line in run.leftOutLayouts + documents.missingTexts(of: job.layouts) { console.report(line) }
            console.report((documents.emptiness.map { $0 + ": " } ?? "") + report.summary + run.leftOut)
        }
        return status
    }
}
