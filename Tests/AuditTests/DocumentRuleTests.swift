import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Rules about what a document says of itself, by the whole text that a person reads.
@MainActor @Suite struct DocumentRuleTests {
    private static let box = place("box", x: 20, y: 100, width: 120, height: 60)

    /// What is found in a view with its place and one more constraint, which stands on line 17.
    private func found(_ last: String) throws -> [String] {
        try lines(storyboard(subviews: [view("box")], constraints: Self.box + [last]))
    }

    private func found(attributes: String) throws -> [String] {
        try lines(storyboard(subviews: [view("box", attributes: attributes)], constraints: Self.box))
    }

    // MARK: invalid-constraint

    @Test(arguments: [
        ("width", "leading", "a size can't be constrained to a position: width to leading; compare sizes with sizes"),
        ("leading", "width", "a size can't be constrained to a position: leading to width; compare sizes with sizes"),
        (
            "left", "leading",
            "leading and trailing can't be constrained to left and right: left to leading; use one kind for both"
        ),
        ("top", "left", "a horizontal position can't be constrained to a vertical one: top to left"),
        ("centerY", "right", "a horizontal position can't be constrained to a vertical one: centerY to right"),
    ])
    func attributesThatDoNotGoTogether(_ first: String, _ second: String, _ words: String) throws {
        #expect(
            try found(constraint("box", first, "root", second, id: "odd")) == [
                "Main.storyboard:17:1: error: the constraint is left out: \(words) (invalid-constraint)"
            ])
    }

    @Test func placeWithoutAnythingToBeRelativeTo() throws {
        #expect(
            try found(constraint("box", "leading", constant: 5, id: "odd")) == [
                "Main.storyboard:17:1: error: the constraint is left out: a position can't be a constant: leading needs a "
                    + "second item to be relative to (invalid-constraint)"
            ])
    }

    @Test(arguments: ["0:0", "a", "1:0", "1/0", ""])
    func multiplierThatIsNoNumber(_ multiplier: String) throws {
        #expect(
            try found(
                constraint("box", "width", "root", "width", attributes: "multiplier=\"\(multiplier)\"", id: "odd")) == [
                    "Main.storyboard:17:1: error: multiplier=\"\(multiplier)\" is not a finite number, a ratio a:b or a "
                        + "fraction a/b; the constraint is left out (invalid-constraint)"
                ])
    }

    @Test(arguments: [
        ("leading", "trailing", -373.0), ("left", "right", -373), ("top", "bottom", -752), ("width", "height", -732),
        ("centerX", "leading", 80),
    ])
    func attributesThatGoTogether(_ first: String, _ second: String, _ constant: Double) throws {
        #expect(try found(constraint("box", first, "root", second, constant: constant, id: "fine")) == [])
    }

    // MARK: dangling-reference

    @Test(arguments: ["firstItem", "secondItem"])
    func constraintOfAnObjectThatIsNotThere(_ attribute: String) throws {
        let ids = attribute == "firstItem" ? ("ghost", "box") : ("box", "ghost")
        #expect(
            try found(constraint(ids.0, "leading", ids.1, "trailing", id: "lost")) == [
                "Main.storyboard:17:1: warning: \(attribute)=\"ghost\" of <constraint> names no object of this document; the "
                    + "<constraint> is left out (dangling-reference)"
            ])
    }

    @Test(arguments: [
        ("outlet", "property=\"title\""), ("outletCollection", "property=\"rows\""), ("segue", "kind=\"show\""),
    ])
    func connectionToAnObjectThatIsNotThere(_ element: String, _ attributes: String) throws {
        let connection = "<\(element) destination=\"ghost\" \(attributes) id=\"c\"/>"
        let outer = view("box", content: "<connections>\(connection)</connections>")
        let column = outer.distance(from: outer.startIndex, to: try #require(outer.range(of: connection)).lowerBound)
        #expect(
            try lines(storyboard(subviews: [outer], constraints: Self.box)) == [
                "Main.storyboard:10:\(column + 1): warning: destination=\"ghost\" of <\(element)> names no object of this "
                    + "document; the <\(element)> is left out (dangling-reference)"
            ])
    }

    @Test func sceneThatIsNotThere() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            initialViewController="ghost" useAutolayout="YES">
            <scenes/>
            </document>
            """
        #expect(
            lines(try Document(data: Data(text.utf8), path: "Main.storyboard")) == [
                "Main.storyboard:1:1: warning: initialViewController=\"ghost\" of <document> names no object of this document; "
                    + "it is ignored (dangling-reference)"
            ])
    }

    @Test(arguments: ["box", "root", "safe", "controller"])
    func connectionsToObjectsThatAreThere(_ id: String) throws {
        let outer = view(
            "box", content: "<connections><outlet property=\"a\" destination=\"\(id)\" id=\"o\"/></connections>")
        #expect(try lines(storyboard(subviews: [outer], constraints: Self.box)) == [])
    }

    // MARK: duplicate-id

    @Test(arguments: ["box-x", "box-y", "box-w", "box-h"])
    func twoConstraintsOfOneID(_ id: String) throws {
        let line = try #require(Self.box.firstIndex { $0.contains("id=\"\(id)\"") }) + 13
        #expect(
            try found(constraint("box", "width", constant: 120, id: id)) == [
                "Main.storyboard:17:1: warning: the id \"\(id)\" is used already at \(line):1; references find the first "
                    + "(duplicate-id)",
                "Main.storyboard:\(line):1: note: the id \"\(id)\" is used here first (duplicate-id)",
            ])
    }

    @Test func constraintWithTheIDOfAView() throws {
        #expect(
            try found(constraint("box", "width", constant: 120, id: "box")) == [
                "Main.storyboard:17:1: warning: the id \"box\" is used already at 10:1; references find the first (duplicate-id)",
                "Main.storyboard:10:1: note: the id \"box\" is used here first (duplicate-id)",
            ])
    }

    // MARK: invalid-value

    @Test(arguments: ["alpha", "horizontalHuggingPriority", "verticalCompressionResistancePriority"])
    func wordInsteadOfANumber(_ attribute: String) throws {
        #expect(
            try found(attributes: "\(attribute)=\"half\"") == [
                "Main.storyboard:10:1: warning: \(attribute)=\"half\" of <view> is not a number between -1e9 and 1e9; it is "
                    + "ignored (invalid-value)"
            ])
    }

    @Test func wordThatIsNoneOfThoseThereAre() throws {
        #expect(
            try found(attributes: "hidden=\"maybe\"") == [
                "Main.storyboard:10:1: warning: hidden=\"maybe\" of <view> is none of YES, NO; it is ignored (invalid-value)"
            ])
        let relation = constraint(
            "box", "trailing", "root", "trailing", constant: -253, attributes: "relation=\"about\"", id: "odd")
        #expect(
            try found(relation) == [
                "Main.storyboard:17:1: warning: relation=\"about\" of <constraint> is none of equal, lessThanOrEqual, "
                    + "greaterThanOrEqual; it is ignored (invalid-value)"
            ])
    }

    @Test func priorityBeyondTheScale() throws {
        #expect(
            try found(attributes: "horizontalHuggingPriority=\"2000\"") == [
                "Main.storyboard:10:1: warning: priority=\"2000.0\" lies outside 1…1000; the nearest end is used (invalid-value)"
            ])
    }

    @Test(arguments: ["alpha=\"0.5\"", "tag=\"7\"", "hidden=\"NO\"", "contentMode=\"top\"", "alpha=\"1e-1\""])
    func valuesThatMakeSense(_ attributes: String) throws {
        #expect(try found(attributes: attributes) == [])
    }

    // MARK: unknown-element

    @Test(arguments: ["holograph", "view2", "Label", "uiview", "blurView"])
    func viewOfAnUnknownKind(_ element: String) throws {
        #expect(
            try lines(storyboard(subviews: [view("box", element)], constraints: Self.box)) == [
                "Main.storyboard:10:1: note: <\(element)> is not known; it is treated as a plain view (unknown-element)"
            ])
    }

    @Test(arguments: ["label", "mapView", "sceneKitView", "glkView", "wkWebView"])
    func viewsOfKnownKinds(_ element: String) throws {
        #expect(try lines(storyboard(subviews: [view("box", element)], constraints: Self.box)) == [])
    }

    // MARK: unreadable-document, unsupported-document

    private func refused(_ text: String) throws -> String? {
        do {
            _ = try Document(data: Data(text.utf8), path: "Main.storyboard")
            return nil
        } catch let error as DocumentError {
            return TextReport().text(for: [Finding(error)])
        }
    }

    @Test(arguments: [
        ("", "the file is empty; save the document again"),
        ("hello", "this is no XML, not an Interface Builder document; name the .storyboard or .xib source"),
        ("{\"a\":1}", "this is no XML, not an Interface Builder document; name the .storyboard or .xib source"),
        ("<html></html>", "the outermost element is <html>, not <document>; name a .storyboard or .xib file"),
        (
            "bplist00..",
            "this is a compiled nib, not an Interface Builder document; name the .storyboard or .xib source"
        ),
    ])
    func filesThatAreNoDocuments(_ text: String, _ words: String) throws {
        #expect(
            try refused(text) == "Main.storyboard:1:1: error: \(words) (unreadable-document)\n")
    }

    @Test(arguments: [
        "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
        "com.apple.InterfaceBuilder.WatchKit.Storyboard", "com.apple.InterfaceBuilder.AppleTV.Storyboard", "XIB",
    ])
    func documentsOfOtherSystems(_ type: String) throws {
        #expect(
            try refused("<document type=\"\(type)\" version=\"3.0\"/>")
                == "Main.storyboard:1:1: error: the document's type is \"\(type)\"; only documents for iOS can be read "
                + "(unsupported-document)\n")
    }

    @Test(arguments: ["Storyboard.XIB", "XIB"])
    func documentsForIOS(_ type: String) throws {
        #expect(
            try refused("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" version=\"3.0\"/>") == nil)
    }
}
