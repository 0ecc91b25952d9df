import Foundation
import Testing

/// `espalier check --cache`: what is kept is never told where it no longer holds.
@Suite struct CheckCacheTests {
    private static let options = ["check", "--device", "iphone-se-1", "--device", "iphone-15", "--language", "de"]

    /// A document with a label of a text, and a button at a place.
    private static func document(text: String, x: Int) -> String {
        Document.storyboard(
            subviews: "<label text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"text\"/>\n"
                + "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"go\"><state key=\"normal\" title=\"Go\"/></button>",
            constraints: Document.place("text", x: 20, y: 100, width: 120, height: 40) + "\n"
                + Document.place("go", x: x, y: 200, width: 80, height: 40))
    }

    private func withProject(_ body: (URL) async throws -> Void) async throws {
        try await withScratchFolder { folder in
            for name in ["App.xcodeproj", "Base.lproj", "de.lproj"] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            }
            for index in 0..<4 {
                _ = try folder.file(
                    "Base.lproj/Scene\(index).storyboard", Self.document(text: "Read the terms", x: 100 + 80 * index))
            }
            _ = try folder.file("Base.lproj/Broken.xib", "<document")
            try await body(folder)
        }
    }

    /// The files of a cache that hold outcomes.
    private func entries(_ folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(
            at: folder.appendingPathComponent("kept"), includingPropertiesForKeys: [.isRegularFileKey])
        return (all?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && $0.lastPathComponent != ".gitignore"
        }
    }

    /// Runs with and without the cache, which must say the same.
    private func checkBoth(_ folder: URL, _ what: String) async throws {
        let plain = try await espalier(Self.options, in: folder)
        let cached = try await espalier(Self.options + ["--cache", "kept"], in: folder)
        #expect(cached.output == plain.output, "\(what)")
        #expect(cached.errors == plain.errors, "\(what)")
        #expect(cached.exitCode == plain.exitCode, "\(what)")
    }

    @Test func outcomesAreKeptOnce() async throws {
        try await withProject { folder in
            try await checkBoth(folder, "cold")
            let kept = entries(folder).map(\.path).sorted()
            #expect(kept.count == 5)
            try await checkBoth(folder, "warm")
            #expect(entries(folder).map(\.path).sorted() == kept)
        }
    }

    /// Whatever a check reads, a change of it counts.
    @Test func editsCount() async throws {
        var generator = SystemRandomNumberGenerator()
        try await withProject { folder in
            for round in 0..<10 {
                let (index, number) = (
                    Int.random(in: 0..<4, using: &generator), Int.random(in: 0..<300, using: &generator)
                )
                let name = "Scene\(index)"
                let text = String(repeating: "terms ", count: 1 + number % 6)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0, 1: _ = try folder.file("Base.lproj/\(name).storyboard", Self.document(text: text, x: number))
                case 2: _ = try folder.file("de.lproj/\(name).strings", "\"text.text\" = \"\(text)\";")
                case 3: _ = try folder.file("de.lproj/\(name).strings", "\"text.text\" = \"\(text);")
                case 4:
                    _ = try folder.file(".espalier.yml", "rules: {off-screen: \(number % 2 == 0 ? "off" : "error")}\n")
                default: _ = try folder.file("App\(number % 3).swift", "class Scene\(number) {}")
                }
                try await checkBoth(folder, "round \(round), \(name), \(number)")
            }
        }
    }

    @Test func damagedEntriesAreWorkedOutAnew() async throws {
        try await withProject { folder in
            try await checkBoth(folder, "cold")
            for (index, entry) in entries(folder).enumerated() {
                var data = try Data(contentsOf: entry)
                switch index % 4 {
                case 0: data = Data()
                case 1: data = data.dropLast(3)
                case 2: data[data.startIndex + data.count / 2] ^= 1
                default: data = Data("espalier check 1\n".utf8) + Data(repeating: 7, count: 500)
                }
                try Data(data).write(to: entry)
            }
            try await checkBoth(folder, "damaged")
            // What belongs to another document isn't taken either.
            let files = entries(folder)
            for (entry, other) in zip(files, files.dropFirst()) { try Data(contentsOf: other).write(to: entry) }
            try await checkBoth(folder, "exchanged")
        }
    }

    /// What a document left behind that is gone, or that has changed, doesn't stay for ever.
    @Test func outcomesThatNobodyAsksForAreDeletedAfterAMonth() async throws {
        try await withProject { folder in
            try await checkBoth(folder, "cold")
            let first = Set(entries(folder).map(\.path))
            _ = try folder.file("kept/notes.txt", "not an outcome")
            for entry in entries(folder) {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -40 * 24 * 60 * 60)], ofItemAtPath: entry.path)
            }
            _ = try folder.file("Base.lproj/Scene0.storyboard", Self.document(text: "Read this", x: 10))
            try await checkBoth(folder, "changed")
            let second = Set(entries(folder).map(\.path))
            // The new outcome, and the notes.
            #expect(second.subtracting(first).count == 2)
            #expect(first.subtracting(second).count == 1)
            #expect(second.contains { $0.hasSuffix("kept/notes.txt") })
            #expect(second.count == 6)
        }
    }

    @Test func cacheThatCannotBeMadeIsAnError() async throws {
        try await withProject { folder in
            _ = try folder.file("kept", "a file")
            let run = try await espalier(Self.options + ["--cache", "kept"], in: folder)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errors == "espalier: error: kept: the cache can't be written: File exists\n")
        }
    }
}

