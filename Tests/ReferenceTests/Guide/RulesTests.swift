import Testing
import UIKit

@testable import AutoLayout

@MainActor
@Suite("Auto Layout Guide: rules, and equality")
struct RulesTests {
    private let root = superview(400, 300)
    private let view = Box(50, 20), other = Box(80, 20)

    init() {
        root.addSubview(view)
        root.addSubview(other)
        other.pin(leading: 100, top: 100)
        view.pin(top: 10)
    }

    /// Why an equation isn't accepted, in the words of the message that a program stops with; nil if it is.
    private func refusal(
        _ first: Attribute, _ second: Attribute, hasSecondItem: Bool = true, multiplier: Double = 1,
        constant: Double = 0
    ) -> String? {
        do throws(EquationError) {
            try EquationRules.check(
                first: first, second: second, hasSecondItem: hasSecondItem, multiplier: multiplier, constant: constant)
            return nil
        } catch { return "\(error)" }
    }

    private static let sizes: [Attribute] = [.width, .height]
    private static let horizontal: [Attribute] = [.leading, .trailing, .left, .right, .centerX]
    private static let vertical: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]

    @Test(
        "Not all attributes are compatible; size and location attributes are two kinds",
        .says("You can't constrain a size attribute to a location attribute"))
    func sizesAndLocations() {
        for size in Self.sizes {
            for location in Self.horizontal + Self.vertical {
                #expect(refusal(size, location) != nil, "\(size) \(location)")
                #expect(refusal(location, size) != nil, "\(location) \(size)")
            }
            for other in Self.sizes { #expect(refusal(size, other) == nil) }
        }
    }

    @Test(
        "You can't assign constant values to location attributes",
        .says(
            "A top of 20 makes no sense without something that it is measured from",
            "You always define locations relative to another item, such as 20 points below the superview's top",
            "A height of 20 is perfectly valid"))
    func constantLocations() {
        for location in Self.horizontal + Self.vertical {
            #expect(refusal(location, .notAnAttribute, hasSecondItem: false, constant: 20) != nil, "\(location)")
        }
        #expect(refusal(.height, .notAnAttribute, hasSecondItem: false, constant: 20) == nil)
        let below = superview(100, 100, Box(10, 10))
        below.subviews[0].pin(leading: 0, top: 20, height: 20)
        #expect(below.subviews[0].frame == CGRect(x: 0, y: 20, width: 10, height: 20))
    }

    @Test(
        "You can't use a multiplier other than 1 with location attributes",
        .apple(
            """
            Such multipliers are accepted, except for 0. Interface Builder writes them, and recorded documents with them are laid \
            out as if positions were measured from the corner of the nearest common ancestor \
            (see [Semantics.md](Semantics.md)).
            """))
    func multipliedLocations() {
        #expect(refusal(.leading, .trailing, multiplier: 0) != nil)
        NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .trailing, multiplier: 1.5,
            constant: 2
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 1.5 * 180 + 2)
    }

    @Test("You can't constrain vertical attributes to horizontal ones")
    func axes() {
        for vertical in Self.vertical {
            for horizontal in Self.horizontal {
                #expect(refusal(vertical, horizontal) != nil && refusal(horizontal, vertical) != nil)
            }
            for other in Self.vertical { #expect(refusal(vertical, other) == nil, "\(vertical) \(other)") }
        }
    }

    @Test("You can't constrain leading or trailing to left or right")
    func directions() {
        for (relative, absolute) in [(Attribute.leading, Attribute.left), (.trailing, .right), (.leading, .right)] {
            #expect(refusal(relative, absolute) != nil && refusal(absolute, relative) != nil)
        }
        for pair in [
            (Attribute.leading, Attribute.trailing), (.left, .right), (.centerX, .left), (.trailing, .centerX),
        ] {
            #expect(refusal(pair.0, pair.1) == nil, "\(pair)")
        }
    }

    @Test("A refused constraint stops a program where it is made")
    func refusedConstraintsStop() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView(), parent = UIView()
            parent.addSubview(view)
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .leading, multiplier: 1,
                constant: 0)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("width") && text.contains("leading"))
    }

    // Untested: "For more see Interpreting Values." It is a reference.
    @Test(
        "The equations stand for equality, not for assignment",
        .says("The order of the items can be turned around, if multiplier and constant are turned around as well"))
    func equality() {
        for isTurned in [false, true] {
            let pair = [Box(40, 10), Box(70, 10)]
            let root = superview(400, 100, pair[0], pair[1])
            pair[0].pin(leading: 10, top: 0)
            pair[1].pin(top: 0)
            for box in pair { box.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal) }
            let constraints =
                isTurned
                ? [
                    pair[0].trailingAnchor.constraint(equalTo: pair[1].leadingAnchor, constant: -8),
                    pair[1].widthAnchor.constraint(equalTo: pair[0].widthAnchor, multiplier: 2, constant: -20),
                ]
                : [
                    pair[1].leadingAnchor.constraint(equalTo: pair[0].trailingAnchor, constant: 8),
                    pair[0].widthAnchor.constraint(equalTo: pair[1].widthAnchor, multiplier: 0.5, constant: 10),
                ]
            NSLayoutConstraint.activate(constraints + [pair[0].widthAnchor.constraint(equalToConstant: 60)])
            root.layoutIfNeeded()
            #expect(pair.lefts == [10, 78] && pair.widths == [60, 100])
        }
    }

    @Test("Auto Layout often offers several ways to solve the same problem")
    func severalWays() {
        // In the middle third of 300: by edges, by an edge and a width, by the centre and a width.
        let ways: [(Box, UIView) -> [NSLayoutConstraint]] = [
            {
                [
                    $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 100),
                    $1.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 100),
                ]
            },
            {
                [
                    $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 100),
                    $0.widthAnchor.constraint(equalToConstant: 100),
                ]
            },
            {
                [
                    $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
                    $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 1.0 / 3),
                ]
            },
        ]
        for way in ways {
            let box = Box(10, 10)
            let root = superview(300, 100, box)
            NSLayoutConstraint.activate(way(box, root) + [box.topAnchor.constraint(equalTo: root.topAnchor)])
            root.layoutIfNeeded()
            #expect(near(box.frame.minX, 100) && near(box.frame.width, 100))
        }
    }

    // Untested: "Whole-number multipliers are preferred to fractions." It is advice on style; both are laid out alike, see above.
    // Untested: "Positive constants are preferred to negative ones." It is advice on style; both are laid out alike, see above.
    // Untested: "Where possible, items appear in layout order, from leading to trailing and top to bottom." It is advice on style.
}
