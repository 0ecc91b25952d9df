import Testing
import UIKit

/// `NSLayoutConstraint`, `NSLayoutAnchor` and `UILayoutGuide` in the words of their documentation.
@MainActor
@Suite("Documented: constraints, anchors, guides")
struct DocumentedConstraintTests {
    let root = makeRoot()

    /// "activate(_:) … is equivalent to setting isActive": the constraint is added to the nearest common ancestor.
    @Test func whereConstraintsAreHeld() {
        let a = UIView(), b = UIView(), inner = UIView()
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(inner)
        let own = a.widthAnchor.constraint(equalToConstant: 10)
        let between = inner.topAnchor.constraint(equalTo: b.topAnchor)
        let down = inner.leadingAnchor.constraint(equalTo: a.leadingAnchor)
        NSLayoutConstraint.activate([own, between, down])
        #expect(a.constraints.contains(own))
        #expect(root.constraints.contains(between))
        #expect(a.constraints.contains(down))
        #expect([own, between, down].allSatisfy { $0.isActive })
        NSLayoutConstraint.deactivate([own, between])
        #expect(!own.isActive)
        #expect(!a.constraints.contains(own))
        root.addConstraint(between)
        #expect(root.constraints.contains(between))
        root.removeConstraint(between)
        #expect(!between.isActive)
        root.removeConstraints(root.constraints)
        #expect(root.constraints.isEmpty)
        inner.removeFromSuperview()
        #expect(!down.isActive)
    }

    @Test func propertiesOfConstraints() {
        let a = UIView()
        root.addSubview(a)
        let constraint = NSLayoutConstraint(
            item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .height,
            multiplier: 0.5, constant: 7)
        #expect(constraint.firstItem === a)
        #expect(constraint.secondItem === root)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.secondAttribute == .height)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 7)
        #expect(constraint.firstAnchor == a.widthAnchor)
        #expect(constraint.secondAnchor == root.heightAnchor)
        constraint.identifier = "half"
        #expect(constraint.description.contains("half"))
        a.translatesAutoresizingMaskIntoConstraints = false
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(root.constraints.contains { $0.identifier == "half" })
        #expect(a.frame.width == 157)
    }

