import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// Why frames are what they are, in words.
@MainActor @Suite struct ExplanationTests {
    private func explainer(_ subviews: [String], _ constraints: [String]) throws -> Explainer {
        let document = try storyboard(subviews: subviews, constraints: constraints)
        return Explainer(
            of: document,
            in: AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas"))
    }

    private let label = """
        <label text="Name" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
        """

    private func pinned(_ more: String...) throws -> Explainer {
        try explainer(
            [label],
            [
                constraint("label", "leading", "root", "leading", constant: 20, id: "left"),
                constraint("root", "trailing", "label", "trailing", constant: 30, id: "right"),
                constraint("label", "top", "safe", "top", constant: 8, id: "top"),
            ] + more)
    }

    @Test func aWidthFollowsFromTheScreenAndBothMargins() throws {
        let text = ExplanationText().text(for: try pinned().explanation(of: "label", attributes: [.width]))
        #expect(
            text == """
                Main.storyboard:10:1: label "Name" (label) on the recorded canvas
                frame: x 20, y 67, width 343, height 21

                width 343 = 393 − 20 − 30
                  1. view (root) is 393 wide (line 6)
                     so the right edge of view (root) is at 393
                  2. constraint (left): leading of label "Name" (label) = leading of view (root) + 20 (line 13)
                     so the left edge of label "Name" (label) is at 20
                  3. constraint (right): trailing of view (root) = trailing of label "Name" (label) + 30 (line 14)
                     so the right edge of label "Name" (label) is at 363
                  not granted: label "Name" (label) hugs its text, 45 wide, at 251 (line 10); missed by 298. It gives way to steps 1 to 3

                """)
    }

