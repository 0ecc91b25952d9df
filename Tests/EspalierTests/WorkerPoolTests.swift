import Foundation
import Testing

@testable import espalier

/// The pool, with shell scripts for workers: whatever a worker does, every file gets one outcome, in order.
@Suite(.serialized) struct WorkerPoolTests {
    /// Answers each file with its own line of the request; `crash`, `quit`, `hang`, `babble`, `shout` and others misbehave.
    private static let script = """
        read -r job
        while read -r file; do
          case "$file" in
            *crash*) echo "thing.swift:1: Fatal error: it broke" >&2; kill -SEGV $$;;
            *signal*) kill -SEGV $$;;
            *quit*) exit 3;;
            *killed*) kill -KILL $$;;
            *complain*) echo "no memory is left" >&2; exit 1;;
            *hang*) sleep 20;;
            *babble*) echo nonsense;;
            *shout*) i=0; while [ $i -lt 2000 ]; do echo "a long complaint that nobody reads" >&2; i=$((i+1)); done;;
            *slow*) sleep 0.3;;
          esac
          printf '0 %d 0 0\\n%s\\n' $((${#file} + 1)) "$file"
        done
        """

    private func run(
        _ files: [String], workers: Int = 2, timeLimit: Duration = .seconds(20)
    ) async throws -> [FileOutcome] {
        let pool = WorkerPool(
            command: ["/bin/sh", "-c", Self.script], job: Data("job".utf8), count: workers, timeLimit: timeLimit)
        // The pool blocks its thread, which must not be one of the few that all tests share.
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        var outcomes: [FileOutcome] = []
                        try pool.run(files.map { WorkItem(path: $0) }) { outcomes.append($1) }
                        return outcomes
                    })
            }
        }
    }

    private func answer(_ file: String) -> FileOutcome { FileOutcome(output: Data("{\"path\":\"\(file)\"}\n".utf8)) }

    @Test(arguments: [1, 2, 7])
    func outcomesComeInTheOrderOfTheFiles(workers: Int) async throws {
        let files = ["slow-a"] + (0..<40).map { "file\($0)" } + ["slow-b", "z"]
        #expect(try await run(files, workers: workers) == files.map(answer))
    }

    @Test func noFilesNeedNoWorkers() async throws {
        #expect(try await run([]).isEmpty)
    }

    /// Cases of the rule failed-layout; `fileThatTakesTooLongIsGivenUp` is another one.
    @Test(arguments: [
        ("crash", "it broke"), ("signal", "Segmentation fault"), ("quit", "exit code 3"), ("killed", "Killed"),
        ("complain", "no memory is left"),
    ])
    func deadWorkerCostsOneFile(file: String, reason: String) async throws {
        let outcomes = try await run(["a", file, "b", file, "c"], workers: 1)
        #expect(outcomes.count == 5)
        #expect([outcomes[0], outcomes[2], outcomes[4]] == ["a", "b", "c"].map(answer))
        for outcome in [outcomes[1], outcomes[3]] {
            #expect(outcome.status == .unreadable)
            #expect(
                outcome.messages
                    == "\(file):1:1: error: the layout ended by an error of espalier's own: \(reason) (failed-layout)\n"
            )
        }
    }

    /// Files whose layouts end, though slowly or with words on the way, have none of its findings.
    @Test(arguments: ["a", "slow", "shout", "a quick layout", "\u{E9}t\u{E9}"])
    func layoutThatEndsIsNoFailure(file: String) async throws {
        let outcomes = try await run([file, "b"], workers: 1)
        #expect(outcomes.map(\.output) == [file, "b"].map(answer).map(\.output))
        #expect(outcomes.allSatisfy { $0.failure == nil && $0.status == .clean })
    }

    @Test func fileThatTakesTooLongIsGivenUp() async throws {
        let began = ContinuousClock.now
        let outcomes = try await run(["hang", "a", "b"], timeLimit: .milliseconds(500))
        #expect(ContinuousClock.now - began < .seconds(15))
        #expect(outcomes.dropFirst() == [answer("a"), answer("b")])
        #expect(
            outcomes.first?.messages
                == "hang:1:1: error: the layout took more than 0.5 s and was given up (failed-layout)\n")
    }

    @Test func answerThatIsNoneEndsTheWorker() async throws {
        let outcomes = try await run(["babble", "a"], workers: 1)
        #expect(outcomes.first?.status == .unreadable)
        #expect(outcomes.last == answer("a"))
    }

    /// More complaints than a pipe holds must not block the worker.
    @Test func complaintsNeverBlock() async throws {
        let outcomes = try await run(["shout", "a"], workers: 1)
        #expect(outcomes.map(\.output) == [answer("shout"), answer("a")].map(\.output))
        #expect(outcomes.first?.messages.contains("a long complaint") == true)
    }

    @Test func pathsMayHoldAnything() async throws {
        let files = ["a b", "quote", "\u{E9}t\u{E9}"]
        #expect(try await run(files) == files.map(answer))
    }

    @Test func commandThatCannotBeStartedIsAnError() {
        let pool = WorkerPool(command: ["/nowhere/espalier"], job: Data(), count: 1, timeLimit: .seconds(1))
        #expect(throws: WorkerError.self) { try pool.run([WorkItem(path: "a")]) { _, _ in } }
    }

    @Test func outcomeSurvivesTheWayBetweenProcesses() {
        for messages in ["über\n", ""] {
            let outcome = FileOutcome(status: .findings, output: Data("one\ntwo".utf8), messages: messages)
            let message = outcome.message
            for end in 0..<message.count { #expect(FileOutcome.parse(message.prefix(end)) == .incomplete) }
            #expect(FileOutcome.parse(message) == .complete(outcome))
        }
        #expect(FileOutcome.parse(Data("9 0 0\n".utf8)) == .unreadable)
        #expect(FileOutcome.parse(Data("0 -1 0\n".utf8)) == .unreadable)
        #expect(FileOutcome.parse(Data(repeating: 65, count: 200)) == .unreadable)
    }
}
