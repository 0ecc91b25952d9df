import Foundation
import Testing

/// `espalier solve`: a JSON problem a line in, a JSON answer a line out.
@Suite struct SolveCommandTests {
    /// The answer's one member.
    private struct Answer: Decodable, Equatable {
        var values: [Double]?
        var conflict: [Int]?
        var error: String?
    }

    private func answers(_ run: Run) throws -> [Answer] {
        try run.outputLines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    }

    private let equation =
        #"{"variables": 2, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 3, "priority": 1000}, "#
        + #"{"terms": [[1, 1], [0, -2]], "relation": "==", "constant": 1, "priority": 1000}]}"#

    @Test func equationsAreSolved() async throws {
        let run = try await espalier("solve", "-", input: equation + "\n")
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        #expect(try answers(run) == [Answer(values: [3, 7])], "\(run.testDescription)")
    }

    @Test func problemsAreReadFromAFile() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("solve", try folder.file("problems.jsonl", equation + "\n" + equation))
            #expect(try answers(run) == [Answer(values: [3, 7]), Answer(values: [3, 7])], "\(run.testDescription)")
        }
    }

    /// One constraint of a higher priority outweighs any number of lower ones.
    @Test func prioritiesAreLexicographic() async throws {
        let low = Array(
            repeating: #"{"terms": [[0, 1]], "relation": "==", "constant": 0, "priority": 749}"#, count: 500
        ).joined(separator: ", ")
        let problem =
            #"{"variables": 1, "constraints": ["# + low
            + #", {"terms": [[0, 1]], "relation": ">=", "constant": 10, "priority": 750}]}"#
        let run = try await espalier("solve", "-", input: problem)
        #expect(try answers(run) == [Answer(values: [10])], "\(run.testDescription)")
    }

    @Test func contradictingRequirementsAreNamed() async throws {
        let problem =
            #"{"variables": 2, "constraints": ["#
            + #"{"terms": [[1, 1]], "relation": "==", "constant": 5, "priority": 1000}, "#
            + #"{"terms": [[0, 1]], "relation": ">=", "constant": 2, "priority": 1000}, "#
            + #"{"terms": [[0, 1]], "relation": "<=", "constant": 1, "priority": 1000}]}"#
        let run = try await espalier("solve", "-", input: problem)
        let conflict = try #require(try answers(run).first?.conflict, "\(run.testDescription)")
        #expect(Set(conflict) == [1, 2])
        #expect(run.exitCode == 1)
    }

    @Test(arguments: [
        "", "   ",
        "not json",
        #"{"variables": 1}"#,
        #"{"variables": -1, "constraints": []}"#,
        #"{"variables": 1, "constraints": [{"terms": [[4, 1]], "relation": "==", "constant": 0, "priority": 1000}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[-1, 1]], "relation": "==", "constant": 0, "priority": 1000}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0.5, 1]], "relation": "==", "constant": 0, "priority": 1000}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0]], "relation": "==", "constant": 0, "priority": 1000}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "<", "constant": 0, "priority": 1000}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 1e999, "priority": 9}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 0, "priority": 0}]}"#,
        #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 0, "priority": 1001}]}"#,
        #"{"variables": 1e18, "constraints": []}"#,
    ])
    func unreadableLineIsAnsweredWithAnErrorAndTheNextOneSolved(line: String) async throws {
        let run = try await espalier("solve", "-", input: line + "\n" + equation + "\n")
        let all = try answers(run)
        #expect(all.count == 2, "\(run.testDescription)")
        #expect(all.first?.error?.isEmpty == false, "\(run.testDescription)")
        #expect(all.last == Answer(values: [3, 7]), "\(run.testDescription)")
        #expect(run.exitCode == 2)
    }

    /// The texts of errors say which constraint, and what is allowed.
    @Test(arguments: [
        ("", "the line is empty"), ("{", "the line is not JSON"), (#"{"variables": 1}"#, #""constraints" is missing"#),
        (#"{"variables": -1, "constraints": []}"#, #""variables" is -1; it must be from 0 to 1000000"#),
        (
            #"{"variables": 2, "constraints": [{"terms": [[4, 1]], "relation": "==", "constant": 0, "priority": 1}]}"#,
            "constraint 0: variable 4 is not among the 2 variables, which count from 0"
        ),
        (
            #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "<", "constant": 0, "priority": 1}]}"#,
            #"constraint 0: relation "<" is none of ==, <= and >="#
        ),
        (
            #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 0, "priority": 0}]}"#,
            "constraint 0: priority 0.0 is not from 1 to 1000"
        ),
    ])
    func errorsSayWhatIsWrongAndWhere(line: String, message: String) async throws {
        let run = try await espalier("solve", "-", input: line + "\n")
        #expect(try answers(run) == [Answer(error: message)], "\(run.testDescription)")
    }

    @Test func folderIsNoFileOfProblems() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("solve", folder.path)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            #expect(run.errors == "espalier: error: \(folder.path): Is a directory\n")
        }
    }

    @Test func missingFileIsUnreadable() async throws {
        let run = try await espalier("solve", "/nowhere/problems.jsonl")
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == "espalier: error: /nowhere/problems.jsonl: No such file or directory\n")
    }
}
