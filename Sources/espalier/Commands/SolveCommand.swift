import ArgumentParser
import Audit
import Files
import Foundation
import ProblemLines

/// `espalier solve`: a JSON problem a line in, a JSON answer a line out.
struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Solve systems of linear constraints with priorities, one JSON problem a line.",
        discussion: """
            A problem is {"variables": n, "constraints": [{"terms": [[index, coefficient], …], "relation": "==", \
            "constant": c, "priority": p}, …]}: the sum of the terms stands in the relation (==, <= or >=) to the \
            constant. Priorities go from 1 to 1000; 1000 is required, and each lower one is served only as far as no \
            higher one suffers.

            Every line is answered by one line, in order: {"values": […]}, or {"conflict": [indices]} with \
            constraints that contradict each other although any of them could be left out to help it, or \
            {"error": "…"} for a line that can't be read; then the next line is read.

            EXIT CODES
              0   every problem was solved
              1   the required constraints of some problem contradict each other
              2   a line, or the file, could not be read

            EXAMPLE
                espalier solve problems.jsonl
                generate-problems | espalier solve -
            """)

    @Argument(help: ArgumentHelp("The problems; - for standard input.", valueName: "file"))
    var file: String

    func run() throws {
        var console = Console()
        var worst = ExitStatus.clean
        do {
            let input = file == "-" ? FileHandle.standardInput : try FileInput.open(file)
            var lines = LineReader()
            var isOver = false
            while !isOver {
                let chunk = try input.read(upToCount: 1 << 16) ?? Data()
                isOver = chunk.isEmpty
                var output = Data()
                for line in isOver ? lines.finish() : lines.take(chunk) {
                    let answer = try LinearProblem.answer(to: line)
                    worst = max(worst, ExitStatus(answer.outcome))
                    output.append(contentsOf: answer.line.utf8)
                    output.append(UInt8(ascii: "\n"))
                }
                try console.write(output)
            }
        } catch {
            console.report("espalier: error: \(file.onOneLine): \(Self.reason(error))")
            worst = .unreadable
        }
        try worst.exit()
    }

    private static func reason(_ error: any Error) -> String {
        if let error = error as? FileError { return error.description }
        let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? (error as NSError).code
        switch (error as NSError).domain {
        case NSCocoaErrorDomain where code > 0 && code < 200: return String(cString: strerror(Int32(code)))
        case NSPOSIXErrorDomain: return String(cString: strerror(Int32(code)))
        default: return (error as? OutputError)?.description ?? "it can't be read"
        }
    }
}

extension ExitStatus {
    fileprivate init(_ outcome: LinearProblem.Outcome) {
        self =
            switch outcome {
            case .solved: .clean
            case .conflict: .findings
            case .unreadable: .unreadable
            }
    }
}
