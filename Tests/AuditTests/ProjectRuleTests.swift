import Foundation
import InterfaceBuilder
import TestFolders
import Testing

@testable import Audit

/// Rules that look into the project around a document.
@MainActor @Suite struct ProjectRuleTests {
    /// What a check finds in a document of a project with these files.
    private func found(_ document: String, resources: String = "", files: [String: String]) throws -> [String] {
        let project = try TemporaryFolder(
            files.merging(["App.xcodeproj/project.pbxproj": ""], uniquingKeysWith: { a, _ in a }))
        let path = project.path("App/Base.lproj/View.xib")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects>
            \(document)
            </objects>
            <resources>\(resources)</resources>
            </document>

            """
        let recorded = try Document(data: Data(text.utf8), path: path)
        let environment = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: recorded), title: "")
        let rules: [Rule] = [.missingImage, .missingColour, .unknownClass, .danglingOutlet]
        let findings = withExtendedLifetime(project) {
            LayoutCheck(of: recorded, in: [environment], rules: rules).findings()
        }
        return TextReport().text(for: findings).split(separator: "\n").map { line in
            String(line.dropFirst(path.count))
        }
    }

    // MARK: missing-image

    private static let catalog = ["App/Assets.xcassets/Logo.imageset/Contents.json": "{}"]

    private func image(_ names: String...) -> (document: String, resources: String) {
        let views = names.enumerated().map { index, name in
            "<imageView image=\"\(name)\" id=\"picture\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
                + "</imageView>"
        }
        return (
            views.joined(separator: "\n"),
            Set(names).sorted().map { "<image name=\"\($0)\" width=\"9\" height=\"9\"/>" }.joined()
        )
    }

    @Test(arguments: ["Lego", "logo", "Icons/Logo", "Logo2", "Logo.png.old"])
    func pictureThatIsNowhere(_ name: String) throws {
        let (document, resources) = image(name)
        #expect(
            try found(document, resources: resources, files: Self.catalog) == [
                ":4:1: warning: the picture \"\(name)\" is in no asset catalog of the project, and no file has its name "
                    + "(missing-image)"
            ])
    }

    @Test func everyPictureIsOneFinding() throws {
        let (document, resources) = image("Lego", "Lego", "Lego")
        #expect(
            try found(document, resources: resources, files: Self.catalog) == [
                ":4:1: warning: the picture \"Lego\" is in no asset catalog of the project, and no file has its name; 2 more "
                    + "objects would show it (missing-image)"
            ])
    }

    @Test(arguments: [
        "App/Assets.xcassets/Lego.imageset/Contents.json", "Shared/Media.xcassets/Bricks/Lego.imageset/Contents.json",
        "App/Images/Lego.png", "App/Images/Lego@2x.png", "App/Images/Lego@3x~ipad.png", "App/Lego.pdf",
    ])
    func pictureOfTheProject(_ file: String) throws {
        let (document, resources) = image("Lego")
        #expect(
            try found(document, resources: resources, files: Self.catalog.merging([file: "{}"]) { a, _ in a }) == [])
    }

    @Test func withoutCatalogsNothingIsKnown() throws {
        let (document, resources) = image("Lego")
        #expect(try found(document, resources: resources, files: [:]) == [])
    }

    @Test func symbolsAreTheSystems() throws {
        let (document, resources) = image("trash")
        let system = resources.replacing("<image ", with: "<image catalog=\"system\" ")
        #expect(try found(document, resources: system, files: Self.catalog) == [])
    }

    // MARK: missing-colour

    private static let color = "App/Assets.xcassets/Brand.colorset/Contents.json"

    private func ground(_ name: String) -> (document: String, resources: String) {
        (
            "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
                + "<color key=\"backgroundColor\" name=\"\(name)\"/></view>",
            "<namedColor name=\"\(name)\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
                + "customColorSpace=\"sRGB\"/></namedColor>"
        )
    }

    @Test(arguments: ["Brandt", "brand", "Colors/Brand", "Brand 2", "Tint"])
    func colourThatIsNowhere(_ name: String) throws {
        let (document, resources) = ground(name)
        #expect(
            try found(document, resources: resources, files: [Self.color: "{}"]) == [
                ":4:1: warning: the colour \"\(name)\" is in no asset catalog of the project (missing-colour)"
            ])
    }

    @Test func colourOfTheProject() throws {
        let (document, resources) = ground("Brand")
        #expect(try found(document, resources: resources, files: [Self.color: "{}"]) == [])
        #expect(try found(document, resources: resources, files: [:]) == [])
    }

    // MARK: unknown-class

    private func custom(_ name: String, provider: String? = "target", outlet: String? = nil) -> String {
        let connection = outlet.map {
            "\n<connections><outlet property=\"\($0)\" destination=\"box\" id=\"out\"/></connections>"
        }
        let module = provider.map { " customModule=\"App\" customModuleProvider=\"\($0)\"" } ?? ""
        return "<view id=\"box\" customClass=\"\(name)\"\(module)>"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(connection ?? "")</view>"
    }

    private static let source = ["App/Card.swift": "final class Card: UIView {\n    @IBOutlet var title: UILabel!\n}\n"]

    @Test(arguments: ["Cart", "card", "CardView", "Carde", "AppCard"])
    func classThatIsNowhere(_ name: String) throws {
        let known = "\n<view id=\"card\" customClass=\"Card\" customModule=\"App\" customModuleProvider=\"target\"/>"
        #expect(
            try found(custom(name) + known, files: Self.source) == [
                ":4:1: warning: no source file of the project has a class \(name) (unknown-class)"
            ])
    }

    @Test func classesOfTheProjectAndOfOthers() throws {
        #expect(try found(custom("Card"), files: Self.source) == [])
        #expect(try found(custom("Deck.Card"), files: Self.source) == [])
        #expect(try found(custom("Chart", provider: nil), files: Self.source) == [])
        #expect(try found(custom("Cart"), files: [:]) == [])
        // Sources that know none of a document's classes are those of something else.
        #expect(try found(custom("Cart"), files: Self.source) == [])
        #expect(
            try found(custom("Row"), files: ["App/Row.h": "@interface Row : UIView\n@end\n"]) == [])
    }

    // MARK: dangling-outlet

    @Test(arguments: ["titel", "name", "heading", "iconView", "_title"])
    func outletWithoutAProperty(_ name: String) throws {
        #expect(
            try found(custom("Card", outlet: name), files: Self.source) == [
                ":5:14: error: the outlet \(name) of Card is connected, but no source file of the project has such a property "
                    + "(dangling-outlet)"
            ])
    }

    @Test func outletsOfPropertiesAndOfUIKit() throws {
        #expect(try found(custom("Card", outlet: "title"), files: Self.source) == [])
        #expect(try found(custom("Card", outlet: "delegate"), files: Self.source) == [])
        #expect(try found(custom("Chart", provider: nil, outlet: "points"), files: Self.source) == [])
    }

    /// A button of a view that sends an action to it.
    private func action(_ selector: String) -> String {
        "<view customClass=\"Card\" customModuleProvider=\"target\" id=\"card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" "
            + "height=\"99\"/><subviews><button id=\"go\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"44\" height=\"44\"/>\n"
            + "<connections><action selector=\"\(selector)\" destination=\"card\" eventType=\"touchUpInside\" id=\"a\"/>"
            + "</connections></button></subviews></view>"
    }

    private static let methods = [
        "App/Card.swift": """
        class Card: UIView {
            @IBAction func save(_ sender: Any) {}
            @IBAction func open(sender: Any) {}
            @IBAction func startWithDelay() {}
            @IBAction func drag(_ sender: Any, forEvent event: UIEvent) {}
        }
        """
    ]

    @Test(arguments: ["store:", "Save:", "saved", "sav:", "closeWithSender:"])
    func actionWithoutAMethod(_ selector: String) throws {
        #expect(
            try found(action(selector), files: Self.methods) == [
                ":5:14: error: the action \(selector) of Card is connected, but no source file of the project has such a method "
                    + "(dangling-outlet)"
            ])
    }

    @Test(arguments: [
        "save:", "openWithSender:", "startWithDelay", "drag:forEvent:", "resignFirstResponder", "endEditing:",
    ])
    func actionsOfMethodsAndOfUIKit(_ selector: String) throws {
        #expect(try found(action(selector), files: Self.methods) == [])
    }
}
