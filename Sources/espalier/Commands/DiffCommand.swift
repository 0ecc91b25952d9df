import ArgumentParser
import Audit
import DocumentChanges
import Files
import Foundation

/// `espalier diff`: what changed between two versions of documents, object by object.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Say what changed between two versions of documents.",
        discussion: """
            Compares object by object, not line by line: constants, texts, fonts, constraints, connections, what came, \
            went and moved. Then it lays both versions out and says which views stand elsewhere on which devices. What \
            Xcode writes down on its own account is noise, and only named: versions of tools, recorded frames, order.

            OLD and NEW are two documents, or two folders. With --git, name a revision to compare the working tree with, \
            or two as A..B, and the paths that you care about. For git diff and git difftool, tell git once:
                git config diff.espalier.textconv "espalier outline"
                git config difftool.espalier.cmd 'espalier diff "$LOCAL" "$REMOTE"'
            and in the file .gitattributes of the repository:
                *.storyboard diff=espalier
                *.xib diff=espalier

            EXIT CODES
              0   nothing differs
              1   something that an author made differs
              2   a file or revision could not be read, or the page not be written
              3   noise alone differs

            EXAMPLE
                espalier diff Old.storyboard New.storyboard
                espalier diff --git main..HEAD App/Login.storyboard
                espalier diff --git HEAD~3 --format html --output changes.html
            """)

    @Argument(help: ArgumentHelp("The old and the new version; with --git, paths to look at.", valueName: "path"))
    var paths: [String] = []

    @Option(help: ArgumentHelp("Ask git for the versions: a revision, or two as A..B.", valueName: "revision"))
    var git: String?

    @Option(help: "How differences are printed; html is one page with pictures. (default: text)")
    var format = DifferenceFormat.text

    @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Compare what documents say alone; lay nothing out.")
    var noFrames = false

    @OptionGroup var environment: EnvironmentOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("How many files to work on at a time. (default: one for each core)", valueName: "count"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Seconds after which a file is given up.", valueName: "seconds"))
    var timeLimit = 60

    /// What is laid out for when no device is named.
    private static let devices = ["iphone-se", "iphone-15", "ipad"]

    func validate() throws {
        if let git {
            if git.isEmpty || git.hasPrefix("-") {
                throw ValidationError("--git takes a revision, such as HEAD or A..B.")
            }
        } else if paths.count != 2 {
            throw ValidationError("Name two documents or two folders, or a revision with --git.")
        }
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
        if !(1...86_400).contains(timeLimit) { throw ValidationError("--time-limit must be from 1 to 86400 seconds.") }
    }

    func run() throws {
        var console = Console()
        var status = DifferenceStatus.same
        do {
            let scratch = FileManager.default.temporaryDirectory
                .appendingPathComponent("espalier-diff-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: scratch) }
            let pairs =
                if let git {
                    try GitVersions(revision: git, paths: paths, scratch: scratch).pairs()
                } else {
                    try VersionPair.pairs(paths[0], paths[1])
                }
            let (differences, unreadable) = try differences(of: pairs, &console, &status)
            let data = try format.data(differences, unreadable)
            if let output {
                do throws(FileError) {
                    try FileOutput.write(Array(data), to: output)
                } catch {
                    throw UnreadableVersion(path: output, reason: "the result can't be written: \(error)")
                }
            } else {
                try console.write(data)
            }
        } catch {
            console.report("espalier: error: \(error)".onOneLine)
            status = .trouble
        }
        if status != .same { throw ExitCode(status.rawValue) }
    }

    /// The environments asked for; a few usual devices when none is.
    private var layouts: [LayoutChoice] {
        if noFrames { return [] }
        let chosen = environment.environments
        return chosen == [LayoutChoice()] ? Self.devices.map { LayoutChoice(device: $0) } : chosen
    }

    private func differences(
        of pairs: [VersionPair], _ console: inout Console, _ status: inout DifferenceStatus
    ) throws -> (differences: [DocumentDifference], unreadable: Int) {
        guard let executable = Bundle.main.executablePath else {
            throw ValidationError("The path of espalier itself is not known; call it by its path.")
        }
        let job = WorkerJob.diff(DiffJob(layouts: layouts, pairs: pairs, hasPictures: format == .html))
        let items = job.items(pairs.map(\.path))
        let pool = WorkerPool(
            command: [executable, "worker", "--time-limit", "\(timeLimit + 5)"], job: try job.line(),
            count: max(1, min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, items.count)),
            timeLimit: .seconds(timeLimit))
        var differences: [DocumentDifference] = []
        var unreadable = 0
        try pool.run(items) { done in
            if items.count > 1 { console.progress("\(done) of \(items.count)") }
        } deliver: { _, outcome in
            for line in outcome.messages.split(separator: "\n") { console.report(String(line)) }
            if outcome.status == .unreadable {
                status = .trouble
                unreadable += 1
            }
            guard !outcome.output.isEmpty else { return }
            let difference = try JSONDecoder().decode(DocumentDifference.self, from: outcome.output)
            differences.append(difference)
            status = status.joined(difference.verdict)
        }
        console.clearProgress()
        return (differences, unreadable)
    }
}

/// How `diff` ends.
enum DifferenceStatus: Int32 {
    case same = 0
    case changed = 1
    case trouble = 2
    case noise = 3

    /// The status with that of another document: trouble before changes before noise.
    func joined(_ verdict: DocumentDifference.Verdict) -> DifferenceStatus {
        switch (self, verdict) {
        case (.trouble, _): .trouble
        case (_, .changed), (.changed, _): .changed
        case (_, .noise), (.noise, _): .noise
        default: .same
        }
    }
}

/// How differences are printed.
enum DifferenceFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, html

    func data(_ differences: [DocumentDifference], _ unreadable: Int) throws -> Data {
        let report = DifferenceReport(of: differences, unreadable: unreadable)
        return switch self {
        case .text: Data(report.text.utf8)
        case .json: try report.json()
        case .markdown: Data(report.markdown.utf8)
        case .html: Data(DifferencePage(of: differences, unreadable: unreadable).html.utf8)
        }
    }
}
