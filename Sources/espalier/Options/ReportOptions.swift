import ArgumentParser
import Audit
import Files
import Foundation
import InterfaceBuilder
import Project
import Synchronization

/// Which reports are written, and when they make a run fail.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "How findings are reported: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "May be given several times. (default: text)", valueName: "format"),
        completion: .list(ReportFormat.allCases.map(\.rawValue)), transform: Self.format)
    private var formats: [Ordered<ReportFormat>] = []

    @Option(
        name: .customLong("output"),
        help: ArgumentHelp(
            "Write the format named before it to this file instead of standard output.", valueName: "file"),
        completion: .file(), transform: { Ordered($0) })
    private var outputs: [Ordered<String>] = []

    @Option(
        help:
            "The severity from which on findings end the run with exit code 1. (default: warning)"
    )
    var failOn: FailureLevel?

    @Flag(name: .shortAndLong, help: "Print no summary and no progress.")
    var quiet = false

    func validate() throws {
        let targets = try self.targets
        if targets.count(where: { $0.path == nil }) > 1 {
            throw ValidationError("Only one format can go to standard output; say --output FILE after the others.")
        }
    }

    /// A report that is asked for.
    struct Target {
        var format: ReportFormat
        /// Nil for standard output.
        var path: String?
    }

    /// The reports that are asked for. A file belongs to the format named before it.
    var targets: [Target] {
        get throws {
            if formats.isEmpty {
                guard outputs.count <= 1 else { throw ValidationError("Say --format before each --output.") }
                return [Target(format: .text, path: outputs.first.flatMap { $0.path })]
            }
            var targets = formats.map { (order: $0.order, target: Target(format: $0.value, path: nil), isTaken: false) }
            for output in outputs {
                guard let place = targets.lastIndex(where: { $0.order < output.order }), !targets[place].isTaken else {
                    throw ValidationError("--output \(output.value) needs a --format of its own before it.")
                }
                targets[place].target.path = output.path
                targets[place].isTaken = true
            }
            return targets.map(\.target)
        }
    }

    private static func format(_ name: String) throws -> Ordered<ReportFormat> {
        if let format = ReportFormat(rawValue: name) { return Ordered(format) }
        let known = ReportFormat.allCases.map(\.rawValue)
        let near =
            known.meant(by: name).map { "Did you mean \($0)?" } ?? "Choose one of \(known.joined(separator: ", "))."
        throw ValidationError("There is no format \(name.debugDescription). \(near)")
    }

    // MARK: Writing

    /// Writes all reports.
    /// - Parameters:
    ///   - report: with paths as people spell them, for text on standard output.
    ///   - published: with paths as machines know them, for everything else.
    /// - Returns: how that ended; what can't be written is said.
    func write(_ report: CheckReport, published: CheckReport, _ console: inout Console) throws -> ExitStatus {
        var status = ExitStatus.clean
        for target in try targets {
            guard let path = target.path else {
                try console.write(Data(onOutput(target.format, report, published).utf8))
                continue
            }
            do {
                try FileOutput.write(Array(target.format.reporter.text(for: published).utf8), to: path)
            } catch {
                console.report("espalier: error: \(path.onOneLine): the report can't be written: \(error)")
                status = .unreadable
            }
        }
        return status
    }

    private func onOutput(_ format: ReportFormat, _ report: CheckReport, _ published: CheckReport) throws -> String {
        guard format == .text else { return try format.reporter.text(for: published) }
        // What is wrong with files themselves was said on standard error.
        let findings = report.findings.filter { !$0.isOfFile }
        return TextReport(isColored: Console.colorsOutput, width: Console.width).text(for: findings)
    }
}

extension FailureLevel: ExpressibleByArgument {}

/// A value of an option, with its place among all options of the command: the parser tells only the order of options of one
/// name, but calls their transformations one after the other.
private struct Ordered<Value: Sendable>: Sendable {
    var value: Value
    let order: Int

    init(_ value: Value) {
        self.value = value
        order = optionCount.add(1, ordering: .relaxed).newValue
    }
}

private let optionCount = Atomic(0)

extension Ordered<String> {
    /// Nil for `-`, which is standard output.
    fileprivate var path: String? { value == "-" ? nil : value }
}
