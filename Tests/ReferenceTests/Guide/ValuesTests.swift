import Testing

@testable import AutoLayout
@testable import UIKit

@MainActor
@Suite("Auto Layout Guide: Interpreting Values")
struct ValuesTests {
    private let view = Box(30, 20), root: UIView

    init() {
        root = superview(400, 300, view)
        view.pin(top: 10)
    }

    private func isAllowed(_ first: AutoLayout.Attribute, _ second: AutoLayout.Attribute) -> Bool {
        (try? EquationRules.check(first: first, second: second, hasSecondItem: true, multiplier: 1, constant: 0)) != nil
    }

    /// The attributes that one may be combined with.
    private func partners(of attribute: AutoLayout.Attribute) -> Set<AutoLayout.Attribute> {
        let all: [AutoLayout.Attribute] = [
            .width, .height, .top, .bottom, .firstBaseline, .lastBaseline, .leading, .trailing, .left, .right, .centerX,
            .centerY,
        ]
        return Set(all.filter { isAllowed(attribute, $0) && isAllowed($0, attribute) })
    }

    @Test("Values are always in points", arguments: [1, 2, 3] as [CGFloat])
    func points(scale: CGFloat) {
        var environment = LayoutEnvironment()
        environment.displayScale = scale
        root.setEnvironment(environment)
        view.pin(leading: 17, width: 31)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 17 && view.frame.width == 31)
    }

    @Test(
        "Their exact meaning can depend on the attributes and on the view's layout direction",
        arguments: [(UISemanticContentAttribute.forceLeftToRight, 25), (.forceRightToLeft, 345)]
            as [(UISemanticContentAttribute, CGFloat)])
    func direction(direction: UISemanticContentAttribute, x: CGFloat) {
        view.semanticContentAttribute = direction
        root.semanticContentAttribute = direction
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == x)
        #expect(view.frame.minY == 10)
    }

    @Test(
        "Height, Width: the size of the view",
        .says("They can be assigned constant values or combined with other heights and widths"))
    func sizes() {
        view.pin(leading: 0, width: 60)
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 60, height: 155))
        #expect(partners(of: .width) == [.width, .height] && partners(of: .height) == [.width, .height])
    }

    @Test("These values can't be negative")
    func sizesAreNotNegative() {
        view.pin(leading: 0)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: -10).isActive = true
        #expect(conflicts(in: root).count == 1)
        #expect(view.frame.width >= 0)
        let other = UIView()
        root.addSubview(other)
        other.pin(leading: 0, top: 0)
        let wish = other.widthAnchor.constraint(equalToConstant: -50)
        wish.priority = .defaultHigh
        wish.isActive = true
        _ = conflicts(in: root)
        #expect(other.frame.width == 0)
    }

    @Test(
        "Top, Bottom, Baseline: values increase as you move down the screen",
        .says("They can only be combined with Center Y, Top, Bottom and Baseline"))
    func down() {
        let vertical: Set<AutoLayout.Attribute> = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
        for attribute in [AutoLayout.Attribute.top, .bottom, .firstBaseline, .lastBaseline] {
            #expect(partners(of: attribute) == vertical)
        }
        let text = label()
        root.addSubview(text)
        text.pin(leading: 0)
        let edges = [
            text.topAnchor.constraint(equalTo: root.topAnchor), text.bottomAnchor.constraint(equalTo: root.topAnchor),
            text.firstBaselineAnchor.constraint(equalTo: root.topAnchor),
        ]
        for edge in edges {
            edge.constant = 100
            edge.isActive = true
            root.layoutIfNeeded()
            let before = text.frame.minY
            edge.constant = 130
            root.layoutIfNeeded()
            #expect(near(text.frame.minY, before + 30))
            edge.isActive = false
        }
    }

    @Test(
        "Leading, Trailing: values increase as you move towards the trailing edge",
        .says(
            "For a left-to-right layout direction they increase to the right, for a right-to-left one to the left",
            "They can only be combined with Leading, Trailing and Center X"),
        arguments: [(UISemanticContentAttribute.forceLeftToRight, 30), (.forceRightToLeft, -30)]
            as [(UISemanticContentAttribute, CGFloat)])
    func towardsTheTrailingEdge(direction: UISemanticContentAttribute, change: CGFloat) {
        root.semanticContentAttribute = direction
        view.semanticContentAttribute = direction
        for edge in [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        ] {
            edge.isActive = true
            root.layoutIfNeeded()
            let before = view.frame.minX
            edge.constant = 130
            root.layoutIfNeeded()
            #expect(view.frame.minX == before + change)
            edge.isActive = false
        }
        #expect(partners(of: .leading) == [.leading, .trailing, .centerX])
        #expect(partners(of: .trailing) == [.leading, .trailing, .centerX])
    }

    @Test(
        "Left, Right: values increase as you move to the right",
        .says(
            "They can only be combined with Left, Right and Center X (our copy says Center Y, by a slip)",
            "Avoid them; with Leading and Trailing the layout adapts to the reading direction"))
    func toTheRight() {
        root.semanticContentAttribute = .forceRightToLeft
        view.semanticContentAttribute = .forceRightToLeft
        let edge = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)
        edge.isActive = true
        root.layoutIfNeeded()
        // Whatever the reading direction is.
        #expect(view.frame.minX == 100)
        edge.constant = 130
        root.layoutIfNeeded()
        #expect(view.frame.minX == 130)
        #expect(partners(of: .left) == [.left, .right, .centerX] && partners(of: .right) == [.left, .right, .centerX])
    }

    @Test("By default the reading direction follows from the language that the user has set")
    func readingDirection() {
        var environment = LayoutEnvironment()
        environment.layoutDirection = .rightToLeft
        root.setEnvironment(environment)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25).isActive = true
        root.layoutIfNeeded()
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.frame.minX == 345)
    }

    // Untested: "Left and Right are enough for readers of Chinese." It is a remark of the translator.
    @Test(
        "Center X, Center Y: the interpretation follows from the other attribute of the equation",
        .says("Center X can be combined with Center X, Leading, Trailing, Right and Left"))
    func centerX() {
        #expect(partners(of: .centerX) == [.centerX, .leading, .trailing, .left, .right])
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            root.semanticContentAttribute = direction
            view.semanticContentAttribute = direction
            for (edge, middle) in [
                (root.leadingAnchor, direction == .forceLeftToRight ? 40 : 360), (root.leftAnchor, 40),
            ] as [(NSLayoutXAxisAnchor, CGFloat)] {
                let constraint = view.centerXAnchor.constraint(equalTo: edge, constant: 40)
                constraint.isActive = true
                root.layoutIfNeeded()
                #expect(view.frame.midX == middle)
                constraint.isActive = false
            }
        }
    }

    @Test("Center Y can be combined with Center Y, Top, Bottom and Baseline")
    func centerY() {
        #expect(partners(of: .centerY) == [.centerY, .top, .bottom, .firstBaseline, .lastBaseline])
        let other = Box(10, 10)
        root.addSubview(other)
        other.pin(leading: 0)
        other.centerYAnchor.constraint(equalTo: view.bottomAnchor, constant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(other.frame.midY == 70)
    }
}
