import ArgumentParser
import Foundation
import UIKit

/// The other end of ``WorkerPool``: reads a job, then one file after the other, and answers with the outcome of each.
struct WorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker", abstract: "Works for another espalier process.", shouldDisplay: false)

    @Option(help: "Seconds that one file may take.")
    var timeLimit: UInt32

    func run() throws {
        signal(SIGPIPE, SIG_DFL)
        // The answers have standard output for themselves; what a library prints goes to standard error.
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        MainActor.assumeIsolated { LayoutHost.logsConflicts = false }

        let decoder = JSONDecoder()
        guard let line = readLine() else { return }
        let job = try decoder.decode(WorkerJob.self, from: Data(line.utf8))
        while let line = readLine() {
            let item = try decoder.decode(WorkItem.self, from: Data(line.utf8))
            // Should the other process be gone and this one hang, nobody else would end it.
            alarm(timeLimit)
            let outcome = MainActor.assumeIsolated { job.outcome(for: item) }
            alarm(0)
            try answers.write(contentsOf: outcome.message)
        }
    }
}