    @Test func theSafeAreaIsNamed() throws {
        let explanation = try pinned().explanation(of: "Name", attributes: [.y])
        #expect(explanation.attributes[0].steps.map(\.amount) == [59, 8])
        #expect(explanation.attributes[0].steps.map(\.source) == [.guide, .constraint])
        #expect(
            explanation.attributes[0].steps[0].words == "top of the safe area of view (root) = top of view (root) + 59")
    }

    @Test func aMarginIsSaidWithItsWidth() throws {
        let explainer = try explainer(
            [label],
            [
                constraint("label", "leading", "root", "leadingMargin", id: "left"),
                constraint("label", "top", "safe", "top", id: "top"),
            ])
        let step = try #require(explainer.explanation(of: "label", attributes: [.x]).attributes[0].steps.last)
        #expect(step.words.hasSuffix("leadingMargin of view (root); that margin is \(points(step.amount))"))
        #expect(step.amount == 16 || step.amount == 20)
    }

    /// Shares of a stack are parts of its width, not of where it ends; equal spacing is of distances.
    @Test func whatAStackSharesOutIsSaidAsDistances() throws {
        func words(_ distribution: String, _ attributes: FrameExplanation.Attribute...) throws -> String {
            let stack = """
                <stackView distribution="\(distribution)" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <subviews>\(label)\(label.replacing("\"label\"", with: "\"next\""))\
                \(label.replacing("\"label\"", with: "\"last\""))</subviews></stackView>
                """
            let explainer = try explainer(
                [stack],
                [
                    constraint("s", "leading", "root", "leading", constant: 20, id: "left"),
                    constraint("root", "trailing", "s", "trailing", constant: 30, id: "right"),
                    constraint("s", "top", "safe", "top", constant: 8, id: "top"),
                ])
            return try ExplanationText().text(for: explainer.explanation(of: "next", attributes: attributes))
        }
        let shares = try words("fillProportionally", .width)
        #expect(shares.contains(" × width of stack view (s) at priority "))
        #expect(!shares.contains(" × trailing of stack view (s)"))
        let centres = try words("equalCentering", .x)
        #expect(
            centres.contains(
                "the distance from centerX of label \"Name\" (next) to centerX of label \"Name\" (last) = "
                    + "the distance from centerX of label \"Name\" (label) to centerX of label \"Name\" (next)"))
    }

    @Test func aHiddenViewIsSaidToBe() throws {
        let hidden = label.replacing("id=\"label\"", with: "hidden=\"YES\" id=\"label\"")
        let explanation = try explainer(
            [hidden], [constraint("label", "leading", "root", "leading", id: "left")]
        ).explanation(of: "label", attributes: [.x])
        #expect(explanation.hidden == "label \"Name\" (label) is hidden (line 10)")
        #expect(
            ExplanationText().text(for: explanation).contains(
                "it isn't seen: label \"Name\" (label) is hidden (line 10)\n"))
        #expect(try pinned().explanation(of: "label").hidden == nil)
    }

    /// An inequality that is met exactly holds a view back that would like to be longer.
    @Test func aLimitIsMetExactlyBecauseAWishPresses() throws {
        let explainer = try explainer(
            [view("box")],
            [
                constraint("box", "width", constant: 200, attributes: "priority=\"500\"", id: "wish"),
                constraint("box", "width", constant: 150, attributes: "relation=\"lessThanOrEqual\"", id: "limit"),
            ])
        let width = try explainer.explanation(of: "box", attributes: [.width]).attributes[0]
        #expect(width.steps.map(\.id) == ["limit"] && width.steps[0].isMetExactly)
        #expect(width.pressing.map(\.id) == ["wish"] && width.pressing[0].missed == 50)
        #expect(width.wishes.isEmpty)
    }

    @Test func anOwnSizeIsOneStep() throws {
        let explainer = try explainer(
            [label], [constraint("label", "leading", "root", "leading", constant: 20, id: "left")])
        let width = try explainer.explanation(of: "label", attributes: [.width]).attributes[0]
        #expect(width.steps.map(\.source) == [.ownSize])
        #expect(
            width.steps[0].words
                == "label \"Name\" (label) is as wide as its text, 45 wide: it hugs it at 251 and resists compression at 750"
        )
    }

    @Test func whatIsOpenIsSaidToBe() throws {
        let explainer = try explainer([view("box")], [constraint("box", "width", constant: 200, id: "width")])
        let explanation = try explainer.explanation(of: "box", attributes: [.x, .width])
        #expect(explanation.attributes.map(\.isOpen) == [true, false])
    }

    // MARK: Names

    @Test func namesThatMeanSeveralAreListed() throws {
        let explainer = try explainer([view("a"), view("b")], [])
        #expect(
            throws: ExplanationError.ambiguousName(
                name: "UIView",
                candidates: [
                    "line 6: view (root)", "line 10: view (a) in view (root)", "line 11: view (b) in view (root)",
                ])
        ) { try explainer.explanation(of: "UIView") }
    }

    @Test func aWrongNameGetsASuggestion() throws {
        #expect(throws: ExplanationError.unknownView(name: "Nmae", path: "Main.storyboard", suggestion: "Name")) {
            try pinned().explanation(of: "Nmae")
        }
        #expect(throws: ExplanationError.unknownConstraint(name: "rigth", path: "Main.storyboard", suggestion: "right"))
        {
            try pinned().effect(of: [.without(constraint: "rigth")])
        }
    }

    // MARK: Changes

    @Test func aChangedConstantMovesFrames() throws {
        let effect = try pinned().effect(of: [.set(constraint: "right", constant: 50)])
        #expect(
            ExplanationText().text(for: effect) == """
                30 → 50 in constraint (right): trailing of view (root) = trailing of label "Name" (label) + 30 (line 14), on the recorded canvas:
                  label "Name" (label): width 343 → 323

                """)
    }

    @Test func withoutAConstraintAContradictionIsOver() throws {
        let explainer = try pinned(constraint("label", "width", constant: 400, id: "wide"))
        let effect = try explainer.effect(of: [.without(constraint: "right")])
        #expect(effect.moves.map(\.view) == ["label \"Name\" (label)"])
        #expect(effect.solvedProblems.count == 1 && effect.newProblems.isEmpty)
        let width = try explainer.explanation(of: "label", attributes: [.width]).attributes[0]
        #expect(width.notes.count == 1 && width.notes[0].contains("was left out"))
    }
}
