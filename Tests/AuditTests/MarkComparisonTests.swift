import InterfaceBuilder
import Testing

@testable import Audit

/// What is compared with Interface Builder's marks `ambiguous="YES"`: the views that are open where they stand.
@MainActor @Suite struct MarkComparisonTests {
    private func open(_ document: Document) -> [String] {
        MarkComparison(of: document).views().filter(\.isOpen).compactMap(\.node.id)
    }

    @Test func viewThatMovesWithAnOpenOneBesideItIsOpen() throws {
        let document = try storyboard(
            subviews: [view("upper"), view("lower"), view("fixed")],
            constraints: place("fixed", x: 0, y: 500, width: 9, height: 9)
                + inset("upper", ["leading", "top"], in: "root")
                + inset("lower", ["leading"], in: "root") + [
                    constraint("upper", "width", constant: 50, id: "w"),
                    constraint("lower", "width", constant: 50, id: "v"),
                    constraint("lower", "top", "upper", "bottom", constant: 8, id: "t"),
                    constraint("lower", "height", constant: 20, id: "h"),
                ])
        #expect(open(document) == ["upper", "lower"])
    }

    /// What only moves with its superview isn't marked.
    @Test func viewInAnOpenOneStandsWhereItStood() throws {
        let document = try storyboard(
            subviews: [view("outer", content: "<subviews>\(view("inner"))</subviews>")],
            constraints: inset("outer", ["leading"], in: "root") + inset("inner", ["leading", "top"], in: "outer") + [
                constraint("outer", "width", constant: 50, id: "w"),
                constraint("outer", "height", constant: 50, id: "h"),
                constraint("inner", "width", constant: 5, id: "v"), constraint("inner", "height", constant: 5, id: "g"),
            ])
        #expect(open(document) == ["outer"])
    }

    @Test(arguments: [("flexibleMinY", true), ("flexibleMaxY", false), ("heightSizable", true)])
    func maskThatFollowsAnOpenViewIsOpen(_ mask: String, _ isOpen: Bool) throws {
        let masked = """
            <view id="masked"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>\
            <autoresizingMask key="autoresizingMask" \(mask)="YES"/></view>
            """
        let document = try storyboard(
            subviews: [view("outer", content: "<subviews>\(masked)</subviews>")],
            constraints: inset("outer", ["leading", "top", "trailing"], in: "root"))
        #expect(open(document) == (isOpen ? ["outer", "masked"] : ["outer"]))
    }
}
