import Foundation
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

    /// A label of 20.33 points in a gap of 21: either text may give way by 0.67, and what is centred on one moves by half of that.
    @Test func whatAChoiceTakesAlongIsOpenByHoweverLittle() throws {
        let label = { (id: String) in
            view(
                id, "label", attributes: #"text="Text" horizontalHuggingPriority="251" verticalHuggingPriority="251""#,
                content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
        }
        let document = try storyboard(
            subviews: [label("upper"), label("lower"), view("dot")],
            constraints: ["upper", "lower"].flatMap { inset($0, ["leading"], in: "root", by: 20) } + [
                constraint("upper", "top", "root", "top", constant: 100, id: "t"),
                constraint("lower", "top", "upper", "bottom", id: "m"),
                constraint("lower", "bottom", "root", "top", constant: 141.34, id: "b"),
                constraint("dot", "centerY", "upper", "centerY", id: "y"),
                constraint("dot", "leading", "root", "leading", constant: 200, id: "x"),
                constraint("dot", "width", constant: 8, id: "w"), constraint("dot", "height", constant: 8, id: "h"),
            ])
        #expect(open(document) == ["upper", "lower", "dot"])
    }

    /// Interface Builder leaves a scroll view alone that nothing was put into, unless its content guide is named, up to Xcode 11.
    @Test(arguments: [
        ("16096", "", "", false), ("17147", "", "", true),
        ("16096", "", #"<viewLayoutGuide key="contentLayoutGuide" id="guide"/>"#, true),
        ("14087", "", #"<subviews><view id="inner" fixedFrame="YES"/></subviews>"#, true),
        ("17147", #"placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="100""#, "", false),
    ])
    func scrollViewWhoseContentsNothingPlacesIsMarked(
        _ version: String, _ attributes: String, _ content: String, _ isOpen: Bool
    ) throws {
        let text = storyboardText(
            subviews: [view("scroll", "scrollView", attributes: attributes, content: content)],
            constraints: inset("scroll", ["leading", "top", "trailing", "bottom"], in: "root"))
        #expect(try open(saved(text, by: version)) == (isOpen ? ["scroll"] : []))
    }

    /// No constraint speaks of a view with a fixed frame: Interface Builder places it, and asks nothing.
    @Test func scrollViewWithAFixedFrameIsNotMarked() throws {
        let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="90"/>"#
        let text = storyboardText(
            subviews: [view("scroll", "scrollView", attributes: #"fixedFrame="YES""#, content: frame)], constraints: [])
        #expect(try open(saved(text, by: "22505")).isEmpty)
    }

    @Test func scrollViewWithTiedContentsIsNotMarked() throws {
        let content = #"<subviews>\#(view("inner"))</subviews><viewLayoutGuide key="contentLayoutGuide" id="guide"/>"#
        let edges = ["leading", "top", "trailing", "bottom"]
        let text = storyboardText(
            subviews: [view("scroll", "scrollView", content: content)],
            constraints: inset("scroll", edges, in: "root") + inset("inner", edges, in: "guide") + [
                constraint("inner", "width", constant: 50, id: "w"),
                constraint("inner", "height", constant: 50, id: "h"),
            ])
        #expect(try open(saved(text, by: "22505")).isEmpty)
    }

    private func saved(_ text: String, by version: String) throws -> Document {
        let text = text.replacingOccurrences(of: #"toolsVersion="22505""#, with: #"toolsVersion="\#(version)""#)
        return try Document(data: Data(text.utf8), path: "Main.storyboard")
    }
}
