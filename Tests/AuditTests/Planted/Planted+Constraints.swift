import UIKit

@testable import Audit

/// Cases of rules about constraints.
extension Planted {
    private static let box = place("box", x: 20, y: 100, width: 120, height: 60)
    private static let boxAlone = [view("box")]

    /// A constraint in the view that has it, taken out for all size classes.
    private static func uninstalled(_ constraint: String, _ id: String) -> String {
        "<constraints>\(constraint)</constraints><variation key=\"default\"><mask key=\"constraints\">"
            + "<exclude reference=\"\(id)\"/></mask></variation>"
    }

    // MARK: unsatisfiable-constraints

    static let contradictions: [Planted] = [
        .scene(
            "two widths", boxAlone, [box, [constraint("box", "width", constant: 300, id: "wide")]],
            found: """
                17:1: error: view (box) can't be 300 wide: the others make it 120
                15:1: note: it contradicts constraint (box-w): width of view (box) = 120
                17:1: note: fix: make it ≤ 300, or lower its priority to 999 (line 17)
                """),
        .scene(
            "two heights", boxAlone, [box, [constraint("box", "height", constant: 30, id: "low")]],
            found: """
                16:1: error: view (box) can't be 60 high: the others make it 30
                17:1: note: it contradicts constraint (low): height of view (box) = 30
                16:1: note: fix: make it ≤ 60, or lower its priority to 999 (line 16)
                """),
        .scene(
            "a width and margins on a small phone", boxAlone,
            [
                inset("box", ["leading", "trailing"], in: "root", by: 10), sized("box", 340, 40),
                [constraint("box", "top", "root", "top", constant: 100, id: "t")],
            ], on: ["iphone-se-1"],
            found: """
                15:1: error: view (box) can't be 340 wide: 10 + 340 + 10 = 360, view (root) has 320
                6:1: note: it contradicts the given size of view (root): 320 × 568
                13:1: note: it contradicts constraint (box-leading): leading of view (box) = leading of view (root) + 10
                14:1: note: it contradicts constraint (box-trailing): trailing of view (root) = trailing of view (box) + 10
                15:1: note: fix: make it ≤ 340, or lower its priority to 999 (line 15)
                """),
        .scene(
            "a square that isn't one", [view("box", "imageView")],
            [box, [constraint("box", "width", "box", "height", id: "ratio")]],
            found: """
                17:1: error: constraint (ratio): width of image view (box) = height of image view (box) can't hold, it is \
                missed by 60
                15:1: note: it contradicts constraint (box-w): width of image view (box) = 120
                16:1: note: it contradicts constraint (box-h): height of image view (box) = 60
                17:1: note: fix: lower its priority to 999, or remove it (line 17)
                """),
        .scene(
            "two places", boxAlone, [box, [constraint("box", "leading", "root", "leading", constant: 60, id: "far")]],
            found: """
                17:1: error: constraint (far): leading of view (box) = leading of view (root) + 60 can't hold, it is missed by 40
                13:1: note: it contradicts constraint (box-x): leading of view (box) = leading of view (root) + 20
                17:1: note: fix: lower its priority to 999, or remove it (line 17)
                """),
        .scene(
            "three columns that are too wide", [view("a"), view("b"), view("c")],
            [
                inset("a", ["leading", "top"], in: "root"), inset("b", ["top"], in: "root"),
                inset("c", ["trailing", "top"], in: "root"), sized("a", 150, 40), sized("b", 150, 40),
                sized("c", 150, 40),
                [
                    constraint("b", "leading", "a", "trailing", id: "ab"),
                    constraint("c", "leading", "b", "trailing", id: "bc"),
                ],
            ],
            found: """
                24:1: error: view (c) can't be 150 wide: 150 + 150 + 150 = 450, view (root) has 393
                6:1: note: it contradicts the given size of view (root): 393 × 852
                15:1: note: it contradicts constraint (a-leading): leading of view (a) = leading of view (root)
                18:1: note: it contradicts constraint (c-trailing): trailing of view (root) = trailing of view (c)
                26:1: note: it contradicts constraint (ab): leading of view (b) = trailing of view (a)
                27:1: note: it contradicts constraint (bc): leading of view (c) = trailing of view (b)
                20:1: note: it contradicts constraint (a-w): width of view (a) = 150
                22:1: note: it contradicts constraint (b-w): width of view (b) = 150
                24:1: note: fix: make it ≤ 150, or lower its priority to 999 (line 24)
                """),
        .scene(
            "a least height among fixed edges", boxAlone,
            [
                inset("box", ["leading", "trailing"], in: "root"), inset("box", ["top"], in: "root", by: 400),
                inset("box", ["bottom"], in: "root", by: 400),
                [constraint("box", "height", constant: 60, attributes: "relation=\"greaterThanOrEqual\"", id: "least")],
            ],
            found: """
                17:1: error: constraint (least): height of view (box) ≥ 60 can't hold: 400 + 60 + 400 = 860, view (root) has 852
                6:1: note: it contradicts the given size of view (root): 393 × 852
                15:1: note: it contradicts constraint (box-top): top of view (box) = top of view (root) + 400
                16:1: note: it contradicts constraint (box-bottom): bottom of view (root) = bottom of view (box) + 400
                17:1: note: fix: lower its priority to 999, or remove it (line 17)
                """),
        .scene(
            "widths of which one gives way", boxAlone,
            [box, [constraint("box", "width", constant: 300, attributes: "priority=\"999\"", id: "wide")]]),
        .scene(
            "a least width below the width", boxAlone,
            [box, [constraint("box", "width", constant: 80, attributes: "relation=\"greaterThanOrEqual\"", id: "w")]]),
        .scene(
            "the same width twice", boxAlone, [box, [constraint("box", "width", constant: 120, id: "again")]]),
        .scene(
            "a width that Xcode removes at build time", boxAlone,
            [box, [constraint("box", "width", constant: 300, attributes: "placeholder=\"YES\"", id: "wide")]]),
        .scene(
            "a width that is installed for no size class",
            [view("box", content: uninstalled(constraint("box", "width", constant: 300, id: "wide"), "wide"))], [box]),
        .scene(
            "a square that is one", [view("box", "imageView")],
            [
                inset("box", ["leading", "top"], in: "root"),
                [
                    constraint("box", "width", constant: 60, id: "w"),
                    constraint("box", "width", "box", "height", id: "ratio"),
                ],
            ]),
        .scene(
            "a width and margins on a wide phone", boxAlone,
            [
                inset("box", ["leading"], in: "root", by: 10), sized("box", 300, 40),
                inset("box", ["top"], in: "root", by: 100),
                [
                    constraint(
                        "root", "trailing", "box", "trailing", constant: 10,
                        attributes: "relation=\"greaterThanOrEqual\"",
                        id: "t")
                ],
            ], on: ["iphone-se-1"]),
    ]

