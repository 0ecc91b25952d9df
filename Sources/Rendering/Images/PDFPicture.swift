internal import Foundation

/// The first page of a PDF file as a vector picture, converted by the program `pdftocairo` of Poppler.
///
/// Poppler's library may not be linked into programs under other licences, so that its program is asked.
enum PDFPicture {
    /// The page as SVG.
    ///
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)``: without the program, for a damaged file, and where the
    ///   conversion takes more than ``timeLimit`` or gives more than ``largestOutput``.
    static func svg(ofFile path: String) throws(RenderingError) -> SVGPicture {
        guard let converter else {
            throw .unreadableImage(
                path: path, reason: "PDF pictures need the program pdftocairo; install poppler-utils")
        }
        let output: Data
        do {
            output = try run(converter, on: URL(fileURLWithPath: path).path)
        } catch {
            throw .unreadableImage(path: path, reason: "pdftocairo could not be started: \(error)")
        }
        guard !output.isEmpty, output.count <= largestOutput else {
            let reason = output.isEmpty ? "pdftocairo could not convert it" : "its drawing is too large"
            throw .unreadableImage(path: path, reason: reason)
        }
        return try SVGPicture(data: Array(output), path: path)
    }

    /// In seconds.
    private static let timeLimit = 10.0
    /// In bytes.
    private static let largestOutput = 16_000_000

    /// Where the program is; nil if it is nowhere on the `PATH`.
    static let converter: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("pdftocairo") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// What the program writes; nothing where it fails or takes too long.
    private static func run(_ converter: URL, on path: String) throws -> Data {
        let process = Process(), pipe = Pipe()
        process.executableURL = converter
        process.arguments = ["-svg", "-f", "1", "-l", "1", path, "-"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardOutput = pipe
        // Foundation may keep the process, and with it the pipe.
        defer { try? pipe.fileHandleForReading.close() }
        try process.run()
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + timeLimit, execute: watchdog)
        let output = try pipe.fileHandleForReading.read(upToCount: largestOutput + 1) ?? Data()
        if output.count > largestOutput { kill(identifier, SIGKILL) }
        process.waitUntilExit()
        watchdog.cancel()
        return process.terminationStatus == 0 || output.count > largestOutput ? output : Data()
    }
}
