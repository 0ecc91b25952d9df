import Typography
import UIKit

@testable import Audit

/// Cases of rules about texts that lack room. A line of the system's font is 1.193 times as high as its size.
extension Planted {
    private static let terms = "Terms and conditions apply to all orders"
    private static let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

    private static func font(_ size: Int) -> String {
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }

    /// How wide a text is in the system's font, as it is measured where it has all room.
    private static func width(_ text: String, _ size: Double) -> String {
        let text = AttributedText(text, font: Font(size: size))
        return points(SystemTextEngine().layout(text, width: nil, maximumLines: 1, era: .iOS14).width)
    }

    /// A view called `text` of a size at 20, 100; as high as it likes without a height.
    private static func text(
        _ title: String, _ view: String, _ width: Double, _ height: Double? = nil, on devices: [String] = [],
        size: UIContentSizeCategory? = nil, language: String? = nil, found: String = ""
    ) -> Planted {
        let place = place("text", x: 20, y: 100, width: width, height: height ?? 0)
        return .scene(
            title, [view], [height == nil ? Array(place.dropLast()) : place], on: devices, size: size,
            language: language, found: found)
    }

    /// A place, 360 points wide, for the view called `text`.
    private static let line = Array(place("text", x: 20, y: 100, width: 360, height: 0).dropLast())

    // MARK: truncated-text

    static let truncatedTexts: [Planted] = [
        text(
            "more lines than there may be", label("text", terms, "numberOfLines=\"2\""), 100,
            found: """
                10:1: warning: label "\(terms)" (text) has too little room: it needs 4 lines, has room for 2
                """),
        text(
            "more lines than fit", label("text", terms, "numberOfLines=\"0\""), 100, 45,
            found: """
                10:1: warning: label "\(terms)" (text) has too little room: it needs 4 lines, has room for 2
                """),
        text(
            "a line that is too long", label("text", terms), 90,
            found: """
                10:1: warning: label "\(terms)" (text) has too little room: it needs \(width(terms, 17)) points of width, has 90
                """),
        text(
            "a title that is too long", button("text", "Continue without an account", content: font(15)), 96, 44,
            found: """
                10:1: warning: button "Continue without an account" (text) has too little room: it needs \
                \(width("Continue without an account", 15)) points of width, has 96
                """),
        text(
            "a placeholder that is too long",
            view(
                "text", "textField",
                attributes: "borderStyle=\"roundedRect\" placeholder=\"as it stands in your passport\"",
                content: font(14)),
            100, 34,
            found: """
                10:1: warning: text field "as it stands in your passport" (text) has too little room: its placeholder needs \
                \(width("as it stands in your passport", 14)) points of width, has 86
                """),
        text(
            "a text in a language of long words", label("text", "Next"), 60, language: "doubled",
            found: """
                10:1: warning: label "Next Next" (text) has too little room: it needs \(width("Next Next", 17)) points of width, has 60
                """),
        .scene(
            "a line on a small phone", [label("text", terms)],
            [inset("text", ["leading", "top", "trailing"], in: "root", by: 20)],
            on: ["iphone-se-1", "iphone-15"],
            found: """
                10:1: warning: label "\(terms)" (text) has too little room: it needs \(width(terms, 17)) points of width, has 280; \
                on iPhone SE (1st generation)
                """),
        text("a text that wraps", label("text", terms, "numberOfLines=\"0\""), 90),
        text(
            "a text that shrinks", label("text", terms, "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.2\""), 90),
        text("a text with all its room", label("text", terms), 350),
        text("a text that stands in for another", label("text", "Lorem ipsum dolor sit amet"), 20),
        text("a text that code sets", label("text", terms, content: outlet("text")), 90),
        text("a title that wraps", button("text", "Continue without an account", "lineBreakMode=\"wordWrap\""), 96, 80),
        text("a short text in a language of long words", label("text", "Next"), 100, language: "doubled"),
    ]

    // MARK: clipped-text

    private static func cut(_ name: String, _ needs: String, _ has: String) -> String {
        "10:1: warning: \(name) (text) is cut: it needs \(needs) points of height, has \(has)"
    }

