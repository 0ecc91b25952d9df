import Foundation
import Testing

/// `espalier render`: pictures into a folder, their paths on stdout.
@Suite struct RenderCommandTests {
    private let simple = packageFolder.path + "/Examples/SimpleStackView/SimpleStackView.storyboard"

    /// Width and height in pixels, from the header of a PNG file; nil for anything else.
    private func pixels(_ path: String) throws -> [Int]? {
        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard data.count > 24, data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func printsThePathsOfThePicturesAndNothingElse() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("render", simple, "--output", folder.path + "/pictures")
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.outputLines.count == 1)
            for path in run.outputLines {
                #expect(path.hasPrefix(folder.path + "/pictures/"))
                #expect(try pixels(path) != nil)
            }
            #expect(run.errors.isEmpty, "no progress line without a terminal")
        }
    }

    @Test(arguments: [
        ("iphone-se", "portrait", [375, 667]), ("iphone-se", "landscape", [667, 375]),
        ("iphone-15", "portrait", [393, 852]), ("iphone-15", "landscape", [852, 393]),
    ])
    func pictureHasTheDevicesSize(device: String, orientation: String, points: [Int]) async throws {
        try await withScratchFolder { folder in
            for scale in [1, 2] {
                let run = try await espalier(
                    "render", simple, "--device", device, "--orientation", orientation, "--scale", "\(scale)",
                    "--output", folder.path)
                let path = try #require(run.outputLines.first, "\(run.testDescription)")
                #expect(try pixels(path) == points.map { $0 * scale })
            }
        }
    }

    @Test func devicesAndOrientationsDoNotOverwriteEachOther() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("render", simple, "--device", "all", "--scale", "1", "--output", folder.path)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.outputLines.count > 3)
            #expect(Set(run.outputLines).count == run.outputLines.count)
        }
    }

    /// The width of two thirds is published for iPads of 9.7 inches; phones, and halves in portrait, are left out.
    @Test func anAppInSplitViewIsAsWideAsItsPart() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier(
                "render", simple, "--device", "ipad-9.7", "--device", "iphone-15", "--split", "two-thirds",
                "--orientation", "both", "--scale", "1", "--output", folder.path)
            #expect(
                try run.outputLines.map { try pixels($0) } == [[438, 1024], [694, 768]], "\(run.testDescription)")
            #expect(run.outputLines.first?.hasSuffix("-ipad-9.7-portrait-two-thirds.png") == true)
        }
    }

    @Test func aCallShowsOnTheWholeScreen() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier(
                "render", simple, "--device", "all", "--call-bar", "--scale", "1", "--output", folder.path)
            #expect(run.outputLines.count == 6, "phones with a home button: \(run.testDescription)")
            let path = try #require(run.outputLines.first { $0.hasSuffix("-iphone-se-portrait-call.png") })
            #expect(try pixels(path) == [375, 667])
        }
    }

    @Test func drawsOnePageAsPDF() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("render", simple, "--format", "pdf", "--output", folder.path)
            let path = try #require(run.outputLines.first, "\(run.testDescription)")
            #expect(path.hasSuffix(".pdf"))
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            #expect(bytes.starts(with: Data("%PDF-".utf8)))
            #expect(bytes.suffix(8).contains(Data("%%EOF".utf8)))
        }
    }

    @Test func drawsVectorGraphics() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier("render", simple, "--format", "svg", "--output", folder.path)
            let path = try #require(run.outputLines.first, "\(run.testDescription)")
            #expect(path.hasSuffix(".svg"))
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.contains("<svg"))
            #expect(text.hasSuffix("</svg>\n") || text.hasSuffix("</svg>"))
        }
    }

    /// The recipe with texts of a text style, so that a text size tells.
    @Test func everyOptionOfLooksChangesThePicture() async throws {
        let dynamic = packageFolder.path + "/Examples/DynamicStackView/DynamicStackView.storyboard"
        let looks = [
            [], ["--rtl"], ["--dark"], ["--text-size", "ax5"], ["--no-device"], ["--overlay", "frames"],
            ["--overlay", "constraints"], ["--overlay", "baselines"], ["--overlay", "margins"],
            ["--overlay", "margins", "--overlay", "frames"],
        ]
        try await withScratchFolder { folder in
            var pictures: [Data] = []
            for options in looks {
                let run = try await espalier(
                    ["render", dynamic, "--device", "iphone-15", "--scale", "1", "--output", folder.path] + options)
                let path = try #require(run.outputLines.first, "\(run.testDescription)")
                pictures.append(try Data(contentsOf: URL(fileURLWithPath: path)))
            }
            #expect(Set(pictures).count == looks.count)
        }
    }

    @Test func missingFoldersAreMade() async throws {
        try await withScratchFolder { folder in
            let run = try await espalier(
                "render", simple, "--scale", "1", "--output", folder.path + "/not/there/yet")
            #expect(run.outputLines == [folder.path + "/not/there/yet/SimpleStackView.png"], "\(run.testDescription)")
        }
    }

    @Test func damagedAssetIsAWarningAndItsPictureAPlaceholder() async throws {
        try await withScratchFolder { folder in
            let asset = folder.appendingPathComponent("Assets.xcassets/Logo.imageset")
            try FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
            let contents = try asset.file("Contents.json", "{")
            let text = Document.storyboard(
                subviews:
                    "<imageView image=\"Logo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>",
                constraints: Document.place("box", x: 20, y: 100, width: 120, height: 60)
            ).replacingOccurrences(
                of: "</scenes>",
                with: "</scenes><resources><image name=\"Logo\" width=\"10\" height=\"10\"/></resources>")
            let file = try folder.file("a.storyboard", text)
            let run = try await espalier("render", file, "--scale", "1", "--output", folder.path)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.outputLines.count == 1)
            #expect(
                run.errors == "\(file): warning: \(contents): the asset cannot be read: it is not JSON\n",
                "\(run.testDescription)")
        }
    }

    @Test func sameInputSamePicture() async throws {
        try await withScratchFolder { folder in
            var pictures: Set<Data> = []
            for turn in ["one", "two"] {
                let run = try await espalier("render", simple, "--output", folder.path + "/" + turn)
                let path = try #require(run.outputLines.first, "\(run.testDescription)")
                pictures.insert(try Data(contentsOf: URL(fileURLWithPath: path)))
            }
            #expect(pictures.count == 1)
        }
    }

    @Test func unreadableFileLeavesNoPicture() async throws {
        try await withScratchFolder { folder in
            let bad = try folder.file("bad.storyboard", "<document>")
            let run = try await espalier("render", bad, "--output", folder.path + "/pictures")
            #expect(run.exitCode == 2)
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures").isEmpty)
        }
    }

    @Test func folderInThePlaceOfAPictureIsAnError() async throws {
        try await withScratchFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("SimpleStackView.png/full"), withIntermediateDirectories: true)
            let run = try await espalier("render", simple, "--scale", "1", "--output", folder.path)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["SimpleStackView.png"])
        }
    }

    @Test func pictureThatCannotBeWrittenIsAnErrorNotACrash() async throws {
        try await withScratchFolder { folder in
            let occupied = try folder.file("occupied", "a file stands where the folder should be")
            let run = try await espalier("render", simple, "--output", occupied)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == 1)
        }
    }
}
