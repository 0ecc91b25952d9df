import ArgumentParser
import Audit
import Files
import Foundation
import InterfaceBuilder

/// `espalier explain`: why a frame is what it is.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a view's frame is what it is.",
        discussion: """
            Names the constraints that determine a frame, from what is fixed by itself, such as the screen, to the view: with \
            the values they contribute, their lines, what holds the view back, and the wishes that were not granted.

            A view is named by its id, its label in Interface Builder, an outlet, its text or its class. Where several have \
            the name, they are listed.

            With --without and --set the document is laid out again with changed constraints, and the frames that move are \
            printed. A constraint is named by its id, its identifier, its label or its line. Both may be repeated.

            With --log it reads "Unable to simultaneously satisfy constraints." from the text of a console, as UIKit prints it, \
            solves the constraints again and says what contradicts what, by how much, and what mends it.

            EXIT CODES
              0   done; with --log: there is no conflict in the log
              1   no view or constraint has the name, or several have; with --log: there are conflicts
              2   a file could not be read

            EXAMPLE
                espalier explain Main.storyboard "First name" --attribute width
                espalier explain Main.storyboard send --device iphone-15 --orientation both
                espalier explain Main.storyboard abc-de-fgh --without 34
                espalier explain Main.storyboard abc-de-fgh --set 34=24 --format json
                espalier explain --log console.txt
            """)

    @Argument(
        help: ArgumentHelp("A storyboard or xib.", valueName: "file"),
        completion: .file(extensions: ["storyboard", "xib"]))
    var file: String?

    @Argument(help: ArgumentHelp("The view's id, label, outlet, text or class.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Explain the conflicts in this console log, or in standard input (-), instead of a frame.",
            valueName: "file"),
        completion: .file())
    var log: String?

    @Option(
        help: ArgumentHelp(
            "Which of the frame's numbers: x, y, width or height. May be repeated. (default: all)",
            valueName: "attribute"),
        completion: .list(FrameExplanation.Attribute.allCases.map(\.rawValue)), transform: Self.attribute)
    var attribute: [FrameExplanation.Attribute] = []

    @Option(
        help: ArgumentHelp("Lay out without this constraint, and say which frames move.", valueName: "constraint"))
    var without: [String] = []

    @Option(
        help: ArgumentHelp(
            "Lay out with this constant of a constraint, and say which frames move.", valueName: "constraint=value"),
        transform: Self.change)
    var set: [ConstraintChange] = []

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: "How the explanation is printed: text or json. (default: text)")
    var format: ExplanationFormat = .text

    func validate() throws {
        if log != nil {
            guard file == nil, !asksForFrame else {
                throw ValidationError(
                    "--log explains a log alone; it takes no document and no other option than --format.")
            }
        } else if file == nil || name == nil {
            throw ValidationError(
                "Say which document and which view: espalier explain Main.storyboard \"First name\"; or name a log with --log."
            )
        }
    }

    private var asksForFrame: Bool {
        !attribute.isEmpty || !without.isEmpty || !set.isEmpty || environment.environments != [LayoutChoice()]
    }

    func run() throws {
        var console = Console()
        do {
            if let log { return try explainLog(log, &console) }
            let document = try Document(contentsOf: file ?? "")
            let answers = try MainActor.assumeIsolated {
                try environment.environments.map {
                    try answer(Explainer(of: document, in: $0.environment(for: document)))
                }
            }
            try console.write(Data(text(for: answers).utf8))
        } catch let error as ExplanationError {
            console.report("\(error)")
            try ExitStatus.findings.exit()
        } catch let error as ExitCode {
            throw error
        } catch {
            console.report("\(error)")
            try ExitStatus.unreadable.exit()
        }
    }

    @MainActor
    private func answer(_ explainer: Explainer) throws(ExplanationError) -> Explanation {
        let changes = without.map { ConstraintChange.without(constraint: $0) } + set
        let attributes = attribute.isEmpty ? FrameExplanation.Attribute.allCases : attribute
        return Explanation(
            frame: try explainer.explanation(of: name ?? "", attributes: attributes),
            effect: changes.isEmpty ? nil : try explainer.effect(of: changes))
    }

    private func text(for answers: [Explanation]) throws -> String {
        if format == .json { return try json(ExplanationReport(explanations: answers)) }
        let writer = ExplanationText(width: Console.width)
        return answers.map { answer in
            writer.text(for: answer.frame) + (answer.effect.map { "\n" + writer.text(for: $0) } ?? "")
        }.joined(separator: "\n")
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    // MARK: Logs

    /// Of a longer log, only the beginning is read.
    private static let mostBytes = 64 << 20

    private func explainLog(_ path: String, _ console: inout Console) throws {
        let name = path == "-" ? "<stdin>" : path
        let bytes: Data
        do {
            let input = path == "-" ? FileHandle.standardInput : try FileInput.open(path)
            bytes = try input.read(upToCount: Self.mostBytes) ?? Data()
        } catch {
            throw UnreadableVersion(
                path: name, reason: "\((error as? FileError).map { "\($0)" } ?? error.localizedDescription)")
        }
        let log = ConflictLog(String(decoding: bytes, as: UTF8.self), path: name)
        for problem in log.problems {
            console.report("\(problem.location.description.onOneLine): warning: \(problem.message.onOneLine)")
        }
        if log.findings.isEmpty, log.problems.isEmpty {
            console.report("\(name.onOneLine): note: there is no conflict in this log")
        }
        try console.write(Data(text(for: log).utf8))
        try (log.findings.isEmpty ? ExitStatus.clean : .findings).exit()
    }

    private func text(for log: ConflictLog) throws -> String {
        if format == .json { return try json(LogReport(conflicts: log.findings, problems: log.problems)) }
        return TextReport(isColored: Console.colorsOutput, width: Console.width).text(for: log.findings)
    }

    private static func attribute(_ name: String) throws -> FrameExplanation.Attribute {
        if let attribute = FrameExplanation.Attribute(rawValue: name.lowercased()) { return attribute }
        let known = FrameExplanation.Attribute.allCases.map(\.rawValue)
        throw ValidationError(
            "A frame has no \(name.debugDescription). "
                + (known.meant(by: name).map { "Did you mean \($0)?" } ?? "It has \(known.joined(separator: ", "))."))
    }

    private static func change(_ text: String) throws -> ConstraintChange {
        guard let sign = text.lastIndex(of: "="), let value = Double(text[text.index(after: sign)...]), value.isFinite,
            sign > text.startIndex
        else {
            throw ValidationError("--set takes a constraint and its constant, such as --set abc-de-fgh=24.")
        }
        return .set(constraint: String(text[..<sign]), constant: value)
    }
}

/// How explanations are printed.
enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// What `--format json` prints.
private struct ExplanationReport: Encodable {
    var version = 1
    var explanations: [Explanation]
}

/// What `--log --format json` prints.
private struct LogReport: Encodable {
    var version = 1
    var conflicts: [Finding]
    var problems: [ConflictLog.Problem]
}

/// The answer for one layout.
private struct Explanation: Encodable {
    var frame: FrameExplanation
    var effect: ChangeEffect?
}
