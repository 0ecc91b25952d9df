import Foundation
import Testing

/// `espalier frames`: one row of a table for every view, in points, in the superview's coordinates.
@Suite struct FramesCommandTests {
    @Test func placedViewHasItsFrame() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("frames", try folder.file("a.storyboard", Document.sound))
            #expect(run.exitCode == 0)
            #expect(run.errors.isEmpty)
            #expect(run.frame("box") == [20, 100, 120, 60], "\(run.testDescription)")
        }
    }

    /// Views each of which is a thousand million times as wide as the one before: no number holds the last one's width.
    @Test(arguments: ["frames", "check"])
    func aLayoutThatCannotBeFinishedIsAnError(_ subcommand: String) async throws {
        let views = (0..<40).map { Document.view("v\($0)") }
        let widths = (1..<40).map {
            "<constraint firstItem=\"v\($0)\" firstAttribute=\"width\" secondItem=\"v\($0 - 1)\" "
                + "secondAttribute=\"width\" multiplier=\"1e9\" id=\"w\($0)\"/>"
        }
        let first = "<constraint firstItem=\"v0\" firstAttribute=\"width\" constant=\"1e9\" id=\"w0\"/>"
        try await withScratchFolder { folder in
            let text = Document.storyboard(subviews: views.joined(), constraints: first + widths.joined())
            let run = try await espalier(subcommand, try folder.file("a.storyboard", text))
            #expect(run.exitCode == (subcommand == "check" ? 1 : 2))
            let said = subcommand == "check" ? run.output : run.errors
            #expect(said.contains(":8:21: error: "), "the place of the root")
            #expect(said.contains("the numbers of the layout are too large, and frames may be wrong. "))
            #expect(said.contains("(unsolved-layout)"))
        }
    }

    @Test func everyLineHasSixColumns() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("frames", try folder.file("a.storyboard", Document.sound))
            #expect(!run.outputLines.isEmpty)
            for line in run.outputLines {
                #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 6)
            }
        }
    }

    @Test func framesAreInTheSuperviewsCoordinates() async throws {
        let inner = Document.view("inner")
        let subviews = Document.view("outer", "<subviews>\(inner)</subviews>")
        let constraints =
            Document.place("outer", x: 30, y: 200, width: 300, height: 300)
            + Document.place("inner", x: 40, y: 210, width: 50, height: 50)
        try await withScratchFolder { folder in
            let text = Document.storyboard(subviews: subviews, constraints: constraints)
            let run = try await espalier("frames", try folder.file("a.storyboard", text))
            #expect(run.frame("inner") == [10, 10, 50, 50], "\(run.testDescription)")
        }
    }

    /// A frame that the layout has to find is never taken from the file: recorded nonsense changes nothing.
    @Test func recordedFramesOfLaidOutViewsAreIgnored() async throws {
        let lie = Document.storyboard(
            subviews: Document.view("box", Document.rect("-7", "1", "999", "3")),
            constraints: Document.place("box", x: 20, y: 100, width: 120, height: 60))
        try await withScratchFolder { folder in
            _ = try folder.file("a.storyboard", Document.sound)
            let honest = try await espalier("frames", "--root", folder.path, folder.path + "/a.storyboard")
            _ = try folder.file("a.storyboard", lie)
            let lied = try await espalier("frames", "--root", folder.path, folder.path + "/a.storyboard")
            #expect(!honest.output.isEmpty)
            #expect(honest.output == lied.output)
        }
    }

    @Test func rootMakesDocumentsRelative() async throws {
        try await withScratchFolder { folder in
            let inner = folder.appendingPathComponent("some/where")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let run = try await espalier(
                "frames", "--root", folder.path, try inner.file("a.storyboard", Document.sound))
            let documents = Set(FrameRow.rows(run.output).map(\.document))
            #expect(documents == ["some/where/a.storyboard"], "\(run.testDescription)")
        }
    }

    @Test func filesComeInTheOrderTheyAreNamed() async throws {
        try await withScratchFolder { folder in
            let names = ["c", "a", "b"].map { $0 + ".storyboard" }
            let files = try names.map { try folder.file($0, Document.sound) }
            let run = try await espalier(["frames", "--root", folder.path] + files)
            var seen: [String] = []
            for row in FrameRow.rows(run.output) where seen.last != row.document { seen.append(row.document) }
            #expect(seen == names, "\(run.testDescription)")
        }
    }

    @Test func deviceResizesTheScene() async throws {
        let constraints = ["leading", "trailing", "top", "bottom"].map {
            Document.constraint("box", $0, "root", $0, id: $0)
        }.joined(separator: "\n")
        let text = Document.storyboard(subviews: Document.view("box"), constraints: constraints)
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", text)
            #expect(try await espalier("frames", file).frame("box") == [0, 0, 393, 852])
            #expect(try await espalier("frames", "--device", "iphone-se", file).frame("box") == [0, 0, 375, 667])
            let split = try await espalier("frames", "--device", "ipad-9.7", "--split", "third", file)
            #expect(split.frame("box") == [0, 0, 320, 1024])
            let call = try await espalier("frames", "--device", "iphone-se", "--call-bar", file)
            #expect(call.frame("root") == [0, 20, 375, 647] && call.frame("box") == [0, 0, 375, 647])
        }
    }

    /// A switch is 51 points wide and 31 high, and 63 by 28 in iOS 26.
    @Test func theSystemThatADeviceRunsDecidesSizes() async throws {
        let constraints = ["leading", "top"].map { Document.constraint("box", $0, "root", $0, id: $0) }
        let toggle = """
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="51" height="31"/>
            </switch>
            """
        let text = Document.storyboard(subviews: toggle, constraints: constraints.joined(separator: "\n"))
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", text)
            let plain = try await espalier("frames", "--device", "iphone-15", file)
            let early = try await espalier("frames", "--device", "iphone-15", "--ios", "13", file)
            let late = try await espalier("frames", "--device", "iphone-15", "--ios", "26", file)
            #expect(plain.frame("box") == [0, 0, 51, 31] && early.frame("box") == [0, 0, 51, 31])
            #expect(late.frame("box") == [0, 0, 63, 28], "\(late.testDescription)")
        }
    }

    @Test func oneBadFileDoesNotSpoilTheOthers() async throws {
        try await withScratchFolder { folder in
            let good = try folder.file("good.storyboard", Document.sound)
            let bad = try folder.file("bad.storyboard", "<document")
            let run = try await espalier("frames", bad, good)
            #expect(run.exitCode == 2)
            #expect(run.frame("box") == [20, 100, 120, 60], "\(run.testDescription)")
            #expect(run.errorLines.count == 1)
        }
    }

    @Test func sameInputSameOutput() async throws {
        let files = ["Simple", "Dynamic"].map {
            packageFolder.path + "/Examples/\($0)StackView/\($0)StackView.storyboard"
        }
        let first = try await espalier(["frames"] + files)
        let second = try await espalier(["frames"] + files)
        #expect(!first.output.isEmpty)
        #expect(first.output == second.output)
    }
}
