import Testing

@testable import UIKit

/// What the class reference of `UIStackView` says of baselines, and of views without a size.
@MainActor
@Suite("Baselines and sizeless views in stacks")
struct StackBaselineTests {
    private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func firstBaseline(_ label: UILabel) -> CGFloat {
        label.frame.minY + (label.baselineOffsets(for: label.bounds.size)?.firstFromTop ?? 0)
    }

    private func lastBaseline(_ label: UILabel) -> CGFloat {
        label.frame.maxY - (label.baselineOffsets(for: label.bounds.size)?.lastFromBottom ?? 0)
    }

    /// From each baseline to the next, and from the edges to the first and the last.
    private func distances(_ labels: [UILabel], in stack: UIStackView) -> [CGFloat] {
        var distances: [CGFloat] = [], above: CGFloat = 0
        for label in labels {
            distances.append(firstBaseline(label) - above)
            above = lastBaseline(label)
        }
        return distances + [stack.bounds.height - above]
    }

    /// "The vertical space between views is measured from the last baseline of a text-based view to the first baseline of the
    /// view below": spaces that are made equal are these.
    @Test func equalSpacingIsMeasuredBetweenBaselines() {
        let labels = [label(30), label(12), label(17)]
        let stack = stack(labels, .vertical, .equalSpacing, spacing: 20)
        stack.isBaselineRelativeArrangement = true
        let root = layOut(stack)
        withExtendedLifetime(root) {
            // A line of text that isn't whole pixels high has its last baseline half a point below its first.
            for (label, line) in zip(labels, [29, 49, 69]) { #expect(abs(firstBaseline(label) - CGFloat(line)) <= 0.5) }
            #expect(distances(labels, in: stack)[1...2] == [20, 20])
        }
        stack.heightAnchor.constraint(equalToConstant: 200).isActive = true
        root.layoutIfNeeded()
        let lengths = distances(labels, in: stack)
        #expect(abs(lengths[1] - lengths[2]) <= 0.5 && lengths[1] > 60)
    }

    /// "Top and bottom views are also positioned so that their closest baseline is the specified distance away from the stack
    /// view's edge."
    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func topAndBottomBaselinesStandAtTheDistanceFromTheEdge(distribution: UIStackView.Distribution) {
        let labels = [label(17), label(17)]
        let stack = stack(labels, .vertical, distribution, spacing: 40)
        stack.isBaselineRelativeArrangement = true
        let root = layOut(stack)
        withExtendedLifetime(root) {
            #expect(distances(labels, in: stack) == [40, 40, 40])
        }
        labels[0].isHidden = true
        root.layoutIfNeeded()
        #expect(distances([labels[1]], in: stack) == [40, 40])
        labels[0].isHidden = false
        root.layoutIfNeeded()
        #expect(distances(labels, in: stack) == [40, 40, 40])
    }

    /// Views without a size of their own have no share: what the others leave goes to those that have one.
    @Test func proportionsLeaveNothingForSizelessViews() {
        let views = [UIView(), Box(44, 20), UIView()]
        let root = layOut(stack(views, .horizontal, .fillProportionally, spacing: 20), width: 300, height: 40)
        withExtendedLifetime(root) { #expect(views.map(\.frame.width) == [0, 260, 0]) }
        let words = [label(17, "Some text"), label(17, "More"), label(17, "")]
        let other = layOut(stack(words, .horizontal, .fillProportionally), width: 300, height: 40)
        withExtendedLifetime(other) {
            #expect(words[2].frame.width == 0)
            #expect(words[0].frame.width > words[1].frame.width && words[1].frame.maxX == 300)
        }
    }

    /// "A horizontal stack view returns its tallest view", whatever its alignment, and before it was ever laid out. "If the
    /// tallest view is also a stack view, it returns the result of calling the method on the nested stack view."
    @Test(arguments: [UIStackView.Alignment.fill, .center, .leading, .trailing, .firstBaseline, .lastBaseline])
    func aRowsBaselineIsThatOfItsTallestView(alignment: UIStackView.Alignment) {
        let labels = [label(12), label(30), label(17)]
        let row = stack(labels, alignment: alignment)
        #expect(row.forFirstBaselineLayout === labels[1] && row.forLastBaselineLayout === labels[1])
        let root = layOut(row, width: 300)
        withExtendedLifetime(root) {
            #expect(row.forFirstBaselineLayout === labels[1] && row.forLastBaselineLayout === labels[1])
        }
        let column = stack([label(12), label(13)], .vertical)
        let outer = stack([label(17), column], alignment: alignment)
        #expect(outer.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(outer.forLastBaselineLayout === column.arrangedSubviews[1])
    }

    /// Cookbook, "Dynamic Stack View": the content's inset is set in `viewDidLoad`, and the content begins below it.
    @Test func aContentInsetSetBeforeTheViewIsSeenIsWhereContentBegins() {
        final class Controller: UIViewController {
            let scrollView = UIScrollView()
            override func viewDidLoad() {
                scrollView.frame = view.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(scrollView)
                scrollView.contentInsetAdjustmentBehavior = .never
                scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            }
        }
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -20))
        // What is seen stays where it is, as far as it may rest there.
        controller.scrollView.contentSize.height = 1000
        controller.scrollView.contentInset.top = 50
        #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -20))
    }

    /// Auto Layout Guide, table "Intrinsic content size": sliders define only their width. Apple's own engine says otherwise, as
    /// recorded documents and running programs show: a slider has a height, and its width is left open.
    @Test func aSliderDefinesItsHeightAndNotItsWidth() {
        let size = UISlider().intrinsicContentSize
        #expect(size.width == UIView.noIntrinsicMetric && size.height > 0)
    }
}