    // MARK: invalid-constraint

    private static func odd(
        _ title: String, _ first: String, _ second: String?, attributes: String = "", _ found: String
    ) -> Planted {
        let last =
            second.map { constraint("box", first, "root", $0, attributes: attributes, id: "odd") }
            ?? constraint("box", first, constant: 5, attributes: attributes, id: "odd")
        return .scene(title, boxAlone, [box, [last]], found: found)
    }

    private static func fine(_ title: String, _ first: String, _ second: String, _ constant: Double) -> Planted {
        .scene(title, boxAlone, [box, [constraint("box", first, "root", second, constant: constant, id: "fine")]])
    }

    static let invalidConstraints: [Planted] = [
        odd(
            "a size against a place", "width", "leading",
            """
            17:1: error: the constraint is left out: a size can't be constrained to a position: width to leading; compare \
            sizes with sizes
            """),
        odd(
            "a place against a size", "top", "height",
            """
            17:1: error: the constraint is left out: a size can't be constrained to a position: top to height; compare \
            sizes with sizes
            """),
        odd(
            "left against leading", "left", "leading",
            """
            17:1: error: the constraint is left out: leading and trailing can't be constrained to left and right: left to \
            leading; use one kind for both
            """),
        odd(
            "across against down", "centerX", "centerY",
            """
            17:1: error: the constraint is left out: a horizontal position can't be constrained to a vertical one: centerX \
            to centerY
            """),
        odd(
            "a place by itself", "trailing", nil,
            """
            17:1: error: the constraint is left out: a position can't be a constant: trailing needs a second item to be \
            relative to
            """),
        odd(
            "a ratio to nothing", "width", "width", attributes: "multiplier=\"16:0\"",
            """
            17:1: error: multiplier="16:0" is not a finite number, a ratio a:b or a fraction a/b; the constraint is left out
            """),
        fine("leading against trailing", "leading", "trailing", -373),
        fine("left against right", "left", "right", -373),
        fine("top against bottom", "top", "bottom", -752),
        fine("a width against a height", "width", "height", -732),
        fine("a centre against an edge", "centerX", "leading", 80),
    ]

