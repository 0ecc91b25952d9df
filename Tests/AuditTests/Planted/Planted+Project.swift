import EspalierSans
import Typography
import UIKit

@testable import Audit

/// Cases of rules that look into the project around a document.
extension Planted {
    private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"90\" height=\"90\"/>"

    private static func asset(_ name: String) -> [String: [UInt8]] {
        ["App/Assets.xcassets/\(name)/Contents.json": "{}".bytes]
    }

    // MARK: missing-image

    private static func picture(
        _ title: String, _ name: String, among files: [String: [UInt8]], catalog: String = "", isFound: Bool = false
    ) -> Planted {
        .file(
            title, "<imageView image=\"\(name)\" id=\"picture\">\(frame)</imageView>",
            resources: "<resources><image name=\"\(name)\" \(catalog) width=\"9\" height=\"9\"/></resources>",
            among: files,
            found: isFound
                ? """
                6:1: warning: the picture "\(name)" is in no asset catalog of the project, and no file has its name
                """ : "")
    }

    private static let logo = asset("Logo.imageset")

    static let missingImages: [Planted] = [
        picture("a slip of the pen", "Lego", among: logo, isFound: true),
        picture("another case", "logo", among: logo, isFound: true),
        picture("another folder", "Icons/Logo", among: logo, isFound: true),
        picture("a picture of another name's beginning", "Logo2", among: logo, isFound: true),
        picture("a colour of that name", "Brand", among: asset("Brand.colorset"), isFound: true),
        picture("in a catalog", "Logo", among: logo),
        picture(
            "in a catalog elsewhere", "Icon",
            among: logo.merging(["Shared/Media.xcassets/Small/Icon.imageset/Contents.json": "{}".bytes]) { $1 }),
        picture("a file", "Icon", among: logo.merging(["App/Images/Icon@2x.png": []]) { $1 }),
        picture("a drawing", "Icon", among: logo.merging(["App/Icon.pdf": []]) { $1 }),
        picture("a symbol of the system", "trash", among: logo, catalog: "catalog=\"system\""),
        picture("a project without catalogs", "Lego", among: [:]),
    ]

    // MARK: missing-colour

    private static func tinted(
        _ title: String, _ name: String, among files: [String: [UInt8]], isFound: Bool = false
    ) -> Planted {
        .file(
            title, "<view id=\"box\">\(frame)<color key=\"backgroundColor\" name=\"\(name)\"/></view>",
            resources: """
                <resources><namedColor name="\(name)"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor></resources>
                """, among: files,
            found: isFound ? "6:1: warning: the colour \"\(name)\" is in no asset catalog of the project" : "")
    }

    private static let brand = asset("Brand.colorset")

    static let missingColours: [Planted] = [
        tinted("a slip of the pen", "Brandt", among: brand, isFound: true),
        tinted("another case", "brand", among: brand, isFound: true),
        tinted("another folder", "Colors/Brand", among: brand, isFound: true),
        tinted("a second one", "Brand 2", among: brand, isFound: true),
        tinted("a picture of that name", "Logo", among: logo, isFound: true),
        tinted("in a catalog", "Brand", among: brand),
        tinted("in a catalog's folder", "Accent", among: brand.merging(asset("Colors/Accent.colorset")) { $1 }),
        tinted(
            "in the catalog of a package", "Accent",
            among: brand.merging(["Packages/Design/Sources/Colors.xcassets/Accent.colorset/Contents.json": "{}".bytes])
            { $1 }),
        tinted("a project without catalogs", "Brand", among: [:]),
        .file(
            "a colour of the system",
            "<view id=\"box\">\(frame)<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/></view>",
            resources: """
                <resources><systemColor name="systemTealColor"><color red="0" green="1" blue="1" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></systemColor></resources>
                """, among: brand),
        .file("a colour of the document's own", "<view id=\"box\">\(frame)\(ground)</view>", among: brand),
    ]

    // MARK: unknown-class

    private static let card = [
        "App/Card.swift":
            "final class Card: UIView {\n    @IBOutlet var heading: UILabel!\n    @IBAction func save(_ sender: Any) {}\n}\n"
            .bytes
    ]

