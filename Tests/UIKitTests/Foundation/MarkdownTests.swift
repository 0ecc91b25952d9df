import Testing
import UIKit

/// Markdown within lines, as Foundation's documentation describes it.
@MainActor
@Suite("Markdown")
struct MarkdownTests {
    private typealias Intent = AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute

    private func runs(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let intent = run[Intent.self].map { "\($0.rawValue):" } ?? ""
            let link =
                run[AttributeScopes.FoundationAttributes.LinkAttribute.self].map { "<\($0.absoluteString)>" } ?? ""
            return intent + String(text.characters[run.range]) + link
        }
    }

    @Test func emphasisCodeAndLinks() throws {
        #expect(
            try runs("Buy *fresh* bread and **ripe** fruit") == ["Buy ", "1:fresh", " bread and ", "2:ripe", " fruit"])
        #expect(try runs("***both*** and `code *here*`") == ["3:both", " and ", "4:code *here*"])
        #expect(try runs("**a *b* c**") == ["2:a ", "3:b", "2: c"])
        #expect(try runs("~~gone~~") == ["32:gone"])
        #expect(
            try runs("See [the **site**](https://a.b).") == ["See ", "the <https://a.b>", "2:site<https://a.b>", "."])
    }

    @Test func signsWithoutPartnersAreText() throws {
        #expect(try runs("2 * 3 * 4") == ["2 * 3 * 4"])
        #expect(try runs("snake_case_name") == ["snake_case_name"])
        #expect(try runs(#"\*so\* and [a] ("#) == ["*so* and [a] ("])
        #expect(try runs("**open") == ["**open"])
    }

    @Test func paragraphsFollowWithoutBreaks() throws {
        #expect(try runs("# Title\n\nOne\ntwo\n\n- a\n- b") == ["TitleOne twoab"])
        #expect(try runs("One\ntwo", .inlineOnly) == ["One two"])
        #expect(try runs("- One\n  two", .inlineOnlyPreservingWhitespace) == ["- One\n  two"])
    }

    @Test func labelsMeasureBoldLetters() throws {
        let plain = UILabel(), bold = UILabel()
        plain.attributedText = try NSAttributedString(markdown: "Signed in with Example")
        bold.attributedText = try NSAttributedString(markdown: "**Signed in with Example**")
        #expect(bold.intrinsicContentSize.width > plain.intrinsicContentSize.width)
    }
}
