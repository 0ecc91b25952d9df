import Foundation
import Testing

/// A program that its delegate launched, run as such: the Cookbook's Dynamic Stack View, which presses its own buttons.
@Suite("Running programs")
struct ProgramTests {
    private let program = executable.deletingLastPathComponent().appendingPathComponent("DynamicStackViewProgram").path

    private func start(_ variables: [String], _ arguments: [String] = [], in folder: URL? = nil) async throws -> Run {
        try await run("/usr/bin/env", variables + [program] + arguments, in: folder, limit: 120)
    }

    /// The numbers of the rectangles that a line names.
    private func rectangles(_ line: String) -> [[Double]] {
        line.components(separatedBy: "{{").dropFirst().map { part in
            part.components(separatedBy: CharacterSet(charactersIn: "0123456789.-").inverted).compactMap(Double.init)
        }
    }

    /// Three entries are added, one is deleted, the device is turned: tasks go on, rows unfold and fold in time, and nobody
    /// asks for a layout.
    @Test func aProgramKeepsRunning() async throws {
        let run = try await start(["ESPALIER_DEVICE=iphone-se"])
        #expect(run.exitCode == 0, "\(run)")
        #expect(run.errors.isEmpty, "\(run)")
        let lines = run.outputLines.map(rectangles)
        // The last rectangle of a line is the button's.
        #expect(lines.map { $0.count - 1 } == [0, 1, 2, 3, 2, 2], "\(run)")
        for line in lines {
            var y = 0.0
            for rectangle in line {
                #expect(rectangle[1] == y)
                #expect(rectangle[3] > 0)
                y += rectangle[3]
            }
        }
        #expect(lines.dropLast().allSatisfy { $0.allSatisfy { $0[2] == 375 } }, "\(run)")
        #expect(lines.last?.allSatisfy { $0[2] == 667 } == true, "\(run)")
        // It waited between its steps: about three seconds in all.
        #expect(run.seconds >= 2.9)
    }

    /// `ESPALIER_RUN_FOR` ends a program that would go on.
    @Test func aProgramEndsAfterItsTime() async throws {
        let run = try await start(["ESPALIER_RUN_FOR=0.6"])
        #expect(run.exitCode == 0)
        #expect(run.outputLines.count == 1, "\(run)")
    }

    @Test func wrongVariablesAreExplained() async throws {
        let unknown = try await start(["ESPALIER_DEVICE=iphone-0"])
        #expect(unknown.exitCode == 64)
        #expect(unknown.errors.hasPrefix("ESPALIER_DEVICE: there is no “iphone-0”; choose one of "))
        #expect(unknown.errors.contains("iphone-15"))
        let wrong = try await start(["ESPALIER_RUN_FOR=soon"])
        #expect(wrong.exitCode == 64)
        #expect(wrong.errors.contains("soon"))
    }

    /// The same steps recorded: time is virtual, so that it takes no longer than the drawing.
    @Test func aProgramIsRecorded() async throws {
        try await withScratchFolder { folder in
            let run = try await start([], ["record", "film.png", "strip.png"], in: folder)
            #expect(run.exitCode == 0, "\(run)")
            let film = try Data(contentsOf: folder.appendingPathComponent("film.png"))
            #expect(film.range(of: Data("acTL".utf8)) != nil)
            #expect(try !Data(contentsOf: folder.appendingPathComponent("strip.png")).isEmpty)
        }
    }
}