    private static func custom(_ id: String, _ name: String, provider: String = "customModuleProvider=\"target\"")
        -> String
    {
        "<view id=\"\(id)\" customClass=\"\(name)\" customModule=\"App\" \(provider)>\(frame)</view>"
    }

    private static func classed(
        _ title: String, _ name: String, provider: String = "customModuleProvider=\"target\"",
        among files: [String: [UInt8]] = card, isFound: Bool = false
    ) -> Planted {
        .file(
            title, custom("box", name, provider: provider) + "\n" + custom("card", "Card"), among: files,
            found: isFound ? "6:1: warning: no source file of the project has a class \(name)" : "")
    }

    static let unknownClasses: [Planted] = [
        classed("a slip of the pen", "Cart", isFound: true), classed("another case", "card", isFound: true),
        classed("a longer name", "CardView", isFound: true), classed("another name's end", "AppCard", isFound: true),
        classed("a class that is no longer there", "Badge", isFound: true),
        classed("a class of the project", "Card"), classed("a class in another one", "Deck.Card"),
        classed("a class of another module", "Chart", provider: ""),
        classed(
            "a class in Objective-C", "Row",
            among: card.merging(["App/Row.h": "@interface Row : UIView\n@end\n".bytes]) { $1 }),
        classed("a project without sources", "Cart", among: [:]),
    ]

    // MARK: dangling-outlet

    private static func connected(
        _ title: String, _ connection: String, class name: String = "Card", among files: [String: [UInt8]] = card,
        found: String = ""
    ) -> Planted {
        let view = custom("box", name).replacing(
            "</view>", with: "\n<connections>\n\(connection)\n</connections></view>")
        return .file(title, view, among: files, found: found)
    }

    private static func outletTo(_ title: String, _ name: String, isFound: Bool = false) -> Planted {
        connected(
            title, "<outlet property=\"\(name)\" destination=\"box\" id=\"out\"/>",
            found: isFound
                ? "8:1: error: the outlet \(name) of Card is connected, but no source file of the project has such a property"
                : "")
    }

    private static func action(_ title: String, _ selector: String, isFound: Bool = false) -> Planted {
        let button =
            "<button id=\"go\">\(frame)\n<connections>\n<action selector=\"\(selector)\" destination=\"box\" "
            + "eventType=\"touchUpInside\" id=\"a\"/>\n</connections></button>"
        return .file(
            title, custom("box", "Card").replacing("</view>", with: "<subviews>\(button)</subviews></view>"),
            among: card,
            found: isFound
                ? "8:1: error: the action \(selector) of Card is connected, but no source file of the project has such a method"
                : "")
    }

    static let danglingOutlets: [Planted] = [
        outletTo("a slip of the pen", "headign", isFound: true), outletTo("another name", "name", isFound: true),
        outletTo("another case", "Heading", isFound: true), outletTo("an underscore", "_heading", isFound: true),
        action("an action that is no longer there", "store:", isFound: true),
        action("an action without its sender", "saved", isFound: true),
        outletTo("an outlet of the class", "heading"), outletTo("an outlet of UIKit", "delegate"),
        action("an action of the class", "save:"), action("an action of UIKit", "endEditing:"),
        connected(
            "a project without sources", "<outlet property=\"name\" destination=\"box\" id=\"out\"/>", among: [:]),
    ]

    // MARK: unusable-font

    private static let black = EspalierSans.face(weight: .black)
    private static let fontPath = "App/Fonts/Own.otf"

    private static func lettered(_ title: String, _ name: String?, _ files: [String: [UInt8]], _ reason: String? = nil)
        -> Planted
    {
        let font =
            name.map { "<fontDescription key=\"fontDescription\" name=\"\($0)\" family=\"Own\" pointSize=\"20\"/>" }
            ?? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        return .file(
            title,
            "<label text=\"Hamburg\" id=\"title\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"300\" height=\"60\"/>\(font)</label>",
            among: files,
            found: reason.map { "1:1: warning: a font that the document names may be in \(fontPath), but \($0)" } ?? "")
    }

    private static let noFont = "it is no TrueType or OpenType font; keep .ttf and .otf files there"

