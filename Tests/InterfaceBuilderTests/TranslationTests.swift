import Foundation
import TestFolders
import Testing
import UIKit

@testable import InterfaceBuilder

/// A document's texts in other languages.
@MainActor @Suite struct TranslationTests {
    private static let label =
        "<label text=\"Next\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"

    private func document(_ content: String, path: String = "App/Base.lproj/Main.xib") throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects>
            <view id="root"><rect key="frame" x="0" y="0" width="90" height="90"/>
            <subviews>
            \(content)
            </subviews></view>
            </objects>
            </document>
            """
        return try Document(data: Data(text.utf8), path: path)
    }

    /// What files beside a document say of it.
    private func translation(_ files: [String: Data], into code: String = "de") throws -> Translation {
        let project = try TemporaryFolder()
        for (path, data) in files { try project.write(data, to: path) }
        var translation = Translation(of: project.path("Base.lproj/Main.storyboard"), into: code)
        for index in translation.problems.indices {
            translation.problems[index].path.replace(project.path + "/", with: "")
        }
        return translation
    }

    private func translation(_ path: String, _ text: String, into code: String = "de") throws -> Translation {
        try translation([path: Data(text.utf8)], into: code)
    }

    // MARK: Files

    @Test func stringsHoldTextsByObjectAndProperty() throws {
        let found = try translation(
            "de.lproj/Main.strings",
            """
            /* Class = "UILabel"; text = "Next"; ObjectID = "a"; */
            "a.text" = "Weiter \\"jetzt\\"\\n\\U00e4";
            // one more
            b.normalTitle = "Zurück" ;
            """)
        #expect(found.texts == ["a.text": "Weiter \"jetzt\"\nä", "b.normalTitle": "Zurück"])
        #expect(found.problems == [])
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func stringsMayBeUTF16(_ encoding: String.Encoding) throws {
        let mark = encoding == .utf16LittleEndian ? Data([0xFF, 0xFE]) : Data([0xFE, 0xFF])
        let data = try #require("\"a.text\" = \"Zurück\";".data(using: encoding))
        #expect(try translation(["de.lproj/Main.strings": mark + data]).texts == ["a.text": "Zurück"])
    }

    @Test func stringsMayBeAPropertyList() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["a.text": "Weiter"], format: format, options: 0)
            #expect(try translation(["de.lproj/Main.strings": data]).texts == ["a.text": "Weiter"])
        }
    }

    @Test func dictionaryOfStringsGivesTheLongestForm() throws {
        let list: [String: Any] = [
            "a.text": [
                "NSStringLocalizedFormatKey": "%#@days@!",
                "days": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "1 Tag", "other": "%d Tage"],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        #expect(try translation(["de.lproj/Main.stringsdict": data]).texts == ["a.text": "%d Tage!"])
    }

    @Test(arguments: ["mul.lproj/Main.xcstrings", "Main.xcstrings"])
    func catalogOfStringsHoldsAllLanguages(_ path: String) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
                                           "fr": {"stringUnit": {"state": "new", "value": "Suivant"}}}},
              "b.text": {"localizations": {"de": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "1 Tag"}}, "other": {"stringUnit": {"value": "%d Tage"}}}}}}},
              "c.text": {}}}
            """
        #expect(try translation(path, catalog).texts == ["a.text": "Weiter", "b.text": "%d Tage"])
        #expect(try translation(path, catalog, into: "fr").texts == ["a.text": "Suivant"])
        #expect(try translation(path, catalog, into: "it").texts == [:])
    }

    @Test func regionFallsBackToItsLanguage() throws {
        let files = [
            "de.lproj/Main.strings": Data("\"a.text\" = \"Januar\"; \"b.text\" = \"Sackerl\";".utf8),
            "de-AT.lproj/Main.strings": Data("\"a.text\" = \"Jänner\";".utf8),
        ]
        #expect(try translation(files, into: "de-AT").texts == ["a.text": "Jänner", "b.text": "Sackerl"])
    }

    // MARK: Damaged files

    @Test(arguments: [
        ("\"a.text\" = \"Weiter\"\n\"b\" = \"c\";", 2, 1, "a ; belongs behind the text of \"a.text\""),
        ("\n  \"a.text\" = \"Weiter;", 2, 14, "the quotation mark is never closed"),
        ("/* never", 1, 1, "this comment has no end"), ("\"a\" = ;", 1, 7, "a text belongs here, in quotation marks"),
        ("= \"b\";", 1, 1, "a key belongs here, in quotation marks"),
        ("\"a\" = \"\\Uzz\";", 1, 10, "four hexadecimal digits of a character belong behind \\U"),
    ])
    func damageHasAPlace(_ text: String, _ line: Int, _ column: Int, _ reason: String) throws {
        #expect(
            try translation("de.lproj/Main.strings", text).problems == [
                TranslationProblem(
                    path: "de.lproj/Main.strings", position: SourcePosition(line: line, column: column), reason: reason)
            ])
    }

    @Test(arguments: ["{", "[]", "{\"strings\": 7}", "{\"strings\": {\"a\": {\"localizations\": []}}}", "\u{FFFF}"])
    func damagedCatalogIsSaid(_ text: String) throws {
        let found = try translation("Main.xcstrings", text)
        #expect(found.texts == [:])
        #expect(found.problems.count == 1)
    }

    @Test func tooLargeFileIsRefused() throws {
        let found = try translation(["de.lproj/Main.strings": Data(count: Translation.largestFile + 1)])
        #expect(found.problems.map(\.path) == ["de.lproj/Main.strings"])
    }

    @Test func anyBytesAreReadOrRefused() throws {
        var generator = SystemRandomNumberGenerator()
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = try? StringsFile.texts(of: Data(bytes))
            let text = (0..<length).map { _ in "\"=;\\/*a\n U".randomElement(using: &generator)! }
            _ = try? StringsFile.texts(of: Data(String(text).utf8))
        }
    }

    // MARK: Documents

    private func texts(_ document: Document) -> [String] {
        document.views.compactMap { $0.content?.title }.filter { !$0.isEmpty }
    }

    private func translated(_ content: String, _ texts: [String: String]) throws -> Document {
        var translation = Translation(of: "/nowhere/Main.xib", into: "de")
        translation.texts = texts
        return try document(content).translated(into: .code("de"), translation)
    }

    @Test func textsOfViewsAreReplaced() throws {
        #expect(try texts(translated(Self.label, ["a.text": "Weiter"])) == ["Weiter"])
        #expect(try texts(translated(Self.label, ["b.text": "Weiter"])) == ["Next"])
        let button = "<button id=\"b\"><state key=\"normal\" title=\"Go\"/></button>"
        #expect(try texts(translated(button, ["b.normalTitle": "Los"])) == ["Los"])
        let configured = "<button id=\"b\"><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>"
        #expect(try texts(translated(configured, ["b.configuration.title": "Los"])) == ["Los"])
        let cell = """
            <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Go"/></tableViewCell>
            """
        #expect(try texts(translated(cell, ["c.contentConfiguration.text": "Los"])) == ["Los"])
        let field = "<textField placeholder=\"Name\" id=\"f\"/>"
        #expect(try texts(translated(field, ["f.placeholder": "Vorname"])) == ["Vorname"])
        let long = "<label id=\"a\"><string key=\"text\">One\nTwo</string></label>"
        #expect(try texts(translated(long, ["a.text": "Eins\nZwei"])) == ["Eins\nZwei"])
    }

    @Test func segmentsHavePlaces() throws {
        let control =
            "<segmentedControl id=\"s\"><segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
            + "</segmentedControl>"
        let content =
            try translated(control, ["s.segmentTitles[1]": "Zwei"]).views.last?.content as? SegmentedControlContent
        #expect(content?.segments.map(\.title) == ["One", "Zwei"])
    }

    @Test func everythingKeepsItsPlace() throws {
        let before = try document(Self.label)
        let after = before.translated(into: .pseudo(.doubled))
        #expect(after.views.map(\.position) == before.views.map(\.position))
        #expect(after.views.map(\.id) == before.views.map(\.id))
    }

    @Test func pseudoLanguagesNeedNoFiles() throws {
        let document = try document(Self.label)
        #expect(texts(document.translated(into: .pseudo(.doubled))) == ["Next Next"])
        #expect(texts(document.translated(into: .pseudo(.accented))) == ["[Ñéxţ]"])
        #expect(texts(document.translated(into: .pseudo(.rtl))) == ["Next"])
        #expect(Language("rtl")?.isRightToLeft == true)
    }

    @Test func codesOfLanguages() {
        #expect(Language("de") == .code("de"))
        #expect(Language("pt-BR") == .code("pt-BR"))
        #expect(Language("zh-Hans") == .code("zh-Hans"))
        #expect(Language("doubled") == .pseudo(.doubled))
        for name in ["", "d", "german!", "../de", "de_DE", "-"] { #expect(Language(name) == nil, "\(name)") }
        #expect(Language("ar")?.isRightToLeft == true)
        #expect(Language("de")?.isRightToLeft == false)
    }
}
