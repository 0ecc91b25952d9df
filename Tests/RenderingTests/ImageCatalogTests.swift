import Foundation
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

    @Test func aDamagedPictureIsAnErrorWithItsPath() throws {
        let folder = try project()
        let path = "App/Assets.xcassets/Group/Logo.imageset/a2.png"
        try folder.write("this is no picture", to: path)
        let catalog = ImageCatalog(near: folder.path("App/UI/Base.lproj/Main.storyboard"))
        #expect(
            throws: RenderingError.unreadableImage(
                path: folder.path(path), reason: "it is missing or not an image of a known kind")
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
}