    static let unusableFonts: [Planted] = [
        lettered("a text", "Own-Regular", [fontPath: "This is no font.".bytes], noFont),
        lettered(
            "what git keeps elsewhere", "Own-Regular",
            [fontPath: "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 48000\n".bytes], noFont),
        lettered(
            "a page of a web server", "Own-Regular", [fontPath: "<!doctype html><title>404</title>".bytes], noFont),
        lettered("an empty file", "Own-Regular", [fontPath: []], noFont),
        lettered(
            "a file that broke off", "Own-Regular", [fontPath: Array(black.prefix(300))],
            "the font has no table \"head\"; export it again"),
        lettered(
            "a file of a header alone", "Own-Regular", [fontPath: Array(black.prefix(8))],
            "the font's table \"directory\" is damaged; export it again"),
        lettered("a font as it should be", postScriptName, [fontPath: black]),
        lettered("a damaged file and a font that every device has", "Helvetica", [fontPath: Array(black.prefix(300))]),
        lettered("a damaged file and the system's font", nil, [fontPath: Array(black.prefix(300))]),
        lettered("a font that no file can hold", "Own-Regular", [:]),
        lettered(
            "a damaged file beside the font", postScriptName,
            [fontPath: Array(black.prefix(300)), "App/Fonts/Whole.otf": black]),
    ]

    private static let postScriptName = (try? FontFile.faces(in: black).first?.postScriptName) ?? ""

    // MARK: unusable-translation

    private static func translated(
        _ title: String, _ files: [String: [UInt8]], to language: String = "de", _ found: String = ""
    ) -> Planted {
        .file(
            title,
            "<label text=\"Next\" id=\"text\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"300\" height=\"60\"/></label>",
            among: files, language: language, found: found)
    }

    private static let strings = "App/de.lproj/View.strings"

    static let unusableTranslations: [Planted] = [
        translated(
            "no semicolon", [strings: "\"text.text\" = \"Weiter\"".bytes],
            "\(strings):1:23: warning: a ; belongs behind the text of \"text.text\""),
        translated(
            "no end of the quotation", [strings: "/* Next */\n\"text.text\" = \"Weiter;\n".bytes],
            "\(strings):2:15: warning: the quotation mark is never closed"),
        translated(
            "no end of the comment", [strings: "\"text.text\" = \"Weiter\";\n/* Back".bytes],
            "\(strings):2:1: warning: this comment has no end"),
        translated(
            "no text", [strings: "\"text.text\" = ;".bytes],
            "\(strings):1:15: warning: a text belongs here, in quotation marks"),
        translated(
            "another encoding", [strings: Array("\"text.text\" = \"Zur".utf8) + [0xFC] + Array("ck\";".utf8)],
            "\(strings): warning: this is neither UTF-8 nor UTF-16 with a byte-order mark"),
        translated(
            "a dictionary of plurals that is a list",
            ["App/de.lproj/View.stringsdict": "<?xml version=\"1.0\"?><plist version=\"1.0\"><array/></plist>".bytes],
            "App/de.lproj/View.stringsdict: warning: this property list is no dictionary"),
        translated(
            "a catalog without texts", ["App/View.xcstrings": "{\"version\": \"1.0\"}".bytes],
            "App/View.xcstrings: warning: this is no string catalog: it lacks \"strings\""),
        translated("texts as they should be", [strings: "/* Next */\n\"text.text\" = \"Weiter\";\n".bytes]),
        translated(
            "texts in UTF-16",
            [
                strings: [0xFF, 0xFE]
                    + "\"text.text\" = \"Zurück\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
            ]),
        translated("a key without quotation marks", [strings: "text.text = \"Weiter\";".bytes]),
        translated("an empty file", [strings: []]),
        translated(
            "a damaged file of a language that nobody asks for", ["App/fr.lproj/View.strings": "\"text.text\"".bytes]),
        translated("a damaged file of another document", ["App/de.lproj/Other.strings": "\"text.text\"".bytes]),
        translated(
            "a catalog as it should be",
            [
                "App/View.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"text.text": {"localizations": {"de": \
                {"stringUnit": {"state": "translated", "value": "Weiter"}}}}}}
                """.bytes
            ]),
    ]
}
