import Foundation

/// Work that is done on one file after the other, in worker processes of this command.
///
/// A job is sent to the workers as JSON; it holds all options that matter for the work.
protocol FileJob: Codable, Sendable {
    /// Does the work on one file. Whatever is wrong with the file becomes part of the outcome.
    @MainActor func outcome(for path: String) -> FileOutcome
}

/// Every kind of job, as it is sent to a worker.
enum WorkerJob: Codable, Sendable {
    case frames(FramesJob)
    case check(CheckJob)
    case render(RenderJob)

    @MainActor func outcome(for path: String) -> FileOutcome {
        switch self {
        case .frames(let job): job.outcome(for: path)
        case .check(let job): job.outcome(for: path)
        case .render(let job): job.outcome(for: path)
        }
    }

    /// The job as one line of JSON, without its end.
    func line() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(self)
    }
}
