import Testing
import UIKit

/// `UIStackView` in the words of its documentation.
@MainActor
@Suite("Documented: stack views")
struct DocumentedStackTests {
    private func laidOut(
        _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, _ size: CGSize? = nil,
        _ configure: (UIStackView) -> Void = { _ in }
    ) -> (stack: UIStackView, root: UIView) {
        let root = makeRoot(500, 500)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        configure(stack)
        root.adding(stack) { stack in
            var all = [
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ]
            if let size {
                if size.width > 0 { all.append(stack.widthAnchor.constraint(equalToConstant: size.width)) }
                if size.height > 0 { all.append(stack.heightAnchor.constraint(equalToConstant: size.height)) }
            }
            return all
        }
        root.layoutIfNeeded()
        return (stack, root)
    }

    /// "The stack view ensures that the arrangedSubviews array is always a subset of its subviews array."
    @Test func arrangedViewsAreSubviews() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.subviews == [a])
        stack.addSubview(b)
        #expect(stack.arrangedSubviews == [a])
        #expect(b.translatesAutoresizingMaskIntoConstraints)
        // "If the view is already a subview, the order of the subviews doesn't change."
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a])
        #expect(stack.subviews == [a, b])
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [b, c, a])
        // "This method does not remove the provided view from the stack's subviews array."
        stack.removeArrangedSubview(c)
        #expect(stack.arrangedSubviews == [b, a])
        #expect(stack.subviews.contains(c))
        // "... when the view's removeFromSuperview() is called it's removed from arrangedSubviews."
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [a])
        // A view that is no longer arranged isn't touched by removing it again.
        stack.removeArrangedSubview(c)
        #expect(stack.subviews.contains(c))
        // A view that goes to another superview leaves the arrangement.
        UIView().addSubview(a)
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func constants() {
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        let a = UIView(), stack = UIStackView(arrangedSubviews: [a])
        stack.setCustomSpacing(12, after: a)
        #expect(stack.customSpacing(after: a) == 12)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIStackView.Alignment.firstBaseline.rawValue == 2)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }

    /// Custom spacing after one view, the system's spacing, and none after the last.
    @Test func spacings() {
        let views = [Plate(10, 10), Plate(10, 10), Plate(10, 10), Plate(10, 10)]
        let (stack, root) = laidOut(views) {
            $0.spacing = 5
            $0.setCustomSpacing(20, after: views[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
            $0.setCustomSpacing(100, after: views[3])
        }
        #expect(views.map(\.frame.minX) == [0, 30, 48, 63])
        #expect(stack.frame.width == 73)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(views[2].frame.minX == 30)
        views[1].isHidden = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 15)
        stack.spacing = -4
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 6, 12, 18])
    }

    /// Fill equally: "they are all the same size along the stack view's axis."
    @Test func equalSizes() {
        let views = [Plate(10, 30), Plate(100, 10), Plate(40, 20)]
        let (stack, root) = laidOut(views) { ($0.distribution, $0.spacing) = (.fillEqually, 10) }
        #expect(views.map(\.frame.width) == [100, 100, 100])
        #expect(stack.frame.size == CGSize(width: 320, height: 30))
        #expect(views.map(\.frame.height) == [30, 30, 30])
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 90)
    }

    /// Fill proportionally: "resized proportionally based on their intrinsic content size".
    @Test func proportionalSizes() {
        let views = [Plate(50, 10), Plate(100, 10), Plate(150, 10)]
        _ = laidOut(views, CGSize(width: 450, height: 0)) { $0.distribution = .fillProportionally }
        #expect(views.map(\.frame.width) == [75, 150, 225])
    }

    /// Equal centring: "equal center-to-center spacing along the stack view's axis."
    @Test func equalCentres() {
        let views = [Plate(20, 10), Plate(60, 10), Plate(40, 10)]
        _ = laidOut(views, CGSize(width: 330, height: 0)) { $0.distribution = .equalCentering }
        let centres = views.map(\.frame.midX)
        #expect(centres == [10, 160, 310])
    }

    /// Equal spacing: "pads the spacing between the views evenly."
    @Test func equalGaps() {
        let views = [Plate(20, 10), Plate(60, 10), Plate(40, 10)]
        _ = laidOut(views, CGSize(width: 300, height: 0)) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame) == [rect(0, 0, 20, 10), rect(110, 0, 60, 10), rect(260, 0, 40, 10)])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [0, 0], [60, 60]), (.leading, [0, 0], [20, 60]), (.center, [20, 0], [20, 60]),
        (.trailing, [40, 0], [20, 60]),
    ]) func alignments(alignment: UIStackView.Alignment, starts: [CGFloat], lengths: [CGFloat]) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let views = [Plate(20, 20), Plate(60, 60)]
            _ = laidOut(views, axis: axis) { $0.alignment = alignment }
            #expect(views.map { axis == .horizontal ? $0.frame.minY : $0.frame.minX } == starts)
            #expect(views.map { axis == .horizontal ? $0.frame.height : $0.frame.width } == lengths)
        }
    }

    /// "If true, the stack view lays out its arranged views relative to its layout margins."
    @Test func marginsRelative() {
        let view = Plate(50, 30)
        let (stack, root) = laidOut([view]) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.insetsLayoutMarginsFromSafeArea = false
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(view.frame == rect(2, 1, 50, 30))
        #expect(stack.frame.size == CGSize(width: 56, height: 34))
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 34))
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 10, 50, 30))
        stack.isLayoutMarginsRelativeArrangement = false
        root.layoutIfNeeded()
        #expect(stack.frame == rect(0, 0, 50, 30))
    }

    /// "For fill, the view with the lowest content hugging priority is stretched"; with the lowest resistance, squeezed.
    @Test func prioritiesDecide() {
        let views = [Plate(50, 10), Plate(50, 10), Plate(50, 10)]
        views[0].setContentHuggingPriority(.init(251), for: .horizontal)
        views[2].setContentHuggingPriority(.init(251), for: .horizontal)
        views[0].setContentCompressionResistancePriority(.init(749), for: .horizontal)
        let (stack, root) = laidOut(views, CGSize(width: 300, height: 0))
        #expect(views.map(\.frame.width) == [50, 200, 50])
        stack.constraints.first { $0.firstAttribute == .width && $0.firstItem === stack }?.constant = 120
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [20, 50, 50])
    }

    /// Nested stacks, a spacer without a size, and a fixed size.
    @Test func nesting() {
        let title = Plate(60, 20), spacer = UIView(), icon = Plate(24, 24), body = Plate(200, 100)
        let bar = UIStackView(arrangedSubviews: [title, spacer, icon])
        bar.alignment = .center
        let (stack, _) = laidOut([bar, body], axis: .vertical, CGSize(width: 320, height: 0)) { $0.spacing = 6 }
        #expect(bar.frame == rect(0, 0, 320, 24))
        #expect(title.frame == rect(0, 2, 60, 20))
        #expect(spacer.frame.width == 236)
        #expect(icon.frame == rect(296, 0, 24, 24))
        #expect(body.frame == rect(0, 30, 320, 100))
        #expect(stack.frame.height == 130)
    }

    /// "Changing isHidden … the stack view automatically updates its layout", and its views keep their constraints.
    @Test func hiding() {
        let views = [Plate(10, 10), Plate(20, 10), Plate(30, 10)]
        let (stack, root) = laidOut(views) { $0.spacing = 8 }
        for (hidden, width) in [([0], 58), ([1], 48), ([2], 38), ([0, 1], 30), ([0, 1, 2], 0), ([], 76)] {
            for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
            root.layoutIfNeeded()
            #expect(stack.frame.width == CGFloat(width))
            #expect(stack.arrangedSubviews == views)
        }
    }

    /// Baselines: "aligns the first baselines of its arranged views", the last ones.
    @Test func baselines() throws {
        let small = UILabel(), large = UILabel()
        (small.text, large.text) = ("small", "large")
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 40)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let (_, _) = laidOut([small, large]) { $0.alignment = alignment }
            let smallBaseline = small.frame.minY + small.font.ascender.rounded()
            let largeBaseline = large.frame.minY + large.font.ascender.rounded()
            #expect(abs(smallBaseline - largeBaseline) <= 1)
        }
        let (row, _) = laidOut([small, large])
        #expect(row.forFirstBaselineLayoutView === large)
    }

    /// Right to left: the first arranged view is on the right, unless the content is to keep its sides.
    @Test func rightToLeft() {
        let views = [Plate(10, 10), Plate(20, 10)]
        let (stack, root) = laidOut(views, CGSize(width: 100, height: 0)) {
            ($0.semanticContentAttribute, $0.distribution) = (.forceRightToLeft, .equalSpacing)
        }
        #expect(views.map(\.frame.minX) == [90, 0])
        stack.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 80])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(views.map(\.frame.maxX) == [100, 100])
    }

    /// Arranged views keep constraints of their own; these take part.
    @Test func ownConstraints() {
        let a = UIView(), b = UIView()
        let (stack, root) = laidOut([a, b]) { $0.spacing = 10 }
        a.widthAnchor.constraint(equalToConstant: 80).isActive = true
        b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5).isActive = true
        a.heightAnchor.constraint(equalTo: a.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 130, height: 80))
        #expect(b.frame == rect(90, 0, 40, 80))
    }
}

extension UIView {
    fileprivate var forFirstBaselineLayoutView: UIView { forFirstBaselineLayout }
}
