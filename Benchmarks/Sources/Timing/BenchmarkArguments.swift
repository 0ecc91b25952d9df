import Foundation

/// What both benchmarks are told: `[--views 10,100] [--workload name,name] [--json results.json] [--limit-option seconds]`.
public struct BenchmarkArguments<Workload: RawRepresentable & CaseIterable> where Workload.RawValue == String {
    public private(set) var views = [10, 100, 1000, 10000]
    public private(set) var workloads = Array(Workload.allCases)
    public private(set) var json: String?
    /// Seconds.
    public private(set) var limit: Double

    /// Ends the process with a message where the arguments of the command can't be understood.
    public init(limitOption: String, limit: Double) {
        self.limit = limit
        var rest = CommandLine.arguments.dropFirst()
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { Self.stop("\(name) needs a value") }
            switch name {
            case "--views": views = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 4 }
            case "--workload": workloads = value.split(separator: ",").compactMap { Workload(rawValue: String($0)) }
            case "--json": json = value
            case limitOption: self.limit = Double(value) ?? limit
            default: Self.stop("unknown option \(name)")
            }
        }
    }

    private static func stop(_ message: String) -> Never {
        let command = URL(filePath: CommandLine.arguments[0]).lastPathComponent
        FileHandle.standardError.write(Data("\(command): \(message)\n".utf8))
        exit(64)
    }
}
