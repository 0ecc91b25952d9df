import UIKit

@testable import Audit

/// Cases of rules about frames. The first iPhone SE is 320 × 568 points large, the canvas 393 × 852.
extension Planted {
    private static let small = ["iphone-se-1"]

    /// Ties the far edges of a view to those of the root.
    private static func fromEnd(_ id: String, right: Double? = nil, bottom: Double? = nil) -> [String] {
        [
            right.map { constraint("root", "trailing", id, "trailing", constant: $0, id: "\(id)-r") },
            bottom.map { constraint("root", "bottom", id, "bottom", constant: $0, id: "\(id)-b") },
        ].compactMap { $0 }
    }

    private static func fromStart(_ id: String, left: Double? = nil, top: Double? = nil) -> [String] {
        [
            left.map { constraint(id, "leading", "root", "leading", constant: $0, id: "\(id)-l") },
            top.map { constraint(id, "top", "root", "top", constant: $0, id: "\(id)-t") },
        ].compactMap { $0 }
    }

    /// A button that shows where it ends, as one with a colour does.
    private static func plate(_ id: String, _ title: String, _ attributes: String = "") -> String {
        button(id, title, attributes, content: ground)
    }

    // MARK: off-screen

    static let offScreen: [Planted] = [
        .scene(
            "a button at the right", [plate("next", "Go")], [place("next", x: 300, y: 100, width: 80, height: 44)],
            on: small,
            found: """
                10:1: warning: button "Go" (next) stands beyond the edge of the screen: by 60 points at the right
                """),
        .scene(
            "a button at the bottom", [plate("next", "Go")], [place("next", x: 20, y: 600, width: 80, height: 40)],
            on: small,
            found: """
                10:1: warning: button "Go" (next) stands beyond the edge of the screen: by 72 points at the bottom
                """),
        .scene(
            "a button at the left", [plate("back", "Back")],
            [fromEnd("back", right: 300), fromStart("back", top: 100), sized("back", 80, 44)], on: small,
            found: """
                10:1: warning: button "Back" (back) stands beyond the edge of the screen: by 60 points at the left
                """),
        .scene(
            "a button at the top", [plate("close", "Close")],
            [fromEnd("close", bottom: 560), fromStart("close", left: 20), sized("close", 80, 44)], on: small,
            found: """
                10:1: warning: button "Close" (close) stands beyond the edge of the screen: by 36 points at the top
                """),
        .scene(
            "a text that ends at the right", [label("sum", "Sum", "textAlignment=\"right\"")],
            [place("sum", x: 290, y: 100, width: 100, height: 40)], on: small,
            found: """
                10:1: warning: label "Sum" (sum) stands beyond the edge of the screen: by 70 points at the right
                """),
        .scene(
            "a wide field", [view("name", "textField")], [place("name", x: 100, y: 100, width: 280, height: 34)],
            on: small,
            found: """
                10:1: warning: text field (name) stands beyond the edge of the screen: by 60 points at the right
                """),
        .scene(
            "a button by the far edge", [plate("next", "Go")],
            [fromEnd("next", right: 13), fromStart("next", top: 100), sized("next", 80, 44)], on: small),
        .scene(
            "a button that is hidden", [plate("next", "Go", "hidden=\"YES\"")],
            [place("next", x: 300, y: 100, width: 80, height: 44)], on: small),
        .scene(
            "a button that was put outside", [plate("next", "Go")],
            [place("next", x: 380, y: 100, width: 80, height: 44)], on: small),
        .scene(
            "a picture that reaches beyond", [view("picture", "imageView")],
            [place("picture", x: 0, y: 0, width: 393, height: 852)], on: small),
        .scene(
            "a text at the left of a wide label", [label("sum", "Sum")],
            [place("sum", x: 20, y: 100, width: 350, height: 40)], on: small),
        .scene(
            "a button five points beyond", [plate("next", "Go")],
            [place("next", x: 245, y: 100, width: 80, height: 44)], on: small),
        .scene(
            "a button on the wide phone", [plate("next", "Go")],
            [place("next", x: 300, y: 100, width: 80, height: 44)], on: ["iphone-15", "iphone-15-pro-max", "ipad"]),
    ]

    // MARK: outside-parent