/// `--language`: the texts that a document has in another language.
@Suite struct LanguageOptionTests {
    private static let document = Document.storyboard(
        subviews: "<label text=\"Next\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"text\"/>",
        constraints: Document.place("text", x: 20, y: 100, width: 60, height: 40))

    private func check(
        _ strings: String?, _ options: String..., isQuiet: Bool = true, body: (Run) throws -> Void
    ) async throws {
        try await withScratchFolder { folder in
            for name in ["Base.lproj", "de.lproj"] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            }
            _ = try folder.file("Base.lproj/Main.storyboard", Self.document)
            if let strings { _ = try folder.file("de.lproj/Main.strings", strings) }
            let quiet = isQuiet ? ["--quiet"] : []
            try body(try await espalier(["check", "Base.lproj/Main.storyboard"] + quiet + options, in: folder))
        }
    }

    @Test func translatedTextIsMeasured() async throws {
        try await check("\"text.text\" = \"Weiter zur Kasse\";", "--language", "de", "--language", "fr") { run in
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(run.outputLines.count == 1)
            #expect(run.output.contains("label \"Weiter zur Kasse\" (text) has too little room: it needs "))
            #expect(run.output.contains(" on the recorded canvas, in de (truncated-text)"), "\(run.testDescription)")
        }
    }

    @Test func withoutFilesTheDocumentsOwnTextsAreShown() async throws {
        try await check(nil, "--language", "de") { run in #expect(run.exitCode == 0, "\(run.testDescription)") }
    }

    @Test func languageThatNoDocumentHasIsNamed() async throws {
        try await check(
            "\"text.text\" = \"Weiter\";", "--language", "de", "--language", "it", "--language", "accented",
            "--language", "de-AT", isQuiet: false
        ) { run in
            #expect(
                run.errorLines == [
                    "language it: no document has texts in this language, so all were checked in their own. Translations lie "
                        + "beside a document, in it.lproj/NAME.strings or NAME.xcstrings",
                    "nothing found in 1 document",
                ], "\(run.testDescription)")
        }
    }

    /// The language in which documents are written has no files of translations.
    @Test(arguments: [("en", true), ("en-GB", true), ("it", false)])
    func languageOfTheProjectIsNotMissed(_ code: String, _ isOwn: Bool) async throws {
        for region in ["en", "English", "\"en\""] {
            try await withScratchFolder { folder in
                for name in ["Base.lproj", "App.xcodeproj"] {
                    try FileManager.default.createDirectory(
                        at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
                }
                _ = try folder.file("Base.lproj/Main.storyboard", Self.document)
                _ = try folder.file("App.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = \(region);\n")
                let run = try await espalier(["check", "--language", code], in: folder)
                #expect(run.errorLines.count == (isOwn ? 1 : 2), "\(run.testDescription)")
                #expect(run.errorLines.last == "nothing found in 1 document")
            }
        }
    }

    @Test func pseudoLanguageNeedsNoFiles() async throws {
        try await check(nil, "--language", "doubled") { run in
            #expect(run.output.contains("label \"Next Next\" (text) has too little room"), "\(run.testDescription)")
        }
    }

    @Test func damagedFileIsNamedWithItsPlace() async throws {
        try await check("\"text.text\" = \"Weiter\"", "--language", "de") { run in
            #expect(
                run.outputLines == [
                    "de.lproj/Main.strings:1:23: warning: a ; belongs behind the text of \"text.text\" (unusable-translation)"
                ], "\(run.testDescription)")
        }
    }

    @Test func whatIsNoLanguageIsRefused() async throws {
        try await check(nil, "--language", "german!") { run in
            #expect(run.exitCode == 64, "\(run.testDescription)")
            #expect(run.errors.contains("\"german!\" is no language: write a code such as de or pt-BR"))
        }
    }
}
