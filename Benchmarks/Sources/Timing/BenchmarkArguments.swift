import Foundation

/// One row of a benchmark's table.
public protocol BenchmarkMeasurement: Codable {
    /// Which row it is: the same in all rounds.
    var row: String { get }
    /// Microseconds.
    var time: Double { get }
}

/// What both benchmarks are told: `[--views 10,100] [--workload name,name] [--rounds 3] [--json results.json]
/// [--write folder] [--limit-option seconds]`.
public struct BenchmarkArguments<Workload: RawRepresentable & CaseIterable> where Workload.RawValue == String {
    public private(set) var views = [10, 100, 1000, 10000]
    public private(set) var workloads = Array(Workload.allCases)
    /// Seconds.
    public private(set) var limit: Double
    private let limitOption: String
    private var rounds = 1
    private var json: String?
    /// The repository in whose documents the tables are to be renewed.
    private var repository: String?

    /// Ends the process with a message where the arguments of the command can't be understood.
    public init(limitOption: String, limit: Double) {
        self.limit = limit
        self.limitOption = limitOption
        var rest = CommandLine.arguments.dropFirst()
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { Self.stop("\(name) needs a value") }
            switch name {
            case "--views": views = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 4 }
            case "--workload": workloads = value.split(separator: ",").compactMap { Workload(rawValue: String($0)) }
            case "--rounds": rounds = max(1, Int(value) ?? 1)
            case "--json": json = value
            case "--write": repository = value
            case limitOption: self.limit = Double(value) ?? limit
            default: Self.stop("unknown option \(name)")
            }
        }
    }

    /// Measures workloads, each in a process of its own if there are several: what one leaves of the heap slows the next one
    /// down, at many views by half. Of several rounds each row is the one whose time is in the middle. A round goes over
    /// all workloads, so that minutes in which the machine is slow don't spoil all rounds of one.
    public func measure<Measurement: BenchmarkMeasurement>(
        _ body: (Workload) throws -> [Measurement]
    ) throws -> [Measurement] {
        if workloads.count == 1 && rounds == 1 { return try body(workloads[0]) }
        let rounds = try (0..<rounds).map { _ in try workloads.flatMap { try measureApart($0) as [Measurement] } }
        return rounds[0].map { first in
            let candidates = rounds.flatMap { $0 }.filter { $0.row == first.row }.sorted { $0.time < $1.time }
            return candidates[candidates.count / 2]
        }
    }

    /// Measures one workload in a process of its own.
    private func measureApart<Measurement: BenchmarkMeasurement>(_ workload: Workload) throws -> [Measurement] {
        let results = URL.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: results) }
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = [
            "--views", views.map(String.init).joined(separator: ","), "--workload", workload.rawValue,
            "--json", results.path, limitOption, "\(limit)",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { Self.stop("\(workload.rawValue) failed") }
        return try JSONDecoder().decode([Measurement].self, from: Data(contentsOf: results))
    }

    /// Prints the table and what there is to say about agreement, and writes what was asked for.
    ///
    /// - Parameters:
    ///   - name: how the documents' places for the tables are named.
    ///   - summary: the short table at the top of the page.
    public func publish(
        _ measurements: some Encodable, name: String, table: String, summary: String, agreement: String
    ) throws {
        print(table + "\n\n" + agreement)
        if let json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(measurements).write(to: URL(filePath: json))
        }
        guard let repository else { return }
        let page = repository + "/Documentation/Benchmarks.md"
        try Self.write(table, at: name, into: page)
        try Self.write(summary, at: name + "-summary", into: page)
    }

    /// Puts a table between the two comments that mark its place.
    private static func write(_ table: String, at name: String, into path: String) throws {
        let (start, end) = ("<!-- benchmark:\(name) -->", "<!-- /benchmark:\(name) -->")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let opening = text.range(of: start), let closing = text.range(of: end),
            opening.upperBound <= closing.lowerBound
        else { stop("\(path) has no place for the table \(name)") }
        let renewed = text[..<opening.upperBound] + "\n\n" + table + "\n\n" + text[closing.lowerBound...]
        try String(renewed).write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func stop(_ message: String) -> Never {
        let command = URL(filePath: CommandLine.arguments[0]).lastPathComponent
        FileHandle.standardError.write(Data("\(command): \(message)\n".utf8))
        exit(64)
    }
}