    /// A card, 68 points high and 280 wide on the small phone, 352 high and 353 wide on the canvas.
    private static func card(
        _ title: String, _ inner: String, _ constraints: [[String]], ground: String = ground, attributes: String = "",
        _ found: String = ""
    ) -> Planted {
        let card = view("card", attributes: attributes, content: "\n<subviews>\n\(inner)\n</subviews>\(ground)")
        let edges = fromStart("card", left: 20, top: 100) + fromEnd("card", right: 20, bottom: 400)
        return .scene(title, [card], [edges] + constraints, on: small, found: found)
    }

    private static func standsOut(_ name: String, _ words: String) -> String {
        """
        10:1: warning: view (card) does not hold all of its content: \(name) stands out by \(words)
        12:1: note: it takes part: \(name)
        """
    }

    static let outsideParent: [Planted] = [
        card(
            "a button at the bottom", plate("go", "Go"), [place("go", x: 40, y: 120, width: 80, height: 100)],
            standsOut("button \"Go\" (go)", "52 points at the bottom")),
        card(
            "a field at the bottom", view("name", "textField"), [place("name", x: 40, y: 130, width: 80, height: 60)],
            standsOut("text field (name)", "22 points at the bottom")),
        card(
            "a button in a view that cuts it", plate("go", "Go"), [place("go", x: 40, y: 130, width: 80, height: 50)],
            ground: "", attributes: "clipsSubviews=\"YES\"",
            standsOut("button \"Go\" (go)", "12 points at the bottom")),
        card(
            "a wide button", plate("go", "Go"),
            [
                [
                    constraint("card", "trailing", "go", "trailing", constant: 10, id: "r"),
                    constraint("go", "top", "card", "top", constant: 10, id: "t"),
                ], sized("go", 290, 40),
            ], standsOut("button \"Go\" (go)", "20 points at the left")),
        card(
            "a high button at the lower edge", plate("go", "Go"),
            [
                [
                    constraint("card", "bottom", "go", "bottom", constant: 10, id: "b"),
                    constraint("go", "leading", "card", "leading", constant: 10, id: "l"),
                ], sized("go", 90, 100),
            ], standsOut("button \"Go\" (go)", "42 points at the top")),
        card("what fits", plate("go", "Go"), [place("go", x: 40, y: 110, width: 80, height: 40)]),
        card("what fits to the point", plate("go", "Go"), [place("go", x: 20, y: 100, width: 280, height: 68)]),
        card(
            "a view that shows no end", plate("go", "Go"), [place("go", x: 40, y: 120, width: 80, height: 100)],
            ground: ""),
        card(
            "a badge that was put on the edge", plate("new", "New"),
            [place("new", x: 40, y: 80, width: 80, height: 40)]),
        card(
            "a picture that stands out", view("picture", "imageView"),
            [place("picture", x: 40, y: 120, width: 80, height: 100)]),
        card(
            "a card that is as high as its text", label("text", "Your order is on its way", "numberOfLines=\"0\""),
            [inset("text", ["leading", "top", "trailing"], in: "card", by: 8)]),
        card(
            "what can't be seen", plate("go", "Go", "alpha=\"0.0\""),
            [place("go", x: 40, y: 120, width: 80, height: 100)]),
    ]

    // MARK: overlap

    /// One view by the top, the other by the bottom, both 100 wide: on the small phone they share 20 points.
    private static func topAndBottom(
        _ title: String, _ first: String, _ second: String, shared: Double = 20, _ found: String = ""
    ) -> Planted {
        .scene(
            title, [first, second],
            [
                place("first", x: 20, y: 100, width: 100, height: 40), fromStart("second", left: 20),
                fromEnd("second", bottom: 388 + shared), sized("second", 100, 40),
            ], on: small, found: found)
    }

    private static func share(_ first: String, _ second: String, _ size: String = "100 × 20") -> String {
        """
        10:1: warning: \(first) (first) overlaps another view: \(second) (second) by \(size) points
        11:1: note: the other is \(second) (second)
        """
    }

