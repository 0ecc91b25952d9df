import UIKit

@testable import Audit

/// Cases of rules about what a document says of itself.
extension Planted {
    private static let box = place("box", x: 20, y: 100, width: 120, height: 60)

    /// A view with its place and one more constraint, which stands on line 17.
    private static func boxed(
        _ title: String, _ attributes: String = "", content: String = "", and last: String? = nil, found: String = ""
    ) -> Planted {
        .scene(
            title, [view("box", attributes: attributes, content: content)], [box, last.map { [$0] } ?? []], found: found
        )
    }

    // MARK: dangling-reference

    private static func lost(_ title: String, _ element: String, _ attributes: String) -> Planted {
        boxed(
            title,
            content: "\n<connections>\n<\(element) destination=\"ghost\" \(attributes) id=\"c\"/>\n</connections>",
            found: """
                12:1: warning: destination="ghost" of <\(element)> names no object of this document; the <\(element)> is left out
                """)
    }

    private static func held(_ title: String, to id: String) -> Planted {
        boxed(title, content: "<connections><outlet property=\"other\" destination=\"\(id)\" id=\"o\"/></connections>")
    }

    static let danglingReferences: [Planted] = [
        boxed(
            "a constraint to nothing", and: constraint("box", "leading", "ghost", "trailing", id: "lost"),
            found: """
                17:1: warning: secondItem="ghost" of <constraint> names no object of this document; the <constraint> is left out
                """),
        boxed(
            "a constraint from nothing", and: constraint("ghost", "leading", "box", "trailing", id: "lost"),
            found: """
                17:1: warning: firstItem="ghost" of <constraint> names no object of this document; the <constraint> is left out
                """),
        lost("an outlet", "outlet", "property=\"heading\""),
        lost("an outlet of several", "outletCollection", "property=\"rows\""),
        lost("a segue", "segue", "kind=\"show\""),
        .text(
            "the first scene",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            initialViewController="ghost" useAutolayout="YES">
            <scenes/>
            </document>
            """,
            found: """
                1:1: warning: initialViewController="ghost" of <document> names no object of this document; it is ignored
                """),
        held("an outlet to the view itself", to: "box"), held("an outlet to the root", to: "root"),
        held("an outlet to a layout guide", to: "safe"), held("an outlet to the controller", to: "controller"),
        held("an outlet to a constraint", to: "box-w"),
        boxed(
            "a constraint to a layout guide", and: constraint("box", "width", "safe", "width", constant: -273, id: "w")),
    ]

    // MARK: duplicate-id

    private static func twice(_ id: String, _ line: Int) -> Planted {
        boxed(
            "a constraint called \(id)", and: constraint("box", "width", constant: 120, id: id),
            found: """
                17:1: warning: the id "\(id)" is used already at \(line):1; references find the first
                \(line):1: note: the id "\(id)" is used here first
                """)
    }

    static let duplicates: [Planted] = [
        twice("box-x", 13), twice("box-y", 14), twice("box-w", 15), twice("box-h", 16), twice("box", 10),
        twice("root", 6),
        .scene(
            "two views",
            [
                view("box"),
                "<label text=\"Sum\" id=\"box\"><rect key=\"frame\" x=\"20\" y=\"300\" width=\"90\" height=\"21\"/></label>",
            ], [box],
            found: """
                11:1: warning: the id "box" is used already at 10:1; references find the first
                10:1: note: the id "box" is used here first
                """),
        boxed("another case", and: constraint("box", "width", constant: 120, id: "Box")),
        boxed("an id that begins as another one", and: constraint("box", "width", constant: 120, id: "box-w2")),
        .scene(
            "names of people's that are alike",
            [view("box", attributes: "userLabel=\"Card\""), view("other", attributes: "userLabel=\"Card\"")],
            [box, place("other", x: 20, y: 300, width: 120, height: 60)]),
        .scene(
            "identifiers of constraints that are alike", [view("box")],
            [
                Array(box.prefix(2)),
                [
                    constraint("box", "width", constant: 120, attributes: "identifier=\"side\"", id: "w"),
                    constraint("box", "height", constant: 120, attributes: "identifier=\"side\"", id: "h"),
                ],
            ]),
        .scene(
            "one text twice", [label("a", "Sum"), label("b", "Sum")],
            [inset("a", ["leading", "top"], in: "root", by: 90), inset("b", ["leading", "top"], in: "root", by: 190)]),
    ]

    // MARK: invalid-value

    private static func notANumber(_ attribute: String, _ value: String) -> Planted {
        boxed(
            "\(attribute)=\(value)", "\(attribute)=\"\(value)\"",
            found: """
                10:1: warning: \(attribute)="\(value)" of <view> is not a number between -1e9 and 1e9; it is ignored
                """)
    }

    static let invalidValues: [Planted] = [
        notANumber("alpha", "half"), notANumber("alpha", "nan"), notANumber("horizontalHuggingPriority", "low"),
        notANumber("verticalCompressionResistancePriority", "1,000"),
        boxed(
            "hidden=maybe", "hidden=\"maybe\"",
            found: "10:1: warning: hidden=\"maybe\" of <view> is none of YES, NO; it is ignored"),
        boxed(
            "a priority beyond the scale", "horizontalHuggingPriority=\"2000\"",
            found: "10:1: warning: priority=\"2000.0\" lies outside 1…1000; the nearest end is used"),
        boxed(
            "a relation that is none",
            and: constraint(
                "box", "trailing", "root", "trailing", constant: -253, attributes: "relation=\"about\"", id: "odd"),
            found: """
                17:1: warning: relation="about" of <constraint> is none of equal, lessThanOrEqual, greaterThanOrEqual; it is ignored
                """),
        boxed("a share", "alpha=\"0.5\""), boxed("a share with an exponent", "alpha=\"1e-1\""),
        boxed("a tag", "tag=\"-7\""), boxed("a view that is shown", "hidden=\"NO\""),
        boxed("a priority at the end of the scale", "horizontalHuggingPriority=\"1000\""),
        boxed("a mode", "contentMode=\"topLeft\""),
    ]

    // MARK: unknown-element

    private static func kind(_ element: String, isKnown: Bool = true) -> Planted {
        .scene(
            element, [view("box", element)], [box],
            found: isKnown ? "" : "10:1: note: <\(element)> is not known; it is treated as a plain view")
    }

    static let unknownElements: [Planted] = [
        kind("holograph", isKnown: false), kind("view2", isKnown: false), kind("Label", isKnown: false),
        kind("uiview", isKnown: false), kind("blurView", isKnown: false), kind("imageview", isKnown: false),
        kind("label"), kind("mapView"), kind("sceneKitView"), kind("wkWebView"), kind("visualEffectView"),
        kind("datePicker"),
    ]

    // MARK: unreadable-document

    private static let xib = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n"

    static let unreadable: [Planted] = [
        .text("an empty file", "", found: "1:1: error: the file is empty; save the document again"),
        .text(
            "a text", "hello",
            found: "1:1: error: this is no XML, not an Interface Builder document; name the .storyboard or .xib source"),
        .text(
            "a page", "<html></html>",
            found: "1:1: error: the outermost element is <html>, not <document>; name a .storyboard or .xib file"),
        .text(
            "a compiled document", "bplist00..",
            found:
                "1:1: error: this is a compiled nib, not an Interface Builder document; name the .storyboard or .xib source"
        ),
        .text(
            "marks of a merge", "\(xib)<<<<<<< HEAD\n<objects/>\n=======\n>>>>>>> main\n</document>",
            found: "2:2: error: malformed XML: a merge left its mark <<<<<<< on this line; keep one of the two versions"
        ),
        .text(
            "a tag in a tag", "\(xib)<objects <a/>\n</document>",
            found: """
                2:10: error: malformed XML: a character that can't stand here, such as < or & in a value (write &lt; or &amp;), or a \
                value without quotes in <document> of line 1
                """),
        .text(
            "a file that broke off", "\(xib)<objects>",
            found: """
                2:10: error: malformed XML: the text ends before the document does, or there is none in <objects> of line 2
                """),
        .text(
            "an entity", "<!DOCTYPE document [<!ENTITY a \"b\">]>\n\(xib)</document>",
            found: """
                1:1: error: document type declarations are refused, they could define entities; remove <!DOCTYPE …>
                """),
        .text("a document without anything", "\(xib)</document>"),
        .text(
            "a declaration and a comment",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- by hand -->\n\(xib)</document>"),
        .text("a byte-order mark", "\u{FEFF}\(xib)</document>"),
        .text("lines of another system", "\(xib)<objects/>\n</document>\n".replacing("\n", with: "\r\n")),
        .text(
            "elements that nobody knows", "\(xib)<objects/><classes/><simulatedMetricsContainer key=\"a\"/></document>"),
    ]

    // MARK: unsupported-document

    private static func typed(_ title: String, _ type: String, isFound: Bool = false, attributes: String = "")
        -> Planted
    {
        .text(
            title, "<document type=\"\(type)\" version=\"3.0\" \(attributes)/>",
            found: isFound
                ? "1:1: error: the document's type is \"\(type)\"; only documents for iOS can be read" : "")
    }

    static let unsupported: [Planted] = [
        typed("a window of macOS", "com.apple.InterfaceBuilder3.Cocoa.XIB", isFound: true),
        typed("a storyboard of macOS", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", isFound: true),
        typed("a watch", "com.apple.InterfaceBuilder.WatchKit.Storyboard", isFound: true),
        typed("a television", "com.apple.InterfaceBuilder.AppleTV.Storyboard", isFound: true),
        typed("a television's view", "com.apple.InterfaceBuilder.AppleTV.XIB", isFound: true),
        typed("a type that nobody knows", "XIB", isFound: true),
        typed("a storyboard", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"),
        typed("a xib", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"),
        typed(
            "a storyboard for iPads", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
            attributes: "targetRuntime=\"iOS.CocoaTouch.iPad\""),
        typed(
            "a xib of an old Xcode", "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
            attributes: "toolsVersion=\"6245\" systemVersion=\"13F34\""),
        typed(
            "a launch screen", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
            attributes: "launchScreen=\"YES\""),
    ]

    // MARK: unsolved-layout

    /// Views each of which is so many times as long as the one before.
    private static func chain(
        _ title: String, _ attribute: String, _ count: Int, times multiplier: String, first: Double,
        isFound: Bool = false
    ) -> Planted {
        let other = attribute == "width" ? "height" : "width"
        let ids = (0..<count).map { "v\($0)" }
        let lengths = ids.indices.dropFirst().map {
            constraint(
                ids[$0], attribute, ids[$0 - 1], attribute, attributes: "multiplier=\"\(multiplier)\"", id: "l\($0)"
            ).replacing("constant=\"0.0\" ", with: "")
        }
        let rest = ids.flatMap { id in
            inset(id, ["leading", "top"], in: "root") + [constraint(id, other, constant: 20, id: "\(id)-o")]
        }
        return .scene(
            title, ids.map { view($0) }, [rest, [constraint("v0", attribute, constant: first, id: "l0")], lengths],
            found: isFound
                ? """
                6:1: error: the numbers of the layout are too large, and frames may be wrong. Look for multipliers and constants \
                far beyond a screen's size.
                """ : "")
    }

    static let unsolved: [Planted] = [
        chain("widths that grow", "width", 40, times: "1e9", first: 1e9, isFound: true),
        chain("heights that grow", "height", 40, times: "1e9", first: 1e9, isFound: true),
        chain("widths that grow from one point", "width", 40, times: "1e9", first: 1, isFound: true),
        chain("heights that grow from one point", "height", 40, times: "1e9", first: 1, isFound: true),
        chain("many widths that grow slowly", "width", 120, times: "1000", first: 1, isFound: true),
        chain("a row of equal widths", "width", 40, times: "1", first: 50),
        chain("a row of widths that grow a little", "width", 20, times: "1.1", first: 10),
        chain("a row of widths that shrink", "width", 40, times: "0.5", first: 300),
        chain("a row of heights that shrink to nothing", "height", 40, times: "0.01", first: 300),
        chain("a width in hundredths", "width", 3, times: "16:9", first: 100),
    ]
}
