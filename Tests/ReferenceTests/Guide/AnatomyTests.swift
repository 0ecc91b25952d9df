import AutoLayout
import Testing
import UIKit

@MainActor
@Suite("Auto Layout Guide: Anatomy of a Constraint")
struct AnatomyTests {
    private let blue = Box(50, 20), red = Box(30, 20)
    private let root: UIView

    init() {
        root = superview(400, 300, blue, red)
        blue.pin(leading: 20, top: 10)
        red.pin(top: 10)
    }

    private func constraint(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation = .equal,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.isActive = true
        root.layoutIfNeeded()
        return constraint
    }

    @Test("The red view's leading edge must be 8 points after the blue view's trailing edge")
    func theExample() {
        let constraint = constraint(red, .leading, blue, .trailing, constant: 8)
        // 20 + 50 + 8
        #expect(red.frame.minX == 78)
        #expect(constraint.firstItem === red && constraint.secondItem === blue)
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
        #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 8)
    }

    @Test("Item 1: the first item must be a view or a layout guide")
    func itemsAreViewsOrGuides() async throws {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        _ = constraint(guide, .leading, blue, .trailing, constant: 5)
        _ = constraint(red, .leading, guide, .leading)
        #expect(red.frame.minX == 75)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: "neither", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Constraint items must each be a view or layout guide."))
    }

    @Test("Attribute 1: what is constrained of the first item, here the red view's leading edge")
    func firstAttribute() {
        _ = constraint(red, .centerX, blue, .trailing, constant: 8)
        #expect(red.frame.midX == 78)
    }

    @Test("Relationship: one of three, equal, greater than or equal, less than or equal")
    func relationships() {
        let least = constraint(red, .leading, blue, .trailing, relation: .greaterThanOrEqual, constant: 8)
        let wish = constraint(red, .leading, root, .leading, constant: 200)
        #expect(red.frame.minX == 200)
        wish.isActive = false
        let near = red.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        // Weaker than the blue view's own width, which would give way too.
        near.priority = UILayoutPriority(100)
        near.isActive = true
        root.layoutIfNeeded()
        #expect(red.frame.minX == 78)
        least.isActive = false
        near.constant = 300
        _ = constraint(red, .leading, blue, .trailing, relation: .lessThanOrEqual, constant: 8)
        #expect(red.frame.minX == 78)
    }

    @Test("Multiplier: the value of attribute 2 is multiplied by this number")
    func multiplier() {
        red.setContentHuggingPriority(.defaultLow, for: .horizontal)
        _ = constraint(red, .width, blue, .width, multiplier: 2.5)
        #expect(red.frame.width == 125)
    }

    @Test(
        "Item 2: the second item, here the blue view; unlike the first, it can be left blank",
        .says(
            "Attribute 2: what is constrained of the second item, here the blue view's trailing edge",
            "If the second item is left blank, this must be Not an Attribute"))
    func blankSecondItem() {
        let constraint = constraint(red, .width, nil, .notAnAttribute, constant: 77)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(red.frame.width == 77)
        // UIKit reads any other attribute as none.
        let other = self.constraint(red, .height, nil, .height, constant: 33)
        #expect(other.secondAttribute == .notAnAttribute)
        #expect(red.frame.height == 33)
    }

    @Test("Constant: a constant offset that is added to the value of attribute 2")
    func constant() {
        let constraint = constraint(red, .width, blue, .width, multiplier: 2, constant: -15)
        #expect(red.frame.width == 85)
        constraint.constant = 12.5
        root.layoutIfNeeded()
        #expect(near(red.frame.width, 112.5, within: 0.17))
    }

    @Test(
        "Attributes: left, right, leading, trailing, top, bottom; width and height; horizontal and vertical centres",
        arguments: [
            NSLayoutConstraint.Attribute.left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY,
        ])
    func attributes(attribute: NSLayoutConstraint.Attribute) {
        // The same edge of a view of 30 × 20 as of one of 50 × 20 at (20, 10), 7 points further.
        let free = Box(30, 20)
        root.addSubview(free)
        switch attribute {
        case .top, .bottom, .centerY: free.pin(leading: 0)
        default: free.pin(top: 0)
        }
        _ = constraint(free, attribute, blue, attribute, constant: 7)
        #expect(!free.hasAmbiguousLayout)
        switch attribute {
        case .left, .leading: #expect(free.frame.minX == 27)
        case .right, .trailing: #expect(free.frame.maxX == 77)
        case .top: #expect(free.frame.minY == 17)
        case .bottom: #expect(free.frame.maxY == 37)
        case .centerX: #expect(free.frame.midX == 52)
        default: #expect(free.frame.midY == 27)
        }
    }

    @Test("Text items also have one or more baselines")
    func baselines() {
        let text = label("One line", 30)
        text.numberOfLines = 0
        text.text = "First line\nSecond line"
        root.addSubview(text)
        text.pin(leading: 100, top: 50)
        let probes = [Box(1, 1), Box(1, 1)]
        for (probe, baseline) in zip(probes, [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline]) {
            root.addSubview(probe)
            probe.pin(leading: 0)
            _ = constraint(probe, .top, text, baseline)
        }
        #expect(near(probes[0].frame.minY, 50 + text.font.ascender, within: 0.67))
        #expect(near(probes[1].frame.minY - probes[0].frame.minY, text.font.lineHeight, within: 1))
    }

    @Test("Many kinds of constraints: the space between views")
    func space() {
        _ = constraint(red, .leading, blue, .trailing, constant: 12)
        #expect(red.frame.minX - blue.frame.maxX == 12)
    }

    @Test("… aligned edges")
    func alignedEdges() {
        _ = constraint(red, .trailing, blue, .trailing)
        #expect(red.frame.maxX == blue.frame.maxX)
    }

    @Test("… the relative size of two views, and the aspect ratio of one")
    func relativeSizes() {
        _ = constraint(red, .width, blue, .width, multiplier: 3)
        _ = constraint(red, .height, red, .width, multiplier: 0.5)
        #expect(red.frame.size == CGSize(width: 150, height: 75))
    }
}
