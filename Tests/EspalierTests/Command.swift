import Foundation
import Testing

/// What one run of the built `espalier` did.
struct Run: Sendable {
    let arguments: [String]
    /// The exit code; nil when a signal ended the process (a crash, or the time limit).
    let exitCode: Int32?
    let output: String
    let errors: String
    let seconds: Double

    var outputLines: [String] { Self.lines(of: output) }
    var errorLines: [String] { Self.lines(of: errors) }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
}

extension Run: CustomTestStringConvertible {
    var testDescription: String {
        let code = exitCode.map(String.init) ?? "none, ended by a signal"
        return """
            espalier \(arguments.joined(separator: " "))
            exit code: \(code) after \(seconds) s
            stdout: \(output.prefix(1500))
            stderr: \(errors.prefix(1500))
            """
    }
}

/// The executable under test stands beside the test runner: both are products of one build.
let executable: URL = {
    let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = runner.deletingLastPathComponent()
    // On systems where the tests are a bundle the runner lies deeper inside the build folder.
    for _ in 0..<4 {
        let candidate = folder.appendingPathComponent("espalier")
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        folder.deleteLastPathComponent()
    }
    return runner.deletingLastPathComponent().appendingPathComponent("espalier")
}()

/// The package's own folder, for the examples.
let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Runs `espalier` to its end. Output goes through files, so that no amount of it can block either side.
///
/// - Parameter limit: seconds after which the run is killed and counts as crashed.
func espalier(_ arguments: [String], input: String = "", in folder: URL? = nil, limit: Double = 120) async throws -> Run
{
    try await run(executable.path, arguments, input: input, in: folder, limit: limit)
}

/// Runs a program to its end, as above.
func run(_ program: String, _ arguments: [String], input: String = "", in folder: URL?, limit: Double) async throws
    -> Run
{
    await Slots.shared.take()
    defer { Task { await Slots.shared.give() } }
    return try await withScratchFolder { scratch in
        let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
        try Data(input.utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder ?? scratch
        // Help pages wrap at the terminal's width and colour follows it: both are pinned.
        process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "100", "NO_COLOR": "1"]) { $1 }
        let input = try FileHandle(forReadingFrom: files[0])
        let (output, errors) = (try FileHandle(forWritingTo: files[1]), try FileHandle(forWritingTo: files[2]))
        // Foundation keeps processes, and with some 1,300 open files it falls over when it starts another one.
        defer { for file in [input, output, errors] { try? file.close() } }
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)

        let began = ContinuousClock.now
        // A hang must fail its own test and not the whole suite.
        let watchdog = Task {
            try await Task.sleep(for: .seconds(limit))
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        watchdog.cancel()
        let elapsed = (ContinuousClock.now - began).components
        return Run(
            arguments: arguments,
            exitCode: process.terminationReason == .exit ? process.terminationStatus : nil,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
    }
}

func espalier(_ arguments: String..., input: String = "") async throws -> Run {
    try await espalier(arguments, input: input)
}

/// Lets only a few commands run at a time: tests all begin at once, and a command that waits for a hundred others to get
/// a turn would seem to hang.
private actor Slots {
    static let shared = Slots(count: 2 * ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { free = count }

    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// A folder of its own for one test, removed afterwards.
func withScratchFolder<Result: Sendable>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
        let result = try await body(folder)
        try FileManager.default.removeItem(at: folder)
        return result
    } catch {
        try? FileManager.default.removeItem(at: folder)
        throw error
    }
}

extension URL {
    /// Writes a fixture and returns its path.
    func file(_ name: String, _ content: String) throws -> String {
        let file = appendingPathComponent(name)
        try Data(content.utf8).write(to: file)
        return file.path
    }
}
