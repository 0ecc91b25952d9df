internal import Foundation

/// Where a test's snapshot stands.
struct SnapshotPlace {
    /// The snapshot's file.
    let url: URL
    /// What failures call it: `SuiteTests/testIt.1`.
    let title: String

    /// Counts the unnamed snapshots of each test.
    private final class Counter: @unchecked Sendable {  // only touched while the lock is held
        static let shared = Counter()
        private let lock = NSLock()
        private var counts: [String: Int] = [:]

        func next(_ test: String) -> Int {
            lock.lock()
            defer { lock.unlock() }
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    /// - Parameter test: the name as `#function` has it: `testIt()`.
    init(test: String, named name: String?, file: String, folder: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: file)
        let suite = source.deletingPathExtension().lastPathComponent
        let folder =
            folder.map { URL(fileURLWithPath: $0) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
        let test = Self.plain(test)
        let mark = name.map(Self.plain) ?? "\(Counter.shared.next(folder.path + "/" + test))"
        let stem = "\(test).\(mark)"
        url = folder.appendingPathComponent(pathExtension.map { "\(stem).\($0)" } ?? stem)
        title = "\(suite)/\(stem)"
    }

    /// A name that can be a file's: what isn't a letter, a digit or an underscore becomes a hyphen.
    static func plain(_ name: String) -> String {
        let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return parts.joined(separator: "-")
    }

    /// What is wrong with a snapshot; nil for nothing.
    func compare<Format>(
        _ taken: Format, by diffing: Diffing<Format>, recording: SnapshotTestingConfiguration.Record
    ) throws -> String? {
        let page = FailurePage(title: title)
        let path = url.path
        guard recording != .all, FileManager.default.fileExists(atPath: path) else {
            guard recording != .never else {
                return "\(title): there is no snapshot at \(path), and none is recorded"
            }
            let isNew = !FileManager.default.fileExists(atPath: path)
            try write(diffing.toData(taken))
            page.clear()
            let stop =
                recording == .all
                ? "Turn recording off, and run the test again." : "Look at it, and run the test again."
            return
                "\(title): \(isNew ? "a snapshot was missing, and is" : "the snapshot is") recorded now: \(path)\n\(stop)"
        }
        let kept = diffing.fromData(try Data(contentsOf: url))
        guard let (message, files) = diffing.diff(kept, taken) else {
            page.clear()
            return nil
        }
        let shown = try page.show(message, files)
        guard recording != .failed else {
            try write(diffing.toData(taken))
            return "\(title): \(message)\nIt is recorded anew: \(path)"
        }
        return "\(title): \(message)\nexpected: \(path)\nseen: \(shown.path)"
    }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }
}
