import Testing
import UIKit

@MainActor
@Suite("Auto Layout Guide: Intrinsic Content Size")
struct IntrinsicSizeTests {
    private static let none = UIView.noIntrinsicMetric

    private func button(_ title: String, _ size: CGFloat = 15) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        return button
    }

    @Test(
        "Some views have a natural size for their current content, called their intrinsic content size",
        .says("That of a button is the size of its title and a small margin"))
    func buttons() {
        let short = button("Go").intrinsicContentSize, long = button("Go to the next page").intrinsicContentSize
        let titles = [label("Go", 15), label("Go to the next page", 15)].map(\.intrinsicContentSize)
        // Both have the same margins around titles of different widths. The least width of a button is 30.
        #expect(near(long.height - titles[1].height, short.height - titles[0].height))
        #expect(long.height > titles[1].height && long.height < titles[1].height + 20)
        #expect(long.width >= titles[1].width && long.width < titles[1].width + 20)
        #expect(short.width >= titles[0].width && short.width < long.width)
    }

    @Test(
        "Not all views have an intrinsic content size; it can define the height, the width or both",
        .says("UIView: no intrinsic content size"))
    func plainViews() {
        #expect(UIView().intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
        let views = [Box(30, Self.none), Box(Self.none, 20), Box(30, 20)]
        let root = superview(400, 300, views[0], views[1], views[2])
        for view in views { view.pin(leading: 0, top: 0) }
        root.layoutIfNeeded()
        #expect(
            views.map(\.frame.size) == [
                CGSize(width: 30, height: 0), CGSize(width: 0, height: 20), CGSize(width: 30, height: 20),
            ])
        #expect(views.map(\.hasAmbiguousLayout) == [true, true, false])
    }

    @Test(
        "Sliders: define only the width (iOS)",
        .apple(
            """
            A slider defines its height, and its width is open. Of 173 recorded sliders that constraints place without giving a \
            height, 128 are 31 points high (30, and a point beyond what aligns); 140 without a width have 46 different ones.
            """))
    func sliders() {
        #expect(UISlider().intrinsicContentSize == CGSize(width: Self.none, height: 30))
    }

    // Untested: "Sliders define the width, the height or both, by their type (OS X)." Espalier lays out iOS.
    @Test("Labels, buttons, switches and text fields: define both the height and the width")
    func heightAndWidth() {
        let field = UITextField()
        field.text = "Text"
        for view in [label(), button("Title"), UISwitch(), field] {
            let size = view.intrinsicContentSize
            #expect(size.width > 0 && size.height > 0, "\(type(of: view))")
            let root = superview(400, 300, view)
            view.pin(leading: 10, top: 10)
            withExtendedLifetime(root) { #expect(!view.hasAmbiguousLayout, "\(type(of: view))") }
        }
    }

    @Test(
        "The intrinsic content size follows from the view's current content",
        .says("For labels and buttons from the amount of text shown, and from its font"))
    func textAndFont() {
        let text = label("Some", 17), title = button("Some", 17)
        let short = [text.intrinsicContentSize, title.intrinsicContentSize]
        text.text = "Some more"
        title.setTitle("Some more", for: .normal)
        let long = [text.intrinsicContentSize, title.intrinsicContentSize]
        text.font = .systemFont(ofSize: 34)
        title.titleLabel?.font = .systemFont(ofSize: 34)
        let large = [text.intrinsicContentSize, title.intrinsicContentSize]
        for index in 0..<2 {
            #expect(long[index].width > short[index].width && long[index].height == short[index].height)
            #expect(large[index].width > long[index].width && large[index].height > long[index].height)
        }
        // Twice the font's size, but for tighter tracking; the lines of this font are 1.19 of its size high.
        #expect(near(large[0].height, 34 * 1.193, within: 0.5))
    }

    @Test(
        "Text views and image views: it varies",
        .says("An empty image view has no intrinsic content size", "Once an image is added, it is the image's size"))
    func imageViews() {
        let view = UIImageView()
        #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
        view.image = picture(120, 45)
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 45))
        view.image = picture(12, 34)
        #expect(view.intrinsicContentSize == CGSize(width: 12, height: 34))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
    }

    private func textView(_ text: String, isScrollEnabled: Bool = false) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.isScrollEnabled = isScrollEnabled
        return view
    }

    @Test(
        "That of a text view depends on its content, on whether scrolling is enabled, and on its other constraints",
        .says("With scrolling enabled it has none"))
    func scrollingTextViews() {
        let view = textView("Text", isScrollEnabled: true)
        #expect(view.intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
        let short = textView("Text").intrinsicContentSize, long = textView("More text").intrinsicContentSize
        #expect(short.width > 0 && long.width > short.width)
    }

    @Test(
        "With scrolling disabled it is by default that of the text without wrapping",
        .says("Without returns in the text: what a single line of it takes"))
    func textViewsWithoutWrapping() {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let view = textView(words), line = label(words).intrinsicContentSize, margins = CGSize(width: 10, height: 16)
        #expect(near(view.intrinsicContentSize.width, line.width + margins.width, within: 0.67))
        #expect(near(view.intrinsicContentSize.height, line.height + margins.height, within: 0.67))
        let lines = textView("One\nTwo\nThree")
        #expect(near(lines.intrinsicContentSize.height, 3 * 17 * 1.193 + margins.height, within: 1.34))
    }

    @Test("Where constraints give the text view's width, it defines the height that the text needs at this width")
    func textViewsOfAWidth() {
        let view = textView(Array(repeating: "word", count: 40).joined(separator: " "))
        let root = superview(400, 900, view)
        view.pin(leading: 0, top: 0, width: 200)
        let high = view.frame.height
        #expect(!view.hasAmbiguousLayout && view.frame.width == 200)
        view.constraints.first { $0.constant == 200 }?.constant = 400
        root.layoutIfNeeded()
        let low = view.frame.height
        // Whole lines of 17 × 1.193 points and the margins above and below.
        let lines = [high, low].map { ($0 - 16) / (17 * 1.193) }
        for count in lines { #expect(near(count, count.rounded(), within: 0.1)) }
        #expect(lines[1] >= 4 && lines[0] >= 2 * lines[1] - 1)
    }

    @Test(
        "A pair of constraints stands for the intrinsic content size in each dimension",
        .says(
            "Content hugging pulls the view inwards, so that it fits around its content",
            "Compression resistance pushes it outwards, so that it doesn't clip its content"))
    func huggingAndResistance() {
        let view = Box(100, 20)
        let root = superview(400, 300, view)
        view.pin(leading: 0, top: 0)
        let width = view.widthAnchor.constraint(equalToConstant: 300)
        width.isActive = true
        for (constant, priority, expected) in [
            (300, 249, 100), (300, 251, 300), (40, 251, 100), (40, 749, 100), (40, 751, 40),
        ] as [(CGFloat, Float, CGFloat)] {
            width.constant = constant
            width.priority = UILayoutPriority(priority)
            root.layoutIfNeeded()
            #expect(view.frame.width == expected, "\(constant) at \(priority)")
        }
        view.setContentHuggingPriority(UILayoutPriority(900), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        for (constant, expected) in [(300, 100), (40, 40)] as [(CGFloat, CGFloat)] {
            width.constant = constant
            width.priority = UILayoutPriority(500)
            root.layoutIfNeeded()
            #expect(view.frame.width == expected)
        }
    }

    @Test(
        "By default hugging has the priority 250 and compression resistance 750",
        .says("Views are therefore easier to stretch than to shrink"))
    func defaults() {
        for view in [UIView(), button("Title"), UIImageView(), Box(1, 1)] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis).rawValue == 250, "\(type(of: view))")
                #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750, "\(type(of: view))")
            }
        }
        let views = [Box(100, 10), Box(100, 10)]
        let root = superview(400, 300, views[0], views[1])
        views[0].pin(leading: 0, top: 0)
        views[1].pin(trailing: 0)
        views[1].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let equal = views[0].widthAnchor.constraint(equalToConstant: 150),
            less = views[1].widthAnchor.constraint(equalToConstant: 50)
        for constraint in [equal, less] {
            constraint.priority = UILayoutPriority(500)
            constraint.isActive = true
        }
        root.layoutIfNeeded()
        #expect(views.widths == [150, 100])
    }

    @Test(
        "Use intrinsic sizes wherever you can: the layout adapts as the content changes",
        .says(
            "They reduce the number of constraints that a layout needs",
            "but you have to manage hugging and compression resistance (CHCR) priorities"))
    func dynamicContent() {
        let name = label("Name"), field = UITextField()
        let root = superview(300, 200, name, field)
        name.pin(leading: 10, top: 10)
        field.pin(trailing: 10)
        field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8).isActive = true
        field.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor).isActive = true
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        for text in ["Name", "A name that is longer", ""] {
            name.text = text
            root.layoutIfNeeded()
            #expect(!name.hasAmbiguousLayout && !field.hasAmbiguousLayout)
            #expect(near(name.frame.width, name.intrinsicContentSize.width))
            #expect(near(field.frame.minX, name.frame.maxX + 8) && field.frame.maxX == 290)
        }
        name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        name.text = "Name"
        root.layoutIfNeeded()
        #expect(near(field.frame.width, field.intrinsicContentSize.width))
    }

    // Untested: "Guidelines for working with intrinsic content sizes." Our copy of the guide announces them and leaves them out.
    @Test("The intrinsic content size is an input to Auto Layout: the system generates constraints for it")
    func input() {
        let view = Box(30, 20)
        let root = superview(400, 300, view)
        view.pin(leading: 0, top: 0)
        view.size = CGSize(width: 70, height: 90)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 70, height: 90))
    }

    @Test(
        "The fitting size is an output: the size computed from the view's constraints",
        .says("If a view lays out its subviews by Auto Layout, the system may compute a fitting size from its content"))
    func output() {
        let container = UIView(), content = Box(30, 20)
        container.addSubview(content)
        content.pin(leading: 5, top: 6, trailing: 7, bottom: 8)
        #expect(container.intrinsicContentSize == CGSize(width: Self.none, height: Self.none))
        #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 42, height: 34))
        content.size.height = 120
        #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 42, height: 134))
        let root = superview(400, 300, container)
        container.pin(leading: 0, top: 0)
        withExtendedLifetime(root) { #expect(container.frame.size == CGSize(width: 42, height: 134)) }
    }
}
