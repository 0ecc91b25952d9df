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
        do {
            try process.run()
        } catch {
            throw AppProjectError(path: program, message: "the program can't be run: \(error.localizedDescription)")
        }
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        return End(
            status: isKilled ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: data, as: UTF8.self),
            errors: try errors.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) } ?? "")
    }
}