    static let overlaps: [Planted] = [
        topAndBottom(
            "two buttons", plate("first", "Go"), plate("second", "Stop"), share("button \"Go\"", "button \"Stop\"")),
        topAndBottom(
            "a field and a button", view("first", "textField"), plate("second", "Stop"),
            share("text field", "button \"Stop\"")),
        topAndBottom(
            "a text view and a field", view("first", "textView"), view("second", "textField"),
            share("text view", "text field")),
        topAndBottom(
            "a button and a slider", plate("first", "Go"), view("second", "slider"),
            share("button \"Go\"", "slider")),
        .scene(
            "two buttons beside each other", [plate("first", "Go"), plate("second", "Stop")],
            [
                place("first", x: 20, y: 100, width: 160, height: 40), fromEnd("second", right: 20),
                fromStart("second", top: 100), sized("second", 160, 40),
            ], on: small, found: share("button \"Go\"", "button \"Stop\"", "40 × 40")),
        topAndBottom(
            "texts at the left and at the right", label("first", "A"), label("second", "B", "textAlignment=\"right\"")),
        topAndBottom("a button that is hidden", plate("first", "Go"), plate("second", "Stop", "hidden=\"YES\"")),
        topAndBottom("a button over a picture", view("first", "imageView"), plate("second", "Stop")),
        topAndBottom("titles of buttons without a ground", button("first", "Go"), button("second", "Stop")),
        topAndBottom("four points", plate("first", "Go"), plate("second", "Stop"), shared: 4),
        .scene(
            "buttons that were put on each other", [plate("first", "Go"), plate("second", "Stop")],
            [
                place("first", x: 20, y: 100, width: 100, height: 40),
                place("second", x: 60, y: 110, width: 100, height: 40),
            ], on: small),
        .scene(
            "a button in a button's place that scrolls",
            [
                plate("first", "Go"),
                view(
                    "scroll", "scrollView",
                    content: "<subviews>\(plate("second", "Stop"))</subviews><constraints>"
                        + inset("second", ["leading", "top", "trailing", "bottom"], in: "scroll", by: 10).joined()
                        + sized("second", 100, 900).joined() + "</constraints>"),
            ],
            [fromEnd("first", bottom: 200), fromStart("first", left: 20), sized("first", 100, 40), fill("scroll")],
            on: small),
    ]

    // MARK: zero-size

    /// A control between the top and the bottom: 284 points high on the canvas, none on the small phone.
    private static func squeezed(
        _ title: String, _ control: String, on devices: [String] = small, _ name: String? = nil
    )
        -> Planted
    {
        .scene(
            title, [control],
            [
                fromStart("go", left: 20, top: 540), fromEnd("go", bottom: 28),
                [constraint("go", "width", constant: 100, id: "w")],
            ],
            on: devices,
            found: name.map { "10:1: warning: \($0) (go) has no height: it is 0 points high, 284 as designed" } ?? "")
    }

    static let zeroSizes: [Planted] = [
        squeezed("a button", plate("go", "Go"), "button \"Go\""),
        squeezed("a field", view("go", "textField"), "text field"),
        squeezed("a text view", view("go", "textView"), "text view"),
        squeezed("a text", label("go", "Hello"), "label \"Hello\""),
        .scene(
            "a field without width", [view("go", "textField")],
            [
                fromStart("go", left: 280, top: 100), fromEnd("go", right: 40),
                [constraint("go", "height", constant: 34, id: "h")],
            ], on: small,
            found: """
                10:1: warning: text field (go) has no width: it is 0 points wide, 73 as designed
                """),
        .scene(
            "two fields without width", [view("go", "textField"), view("in", "textField")],
            [
                fromStart("go", left: 280, top: 100), fromEnd("go", right: 40),
                [constraint("go", "height", constant: 34, id: "h")], fromStart("in", left: 280, top: 200),
                fromEnd("in", right: 40), [constraint("in", "height", constant: 34, id: "i")],
            ], on: small,
            found: """
                10:1: warning: text field (go) has no width: it is 0 points wide, 73 as designed; 1 other view has none either
                11:1: note: nor has text field (in)
                """),
        squeezed("a spacer", view("go")),
        squeezed("a picture", view("go", "imageView")),
        squeezed("a label without a text", view("go", "label")),
        squeezed("a button on the canvas's phone", plate("go", "Go"), on: ["iphone-15"]),
        squeezed("a button that is hidden", plate("go", "Go", "hidden=\"YES\"")),
        .scene(
            "a field that keeps its least height", [view("go", "textField")],
            [
                fromStart("go", left: 20), fromEnd("go", bottom: 28), sized("go", 100, 30),
                [
                    constraint(
                        "go", "top", "root", "top", constant: 400, attributes: "relation=\"greaterThanOrEqual\"",
                        id: "t")
                ],
            ], on: small),
    ]

    // MARK: misplaced

