import Foundation
import TestFolders
import Testing

@testable import Rendering

@Suite struct ImageCatalogTests {
    private func picture(_ color: UInt32, pixels: Int, at path: String) throws {
        let canvas = try Canvas(size: CGSize(width: pixels, height: pixels), scale: 1, format: .png)
        canvas.fill(.rect(CGRect(x: 0, y: 0, width: pixels, height: pixels)), color: Color(hex: color))
        try canvas.write(to: path)
    }

    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        try folder.write("", to: "App/UI/Base.lproj/Main.storyboard")
        try folder.write(
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
                        {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
                        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
                         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                        {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """, to: "App/Assets.xcassets/Group/Logo.imageset/Contents.json")
        let set = "App/Assets.xcassets/Group/Logo.imageset/"
        try picture(0xFF0000, pixels: 10, at: folder.path(set + "a.png"))
        try picture(0x00FF00, pixels: 20, at: folder.path(set + "a2.png"))
        try picture(0x0000FF, pixels: 20, at: folder.path(set + "dark.png"))
        return folder
    }

    @Test func thePictureOfTheScreensScaleIsTaken() throws {
        let folder = try project()
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        let one = try #require(try catalog.bitmap(named: "Logo", traits: .init(scale: 1)))
        let two = try #require(try catalog.bitmap(named: "Logo", traits: .init(scale: 2)))
        let three = try #require(try catalog.bitmap(named: "Logo", traits: .init(scale: 3)))
        #expect(one.pixelWidth == 10)
        #expect(two.pixelWidth == 20)
        #expect(three.pixelWidth == 20)
        #expect(two.size == CGSize(width: 10, height: 10))
        #expect(catalog.isTemplate("Logo"))
    }

    @Test func darkAppearanceHasItsOwnPicture() throws {
        let folder = try project()
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 1, format: .png)
        let dark = try #require(try catalog.bitmap(named: "Logo", traits: .init(scale: 2, isDark: true)))
        canvas.draw(dark, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.pixel(x: 5, y: 5) == Color(hex: 0x0000FF))
        canvas.drawTemplate(dark, in: CGRect(x: 0, y: 0, width: 10, height: 10), color: Color(hex: 0xFF00FF))
        #expect(canvas.pixel(x: 5, y: 5) == Color(hex: 0xFF00FF))
    }

    @Test func namesThatAreNowhereAreMissingAndNotAnError() throws {
        let folder = try project()
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        #expect(try catalog.bitmap(named: "Nothing") == nil)
        #expect(try catalog.bitmap(named: "../../../etc/passwd") == nil)
        #expect(try ImageCatalog().bitmap(named: "Logo") == nil)
    }

    @Test func aBundleHasItsOwnCatalogsWhateverLiesAroundIt() throws {
        let folder = try project()
        // A bundle in a hidden folder of builds of another project.
        try folder.write("{}", to: "App/.build/Shop.app/Assets.xcassets/Contents.json")
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x4C", "alpha": "1.000"}}}]}"#,
            to: "App/.build/Shop.app/Assets.xcassets/Leaf.colorset/Contents.json")
        let catalog = ImageCatalog(inside: folder.path("App/.build/Shop.app"))
        #expect(catalog.hasColor(named: "Leaf") && !catalog.hasImage(named: "Logo"))
        #expect(ImageCatalog(inside: folder.path("App/UI")).catalogs.isEmpty)
    }

    @Test func aDamagedPictureIsAnErrorWithItsPath() throws {
        let folder = try project()
        let path = "App/Assets.xcassets/Group/Logo.imageset/a2.png"
        try folder.write("this is no picture", to: path)
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        #expect(
            throws: RenderingError.unreadableImage(
                path: folder.path(path), reason: "it is not an image of a known kind")
        ) { try catalog.bitmap(named: "Logo", traits: .init(scale: 2)) }
    }

    @Test func coloursAreReadInAllThreeNotations() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Main.storyboard")
        try folder.write(
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}}}]}
            """, to: "Colors.xcassets/Accent.colorset/Contents.json")
        let catalog = ImageCatalog(near: folder.path("Main.storyboard"))
        #expect(catalog.color(named: "Accent") == Color(red: 1, green: 128.0 / 255, blue: 0.5))
        #expect(catalog.color(named: "Accent", isDark: true) == Color(white: 0.25, alpha: 0.5))
        #expect(catalog.color(named: "Other") == nil)
    }

    @Test func aColourMayBeOneOfTheSystem() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Main.storyboard")
        func write(_ name: String) throws {
            try folder.write(
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}]}"#,
                to: "Colors.xcassets/\(name).colorset/Contents.json")
        }
        try write("labelColor")
        try write("nobodysColor")
        let catalog = ImageCatalog(near: folder.path("Main.storyboard"))
        #expect(catalog.color(named: "labelColor") == Color(white: 0, alpha: 1))
        #expect(catalog.color(named: "labelColor", isDark: true) == Color(white: 1, alpha: 1))
        #expect(catalog.color(named: "nobodysColor") == nil)
    }

    @Test(arguments: [
        (#"{"colors": [{"color": {"components": {"red": "0xZZ"}}}]}"#, #""0xZZ" is no component of a colour"#),
        (#"{"colors": [{"color": {"components": {"red": "red"}}}]}"#, #""red" is no component of a colour"#),
        ("{", "it is not JSON"), ("", "it is not JSON"),
        (String(repeating: " ", count: 1_000_001), "it holds 1000001 bytes, more than 1000000"),
    ])
    func aDamagedAssetIsMissingAndAProblemOnce(contents: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Main.storyboard")
        try folder.write(contents, to: "Colors.xcassets/Accent.colorset/Contents.json")
        let catalog = ImageCatalog(near: folder.path("Main.storyboard"))
        #expect(catalog.color(named: "Accent") == nil)
        #expect(catalog.color(named: "Accent", isDark: true) == nil)
        let path = folder.path("Colors.xcassets/Accent.colorset/Contents.json")
        #expect(catalog.problems == [.unreadableAsset(path: path, reason: reason)])
    }

    @Test func placeholdersHaveTheSizeAskedForAndTheSameColourEachTime() throws {
        func draw(_ name: String) throws -> [Color] {
            let canvas = try Canvas(size: CGSize(width: 100, height: 60), scale: 1, format: .png)
            ImagePlaceholder(name: name).draw(on: canvas, in: CGRect(x: 10, y: 10, width: 80, height: 40))
            return [canvas.pixel(x: 9, y: 9), canvas.pixel(x: 11, y: 11), canvas.pixel(x: 89, y: 49)]
        }
        let first = try draw("Logo")
        #expect(first[0].alpha == 0)
        #expect(first[1].alpha == 1)
        #expect(first[2].alpha == 1)
        #expect(try draw("Logo") == first)
        #expect(try draw("Other") != first)
    }

    @Test func placeholdersUnderSomethingElseShowNoName() throws {
        func pixels(isGround: Bool) throws -> Set<Color> {
            let canvas = try Canvas(size: CGSize(width: 100, height: 40), scale: 2, format: .png)
            ImagePlaceholder(name: "WWWWWWWW", isGround: isGround)
                .draw(on: canvas, in: CGRect(x: 0, y: 0, width: 100, height: 40))
            // A row through the middle of the letters.
            return Set((20..<180).map { canvas.pixel(x: $0, y: 40) })
        }
        #expect(try pixels(isGround: true).count == 1)
        #expect(try pixels(isGround: false).count > 2)
    }

    // MARK: Catalogs that are up to something

    private func problems(_ folder: TemporaryFolder, looking name: String) throws -> [String] {
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        do {
            #expect(try catalog.bitmap(named: name) == nil)
        } catch {
            return ["\(error)"]
        }
        return catalog.problems.map(\.description)
    }

    @Test(arguments: ["a.png", "a.svg", "a.pdf"]) func aPipeIsNoContentsAndNoPicture(_ name: String) throws {
        let folder = try project()
        try folder.write("", to: "App/Assets.xcassets/Pipe.imageset/x")
        #expect(mkfifo(folder.path("App/Assets.xcassets/Pipe.imageset/Contents.json"), 0o600) == 0)
        #expect(try problems(folder, looking: "Pipe").first?.hasSuffix("this is a device or pipe, not a file") == true)
        try folder.write(
            "{\"images\": [{\"filename\": \"\(name)\"}]}", to: "App/Assets.xcassets/Picture.imageset/Contents.json")
        #expect(mkfifo(folder.path("App/Assets.xcassets/Picture.imageset/\(name)"), 0o600) == 0)
        #expect(
            try problems(folder, looking: "Picture").first?.hasSuffix("this is a device or pipe, not a file") == true)
    }

    @Test func linksThatLeadRoundInACircleEnd() throws {
        let folder = try project()
        for name in ["App/a", "App/b", "App/Assets.xcassets/c", "App/Assets.xcassets/d"] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: ".")
        }
        try FileManager.default.createSymbolicLink(atPath: folder.path("App/e"), withDestinationPath: "..")
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        #expect(catalog.catalogs.map(\.lastPathComponent) == ["Assets.xcassets"])
        #expect(try catalog.bitmap(named: "Logo")?.pixelWidth == 20)
        #expect(catalog.problems.isEmpty)
    }

    @Test(arguments: ["../../../outside.png", "sub/../../../outside.png", "/etc/outside.png"])
    func aFileNameDoesNotLeaveTheSet(_ name: String) throws {
        let folder = try project()
        try picture(0xFF0000, pixels: 10, at: folder.path("App/outside.png"))
        try folder.write(
            "{\"images\": [{\"filename\": \"\(name)\"}]}", to: "App/Assets.xcassets/Out.imageset/Contents.json")
        let found = try problems(folder, looking: "Out")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("the file \"\(name)\" lies outside of the set; name a file in it") == true)
    }

    @Test func aPictureWithTooLongARowSaysSo() throws {
        let folder = try project()
        // The header of a PNG file is enough to know its size.
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let chunk = Array("IHDR".utf8) + [0, 0x0F, 0x42, 0x40, 0, 0, 0, 1, 8, 6, 0, 0, 0]
        var checksum: UInt32 = ~0
        for byte in chunk {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        header += chunk + withUnsafeBytes(of: (~checksum).bigEndian, Array.init) + [0, 0, 0, 9] + Array("IDAT".utf8)
        try folder.write(
            #"{"images": [{"filename": "a.png"}]}"#, to: "App/Assets.xcassets/Row.imageset/Contents.json")
        try Data(header).write(to: URL(fileURLWithPath: folder.path("App/Assets.xcassets/Row.imageset/a.png")))
        #expect(
            try problems(folder, looking: "Row").first?.hasSuffix("it has 1000000 × 1 pixels, more than 32767 in a row")
                == true)
    }

}
