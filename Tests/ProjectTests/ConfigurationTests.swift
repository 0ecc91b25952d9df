import Audit
import InterfaceBuilder
import Testing

@testable import Project

/// What `.espalier.yml` may say, and what is said of it where it makes no sense.
@Suite struct ConfigurationTests {
    private let folder = DocumentPath("/project")

    private func read(_ text: String) throws(ConfigurationError) -> Configuration {
        try Configuration(text: text, path: ".espalier.yml", folder: folder)
    }

    private func mistake(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func everyKeyIsRead() throws {
        let configuration = try read(
            """
            devices: [iphone-se, IPAD]
            orientation: both
            orientations: all
            text-sizes: [large, ax3]
            directions: right-to-left
            included: App
            excluded: ["**/Generated"]
            rules: {ambiguous-layout: off, duplicate-id: error, unknown-element: on}
            overrides:
              - paths: App/Old
                rules: {duplicate-id: note}
            ignored:
              - {id: abc-de-fgh, path: App/Main.storyboard, rules: [ambiguous-layout], reason: "the code sets it"}
            classes:
              Stars: {intrinsic: [120, 24.5]}
              Hairline: {intrinsic: [none, 1]}
              Cards: {as: UIStackView}
            baseline: known.json
            fail-on: error
            """)
        #expect(configuration.devices.map(\.name) == ["iphone-se", "ipad"])
        #expect(configuration.orientation == .both && configuration.orientations == .all)
        #expect(configuration.textSizes == [.large, .ax3])
        #expect(configuration.directions == [.rightToLeft])
        #expect(configuration.included == ["App"])
        #expect(configuration.excludes(DocumentPath("/project/App/Generated/A.xib")))
        #expect(!configuration.excludes(DocumentPath("/project/App/A.xib")))
        #expect(!configuration.excludes(DocumentPath("/elsewhere/Generated/A.xib")))
        #expect(
            configuration.classes["Stars"] == KnownClass(intrinsicWidth: .points(120), intrinsicHeight: .points(24.5)))
        #expect(
            configuration.classes["Hairline"]
                == KnownClass(intrinsicWidth: .noIntrinsicMetric, intrinsicHeight: .points(1)))
        #expect(configuration.classes["Cards"] == KnownClass(element: "stackView"))
        #expect(configuration.baselinePath?.hasSuffix("project/known.json") == true)
        #expect(configuration.failureLevel == .error)
    }

    @Test(arguments: ["", "# nothing\n", "devices:\n", "devices: []", "rules:\n"])
    func emptyFilesAndValuesSayNothing(_ text: String) throws {
        let configuration = try read(text)
        #expect(configuration.devices.isEmpty && configuration.rules.isEmpty)
        #expect(configuration.activeRules == Rule.all.filter { !$0.isOptIn })
    }

    @Test(arguments: [
        ("device: ipad", ".espalier.yml:1:1: error: there is no key \"device\"; did you mean devices?"),
        (
            "\nrules:\n  ambigous-layout: off",
            ".espalier.yml:3:3: error: there is no rule \"ambigous-layout\"; did you mean ambiguous-layout?"
        ),
        (
            "rules: {duplicate-id: eror}",
            ".espalier.yml:1:23: error: there is no severity \"eror\"; did you mean error?"
        ),
        (
            "rules: {duplicate-id: 7}",
            ".espalier.yml:1:23: error: there is no severity \"7\"; write one of off, on, note, warning, error"
        ),
        (
            "devices: [ipad, iphone-51]",
            ".espalier.yml:1:17: error: there is no device \"iphone-51\"; did you mean one of iphone-5s, iphone-11, iphone-15?"
        ),
        (
            "orientation: upright",
            ".espalier.yml:1:14: error: there is no value \"upright\"; write one of portrait, landscape, both"
        ),
        (
            "rules: {failed-layout: off}",
            ".espalier.yml:1:9: error: failed-layout can't be set; leave files out by `excluded`"
        ),
        (
            "classes: {A: {intrinsic: [1]}}",
            ".espalier.yml:1:26: error: an own size is a width and a height, such as [120, 24]"
        ),
        (
            "classes: {A: {intrinsic: [wide, 1]}}",
            ".espalier.yml:1:27: error: \"wide\" is no length: write points from 0 to 100000, or none for no own size"
        ),
        (
            "classes: {A: {as: UIStackview}}",
            ".espalier.yml:1:19: error: there is no class \"UIStackview\"; did you mean UIStackView?"
        ),
        ("overrides: [{rules: {}}]", ".espalier.yml:1:13: error: an override needs `paths` that it holds for"),
        ("ignored: [{path: a}]", ".espalier.yml:1:11: error: what is ignored needs the `id` of an object"),
        ("included: {a: b}", ".espalier.yml:1:11: error: a list belongs here, such as [one, two]"),
        ("baseline: [a]", ".espalier.yml:1:11: error: one word or text belongs here"),
        ("- devices", ".espalier.yml:1:1: error: lines such as `name: value` belong here"),
    ])
    func whatMakesNoSenseIsSaidWithItsPlace(_ text: String, _ message: String) {
        #expect(mistake(text) == message)
    }

    @Test(arguments: ["a: [", "a: b: c", "\t- x", "a: \"b", "*nothing", "a: 1\na: 2", "%", "a: &x [*x]"])
    func malformedTextIsAnErrorWithItsPlace(_ text: String) throws {
        let message = try #require(mistake(text))
        #expect(message.wholeMatch(of: /\.espalier\.yml(:[0-9]+:[0-9]+)?: error: .+/) != nil, "\(message)")
    }

    /// Aliases of aliases would stand for billions of values.
    @Test func aliasesDontGrowWithoutEnd() {
        var lines = ["a0: &a0 [x, x]"]
        for level in 1..<40 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
        lines.append("? *a39\n: 1")
        #expect(
            mistake(lines.joined(separator: "\n"))
                == ".espalier.yml: error: there are more than 20 aliases (*name); write the values out")
        #expect(mistake(String(repeating: "[", count: 100_000))?.contains("this is no YAML") == true)
        #expect(mistake("excluded: &x [\"**/A\", \"*.xib\"]\nincluded: *x") == nil)
    }

    /// The template is a configuration, and names every key, most of them in comments.
    @Test func templateNamesEveryKey() throws {
        let configuration = try read(Configuration.template)
        #expect(configuration.devices.map(\.name) == ["iphone-se", "iphone-15", "ipad"])
        let all = Configuration.template.split(separator: "\n").map { line in
            line.hasPrefix("# ") && line.wholeMatch(of: /# ( *-? *[a-zA-Z-]+:.*)/) != nil ? line.dropFirst(2) : line
        }.joined(separator: "\n")
        let uncommented = try read(all)
        #expect(uncommented.overrides.count == 1 && uncommented.ignored.count == 1 && uncommented.classes.count == 3)
        for key in Configuration.Key.allCases {
            #expect(all.contains("\n\(key.rawValue):"), "\(key.rawValue)")
        }
    }

    // MARK: What it does to findings

    private func finding(_ path: String, _ rule: Rule = .ambiguousLayout, id: String = "a") -> Finding {
        Finding(rule: rule, message: "", location: Location(path: path), ids: [id])
    }

    @Test func severitiesAndOverridesHold() throws {
        let configuration = try read(
            """
            rules: {ambiguous-layout: error}
            overrides:
              - paths: [Old]
                rules: {ambiguous-layout: off, duplicate-id: note}
              - paths: [Old/But]
                rules: {ambiguous-layout: on}
            """)
        func severity(_ path: String, _ rule: Rule = .ambiguousLayout) -> Finding.Severity? {
            configuration.adjusted(finding(path, rule), in: DocumentPath("/project/" + path))?.severity
        }
        #expect(severity("New/A.xib") == .error)
        #expect(severity("Old/A.xib") == nil)
        #expect(severity("Old/But/A.xib") == .warning)
        #expect(severity("Old/A.xib", .duplicateID) == .note)
        #expect(severity("New/A.xib", .duplicateID) == .warning)
        #expect(configuration.activeRules.contains(.ambiguousLayout))
        #expect(try !read("rules: {ambiguous-layout: off}").activeRules.contains(.ambiguousLayout))
    }

    @Test func ignoredObjectsAreNotTold() throws {
        let configuration = try read("ignored: [{id: a, path: App, rules: [ambiguous-layout]}, {id: b}]")
        func isTold(_ path: String, _ rule: Rule = .ambiguousLayout, id: String) -> Bool {
            configuration.adjusted(finding(path, rule, id: id), in: DocumentPath("/project/" + path)) != nil
        }
        #expect(!isTold("App/A.xib", id: "a"))
        #expect(isTold("App/A.xib", .duplicateID, id: "a"))
        #expect(isTold("B.xib", id: "a"))
        #expect(!isTold("B.xib", .duplicateID, id: "b"))
    }

    /// That a file can't be read is no matter of opinion.
    @Test func unreadableFilesAreAlwaysTold() throws {
        let configuration = try read("ignored: [{id: a}]")
        #expect(
            configuration.adjusted(finding("A.xib", .unreadableDocument), in: DocumentPath("/project/A.xib")) != nil)
    }
}
