import ArgumentParser
import Foundation

/// The files to work on and how to spread the work.
struct FileOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
    var files: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("How many files to work on at a time. (default: one for each core)", valueName: "count"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Seconds after which a file is given up.", valueName: "seconds"))
    var timeLimit = 30

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
        if !(1...86_400).contains(timeLimit) { throw ValidationError("--time-limit must be from 1 to 86400 seconds.") }
    }

    /// Does a job on all files in worker processes, prints what comes of each in the order of the files, and ends the
    /// command with the worst status.
    /// - Parameter header: printed before the first file's output.
    func run(_ job: WorkerJob, header: String = "") throws {
        guard let executable = Bundle.main.executablePath else {
            throw ValidationError("The path of espalier itself is not known; call it by its path.")
        }
        let pool = WorkerPool(
            command: [executable, "worker", "--time-limit", "\(timeLimit + 5)"], job: try job.line(),
            count: min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, files.count),
            timeLimit: .seconds(timeLimit))
        var console = Console()
        var worst = ExitStatus.clean
        var pendingHeader = Data(header.utf8)
        do {
            try pool.run(files) { done in
                if files.count > 1 { console.progress("\(done) of \(files.count) files") }
            } deliver: { outcome in
                if outcome.status < .unreadable {
                    try console.write(pendingHeader)
                    pendingHeader = Data()
                }
                try console.write(outcome.output)
                for line in outcome.messages.split(separator: "\n") { console.report(String(line)) }
                worst = max(worst, outcome.status)
            }
            console.clearProgress()
        } catch {
            console.report("espalier: error: \(error)")
            worst = .unreadable
        }
        try worst.exit()
    }
}