    // MARK: ambiguous-layout

    static let ambiguities: [Planted] = [
        .scene(
            "no place across", boxAlone, [Array(box.dropFirst())],
            found: """
                10:1: warning: view (box) needs an X position: it may stand at x = 0 or 60
                10:1: note: fix: add constraints for its X position
                """),
        .scene(
            "no place down", boxAlone, [Array(box.prefix(1) + box.suffix(2))],
            found: """
                10:1: warning: view (box) needs a Y position: it may stand at y = 0 or 30
                10:1: note: fix: add constraints for its Y position
                """),
        .scene(
            "no height", boxAlone, [inset("box", ["leading", "top", "trailing"], in: "root")],
            found: """
                10:1: warning: view (box) needs a height: any height fits
                10:1: note: fix: add constraints for its height
                """),
        .scene(
            "one edge across", boxAlone, [inset("box", ["trailing", "top", "bottom"], in: "root")],
            found: """
                10:1: warning: view (box) needs an X position or width: any width fits
                10:1: note: fix: add constraints for its X position or its width
                """),
        .scene(
            "a button that nothing places", [button("go", "Go")], [inset("go", ["leading"], in: "root", by: 16)],
            found: """
                10:1: warning: button "Go" (go) needs a Y position: it may stand at y = 0 or 20
                10:1: note: fix: add constraints for its Y position
                """),
        .scene(
            "two widths of one priority", boxAlone,
            [
                inset("box", ["leading", "top"], in: "root"),
                [
                    constraint("box", "height", constant: 40, id: "h"),
                    constraint("box", "width", constant: 100, attributes: "priority=\"500\"", id: "narrow"),
                    constraint("box", "width", constant: 200, attributes: "priority=\"500\"", id: "wide"),
                ],
            ],
            found: """
                10:1: warning: constraint (narrow): width of view (box) = 100 at priority 500 and constraint (wide): width of \
                view (box) = 200 at priority 500 both count 500, so either may give way: it may be 100 or 150 wide
                10:1: note: fix: lower the priority of the second constraint to 499 (line 17)
                """),
        .scene("all four", boxAlone, [box]),
        .scene("edge to edge", boxAlone, [fill("box")]),
        .scene(
            "a button has a size of its own", [button("go", "Go")],
            [inset("go", ["leading", "top"], in: "root", by: 90)]),
        .scene(
            "an author who has silenced it", [view("box", attributes: "verifyAmbiguity=\"off\"")],
            [inset("box", ["leading", "top", "trailing"], in: "root")]),
        .scene(
            "two widths of two priorities", boxAlone,
            [
                inset("box", ["leading", "top"], in: "root"),
                [
                    constraint("box", "height", constant: 40, id: "h"),
                    constraint("box", "width", constant: 100, attributes: "priority=\"500\"", id: "narrow"),
                    constraint("box", "width", constant: 200, attributes: "priority=\"499\"", id: "wide"),
                ],
            ]),
        .scene(
            "two labels in a row of a stack view",
            [
                view(
                    "row", "stackView",
                    content: "<subviews>\(label("a", "34 posts"))\(label("b", "5 answers"))</subviews>")
            ],
            [inset("row", ["leading", "top", "trailing"], in: "root", by: 60)]),
        .scene(
            "a centre and a multiple", boxAlone,
            [
                [
                    constraint("box", "centerX", "root", "centerX", id: "x"),
                    constraint("box", "centerY", "root", "centerY", attributes: "multiplier=\"0.5\"", id: "y"),
                    constraint("box", "width", "root", "width", attributes: "multiplier=\"0.5\"", id: "w"),
                    constraint("box", "height", "box", "width", id: "h"),
                ]
            ]),
    ]

