import Foundation

/// `Documentation/Reference.md`: every sentence of the documents that Espalier starts from, and the test that holds it.
///
/// The page is made from the tests: from names of suites and tests, from the traits `says` and `apple`, from known issues, and
/// from comments that begin with "Untested:".
struct ReferencePage {
    struct Section {
        var title: String
        var file: String
        var rows: [Row] = []
    }

    struct Row {
        enum Remark: Equatable {
            case none, untested(String), apple(String), knownIssue(String)
        }
        var idea: String
        var test: String?
        var remark = Remark.none
    }

    /// The folders, in the order of the documents, and what each is about.
    static let documents = [
        ("ClassReference", "Class reference of UIStackView"), ("Guide", "Auto Layout Guide"),
        ("Cookbook", "Auto Layout Cookbook"), ("Recipes", "Further chapters"),
    ]
    /// The sections' files, in the order of the document.
    static let order = [
        "OverviewTests", "StackViewAndAutoLayoutTests", "PositioningAndSizingTests", "CommonLayoutsTests",
        "ManagingAppearanceTests", "ConsistencyTests", "DynamicContentTests", "MemberTests",
        "ChangesTests", "AnatomyTests", "RulesTests", "SatisfiableLayoutTests", "PrioritiesTests", "IntrinsicSizeTests",
        "ValuesTests", "SimpleStackViewTests", "NestedStackViewsTests", "DynamicStackViewTests",
        "SimpleConstraintsTests", "IntrinsicRecipesTests", "AdaptiveRecipesTests", "DebuggingTests",
    ]

    var documents: [(title: String, sections: [Section])] = []

    init(tests: URL) throws {
        for (folder, title) in Self.documents {
            let folder = tests.appendingPathComponent(folder)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            let sections = try files.map { file in
                try Section(
                    source: String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8),
                    file: String(file.dropLast(".swift".count)))
            }
            let sorted = sections.sorted { Self.place(of: $0) < Self.place(of: $1) }
            documents.append((title, sorted))
        }
    }

    private static func place(of section: Section) -> Int { order.firstIndex(of: section.file) ?? .max }
}

extension ReferencePage {
    private var rows: [Row] { documents.flatMap { $0.sections.flatMap(\.rows) } }

    private func count(_ matches: (Row.Remark) -> Bool) -> Int { rows.count { matches($0.remark) } }

    var text: String {
        let tests = Set(rows.compactMap(\.test)).count
        let untested = rows.count { $0.test == nil }
        let apple = count { if case .apple = $0 { true } else { false } }
        let issues = count { if case .knownIssue = $0 { true } else { false } }
        var lines = [
            "# What the reference says",
            "",
            "<!-- `make reference` writes this page from Tests/ReferenceTests; a test fails when it is out of date. -->",
            "",
            "Espalier starts from Apple's class reference of `UIStackView`, the chapter of the Auto Layout Guide on constraints, and",
            "the stack-view recipes of the Auto Layout Cookbook. This page goes through them from top to bottom. Each sentence stands",
            "here in our words with the test that holds Espalier to it, in `Tests/ReferenceTests`. Where Apple's own engine does",
            "something else, the test asks for that, and the page says how we know. The further chapters are the Cookbook's other",
            "recipes and the chapter on errors: what each is about, not every sentence.",
            "",
            "\(rows.count) sentences: \(rows.count - untested) are held by \(tests) tests, \(untested) say nothing that a test could "
                + "ask. Apple's engine does otherwise",
            "than \(apple) of them say, Espalier than \(issues) say.",
            "",
        ]
        for (title, sections) in documents {
            lines += ["## \(title)", ""]
            for section in sections { lines += self.lines(of: section) }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of section: Section) -> [String] {
        var lines = ["### \(section.title)", "", "| sentence | test |", "|---|---|"]
        for row in section.rows {
            var place = row.test.map { "`\($0)`" } ?? ""
            switch row.remark {
            case .none: break
            case .untested(let reason): place = "None: \(reason)"
            case .apple(let behaviour): place += ". Apple's engine: \(behaviour)"
            case .knownIssue(let reason): place += ". Known issue: \(reason)"
            }
            lines.append("| \(row.idea) | \(place) |")
        }
        return lines + [""]
    }
}
