import Testing
import UIKit

@MainActor
@Suite("Auto Layout Guide: Creating Nonambiguous, Satisfiable Layouts; inequalities")
struct SatisfiableLayoutTests {
    private let view = UIView()
    private let root: UIView

    init() {
        root = superview(400, 300, view)
        view.pin(top: 10, height: 20)
    }

    private func layOut(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test(
        "The constraints must define the size and the position of each view",
        .says(
            "With the superview's size given, that takes two constraints per view and dimension (not counting the superview)"
        ))
    func twoConstraints() {
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        layOut(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
        #expect(view.hasAmbiguousLayout)
        layOut(view.widthAnchor.constraint(equalToConstant: 100))
        #expect(!view.hasAmbiguousLayout)
        #expect(conflicts(in: root).isEmpty)
        layOut(view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        #expect(conflicts(in: root).count == 1)
    }

    @Test(
        "You have many choices: three layouts define size and position, all of them nonambiguous and satisfiable",
        .says("First: leading edge and a width; the trailing edge follows"))
    func leadingAndWidth() {
        layOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100))
        #expect(view.frame.maxX == 120 && !view.hasAmbiguousLayout && conflicts(in: root).isEmpty)
    }

    @Test("Second: leading and trailing edges; the width follows")
    func leadingAndTrailing() {
        layOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20))
        #expect(view.frame.width == 360 && !view.hasAmbiguousLayout && conflicts(in: root).isEmpty)
    }

    @Test("Third: leading edge and centre; the trailing edge and the width follow")
    func leadingAndCentre() {
        layOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
        #expect(view.frame.maxX == 380 && view.frame.width == 360)
        #expect(!view.hasAmbiguousLayout && conflicts(in: root).isEmpty)
    }

    @Test("A part of the constraints is enough where the system can compute height and width by itself")
    func intrinsicSizesSaveConstraints() {
        let text = label()
        root.addSubview(text)
        text.pin(leading: 5, top: 6)
        #expect(!text.hasAmbiguousLayout && near(text.frame.minX, 5) && near(text.frame.minY, 6))
        #expect(text.frame.size == text.intrinsicContentSize)
    }

    @Test(
        "Constraints can be inequalities as well: equal, greater than or equal, less than or equal",
        .says("They can define the least or the greatest size of a view, such as a width from 40 to 280"),
        arguments: [(10, 40), (100, 100), (300, 280)] as [(CGFloat, CGFloat)])
    func leastAndGreatest(wanted: CGFloat, width: CGFloat) {
        let wish = view.widthAnchor.constraint(equalToConstant: wanted)
        wish.priority = .defaultHigh
        layOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 280), wish)
        #expect(view.frame.width == width && conflicts(in: root).isEmpty)
    }

    @Test(
        "With inequalities the rule of two constraints no longer holds: two of them can replace an equality",
        .says("A single equality and a pair of inequalities give the same result"))
    func pairsOfInequalities() {
        for isPair in [false, true] {
            let red = Box(50, 20), blue = UIView()
            let root = superview(400, 300, red, blue)
            red.pin(leading: 30, top: 0)
            blue.pin(top: 0, width: 60, height: 10)
            NSLayoutConstraint.activate(
                isPair
                    ? [
                        blue.leadingAnchor.constraint(greaterThanOrEqualTo: red.trailingAnchor, constant: 8),
                        blue.leadingAnchor.constraint(lessThanOrEqualTo: red.trailingAnchor, constant: 8),
                    ] : [blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8)])
            root.layoutIfNeeded()
            #expect(blue.frame.minX == 88 && !blue.hasAmbiguousLayout)
        }
    }

    @Test(
        "The inverse isn't always true: a least and a greatest width limit the width but don't define it",
        .says("You still need further horizontal constraints to define position and size within the range"))
    func rangesDontDefine() {
        layOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 280))
        #expect(view.hasAmbiguousLayout)
        #expect(view.frame.width >= 40 && view.frame.width <= 280)
        layOut(root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 300))
        #expect(!view.hasAmbiguousLayout && view.frame.width == 100)
    }
}
