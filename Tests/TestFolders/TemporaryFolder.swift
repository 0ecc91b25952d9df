import Foundation

/// A folder with files that is gone when nobody holds it any more, at the latest when its test is over.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// Makes a folder with these files, each in the folders that its name asks for.
    public init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public var path: String { url.path }

    public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, with the folders that it needs.
    public func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    public func write(_ data: Data, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
