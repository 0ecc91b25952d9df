internal import Foundation

/// A page that shows each failing snapshot: what was expected, what was seen, and what differs.
///
/// It stands in the folder that the environment variable `SNAPSHOT_ARTIFACTS` names, else in `snapshot-failures` of the
/// system's folder for temporary files. Tests that run side by side each write what is theirs, and the page anew.
struct FailurePage {
    let title: String

    static var folder: URL {
        if let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty {
            return URL(fileURLWithPath: named)
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-failures")
    }

    private var own: URL { Self.folder.appendingPathComponent(title) }

    /// Shows a failure; returns the page.
    func show(_ message: String, _ files: [SnapshotAttachment]) throws -> URL {
        try? FileManager.default.removeItem(at: own)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        for file in files {
            try file.data.write(to: own.appendingPathComponent("\(file.name).\(file.pathExtension)"))
        }
        try Data(message.utf8).write(to: own.appendingPathComponent("message"))
        return try Self.writePage()
    }

    /// Takes back what an earlier run showed.
    func clear() {
        guard FileManager.default.fileExists(atPath: own.path) else { return }
        try? FileManager.default.removeItem(at: own)
        _ = try? Self.writePage()
    }

    private static func writePage() throws -> URL {
        var sections: [String] = []
        let files = FileManager.default
        for suite in try files.contentsOfDirectory(atPath: folder.path).sorted() {
            let inner = folder.appendingPathComponent(suite)
            for test in ((try? files.contentsOfDirectory(atPath: inner.path)) ?? []).sorted() {
                let own = inner.appendingPathComponent(test)
                guard let message = try? String(contentsOf: own.appendingPathComponent("message"), encoding: .utf8)
                else { continue }
                sections.append(section("\(suite)/\(test)", message, in: own))
            }
        }
        let page = folder.appendingPathComponent("index.html")
        let text = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>Failing snapshots</title>
            <style>
            body { font: 15px/1.4 system-ui, sans-serif; margin: 2em; background: #f6f6f8; color: #1c1c1e }
            section { background: #fff; border-radius: 12px; padding: 1em 1.5em; margin: 0 0 1.5em }
            figure { display: inline-block; vertical-align: top; margin: 0 1.5em 0 0; max-width: 31% }
            img { max-width: 100%; border: 1px solid #d1d1d6 } figcaption { color: #6e6e73 }
            pre { background: #f2f2f7; padding: 1em; overflow-x: auto }
            .old { color: #b3261e } .new { color: #146c2e }
            @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } section { background: #2c2c2e } pre { background: #3a3a3c } .old { color: #ff8a80 } .new { color: #7ee2a8 } }
            </style></head><body>
            <h1>\(sections.isEmpty ? "No snapshot fails" : "\(sections.count) failing \(sections.count == 1 ? "snapshot" : "snapshots")")</h1>
            \(sections.joined(separator: "\n"))
            </body></html>

            """
        try Data(text.utf8).write(to: page, options: .atomic)
        return page
    }

    private static func section(_ title: String, _ message: String, in folder: URL) -> String {
        let place = title.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? title
        let figures = ["expected", "actual", "difference"].compactMap { name -> String? in
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).png").path) else {
                return nil
            }
            return
                "<figure><img src=\"\(escaped(place))/\(name).png\" alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>"
        }
        let isText = figures.isEmpty
        let words =
            isText
            ? "<pre>\(message.components(separatedBy: "\n").map(line).joined(separator: "\n"))</pre>"
            : "<p>\(escaped(message))</p>"
        return "<section><h2>\(escaped(title))</h2>\(words)\(figures.joined())</section>"
    }

    private static func line(_ text: String) -> String {
        let kind = text.hasPrefix("−") ? "old" : text.hasPrefix("+") ? "new" : nil
        return kind.map { "<span class=\"\($0)\">\(escaped(text))</span>" } ?? escaped(text)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
