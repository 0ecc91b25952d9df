import Testing
import UIKit

/// Texts that depend on numbers, as Apple documents `.stringsdict` files and string catalogs.
@MainActor
@Suite("Plurals")
struct LocalizedPluralTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Plurals-\(UUID().uuidString).bundle")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func formsOfDictionariesFollowNumbers() throws {
        let list: [String: Any] = [
            "guests in rooms": [
                "NSStringLocalizedFormatKey": "%#@guests@ in %#@rooms@ of %@",
                "guests": [
                    "NSStringFormatValueTypeKey": "d", "zero": "Nobody", "one": "%d guest", "other": "%d guests",
                ],
                "rooms": ["NSStringFormatValueTypeKey": "d", "one": "one room", "other": "%d rooms"],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let bundle = try bundle(["en.lproj/Localizable.plurals": String(decoding: data, as: UTF8.self)])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let format = UILocalizedString("guests in rooms", bundle: bundle, comment: "")
        #expect(String(formed: format, 1, 1, "the inn") == "1 guest in one room of the inn")
        #expect(String(formed: format, 12, 3, "it") == "12 guests in 3 rooms of it")
        #expect(String.localizedStringFromFormat(format, 0, 2, "it") == "Nobody in 2 rooms of it")
    }

    @Test func aVariableThatLeadsToItselfOrToNothingEndsNoProgram() throws {
        func variable(_ form: String) -> [String: String] { ["NSStringFormatValueTypeKey": "d", "other": form] }
        let list: [String: Any] = [
            "itself": ["NSStringLocalizedFormatKey": "a %#@n@", "n": variable("b %#@n@")],
            "each other": ["NSStringLocalizedFormatKey": "%#@n@%#@m@", "n": variable("%#@m@"), "m": variable("c")],
            "itself often": ["NSStringLocalizedFormatKey": "%#@n@", "n": variable("%#@n@%#@n@%#@n@")],
            "nothing": ["NSStringLocalizedFormatKey": "%#@gone@ left"],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let bundle = try bundle(["en.lproj/Localizable.plurals": String(decoding: data, as: UTF8.self)])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        func text(_ key: String) -> String { String(formed: UILocalizedString(key, bundle: bundle, comment: ""), 3, 4) }
        #expect(text("itself") == "a " + String(repeating: "b ", count: 16))
        #expect(text("each other") == "cc")
        #expect(text("itself often").isEmpty)
        #expect(text("nothing") == " left")
        #expect(String(formed: "%#@999999|n@ left", 3) == " left")
        #expect(String(formed: "%#@99999999999999999999999|n@ left", 3) == " left")
        #expect(String(formed: "%99999999999999999999$d#@ left", 3) == "3#@ left")
    }

    @Test func catalogsHaveTextsAndForms() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello, %@!"}}}},
              "%lld songs": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld song"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld songs"}}}}}}}}}
            """
        ])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        #expect(String(formed: UILocalizedString("hello", bundle: bundle, comment: ""), "Ada") == "Hello, Ada!")
        #expect(String(localized: "\(1) songs", bundle: bundle) == "1 song")
        #expect(String(localized: "\(4) songs", bundle: bundle) == "4 songs")
    }

    @Test func textsWithoutATranslationStay() {
        #expect(UILocalizedString("none", value: "Other", comment: "") == "Other")
        #expect(String(formed: "100 %% of %d#@", 3) == "100 % of 3#@")
    }

    @Test func matchesAreGivenToClosuresThatEndWithTheCall() throws {
        let expression = try NSRegularExpression(pattern: "a.")
        var found: [Int] = []
        expression.enumerateMatched(in: "abcad", range: NSRange(location: 0, length: 5)) { match, _, stop in
            found.append(match?.range.location ?? -1)
        }
        #expect(found == [0, 3])
    }
}
