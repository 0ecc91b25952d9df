import Testing
import UIKit

/// The same layouts in two more languages: one of short methods, one that is written as the layout looks.
@MainActor
@Suite("Further constraint libraries")
struct FurtherLanguageTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let one = UIView(), two = UIView(), three = UIView()

    private func frames() -> [CGRect] {
        root.layoutIfNeeded()
        return [one, two, three].filter { $0.superview != nil }.map(\.frame)
    }

    @Test func insets() {
        root.addSubview(one)
        one.edgesToSuperview(insets: UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
        root.subviews(two)
        two.fillContainer(padding: 5)
        #expect(
            frames() == [CGRect(x: 10, y: 20, width: 280, height: 420), CGRect(x: 5, y: 5, width: 310, height: 470)])
    }

    @Test func middle() {
        root.addSubview(one)
        one.centerInSuperview(offset: CGPoint(x: 10, y: -10))
        one.size(CGSize(width: 100, height: 60))
        root.subviews(two)
        two.centerInContainer().sized(50, 20)
        #expect(
            frames() == [CGRect(x: 120, y: 200, width: 100, height: 60), CGRect(x: 135, y: 230, width: 50, height: 20)])
    }

    private let headerBodyFooter = [
        CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 52, width: 320, height: 398),
        CGRect(x: 0, y: 458, width: 320, height: 22),
    ]

    @Test func headerBodyAndFooterByMethods() {
        for view in [one, two, three] { root.addSubview(view) }
        one.edgesToSuperview(excluding: .bottom)
        one.height(44)
        two.leadingToSuperview()
        two.trailingToSuperview()
        two.topToBottom(of: one, offset: 8)
        three.edgesToSuperview(excluding: .top)
        three.topToBottom(of: two, offset: 8)
        three.height(to: one, multiplier: 0.5)
        #expect(frames() == headerBodyFooter)
    }

    @Test func headerBodyAndFooterAsTheyLook() {
        root.subviews(one, two, three)
        root.layout(
            0,
            |one| ~ 44,
            8,
            |two|,
            8,
            |three| ~ 22,
            0
        )
        #expect(frames() == headerBodyFooter)
    }

    @Test func rowsAsTheyLook() {
        root.subviews(one, two, three)
        equal(widths: [one, two])
        root.layout(
            100,
            |-20 - one - 10 - two - 20-| ~ 80,
            15,
            |three| ~ 30
        )
        #expect(
            frames() == [
                CGRect(x: 20, y: 100, width: 135, height: 80), CGRect(x: 165, y: 100, width: 135, height: 80),
                CGRect(x: 0, y: 195, width: 320, height: 30),
            ])
    }

    @Test func stacks() {
        root.stack([one, two, three], axis: .horizontal, spacing: 10)
        two.width(to: one)
        three.width(to: one)
        #expect(frames().map(\.minX) == [0, 110, 220])
        #expect(frames().map(\.size) == Array(repeating: CGSize(width: 100, height: 480), count: 3))
    }

    @Test func limitsProportionsAndSafeAreas() {
        root.addSubview(one)
        one.edgesToSuperview(excluding: .trailing, usingSafeArea: true, priority: .defaultHigh)
        one.width(200, relation: .equalOrLess)
        one.width(to: root, priority: .defaultLow)
        one.aspectRatio(0.5)
        // As high as there is room: 480; so 200 wide needs 400, and the bottom gives way.
        root.layoutIfNeeded()
        #expect(one.frame.width == 200 && one.frame.height == 400)
        root.subviews(two)
        two.left(3).top(4).heightEqualsWidth()
        two.width(40)
        #expect(frames().last == CGRect(x: 3, y: 4, width: 40, height: 40))
    }
}
