import Testing

@testable import UIKit

/// Texts in the language that `ESPALIER_LANGUAGE` names. It counts for a whole process, so each test has one of its own.
@Suite("A program's language")
struct ProgramLanguageTests {
    /// A bundle with texts in English and in German, of which one is in English alone.
    private static func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        for (language, texts) in [
            ("en", "\"next\" = \"Next\"; \"back\" = \"Back\";"), ("de", "\"next\" = \"Weiter\";"),
        ] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(texts.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test func textsAreInTheLanguageThatIsNamed() async {
        await #expect(processExitsWith: .success) {
            setenv("ESPALIER_LANGUAGE", "de-AT", 1)
            let bundle = try Self.bundle()
            defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
            precondition(UILocalizedString("next", bundle: bundle, comment: "") == "Weiter")
            // What isn't translated is seen, as on a device.
            precondition(UILocalizedString("back", bundle: bundle, comment: "") == "back")
            precondition(UILocalizedString("back", bundle: bundle, value: "Go back", comment: "") == "Go back")
            precondition(ProgramLanguage.direction == .leftToRight)
        }
    }

    @Test func aLanguageThatTheBundleLacksFallsBackToItsOwn() async {
        await #expect(processExitsWith: .success) {
            setenv("ESPALIER_LANGUAGE", "ar", 1)
            let bundle = try Self.bundle()
            defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
            precondition(UILocalizedString("next", bundle: bundle, comment: "") == "Next")
            precondition(ProgramLanguage.direction == .rightToLeft)
        }
    }

    @Test func withoutAVariableTheUsersLanguageCounts() throws {
        let bundle = try Self.bundle()
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let user = Locale.preferredLanguages.first.map { String($0.prefix(2)) }
        #expect(ProgramLanguage.localizations(of: bundle).first == (user == "de" ? "de" : "en"))
    }
}
