import Testing
import UIKit

@MainActor
@Suite("UIStackView: Members")
struct MemberTests {
    private let views = [Box(50, 20), Box(30, 10), Box(40, 30)]

    @Test("init(arrangedSubviews:) creates a stack view that manages the given views")
    func creates() {
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.arrangedSubviews == views && stack.subviews == views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test("addArrangedSubview(_:) adds a view to the end of arrangedSubviews")
    func adds() {
        let stack = UIStackView(arrangedSubviews: [views[0]])
        stack.addArrangedSubview(views[2])
        stack.addArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    }

    @Test("insertArrangedSubview(_:at:) adds a view at the given index")
    func inserts() {
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 1)
        #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    }

    @Test("removeArrangedSubview(_:) removes a view from arrangedSubviews")
    func removes() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.subviews == views)
    }

    @Test(
        "alignment is fill by default, axis horizontal, distribution fill, spacing 0",
        .says("baseline- and margin-relative arrangement are off by default"))
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
        #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    }

    private func widths(
        _ distribution: UIStackView.Distribution, _ views: [UIView], in width: CGFloat, edited: Bool = false
    ) -> [CGFloat] {
        let stack = row(views, distribution)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: width)
        if edited {
            // There and back again.
            views[0].isHidden = true
            root.layoutIfNeeded()
            views[0].isHidden = false
            stack.insertArrangedSubview(views[0], at: views.count - 1)
            root.layoutIfNeeded()
            stack.insertArrangedSubview(views[0], at: 0)
            root.layoutIfNeeded()
        }
        return withExtendedLifetime(root) { views.widths }
    }

    @Test(
        "Distribution fill: shrinks views by their compression resistance, stretches them by their hugging",
        .says("If there is any ambiguity, it adjusts the views by their index in the array"),
        arguments: [false, true])
    func fill(edited: Bool) {
        #expect(widths(.fill, [Box(50, 10), Box(60, 10)], in: 300, edited: edited) == [240, 60])
        #expect(widths(.fill, [Box(50, 10), Box(60, 10)], in: 100, edited: edited) == [50, 50])
        let loose = [Box(50, 10), Box(60, 10)]
        loose[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        loose[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(widths(.fill, loose, in: 300, edited: edited) == [50, 250])
        #expect(widths(.fill, loose, in: 100, edited: edited) == [40, 60])
    }

    @Test("Distribution fillEqually: all views have the same size along the axis")
    func fillEqually() {
        #expect(widths(.fillEqually, views, in: 240) == [80, 80, 80])
        #expect(widths(.fillEqually, views, in: 60) == [20, 20, 20])
    }

    @Test("Distribution fillProportionally: views are resized in proportion to their intrinsic sizes along the axis")
    func fillProportionally() {
        #expect(widths(.fillProportionally, views, in: 240) == [100, 60, 80])
        #expect(widths(.fillProportionally, [Box(50, 20), Box(30, 10), Box(40, 30)], in: 60) == [25, 15, 20])
    }

    @Test(
        "Distribution equalSpacing: the space that views don't fill is padded evenly between them",
        .says(
            "If they don't fit, they shrink by their compression resistance",
            "and by their index where that leaves an ambiguity"),
        arguments: [false, true])
    func equalSpacing(edited: Bool) {
        let stack = row(views, .equalSpacing)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: 180)
        withExtendedLifetime(root) { #expect(views.lefts == [0, 80, 140]) }
        func boxes() -> [Box] { [Box(50, 10), Box(30, 10), Box(40, 10)] }
        #expect(widths(.equalSpacing, boxes(), in: 100, edited: edited) == [50, 30, 20])
        let loose = boxes()
        loose[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(widths(.equalSpacing, loose, in: 100, edited: edited) == [30, 30, 40])
    }

    @Test(
        "Distribution equalCentering: centres are equally far apart, and the distance between views is kept",
        .says(
            "If the views don't fit, the spaces shrink down to the spacing",
            "If they still don't fit, the views shrink by their compression resistance, and by their index"))
    func equalCentering() {
        for (width, lefts, widths) in [
            // Centres at 25, 107 and 189; then at 25, 83 and 141; then 10 between all; then a first view as long as the last.
            (209, [0, 92, 169], [50, 30, 40]), (161, [0, 68, 121], [50, 30, 40]), (140, [0, 60, 100], [50, 30, 40]),
            (130, [0, 50, 90], [40, 30, 40]),
        ] as [(CGFloat, [CGFloat], [CGFloat])] {
            let views = [Box(50, 10), Box(30, 10), Box(40, 10)]
            let stack = row(views, .equalCentering, spacing: 10)
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0, width: width)
            withExtendedLifetime(root) { #expect(views.lefts == lefts && views.widths == widths, "\(width)") }
        }
        #expect(widths(.equalCentering, [Box(50, 10), Box(60, 10)], in: 90) == [50, 40])
    }

    @Test("Alignments leading, center and trailing align edges or centres with those of the stack")
    func alignments() {
        for (alignment, lefts) in [
            (UIStackView.Alignment.leading, [0, 0]), (.center, [10, 0]), (.trailing, [20, 0]),
        ] as [(UIStackView.Alignment, [CGFloat])] {
            let views = [Box(30, 10), Box(50, 10)]
            let stack = column(views)
            stack.alignment = alignment
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0)
            withExtendedLifetime(root) { #expect(views.lefts == lefts && stack.frame.width == 50) }
        }
    }

    @Test("Alignments firstBaseline and lastBaseline align the baselines of a row's views", arguments: [true, false])
    func baselines(first: Bool) {
        let labels = [label("One", 12), label("Two", 40), label("Three", 17)]
        let stack = row(labels)
        stack.alignment = first ? .firstBaseline : .lastBaseline
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) {
            for label in labels { #expect(abs(label.baseline - labels[0].baseline) <= 1) }
            for label in labels { #expect(abs(label.frame.height - label.intrinsicContentSize.height) <= 0.5) }
        }
    }

    // Untested: "Recommended articles, advertisements." One copy of the class reference ends with the links of its website.
}
