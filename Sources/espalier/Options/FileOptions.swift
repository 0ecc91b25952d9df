import ArgumentParser
import Foundation

/// How the work on files is spread.
struct WorkOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("How many files to work on at a time. (default: one for each core)", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Seconds after which a file is given up; a picture counts by itself.", valueName: "seconds"))
    var timeLimit = 30

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
        if !(1...86_400).contains(timeLimit) { throw ValidationError("--time-limit must be from 1 to 86400 seconds.") }
    }

    /// Does a job on all items in worker processes.
    /// - Parameters:
    ///   - progress: called with the number of items that are done.
    ///   - deliver: called with what came of each, in their order.
    func run(
        _ job: WorkerJob, on items: [WorkItem], progress: (Int) -> Void,
        deliver: (WorkItem, FileOutcome) throws -> Void
    ) throws {
        guard let executable = Bundle.main.executablePath else {
            throw ValidationError("The path of espalier itself is not known; call it by its path.")
        }
        let pool = WorkerPool(
            command: [executable, "worker", "--time-limit", "\(timeLimit + 5)"], job: try job.line(),
            count: min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, items.count),
            timeLimit: .seconds(timeLimit))
        try pool.run(items, progress: progress, deliver: deliver)
    }
}

/// The files to work on and how to spread the work.
struct FileOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
    var files: [String]

    @OptionGroup var work: WorkOptions

    /// Does a job on all files in worker processes, prints what comes of each in the order of the files, and ends the
    /// command with the worst status.
    /// - Parameters:
    ///   - header: printed before the first file's output.
    ///   - print: what to print of a file's output.
    ///   - finish: does what is left to do after the last file, and says how that ended.
    func run(
        _ job: WorkerJob, header: String = "", print: (Data) throws -> Data = { $0 },
        finish: (inout Console) throws -> ExitStatus = { _ in .clean }
    ) throws {
        let items = job.items(files)
        var console = Console()
        var worst = ExitStatus.clean
        var pendingHeader = Data(header.utf8)
        do {
            // What is wrong with a file is wrong on every device, and said once.
            var said: [[UInt8]: Set<Substring>] = [:]
            try work.run(job, on: items) { done in
                if items.count > 1 { console.progress("\(done) of \(items.count)") }
            } deliver: { item, outcome in
                if outcome.status < .unreadable {
                    try console.write(pendingHeader)
                    pendingHeader = Data()
                }
                try console.write(outcome.output.isEmpty ? Data() : print(outcome.output))
                for line in outcome.messages.split(separator: "\n")
                where item.layout == nil || said[Array(item.path.utf8), default: []].insert(line).inserted {
                    console.report(String(line))
                }
                worst = max(worst, outcome.status)
            }
            console.clearProgress()
            worst = max(worst, try finish(&console))
        } catch {
            console.report("espalier: error: \(error)")
            worst = .unreadable
        }
        try worst.exit()
    }
}