    /// A view that constraints put at 20, 80, 200 points wide and 40 high.
    private static func recorded(
        _ title: String, _ x: Double, _ y: Double, _ width: Double = 200, _ height: Double = 40,
        mark: String = "misplaced=\"YES\"", isFound: Bool = true
    ) -> Planted {
        let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
        let words = "x \(points(x)), y \(points(y)), \(points(width)) × \(points(height))"
        return .scene(
            title, [view("box", attributes: mark, content: frame)],
            [place("box", x: 20, y: 80, width: 200, height: 40)],
            found: isFound
                ? """
                10:1: note: view (box) is misplaced: the document has it at \(words), the constraints put it at x 20, y 80, 200 × 40
                """ : "")
    }

    static let misplaced: [Planted] = [
        recorded("too far right", 60, 80), recorded("too low", 20, 100), recorded("too narrow", 20, 80, 150),
        recorded("too high", 20, 80, 200, 90), recorded("elsewhere and larger", 0, 20, 393, 44),
        recorded("a mark that no longer holds", 20, 80, isFound: false),
        recorded("half a point", 20.5, 80, isFound: false),
        recorded("no mark", 60, 80, mark: "", isFound: false),
        recorded("a mark that says no", 60, 80, mark: "misplaced=\"NO\"", isFound: false),
        .scene(
            "a view that its autoresizing mask places",
            [
                """
                <view misplaced="YES" id="box"><rect key="frame" x="60" y="80" width="200" height="40"/>\
                <autoresizingMask key="autoresizingMask"/></view>
                """
            ]),
    ]

    // MARK: small-target

    private static func target(
        _ width: Double, _ height: Double, _ attributes: String = "", isFound: Bool = true
    ) -> Planted {
        .scene(
            "\(points(width)) × \(points(height)) \(attributes)", [button("go", "Go", attributes)],
            [place("go", x: 20, y: 100, width: width, height: height)],
            found: isFound
                ? """
                10:1: warning: button "Go" (go) is a small target: it is \(points(width)) × \(points(height)) points, and \
                fingers need 44 × 44
                """ : "")
    }

    static let smallTargets: [Planted] = [
        target(30, 30), target(43, 44), target(44, 30), target(100, 40), target(24, 60),
        target(44, 44, isFound: false), target(200, 50, isFound: false),
        target(20, 20, "hidden=\"YES\"", isFound: false),
        target(30, 30, "userInteractionEnabled=\"NO\"", isFound: false),
        .scene("a small view", [view("go")], [place("go", x: 20, y: 100, width: 10, height: 10)]),
        .scene("a small picture", [view("go", "imageView")], [place("go", x: 20, y: 100, width: 10, height: 10)]),
    ]

    // MARK: unlabelled-image-button

    private static func picture(_ title: String, _ content: String, _ image: String? = nil) -> Planted {
        .scene(
            title, [view("go", "button", content: content)], [place("go", x: 20, y: 100, width: 44, height: 44)],
            found: image.map {
                "10:1: warning: button (go) shows only the picture \"\($0)\" and has no accessibility label"
            } ?? "")
    }

    static let unlabelled: [Planted] = [
        picture("a bin", "<state key=\"normal\" image=\"bin\"/>", "bin"),
        picture(
            "a heart, full when selected",
            "<state key=\"normal\" image=\"heart\"/><state key=\"selected\" image=\"full\"/>", "heart"),
        picture("a picture in a folder", "<state key=\"normal\" image=\"icons/close\"/>", "icons/close"),
        picture("an empty title", "<state key=\"normal\" title=\"\" image=\"menu\"/>", "menu"),
        picture(
            "a configuration",
            "<state key=\"normal\"/><buttonConfiguration key=\"configuration\" style=\"plain\" image=\"bin\"/>", "bin"),
        picture(
            "an empty label",
            "<accessibility key=\"accessibilityConfiguration\" label=\"\"/><state key=\"normal\" image=\"bin\"/>",
            "bin"),
        picture("a title and a picture", "<state key=\"normal\" title=\"Go\" image=\"bin\"/>"),
        picture("a symbol of the system", "<state key=\"normal\" image=\"trash\" catalog=\"system\"/>"),
        picture(
            "a label",
            "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/><state key=\"normal\" image=\"bin\"/>"),
        picture("neither picture nor title", "<state key=\"normal\"/>"),
        picture("a title alone", "<state key=\"normal\" title=\"Go\"/>"),
        picture(
            "a label of the program's",
            "<state key=\"normal\" image=\"bin\"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
                + "keyPath=\"accessibilityLabel\" value=\"Delete\"/></userDefinedRuntimeAttributes>"),
    ]
}
