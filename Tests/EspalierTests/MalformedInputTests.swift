import Foundation
import Testing

/// Whatever a file holds, the command ends by itself: with one line that says what is wrong and where, or with a
/// layout and a counted warning.
@Suite struct MalformedInputTests {
    static let commands = ["frames", "check", "render"]

    @Test(arguments: UnreadableDocument.all, commands)
    func unreadableDocumentIsOneErrorLine(document: UnreadableDocument, command: String) async throws {
        try await withScratchFolder { folder in
            let file = try folder.file(document.name, document.content)
            let run = try await espalier(arguments(command, file, folder), limit: 60)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            try #require(run.errorLines.count == 1, "\(run.testDescription)")
            let position = document.line.map { ":\($0):" } ?? ":"
            #expect(run.errors.hasPrefix(file + position), "\(run.testDescription)")
            #expect(run.errors.contains(/:[0-9]+:[0-9]+: error: ./), "\(run.testDescription)")
        }
    }

    @Test(arguments: commands)
    func pictureNamedXibIsOneErrorLine(command: String) async throws {
        try await withScratchFolder { folder in
            let picture = packageFolder.appendingPathComponent(
                "Examples/NestedStackViews/Assets.xcassets/Portrait.imageset/Portrait.png")
            let file = folder.appendingPathComponent("picture.xib")
            try FileManager.default.copyItem(at: picture, to: file)
            let run = try await espalier(arguments(command, file.path, folder))
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == 1)
            #expect(run.errors.hasPrefix("\(file.path):1:1: error: "), "\(run.testDescription)")
        }
    }

    /// There is no position in a folder, or in nothing: the path alone stands before the message.
    @Test(arguments: commands, ["folder.storyboard", "absent.storyboard"])
    func whatIsNoFileIsOneErrorLine(command: String, name: String) async throws {
        // A folder is something to look through, whatever its name.
        if command == "check" && name.hasPrefix("folder") { return }
        try await withScratchFolder { folder in
            let path = folder.appendingPathComponent(name).path
            if name.hasPrefix("folder") {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
            let run = try await espalier(arguments(command, path, folder))
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == 1)
            #expect(run.errors.hasPrefix("\(path): error: "), "\(run.testDescription)")
        }
    }

    @Test(arguments: DoubtfulDocument.all)
    func senselessPartIsCountedAndTheRestLaidOut(document: DoubtfulDocument) async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("doubtful.storyboard", document.content)
            let run = try await espalier("frames", file)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.errorLines.count == 1, "\(run.testDescription)")
            #expect(run.errors.contains(/[0-9]+ warning/), "\(run.testDescription)")
            if let box = document.box { #expect(run.frame("box") == box, "\(run.testDescription)") }
            for row in FrameRow.rows(run.output) { #expect(row.frame.filter(\.isFinite).count == 4) }
            #expect(FrameRow.rows(run.output).count >= 1)
        }
    }

    @Test(arguments: DoubtfulDocument.all)
    func senselessPartIsAFindingOnItsLine(document: DoubtfulDocument) async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("doubtful.storyboard", document.content)
            let run = try await espalier("check", "--quiet", file)
            // An element or a device that isn't known is no reason to fail a build.
            let isNote = ["<holograph", "abacus"].contains { document.content.contains($0) }
            #expect(run.exitCode == (isNote ? 0 : 1), "\(run.testDescription)")
            #expect(run.errors.isEmpty, "\(run.testDescription)")
            #expect(
                run.outputLines.contains { $0.contains(/\.storyboard:[0-9]+:[0-9]+: (error|warning|note): ./) },
                "\(run.testDescription)")
        }
    }

    @Test(arguments: DoubtfulDocument.all)
    func theRestIsDrawn(document: DoubtfulDocument) async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("doubtful.storyboard", document.content)
            let run = try await espalier(arguments("render", file, folder))
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.outputLines.count == 1, "\(run.testDescription)")
        }
    }

    /// Views that place each other in a ring, consistently or not, are laid out; a ring is no reason to hang.
    @Test(arguments: [0, 8])
    func constraintCyclesEnd(distance: Int) async throws {
        let names = (0..<200).map { "v\($0)" }
        let ring = names.indices.map { index in
            Document.constraint(
                names[index], "leading", names[(index + 1) % names.count], "leading", constant: "\(distance)",
                id: "ring-\(index)")
        }
        let sizes = names.flatMap { name in
            ["width", "height"].map { Document.constraint(name, $0, constant: "10", id: "\(name)-\($0)") }
                + [Document.constraint(name, "top", "root", "top", id: "\(name)-top")]
        }
        let pin = Document.constraint("v0", "leading", "root", "leading", constant: "5", id: "pin")
        let text = Document.storyboard(
            subviews: names.map { Document.view($0) }.joined(separator: "\n"),
            constraints: (ring + sizes + [pin]).joined(separator: "\n"))
        try await withScratchFolder { folder in
            let file = try folder.file("ring.storyboard", text)
            let frames = try await espalier(["frames", file], limit: 60)
            #expect(frames.exitCode == 0, "\(frames.testDescription)")
            #expect(FrameRow.rows(frames.output).count >= names.count)
            if distance == 0 { #expect(frames.frame("v137") == [5, 0, 10, 10]) }
            let check = try await espalier(["check", "--time-limit", "120", file], limit: 240)
            #expect(check.exitCode == (distance == 0 ? 0 : 1), "\(check.testDescription)")
        }
    }

    /// Controllers that contain each other by their segues: the search for bars must not follow them for ever.
    @Test func segueCyclesEnd() async throws {
        let other = """
            <scene sceneID="second"><objects>
                <navigationController id="navigation" sceneMemberID="viewController">
                    <connections>
                        <segue destination="tabs" kind="relationship" relationship="rootViewController" id="s1"/>
                    </connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="third"><objects>
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <connections>
                        <segue destination="navigation" kind="relationship" relationship="viewControllers" id="s2"/>
                        <segue destination="controller" kind="show" id="s3"/>
                    </connections>
                </tabBarController>
            </objects></scene>
            """
        let text = Document.storyboard(
            subviews: Document.view("box"), constraints: DoubtfulDocument.placed, outside: other)
        try await withScratchFolder { folder in
            let run = try await espalier(["frames", try folder.file("ring.storyboard", text)], limit: 60)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.frame("box") == [20, 100, 120, 60])
        }
    }

    /// Marks in an order that Unicode's normal forms change: sorting them takes time in proportion to the square of their number.
    @Test(arguments: commands + ["compare"])
    func aCharacterOfAHundredThousandMarksTakesNoTime(command: String) async throws {
        let text = "a" + String(repeating: "\u{301}\u{323}", count: 50_000)
        let document = Document.storyboard(
            subviews: """
                <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="box">\(Document.rect("1", "2", "3", "4"))
                </label>
                """, constraints: DoubtfulDocument.placed)
        try await withScratchFolder { folder in
            let file = try folder.file("marks.storyboard", document)
            let arguments = command == "compare" ? ["frames", "--compare", file] : arguments(command, file, folder)
            let run = try await espalier(arguments, limit: 60)
            #expect(run.exitCode == (command == "compare" ? 1 : 0), "\(run.testDescription)")
            #expect(run.output.utf8.count < 2_000)
        }
    }

    @Test(arguments: ["view", "stackView"])
    func tenThousandNestedViewsAreRefused(element: String) async throws {
        let depth = 10_000
        var text = ""
        for level in 0..<depth {
            text += "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\(level)\"><subviews>"
        }
        text += String(repeating: "</subviews></\(element)>", count: depth)
        let document = Document.storyboard(
            subviews: text, constraints: Document.place("n0", x: 0, y: 0, width: 50, height: 50))
        try await withScratchFolder { folder in
            let file = try folder.file("deep.storyboard", document)
            for command in Self.commands {
                let run = try await espalier(arguments(command, file, folder), limit: 60)
                #expect(run.exitCode == 2, "\(run.testDescription)")
                #expect(run.errorLines.count == 1, "\(run.testDescription)")
                #expect(
                    run.errors.contains(/:[0-9]+:[0-9]+: error: elements are nested more than 1000 deep/),
                    "\(run.testDescription)")
            }
        }
    }

    @Test func hundredThousandNestedElementsOfNoKindAreRefused() async throws {
        let depth = 100_000
        let content = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        try await withScratchFolder { folder in
            let file = try folder.file("deep.storyboard", "<document>" + content + "</document>")
            let run = try await espalier(["frames", file], limit: 60)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errorLines.count == 1, "\(run.testDescription)")
            #expect(run.errors.contains("nested more than 1000 deep"), "\(run.testDescription)")
        }
    }

    /// As deep as documents may be: two elements a view, each half a point narrower and lower than the one around it.
    @Test(arguments: commands)
    func fourHundredNestedViewsAreLaidOut(command: String) async throws {
        let depth = 400
        var text = ""
        for level in 0..<depth {
            text += "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\(level)\"><subviews>"
        }
        text += String(repeating: "</subviews></view>", count: depth)
        var constraints = [Document.place("n0", x: 0, y: 0, width: 390, height: 800)]
        for level in 1..<depth {
            for (attribute, constant) in [("leading", "1"), ("top", "1"), ("width", "-0.5"), ("height", "-0.5")] {
                constraints.append(
                    Document.constraint(
                        "n\(level)", attribute, "n\(level - 1)", attribute, constant: constant,
                        id: "c\(level)-\(attribute)"))
            }
        }
        let document = Document.storyboard(subviews: text, constraints: constraints.joined(separator: "\n"))
        try await withScratchFolder { folder in
            let run = try await espalier(
                arguments(command, try folder.file("deep.storyboard", document), folder), limit: 60)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            if command == "frames" { #expect(run.frame("n300") == [1, 1, 240, 650], "\(run.testDescription)") }
        }
    }

    private func arguments(_ command: String, _ file: String, _ folder: URL) -> [String] {
        [command, file]
            + (command == "render" ? ["--scale", "1", "--output", folder.path + "/out"] : [])
            + (command == "check" ? ["--quiet"] : [])
    }
}
