import InterfaceBuilder
import Testing

@testable import Audit

/// Notes in documents that silence findings.
@MainActor @Suite struct SilencingTests {
    private func note(_ text: String) -> String {
        "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
    }

    /// Two labels without a horizontal place, the first with a note.
    private func checked(_ note: String, inRoot: Bool = false) throws -> CheckedDocument {
        let document = try storyboard(
            subviews: [
                view("one", "label", attributes: "text=\"One\"", content: inRoot ? "" : note),
                view("two", "label", attributes: "text=\"Two\""),
            ],
            constraints: [
                constraint("one", "top", "root", "top", id: "a"), constraint("two", "top", "root", "top", id: "b"),
            ], extra: "")
        let environment = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "")
        return CheckedDocument(LayoutCheck(of: document, in: [environment]).findings(), in: document)
    }

    @Test func withoutANoteBothAreFound() throws {
        let checked = try checked("")
        #expect(checked.findings.map(\.ids) == [["one"], ["two"]])
        #expect(checked.silenced == 0)
    }

    @Test(arguments: [
        "espalier:disable", "espalier:disable ambiguous-layout", "Set by code. espalier:disable ambiguous-layout",
        "espalier:disable duplicate-id, ambiguous-layout",
        "For the localizer&#10;espalier:disable ambiguous-layout&#10;and more",
    ])
    func noteSilencesItsObject(_ text: String) throws {
        let checked = try checked(note(text))
        #expect(checked.findings.map(\.ids) == [["two"]])
        #expect(checked.silenced == 1)
    }

    @Test(arguments: ["espalier:disable duplicate-id", "a note", ""])
    func otherNotesSilenceNothing(_ text: String) throws {
        #expect(try checked(note(text)).silenced == 0)
    }

    /// Interface Builder writes notes of several lines as a string of their own.
    @Test func noteOfSeveralLinesIsRead() throws {
        let text = "First\nespalier:disable\nlast"
        let note =
            "<attributedString key=\"userComments\"><fragment><string key=\"content\">\(text)</string></fragment>"
            + "</attributedString>"
        #expect(try checked(note).silenced == 1)
    }

    @Test func misspelledRuleIsToldWithASuggestion() throws {
        let checked = try checked(note("espalier:disable ambigous-layout"))
        #expect(
            TextReport().text(for: checked.findings.filter { $0.rule == .invalidValue }) == """
                Main.storyboard:10:1: warning: espalier:disable names no rule: "ambigous-layout"; did you mean \
                ambiguous-layout? (invalid-value)

                """)
        #expect(checked.silenced == 0)
    }
}
