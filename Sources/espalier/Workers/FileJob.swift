import Foundation

/// Work that is done on one file after the other, in worker processes of this command.
///
/// A job is sent to the workers as JSON; it holds all options that matter for the work.
protocol FileJob: Codable, Sendable {
    /// What to lay files out for.
    var layouts: [LayoutChoice] { get }
    /// Whether a file can be worked on for each layout by itself, and so by several workers at a time.
    static var splitsLayouts: Bool { get }
    /// Does the work on one file. Whatever is wrong with the file becomes part of the outcome.
    @MainActor func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome
}

extension FileJob {
    static var splitsLayouts: Bool { false }

    /// The work on all files, in order.
    func items(_ files: [String]) -> [WorkItem] {
        files.flatMap { path in
            Self.splitsLayouts
                ? layouts.indices.map { WorkItem(path: path, layout: $0) } : [WorkItem(path: path, layout: nil)]
        }
    }

    @MainActor func outcome(for item: WorkItem) -> FileOutcome {
        guard let index = item.layout else { return outcome(for: item.path, layouts: layouts) }
        return outcome(for: item.path, layouts: layouts.indices.contains(index) ? [layouts[index]] : [])
    }
}

/// A file to work on, for all layouts of the job or for one of them.
struct WorkItem: Codable, Hashable, Sendable {
    var path: String
    /// An index into the job's layouts; nil for all of them.
    var layout: Int?
}

/// Every kind of job, as it is sent to a worker.
enum WorkerJob: Codable, Sendable {
    case frames(FramesJob)
    case compare(CompareJob)
    case marks(MarksJob)
    case check(CheckJob)
    case render(RenderJob)
    case diff(DiffJob)
    case inspect(InspectJob)

    private var job: any FileJob {
        switch self {
        case .frames(let job): job
        case .compare(let job): job
        case .marks(let job): job
        case .check(let job): job
        case .render(let job): job
        case .diff(let job): job
        case .inspect(let job): job
        }
    }

    func items(_ files: [String]) -> [WorkItem] { job.items(files) }

    @MainActor func outcome(for item: WorkItem) -> FileOutcome { job.outcome(for: item) }

    /// The job as one line of JSON, without its end.
    func line() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(self)
    }
}
