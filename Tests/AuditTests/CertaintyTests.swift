import InterfaceBuilder
import Testing

@testable import Audit

/// What is told as a fact holds in every layout that is as good, and whatever code does; what is proposed holds on the smallest
/// screen.
@MainActor @Suite struct CertaintyTests {
    /// Makes code know an object by an outlet.
    private func outlet(_ id: String) -> String {
        "<connections><outlet property=\"\(id)\" destination=\"\(id)\" id=\"outlet-\(id)\"/></connections>"
    }

    // MARK: Ties

    /// Two buttons between the top and the bottom of a screen that is too low for both.
    private func twoButtons(resistance: String) throws -> Document {
        let title = { (title: String) in "<state key=\"normal\" title=\"\(title)\"/>" }
        return try storyboard(
            subviews: [
                view("one", "button", attributes: resistance, content: title("One")),
                view("two", "button", content: title("Two")),
            ],
            constraints: [
                constraint("one", "top", "root", "top", constant: 520, id: "a"),
                constraint("two", "top", "one", "bottom", id: "b"),
                constraint("root", "bottom", "two", "bottom", constant: 18, id: "c"),
                constraint("one", "leading", "root", "leading", id: "d"),
                constraint("two", "leading", "root", "leading", id: "e"),
            ])
    }

    @Test func whichOfTwoIsSqueezedIsATieAndNoFact() throws {
        let found = lines(try twoButtons(resistance: ""), try devices("iphone-se-1"))
        #expect(!found.contains { $0.contains("(zero-size)") }, "\(found)")
        #expect(
            found.first?.contains("both resist compression of their height at 750, so any may shrink: ") == true,
            "\(found)")
    }

    @Test func whatPrioritiesDecideIsAFact() throws {
        let found = lines(
            try twoButtons(resistance: "verticalCompressionResistancePriority=\"751\""), try devices("iphone-se-1"))
        #expect(
            found == [
                "Main.storyboard:11:1: warning: button \"Two\" (two) has no height: it is 0 points high, 34 as designed "
                    + "(zero-size)"
            ], "\(found)")
    }

    // MARK: Code

    /// A stack view from edge to edge with one view of a width.
    private func stack(_ content: String) throws -> Document {
        let width = "<constraints><constraint firstAttribute=\"width\" constant=\"24\" id=\"w\"/></constraints>"
        let subviews = "<subviews>\(view("icon", content: width))</subviews>"
        return try storyboard(
            subviews: [view("stack", "stackView", content: subviews + content)],
            constraints: inset("stack", ["leading", "trailing", "top"], in: "root") + [
                constraint("stack", "height", constant: 40, id: "h")
            ])
    }

    @Test func stackThatCodeMayFillIsNoContradiction() throws {
        let found = lines(try stack(outlet("stack")))
        #expect(found.first?.contains(": note: ") == true, "\(found)")
        #expect(
            found.first?.contains("; code knows stack view (stack) by an outlet and may fill it ") == true, "\(found)")
        #expect(lines(try stack("")).first?.contains(": error: ") == true)
    }

    // MARK: Containers

    /// What a container holds is seen as the container is.
    @Test func containerDecidesForWhatItHolds() throws {
        let container = { (kind: String) in
            try storyboard(
                subviews: [view("go", "button", content: "<state key=\"normal\" title=\"Go\"/>")],
                constraints: place("go", x: 20, y: 600, width: 80, height: 40),
                extra: "<navigationController customClass=\"Upright\" id=\"navigation\"><connections><segue "
                    + "destination=\"controller\" \(kind) id=\"s\"/></connections></navigationController>")
        }
        var environments = try devices("iphone-se-1")
        let root = "kind=\"relationship\" relationship=\"rootViewController\""
        #expect(lines(try container(root), environments).count == 1)
        environments[0].leavesOut = ["Upright"]
        #expect(lines(try container(root), environments) == [])
        // What is presented decides for itself.
        #expect(lines(try container("kind=\"presentation\""), environments).count == 1)
    }

    // MARK: Fixes

    /// A least width of 340 would mend it on this canvas, and contradict the margins of a screen 320 wide.
    @Test func leastLengthsAreProposedWhereTheyFitTheSmallestScreen() throws {
        let fix = { (width: Double) in
            let document = try storyboard(
                subviews: [view("box")],
                constraints: inset("box", ["leading", "trailing", "top"], in: "root") + [
                    constraint("box", "height", constant: 40, id: "h"),
                    constraint("box", "width", constant: width, id: "w"),
                ])
            return lines(document).last ?? ""
        }
        #expect(try fix(300).contains("fix: make it ≥ 300, or lower its priority to 999 "))
        #expect(try fix(340).contains("fix: lower its priority to 999"))
        #expect(try !fix(340).contains("≥"))
    }
}
