import Foundation

/// Another program, run to its end.
package enum ChildProcess {
    /// How a program ended, and what it wrote.
    package struct End: Sendable {
        package var status: Int32
        /// What it wrote to both outputs, or to standard output alone where they were asked for apart.
        package var output: String
        package var errors = ""
    }

    /// Runs a program that stands at a path or is found by its name.
    /// - Parameters:
    ///   - variables: what is added to the environment's.
    ///   - joined: whether both outputs are read as one.
    package static func run(
        _ program: String, _ arguments: [String], adding variables: [String: String] = [:], joined: Bool = true
    ) throws -> End {
        try Interruption.check()
        if !program.contains("/"), !isInPath(program) {
            throw AppProjectError(
                path: program,
                message: "there is no such program in PATH; install Swift 6.2 or later, or add its folder to PATH")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        // A file takes what nobody reads meanwhile; a second pipe would fill.
        let errors = joined ? nil : FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { if let errors { try? FileManager.default.removeItem(at: errors) } }
        process.standardOutput = pipe
        process.standardError = pipe
        if let errors {
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
        }
        process.standardInput = FileHandle.nullDevice
        // Foundation may keep the process, and with it the pipe.
        defer { try? pipe.fileHandleForReading.close() }
        do {
            try process.run()
        } catch {
            throw AppProjectError(path: program, message: "the program can't be run: \(error.localizedDescription)")
        }
        Interruption.begin(process.processIdentifier)
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try Interruption.end()
        let isKilled = process.terminationReason == .uncaughtSignal
        return End(
            status: isKilled ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: data, as: UTF8.self),
            errors: try errors.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) } ?? "")
    }

    private static func isInPath(_ program: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}