    static let clippedTexts: [Planted] = [
        text("a line in ten points", label("text", "Hello"), 100, 10, found: cut("label \"Hello\"", "20.29", "10")),
        text("a line in fifteen points", label("text", "Hello"), 100, 15, found: cut("label \"Hello\"", "20.29", "15")),
        text(
            "large letters in a usual height", label("text", "Your order", content: font(34)), 300, 21,
            found: cut("label \"Your order\"", "40.57", "21")),
        text(
            "the first of several lines", label("text", "Hello", "numberOfLines=\"0\""), 100, 12,
            found: cut("label \"Hello\"", "20.29", "12")),
        text(
            "a text view that doesn't scroll",
            view("text", "textView", attributes: "scrollEnabled=\"NO\" text=\"\(terms)\"", content: font(17)), 300, 40,
            found: cut("text view \"\(terms)\"", "56.67", "40")),
        .scene(
            "a row of a stack view that is too low",
            [view("row", "stackView", content: "\n<subviews>\n\(label("text", "Hello"))\n</subviews>")],
            [place("row", x: 20, y: 100, width: 200, height: 12)],
            found: """
                12:1: warning: label "Hello" (text) is cut: it needs 20.29 points of height, has 12
                """),
        text("a line with a little less than its height", label("text", "Hello"), 100, 18),
        text("a line with its height", label("text", "Hello"), 100, 21),
        text("large letters in a height of their own", label("text", "Your order", content: font(34)), 300),
        text(
            "a text view that scrolls",
            view("text", "textView", attributes: "text=\"\(terms)\"", content: font(17)), 300, 40),
        text("a label that is empty", view("text", "label"), 100, 10),
        text("a text that code sets", label("text", "Hello", content: outlet("text")), 100, 10),
        text("a line that stands in for another", label("text", "Label"), 100, 10),
        .scene(
            "a least height", [label("text", "Your order", content: font(34))],
            [
                inset("text", ["leading", "top"], in: "root", by: 100),
                [constraint("text", "height", constant: 21, attributes: "relation=\"greaterThanOrEqual\"", id: "h")],
            ]),
    ]

    // MARK: fixed-height-text

    /// What is said of one line in a height that holds it; it needs 47.73 points at AX3.
    private static func held(_ height: Double) -> Planted {
        text(
            "one line in \(points(height)) points", label("text", "Hello", content: body), 360, height,
            size: .accessibilityExtraLarge,
            found: """
                10:1: warning: label "Hello" (text) can't grow with the text size: it needs 47.73 points of height, has \
                \(points(height))
                16:1: note: its height is held by constraint (text-h): height of label "Hello" (text) = \(points(height))
                10:1: note: fix: make that height a least height (≥), or delete it
                """)
    }

    static let fixedHeights: [Planted] = [
        held(22), held(30),
        text(
            "lines in a height that holds two", label("text", terms, "numberOfLines=\"0\"", content: body), 200, 45,
            size: .accessibilityExtraLarge,
            found: """
                10:1: warning: label "\(terms)" (text) can't grow with the text size: it needs 4 lines, has room for 1
                16:1: note: its height is held by constraint (text-h): height of label "\(terms)" (text) = 45
                10:1: note: fix: make that height a least height (≥), or delete it
                """),
        .scene(
            "a card of a fixed height",
            [
                view(
                    "card",
                    content: "\n<subviews>\n\(label("text", terms, "numberOfLines=\"0\"", content: body))\n</subviews>")
            ],
            [
                place("card", x: 20, y: 100, width: 260, height: 60),
                inset("text", ["leading", "top", "trailing", "bottom"], in: "card", by: 8),
            ], size: .accessibilityExtraLarge,
            found: """
                12:1: warning: label "\(terms)" (text) can't grow with the text size: it needs 4 lines, has room for 1
                19:1: note: its height is held by constraint (card-h): height of view (card) = 60
                12:1: note: fix: make that height a least height (≥), or delete it
                """),
        text(
            "a text view that doesn't scroll",
            view("text", "textView", attributes: "scrollEnabled=\"NO\" text=\"\(terms)\"", content: body), 360, 40,
            size: .accessibilityExtraLarge,
            found: """
                10:1: warning: text view "\(terms)" (text) can't grow with the text size: it needs 160 points of height, has 40
                16:1: note: its height is held by constraint (text-h): height of text view "\(terms)" (text) = 40
                10:1: note: fix: make that height a least height (≥), or delete it
                """),
        .scene(
            "a most height", [label("text", "Hello", content: body)],
            [
                line,
                [constraint("text", "height", constant: 24, attributes: "relation=\"lessThanOrEqual\"", id: "most")],
            ], size: .accessibilityExtraLarge,
            found: """
                10:1: warning: label "Hello" (text) can't grow with the text size: it needs 47.73 points of height, has 24
                16:1: note: its height is held by constraint (most): height of label "Hello" (text) ≤ 24
                10:1: note: fix: make that height a least height (≥), or delete it
                """),
        .scene(
            "a least height", [label("text", "Hello", content: body)],
            [
                line,
                [constraint("text", "height", constant: 22, attributes: "relation=\"greaterThanOrEqual\"", id: "h")],
            ], size: .accessibilityExtraLarge),
        text("no height", label("text", "Hello", content: body), 360, size: .accessibilityExtraLarge),
        text(
            "letters that keep their size", label("text", "Hello", content: font(17)), 360, 22,
            size: .accessibilityExtraLarge),
        text("room for large letters", label("text", "Hello", content: body), 360, 60, size: .accessibilityExtraLarge),
        text("the usual text size", label("text", "Hello", content: body), 360, 22),
        text("a text size a little larger", label("text", "Hello", content: body), 360, 24, size: .extraLarge),
        .scene(
            "a height that gives way", [label("text", "Hello", content: body)],
            [
                line,
                [constraint("text", "height", constant: 22, attributes: "priority=\"700\"", id: "h")],
            ], size: .accessibilityExtraLarge),
    ]
}