    /// Margin attributes: the constant −1 of `notAnAttribute` and the numbers of Apple's header.
    @Test func attributesOfMargins() {
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        let view = root.adding(UIView()) {
            [
                NSLayoutConstraint(
                    item: $0, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1,
                    constant: 0),
                NSLayoutConstraint(
                    item: $0, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: $0, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: $0, attribute: .right, relatedBy: .equal, toItem: root, attribute: .rightMargin,
                    multiplier: 1, constant: 0),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame == rect(12, 11, 274, 276))
        let centred = root.adding(UIView()) {
            [
                NSLayoutConstraint(
                    item: $0, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
                    multiplier: 1, constant: 0),
                $0.widthAnchor.constraint(equalToConstant: 10), $0.heightAnchor.constraint(equalToConstant: 10),
                $0.centerYAnchor.constraint(equalTo: root.layoutMarginsGuide.centerYAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(centred.frame == rect(144, 144, 10, 10))
    }

    /// A multiplier on an edge counts from the superview's origin.
    @Test func multipliersOfEdges() {
        let view = root.adding(UIView()) {
            [
                $0.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3, constant: 10),
                $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 2),
                NSLayoutConstraint(
                    item: $0, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
                    multiplier: 0.25, constant: 0),
                NSLayoutConstraint(
                    item: $0, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
                    multiplier: 0.8, constant: 0),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame == rect(75, 10, 110, 220))
    }

    /// Changing a constant of an active constraint needs no new one.
    @Test func constantsAndPrioritiesChange() {
        var width: NSLayoutConstraint?, wish: NSLayoutConstraint?
        let view = root.adding(UIView()) {
            let (own, other) = (
                $0.widthAnchor.constraint(equalToConstant: 50), $0.widthAnchor.constraint(equalToConstant: 80)
            )
            own.priority = .defaultHigh
            other.priority = .defaultLow
            (width, wish) = (own, other)
            return [own, other, $0.heightAnchor.constraint(equalToConstant: 10)]
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        width?.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        wish?.priority = UILayoutPriority(751)
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
        wish?.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    /// "equalToSystemSpacingAfter": 8 points times the multiplier between views; below a baseline, by the fonts.
    @Test func systemSpacing() {
        let a = Plate(20, 20), b = Plate(20, 20)
        root.adding(a) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        root.adding(b) {
            [
                $0.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
                $0.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            ]
        }
        root.layoutIfNeeded()
        #expect(b.frame == rect(36, 28, 20, 20))
    }

    /// `anchorWithOffset(to:)`: "Creates a layout dimension object from two anchors."
    @Test func distancesAsDimensions() {
        let (a, b) = (Plate(20, 20), Plate(40, 20))
        root.adding(a) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        root.adding(b) {
            [
                a.trailingAnchor.anchorWithOffset(to: $0.leadingAnchor)
                    .constraint(equalTo: $0.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.widthAnchor.constraint(equalToConstant: 40),
            ]
        }
        root.layoutIfNeeded()
        #expect(b.frame.minX == 145)
    }

    /// Guides: "rectangular areas that can interact with Auto Layout", invisible, with a frame in the owning view's coordinates.
    @Test func guides() {
        let guide = UILayoutGuide()
        #expect(guide.identifier.isEmpty)
        #expect(guide.owningView == nil)
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        #expect(guide.owningView === root)
        #expect(root.layoutGuides.contains(guide))
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            guide.widthAnchor.constraint(equalToConstant: 40), guide.heightAnchor.constraint(equalToConstant: 50),
        ])
        let view = root.adding(Plate(10, 10)) {
            [
                $0.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(20, 30, 40, 50))
        #expect(view.frame == rect(35, 70, 10, 10))
        #expect(!guide.hasAmbiguousLayout)
        #expect(!guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
        let count = root.constraints.count
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.constraints.count < count)
        #expect(!root.layoutGuides.contains(guide))
    }

    /// A guide moves to another view when that takes it.
    @Test func guidesMove() {
        let guide = UILayoutGuide(), other = UIView()
        root.addLayoutGuide(guide)
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other)
        #expect(!root.layoutGuides.contains(guide))
    }

    /// Inequalities: satisfied with as little change of sizes of their own as possible.
    @Test func inequalities() {
        let view = root.adding(Plate(50, 50)) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
                $0.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 80, height: 30))
    }

    /// "An optional constraint that can't be met exactly is brought as near as possible."
    @Test func optionalConstraintsPull() {
        let view = root.adding(UIView()) {
            let wish = $0.widthAnchor.constraint(equalToConstant: 500)
            wish.priority = .defaultLow
            return [
                wish, $0.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor), $0.heightAnchor.constraint(equalToConstant: 1),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
    }

    /// The visual format language: the examples of its documentation.
    @Test func visualFormats() {
        let (button, field) = (Plate(40, 20), Plate(30, 20))
        for view in [button, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let views = ["button": button, "textField": field]
        func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["width": 55, "gap": 13], views: views)
        }
        #expect(make("[button]-[textField]").map(\.constant) == [8])
        #expect(make("[button(>=50)]").map(\.relation) == [.greaterThanOrEqual])
        #expect(make("V:[button]-10-[textField]").map(\.firstAttribute) == [.top])
        #expect(make("[button][textField]").map(\.constant) == [0])
        #expect(make("[button(100@20)]").map(\.priority.rawValue) == [20])
        #expect(make("[button(==textField)]").first?.secondItem === field)
        #expect(make("[textField(>=60,<=100)]").map(\.constant) == [60, 100])
        #expect(make("H:|-50-[button]-50-|").count == 2)
        NSLayoutConstraint.activate(
            make("|-[button]-gap-[textField(width)]", .alignAllTop) + make("V:|-(5)-[button(20)]"))
        root.layoutIfNeeded()
        #expect(button.frame == rect(8, 5, 40, 20))
        #expect(field.frame == rect(61, 5, 55, 20))
    }

    /// `constraintsAffectingLayout(for:)` and ambiguity.
    @Test func debugging() {
        let view = root.adding(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let affecting = view.constraintsAffectingLayout(for: .vertical)
        #expect(affecting.contains { $0.firstAttribute == .height })
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
    }

    /// Two items as lists: `NSLayoutConstraint.Axis`, hugging and resistance as defaults say.
    @Test func ownSizesGiveWayByPriority() {
        let label = UILabel()
        #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        label.text = "a text that is longer than fifty points"
        root.adding(label) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor), $0.widthAnchor.constraint(equalToConstant: 50),
            ]
        }
        root.layoutIfNeeded()
        #expect(label.frame.width == 50)
        #expect(label.intrinsicContentSize.width > 50)
    }

    /// Firm names of priorities.
    @Test func priorities() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    /// Constraints of a removed tree stay in the tree; those that tie it to the rest go.
    @Test func constraintsInsideStay() {
        let box = UIView(), inner = UIView()
        root.adding(box) { [$0.topAnchor.constraint(equalTo: root.topAnchor)] }
        let inside = inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 3)
        box.adding(inner) { _ in [inside] }
        box.removeFromSuperview()
        #expect(inside.isActive)
        #expect(root.constraints.isEmpty)
        #expect(box.constraints == [inside])
    }
}