    // MARK: unknown-own-size

    private static func sizedByCode(_ title: String, _ boxes: [String], _ found: String) -> Planted {
        let ids = (0..<boxes.count).map { "box\($0)" }
        let placed = ids.enumerated().map { index, id in
            inset(id, ["leading"], in: "root", by: 20) + inset(id, ["top"], in: "root", by: 100 + 50 * Double(index))
        }
        return .scene(title, zip(ids, boxes).map { $1.replacing("BOX", with: $0) }, placed, found: found)
    }

    private static let stars = view("BOX", attributes: "customClass=\"RatingView\"")

    static let unknownSizes: [Planted] = [
        sizedByCode(
            "a class of the author's", [stars],
            """
            10:1: note: where 1 view stands depends on the size that the class RatingView gives itself, which this file \
            doesn't tell
            """),
        sizedByCode(
            "two of one class", [stars, stars],
            """
            10:1: note: where 2 views stand depends on the size that the class RatingView gives itself, which this file \
            doesn't tell
            """),
        sizedByCode(
            "two of two classes", [stars, stars.replacing("RatingView", with: "Badge")],
            """
            10:1: note: where 1 view stands depends on the size that the class RatingView gives itself, which this file \
            doesn't tell
            11:1: note: where 1 view stands depends on the size that the class Badge gives itself, which this file \
            doesn't tell
            """),
        sizedByCode(
            "an empty view that code knows", [view("BOX", content: outlet("BOX"))],
            """
            10:1: note: where 1 view stands depends on the size that code gives view (box0), which this file doesn't tell
            """),
        sizedByCode(
            "an empty stack view that code knows", [view("BOX", "stackView", content: outlet("BOX"))],
            """
            10:1: note: where 1 view stands depends on the size that code gives stack view (box0), which this file doesn't \
            tell
            """),
        .scene(
            "what stands below such a view", [view("box", content: outlet("box")), view("below")],
            [
                inset("box", ["leading", "top", "trailing"], in: "root"), sized("below", 40, 40),
                inset("below", ["leading"], in: "root"),
                [constraint("below", "top", "box", "bottom", constant: 8, id: "t")],
            ],
            found: """
                10:1: note: where 2 views stand depends on the size that code gives view (box), which this file doesn't tell
                """),
        sizedByCode(
            "a placeholder for the size",
            [
                view(
                    "BOX",
                    attributes:
                        "customClass=\"RatingView\" placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"24\""
                )
            ], ""),
        .scene(
            "a size in constraints", [view("box", attributes: "customClass=\"RatingView\"")], [box]),
        .scene("edges in constraints", [view("box", attributes: "customClass=\"RatingView\"")], [fill("box", by: 8)]),
        sizedByCode(
            "a class of a label's", [label("BOX", "Sum", "customClass=\"PaddedLabel\"")], ""),
        .scene(
            "an empty view that code knows and constraints place", [view("box", content: outlet("box"))], [box]),
        .scene(
            "a class whose contents the file places",
            [
                view(
                    "box", attributes: "customClass=\"Card\"",
                    content: "<subviews>\(view("inner"))</subviews>")
            ],
            [
                inset("box", ["leading", "top"], in: "root", by: 50), sized("inner", 80, 40),
                inset("inner", ["leading", "top", "trailing", "bottom"], in: "box", by: 8),
            ]),
    ]

    // MARK: no-op-constraint

    private static func twice(_ title: String, _ first: String, _ second: String, _ found: String = "") -> Planted {
        .scene(
            title, [view("box"), view("other")],
            [box, place("other", x: 20, y: 300, width: 120, height: 60), [first, second]], found: found)
    }

