public import Foundation

/// Whether all snapshots are recorded anew.
public nonisolated(unsafe) var isRecording = false

/// Which snapshots are recorded.
public struct SnapshotTestingConfiguration: Sendable {
    /// Which snapshots are recorded.
    public struct Record: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) {
            guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }
        private init(_ rawValue: String) { self.rawValue = rawValue }

        /// All; their tests fail, so that nobody forgets to stop recording.
        public static let all = Record("all")
        /// Those that are missing, and those that fail.
        public static let failed = Record("failed")
        /// Those that are missing.
        public static let missing = Record("missing")
        /// None.
        public static let never = Record("never")
    }

    /// Which snapshots are recorded in a test.
    @TaskLocal static var current: Record?

    /// What the environment variable `SNAPSHOT_TESTING_RECORD` says: `all`, `failed`, `missing` or `never`; else `missing`.
    static var environment: Record {
        ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init) ?? .missing
    }
}

/// Runs a part of a test in which other snapshots are recorded.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(record ?? SnapshotTestingConfiguration.current) {
        try operation()
    }
}

/// Fails the test if a value doesn't look as it did when its snapshot was recorded.
///
/// A snapshot that is missing is recorded, and fails the test once. Snapshots stand beside the test's file, in
/// `__Snapshots__/FILE/TEST.NUMBER.EXTENSION`, or with the name instead of the number.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let failure { TestFramework.fail(failure, fileID: fileID, file: filePath, line: line, column: column) }
}

/// As `assertSnapshot(of:as:)`, by a way to record.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    func verify() -> String? {
        verifySnapshot(
            of: try value(), as: snapshotting, named: name, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
    let failure = withSnapshotTesting(record: record, operation: verify)
    if let failure { TestFramework.fail(failure, fileID: fileID, file: filePath, line: line, column: column) }
}

/// The older spelling of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Asserts several snapshots of one value, each with its name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts several snapshots of one value.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// What is wrong with a value's snapshot; nil for nothing. For assertions of one's own.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let wanted: SnapshotTestingConfiguration.Record =
        record == true || (record == nil && isRecording)
        ? .all : SnapshotTestingConfiguration.current ?? SnapshotTestingConfiguration.environment
    let place = SnapshotPlace(
        test: testName, named: name, file: "\(filePath)", folder: snapshotDirectory,
        pathExtension: snapshotting.pathExtension)
    do {
        var taken: Format?
        snapshotting.snapshot(try value()).run { taken = $0 }
        let limit = Date(timeIntervalSinceNow: timeout)
        while taken == nil, Date() < limit { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        guard let taken else { return "no snapshot was taken within \(timeout) seconds" }
        return try place.compare(taken, by: snapshotting.diffing, recording: wanted)
    } catch {
        return "\(error)"
    }
}
