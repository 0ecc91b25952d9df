import Testing
import UIKit

@MainActor
@Suite("UIStackView: Positioning and Sizing the Stack View")
struct PositioningAndSizingTests {
    @Test(
        "You still position the stack view itself by Auto Layout",
        .says("Usually you pin at least two adjacent edges to define its position"))
    func twoAdjacentEdges() {
        let stack = row([Box(30, 10), Box(40, 20)])
        let root = superview(400, 600, stack)
        stack.pin(trailing: 10)
        #expect(stack.hasAmbiguousLayout)
        stack.pin(bottom: 20)
        #expect(!stack.hasAmbiguousLayout)
        #expect(stack.frame == CGRect(x: 320, y: 560, width: 70, height: 20))
        withExtendedLifetime(root) {}
    }

    @Test(
        "Without further constraints the system computes the stack's size from its content",
        .says(
            "Along the axis the fitting size is the sum of the sizes of all views and of the spaces between them",
            "Perpendicular to the axis it is the size of the largest view"),
        arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing])
    func fittingSize(distribution: UIStackView.Distribution) {
        let stack = row([Box(100, 20), Box(50, 40), Box(60, 30)], distribution, spacing: 10)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        // Shares that follow the views' own sizes come out at 230 for these, too.
        #expect(abs(stack.frame.width - 230) <= 0.5, "\(distribution)")
        #expect(stack.frame.height == 40)
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(abs(stack.frame.height - 110) <= 0.5)
        #expect(stack.frame.width == 100)
        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(fitting.height - 110) <= 0.5 && fitting.width == 100)
    }

    @Test("The same for equalSpacing and equalCentering of views of one size")
    func fittingSizeOfEqualViews() {
        for distribution in [UIStackView.Distribution.fillEqually, .equalSpacing, .equalCentering] {
            let stack = column([Box(20, 30), Box(40, 30), Box(30, 30)], distribution, spacing: 5)
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0)
            withExtendedLifetime(root) { #expect(stack.frame.size == CGSize(width: 40, height: 100)) }
        }
    }

    @Test(
        "The sum also where equalCentering arranges views of several sizes",
        .apple(
            """
            The stack is longer, so that the centres are equally far apart: published listings of UIStackView's constraints give \
            equal distances priority 149, the wish to be no longer than needed 49, and 4 of 4 recorded stacks whose length is \
            free are that long, such as a column of 175 points in all that is 181 high (see [Semantics.md](Semantics.md)).
            """))
    func fittingSizeOfEqualCentering() {
        let views = [Box(100, 20), Box(44, 20), Box(66, 20)]
        let stack = row(views, .equalCentering, spacing: 10)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) {
            // 230 in all. Centres of the first two are 50 + 10 + 22 apart; twice that, and half of the first and last view.
            #expect(near(stack.frame.width, 2 * 82 + 50 + 33))
            #expect(views.map(\.center.x) == [50, 132, 214])
            #expect(views.lefts == [0, 110, 181])
        }
    }

    @Test("With isLayoutMarginsRelativeArrangement the fitting size includes the margins")
    func marginsCount() {
        let stack = row([Box(30, 10), Box(40, 20)], spacing: 5)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) { #expect(stack.frame.size == CGSize(width: 85, height: 25)) }
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 85, height: 25))
    }

    @Test(
        "Constraints of your own can set the stack's height, its width or both",
        .says("The stack view then adjusts the layout and size of its views to fill the area"))
    func givenSizes() {
        let views = [Box(30, 10), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: 100)
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 60, y: 0, width: 40, height: 20),
            ])
        stack.pin(height: 50)
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 60, height: 50), CGRect(x: 60, y: 0, width: 40, height: 50),
            ])
        withExtendedLifetime(root) {}
    }

    @Test(
        "The exact layout depends on the stack's properties; Distribution and Alignment describe too much or too little room"
    )
    func enumerationsDescribeTheRest() {
        // Too much room and too little: 60 points more, 20 less than the views and the spacing of 10 need.
        let expected: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
            (.fill, [110, 40, 30], [50, 40, 10]), (.fillEqually, [60, 60, 60], [100.0 / 3, 100.0 / 3, 100.0 / 3]),
            (.equalSpacing, [50, 40, 30], [50, 40, 10]),
            // Centres are equally far apart between a first and a last view of one size.
            (.equalCentering, [50, 40, 30], [30, 40, 30]),
        ]
        for (distribution, wide, narrow) in expected {
            let views = [Box(50, 10), Box(40, 10), Box(30, 10)]
            let stack = row(views, distribution, spacing: 10)
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0, width: 200)
            #expect(views.widths == wide, "\(distribution)")
            stack.constraints.first { $0.firstAttribute == .width && $0.constant == 200 }?.constant = 120
            root.layoutIfNeeded()
            #expect(near(views.widths, narrow), "\(distribution)")
        }
    }

    @Test("A stack view can be positioned by its first or last baseline instead of its top, bottom or centre")
    func positionByBaseline() {
        let text = label(), other = label("Other", 30)
        let stack = row([text])
        let root = superview(400, 600, other, stack)
        other.pin(leading: 0, top: 100)
        stack.pin(leading: 200)
        let first = stack.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor)
        first.isActive = true
        root.layoutIfNeeded()
        #expect(!stack.hasAmbiguousLayout)
        #expect(near(stack.frame.minY + text.baseline, other.baseline, within: 1))
        first.isActive = false
        stack.lastBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor, constant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(abs(stack.frame.minY + text.baseline - other.baseline - 40) <= 1)
    }

    @Test("As its fitting size, the stack's baselines are computed from its content")
    func baselinesFollowContent() {
        let small = label("Small", 12), large = label("Large", 40)
        let stack = column([small, large])
        let ruler = Box(1, 1)
        let root = superview(400, 600, stack, ruler)
        stack.pin(leading: 0, top: 100)
        ruler.pin(leading: 300)
        ruler.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(abs(ruler.frame.minY - 100 - small.font.ascender) <= 0.5)
        small.isHidden = true
        root.layoutIfNeeded()
        #expect(abs(ruler.frame.minY - 100 - large.font.ascender) <= 0.5)
    }

    @Test(
        "A row returns its tallest view for its first and last baseline",
        .says("If the tallest view is also a stack view, the row returns what that one returns"))
    func rowsReturnTheirTallest() {
        let labels = [label("Small", 12), label("Large", 40), label("Middle", 20)]
        let stack = row(labels)
        #expect(stack.forFirstBaselineLayout === labels[1] && stack.forLastBaselineLayout === labels[1])
        let inner = column([label("Top", 30), label("Bottom", 30)])
        let outer = row([label("Beside", 40), inner])
        #expect(outer.forFirstBaselineLayout === inner.arrangedSubviews[0])
        #expect(outer.forLastBaselineLayout === inner.arrangedSubviews[1])
    }

    @Test(
        "A column returns its first view for its first baseline, and its last view for its last",
        .says("If that view is also a stack view, the column returns what that one returns"))
    func columnsReturnTheirEnds() {
        let labels = [label("One"), label("Two"), label("Three")]
        let stack = column(labels)
        #expect(stack.forFirstBaselineLayout === labels[0] && stack.forLastBaselineLayout === labels[2])
        let top = row([label("Small", 12), label("Large", 40)]), bottom = column([label("One"), label("Two")])
        let outer = column([top, label("Middle"), bottom])
        #expect(outer.forFirstBaselineLayout === top.arrangedSubviews[1])
        #expect(outer.forLastBaselineLayout === bottom.arrangedSubviews[1])
    }

    @Test(
        "Baselines are only right for views as high as their intrinsic size; of stretched or squeezed ones they appear in the wrong place"
    )
    func stretchedBaselinesAreWrong() {
        let text = label(), ruler = Box(1, 1)
        let root = superview(400, 600, text, ruler)
        text.pin(leading: 0, top: 100)
        ruler.pin(leading: 300)
        ruler.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(abs(ruler.frame.minY - text.baseline) <= 0.5)
        text.pin(height: 120)
        // The text stands in the middle of the label, far below the baseline that constraints know.
        let line = text.textRect(forBounds: text.bounds, limitedToNumberOfLines: 1)
        #expect(abs(ruler.frame.minY - text.baseline) <= 0.5)
        #expect(abs(line.height - text.intrinsicContentSize.height) <= 0.5)
        #expect(text.frame.midY - line.height / 2 + text.font.ascender > ruler.frame.minY + 40)
    }
}