    private static func same(_ title: String, _ first: String, _ second: String, _ constant: Double = 0) -> Planted {
        let equation =
            "\(first) of view (other) = \(second) of view (box)\(constant == 0 ? "" : " + \(points(constant))")"
        return twice(
            title, constraint("other", first, "box", second, constant: constant, id: "one"),
            constraint("other", first, "box", second, constant: constant, id: "two"),
            """
            23:1: note: constraint (two): \(equation) says what another constraint says already
            22:1: note: the other is constraint (one): \(equation)
            """)
    }

    static let repetitions: [Planted] = [
        same("equal widths twice", "width", "width"), same("equal heights twice", "height", "height"),
        same("one edge twice", "leading", "leading"), same("one centre twice", "centerX", "centerX"),
        same("one distance twice", "top", "bottom", 140),
        twice(
            "an equation and the same turned round", constraint("other", "width", "box", "width", id: "one"),
            constraint("box", "width", "other", "width", id: "two"),
            """
            23:1: note: constraint (two): width of view (box) = width of view (other) says what another constraint says already
            22:1: note: the other is constraint (one): width of view (other) = width of view (box)
            """),
        twice(
            "another edge", constraint("other", "leading", "box", "leading", id: "one"),
            constraint("other", "trailing", "box", "trailing", id: "two")),
        twice(
            "another relation", constraint("other", "width", "box", "width", id: "one"),
            constraint("other", "width", "box", "width", attributes: "relation=\"lessThanOrEqual\"", id: "two")),
        twice(
            "another constant",
            constraint("other", "top", "box", "bottom", constant: 140, id: "one"),
            constraint(
                "other", "top", "box", "bottom", constant: 8, attributes: "relation=\"greaterThanOrEqual\"", id: "two")),
        twice(
            "a wish and then an order",
            constraint("other", "width", "box", "width", attributes: "priority=\"500\"", id: "one"),
            constraint("other", "width", "box", "width", id: "two")),
        .scene(
            "one that is installed for no size class",
            [view("box", content: uninstalled(constraint("box", "width", constant: 120, id: "two"), "two"))], [box]),
        twice(
            "another view", constraint("other", "width", "box", "width", id: "one"),
            constraint("other", "width", "root", "width", constant: -273, id: "two")),
    ]

    // MARK: no-constraints

    private static func free(_ id: String, _ element: String = "view", _ attributes: String = "") -> String {
        "<\(element) fixedFrame=\"YES\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
            + "<rect key=\"frame\" x=\"20\" y=\"90\" width=\"50\" height=\"50\"/></\(element)>"
    }

    private static let keeps = "has no constraints and keeps its place on the canvas"
    private static let keep = "have no constraints and keep their places on the canvas"

    static let freeViews: [Planted] = [
        .scene("one view", [free("a")], found: "10:1: warning: view (a) \(keeps)"),
        .scene("two views", [free("a"), free("b")], found: "10:1: warning: view (a) and view (b) \(keep)"),
        .scene(
            "three views", [free("a"), free("b"), free("c")], found: "10:1: warning: view (a) and 2 other views \(keep)"
        ),
        .scene(
            "a label", [free("a", "label", "text=\"Hi\"")], found: "10:1: warning: label \"Hi\" (a) \(keeps)"),
        .scene(
            "a picture beside a view with constraints", [view("box"), free("a", "imageView")], [box],
            found: "11:1: warning: image view (a) \(keeps)"),
        .scene(
            "one in another view", [view("box", content: "\n<subviews>\n\(free("a"))\n</subviews>")], [box],
            found: "12:1: warning: view (a) \(keeps)"),
        .scene("constraints for all", boxAlone, [box]),
        .scene("one that is hidden", [free("a", "view", "hidden=\"YES\"")]),
        .scene(
            "one that its autoresizing mask places",
            ["<view id=\"a\"><rect key=\"frame\" x=\"20\" y=\"90\" width=\"50\" height=\"50\"/></view>"]),
        .scene(
            "one that a stack view places",
            [view("box", "stackView", content: "<subviews>\(label("a", "Hi"))</subviews>")],
            [inset("box", ["leading", "top"], in: "root", by: 80)]),
        .scene("no view at all", []),
    ]
}
