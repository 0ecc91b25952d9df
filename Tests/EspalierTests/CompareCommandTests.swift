import Foundation
import Testing

/// `espalier frames --compare`: exit code 0 when frames are as recorded, 1 when some differ, 2 when a file is unreadable.
@Suite struct CompareCommandTests {
    private static func document(recordedWidth: Int) -> String {
        Document.storyboard(
            subviews: Document.view("box", Document.rect("20", "100", "\(recordedWidth)", "60")),
            constraints: Document.place("box", x: 20, y: 100, width: 120, height: 60))
    }

    @Test func equalFramesEndWithZero() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.document(recordedWidth: 120))
            let run = try await espalier("frames", "--compare", file)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.output == "1 document, 1 view compared: all are where they were recorded\n")
        }
    }

    @Test func differencesAreFindings() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.document(recordedWidth: 125))
            let run = try await espalier("frames", "--compare", file)
            #expect(run.exitCode == 1)
            #expect(run.errors.isEmpty)
            #expect(run.output.contains("recorded 20 100 125 60, computed 20 100 120 60"), "\(run.testDescription)")
            #expect(run.output.contains("the recorded frames miss it by 5 pt (stale)"))
            #expect(run.outputLines.last?.hasPrefix("1 document, 1 view compared: 1 differs") == true)
            #expect(try await espalier("frames", "--compare", "--tolerance", "5", file).exitCode == 0)
        }
    }

    @Test func unreadableFileIsWorse() async throws {
        try await withScratchFolder { folder in
            let good = try folder.file("a.storyboard", Self.document(recordedWidth: 125))
            let bad = try folder.file("b.storyboard", "<document")
            let run = try await espalier("frames", "--compare", bad, good)
            #expect(run.exitCode == 2)
            #expect(run.output.contains("recorded 20 100 125 60"), "\(run.testDescription)")
        }
    }

    @Test func tableAndJSONAreForPrograms() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.document(recordedWidth: 125))
            let table = try await espalier("frames", "--compare", "--format", "tsv", "--root", folder.path, file)
            #expect(table.outputLines.count == 2, "\(table.testDescription)")
            #expect(table.outputLines.last?.hasPrefix("a.storyboard\tbox\t") == true)
            let json = try await espalier("frames", "--compare", "--format", "json", file)
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect((object?["differences"] as? [Any])?.count == 1)
        }
    }

    @Test func pageIsWrittenBesideTheText() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.document(recordedWidth: 125))
            let page = folder.appendingPathComponent("page.html")
            let run = try await espalier("frames", "--compare", "--html", page.path, file)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(run.output.contains("recorded 20 100 125 60"))
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.contains("<rect class=\"recorded\" x=\"20\" y=\"100\" width=\"125\" height=\"60\"/>"))
        }
    }

    @Test func pageThatCannotBeWrittenIsAnError() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.document(recordedWidth: 120))
            let run = try await espalier("frames", "--compare", "--html", folder.path + "/none/page.html", file)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errorLines.count == 1)
        }
    }

    @Test(arguments: [
        ["--compare", "--device", "ipad"], ["--compare", "--rtl"], ["--compare", "--tolerance", "-1"],
        ["--compare", "--tolerance", "nan"], ["--compare", "--format", "xml"], ["--tolerance", "1"],
        ["--format", "tsv"], ["--html", "page.html"],
    ])
    func wrongUsageEndsWith64(options: [String]) async throws {
        let run = try await espalier(["frames"] + options + ["a.storyboard"])
        #expect(run.exitCode == 64, "\(run.testDescription)")
        #expect(run.output.isEmpty)
    }
}
