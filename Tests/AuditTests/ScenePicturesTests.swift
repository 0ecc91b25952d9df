import Foundation
import InterfaceBuilder
@testable import Rendering
import TestFolders
import Testing
import UIKit

@testable import Audit

@MainActor
@Suite struct ScenePicturesTests {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        """

    private func scene(
        _ id: String, attributes: String = "", item: String = "", content: String = "", extra: String = "",
        frame: String = "x=\"0\" y=\"0\" width=\"393\" height=\"852\""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" \(frame)/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <subviews>\(content)</subviews></view>
        \(item)\(extra)</viewController></objects></scene>
        """
    }

    private func instantiation(_ scenes: String...) throws -> Instantiation {
        let text = Self.head + scenes.joined() + "</scenes></document>"
        return Instantiation(of: try Document(data: Data(text.utf8), path: "Main.storyboard"))
    }

    /// A navigation controller and its root, with a bar whose item has a title.
    private var navigation: [String] {
        [
            """
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            """,
            scene("list", item: "<navigationItem key=\"navigationItem\" title=\"Things\" id=\"i\"/>"),
        ]
    }

    @Test func aScreenIsAsLargeAsItsDevice() throws {
        let scenes = ScenePictures(of: try instantiation(scene("a"))).scenes
        #expect(scenes.map(\.size) == [CGSize(width: 393, height: 852)])
    }

    @Test func picturesAreNamedAfterIdentifierThenClassThenTitle() throws {
        let names = ScenePictures(
            of: try instantiation(
                scene("a", attributes: "storyboardIdentifier=\"Log in\" customClass=\"LoginController\""),
                scene("b", attributes: "customClass=\"ListController\""), scene("c", attributes: "title=\"Über uns\""),
                scene("d"))
        ).scenes.map(\.name)
        #expect(names == ["Log-in", "ListController", "Über-uns", "scene-4"])
    }

    /// On a phone a sheet stands before the screen that presents it: what the sheet shows is seen, and above it that screen's edge.
    @Test func aSheetIsSeenBeforeTheScreenThatPresentsIt() throws {
        let presenting = scene(
            "a", extra: "<connections><segue destination=\"b\" kind=\"presentation\" id=\"p\"/></connections>")
        let text = Self.head + presenting + scene("b") + "</scenes></document>"
        let phone = try CanvasEnvironment(device: #require(Device.named("iphone-15")))
        let made = Instantiation(of: try Document(data: Data(text.utf8), path: "Main.storyboard"), in: phone)
        let sheet = try #require(ScenePictures(of: made).scenes.last)
        let picture = try sheet.draw(with: ViewRenderer(options: RenderOptions(scale: 1)))
        #expect(
            picture.averageColor(in: CGRect(x: 100, y: 300, width: 20, height: 20)) == Color(red: 1, green: 0, blue: 0))
        #expect(try #require(picture.averageColor(in: CGRect(x: 100, y: 62, width: 20, height: 4))).luminance > 0.5)
    }

    @Test func equalNamesAreNumbered() throws {
        let names = ScenePictures(
            of: try instantiation(
                scene("a", attributes: "customClass=\"Page\""), scene("b", attributes: "customClass=\"page\""),
                scene("c", attributes: "customClass=\"Page\""))
        ).scenes.map(\.name)
        #expect(names == ["Page", "page-2", "Page-3"])
    }

    @Test func fileNamesHoldNoSeparators() {
        #expect(ScenePictures.fileName("../../etc/passwd") == "etc-passwd")
        #expect(ScenePictures.fileName("  a / b: c*? ") == "a-b-c")
    }

    @Test func containersHaveNoPictureButTheirBarsAreOnTheirChildren() throws {
        let made = try instantiation(navigation[0], navigation[1])
        let scenes = ScenePictures(of: made).scenes
        #expect(scenes.count == 1)
        let index = try #require(made.trees.firstIndex { made.document.views[$0.node].slot == .controllerView })
        let screen = try #require(made.screen(of: index))
        let bar = try #require(screen.subviews.first as? UINavigationBar)
        #expect(bar.topItem?.title == "Things")
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }

    @Test func theBarCoversTheViewBelowIt() throws {
        let scenes = ScenePictures(of: try instantiation(navigation[0], navigation[1])).scenes
        let renderer = ViewRenderer(options: RenderOptions(scale: 1))
        let folder = try TemporaryFolder()
        try #require(scenes.first).draw(with: renderer).write(to: folder.path("a.png"))
        #expect(renderer.problems.isEmpty)
        #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
    }

    @Test func darkAppearanceIsHandedToTheViews() throws {
        let made = try instantiation(scene("a"))
        _ = ScenePictures(of: made, isDark: true)
        #expect(made.trees.first?.root.traitCollection.userInterfaceStyle == .dark)
    }
}

@MainActor
@Suite struct CatalogColorsTests {
    @Test func aCatalogsColourWinsAndFollowsTheAppearance() throws {
        let contents = """
            {"colors": [{"color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
            """
        let folder = try TemporaryFolder(["Assets.xcassets/Brand.colorset/Contents.json": contents])
        let path = folder.path("Main.xib")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="20" height="20"/>
            <color key="backgroundColor" name="Brand"/></view></objects>
            <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor></resources></document>
            """
        let document = try Document(data: Data(text.utf8), path: path)
        func ground(_ isDark: Bool) throws -> UIKit.RGBA? {
            CatalogColors.withColors(of: document, from: ImageCatalog(near: path)) {
                let made = Instantiation(of: document)
                _ = ScenePictures(of: made, isDark: isDark)
                return made.trees.first.flatMap { $0.root.backgroundColor?.rgba(with: $0.root.traitCollection) }
            }
        }
        #expect(try ground(false) == UIKit.RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(try ground(true) == UIKit.RGBA(red: 0, green: 0, blue: 1, alpha: 1))
        // Without the catalog the document's own value holds.
        let alone = Instantiation(of: document).trees.first?.root
        #expect(alone?.backgroundColor?.rgba(with: .current) == UIKit.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
