import Testing

@testable import UIKit

/// What a stack view makes of its constraints when views are hidden, come and go: the same as a new stack view, and no more
/// than what is another one.
@MainActor
@Suite("UIStackView keeps constraints that still hold")
struct StackArrangementTests {
    /// The constraints that hold a stack's arrangement.
    private func arranging(_ stack: UIStackView) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for constraint in stack.links.owned where constraint.stackRole != nil { result.append(constraint) }
        return result
    }

    /// The same as text.
    private func arrangement(of stack: UIStackView) -> [String] {
        stack.accessibilityIdentifier = "stack"
        return arranging(stack).map(\.summary).sorted()
    }

    private func boxes(_ count: Int) -> [Box] {
        (0..<count).map { index in
            let box = Box(20 + CGFloat(7 * index % 31), 10 + CGFloat(5 * index % 13))
            box.accessibilityIdentifier = "box \(index)"
            // Ties would be decided by how long a view's size has been known.
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                box.setContentHuggingPriority(UILayoutPriority(Float(250 + index)), for: axis)
                box.setContentCompressionResistancePriority(UILayoutPriority(Float(750 - index)), for: axis)
            }
            return box
        }
    }

    nonisolated private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    /// Recorded: 22 points, and half a point of rounding, from baseline to baseline of texts of 17 points; between views it is 8.
    @Test func theSystemsSpacingFollowsFromTheFontsOfBaselines() {
        func label(_ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let labels = [label(17), label(17), label(13)]
        let views = stack(labels + [Box(10, 10)], .vertical, spacing: UIStackView.spacingUseSystem)
        views.isBaselineRelativeArrangement = true
        _ = layOut(views)
        #expect(abs(labels[1].frame.minY - 22) <= 0.5)
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        // Two edges are rounded to half a point.
        #expect(abs(baselines[2] - baselines[1] - 19.4) <= 1)
        #expect(views.distance(after: labels[2]) == 8)
    }

    nonisolated private static let alignments: [UIStackView.Alignment] = [.fill, .center, .firstBaseline]

    /// Whatever views were hidden, shown, removed or inserted before, and however many at once, the constraints are those of
    /// a stack that was made that way, and so are the frames.
    @Test(arguments: distributions, alignments)
    func anArrangementDoesNotDependOnTheOneBefore(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
    ) {
        var generator = SeededGenerator(seed: 7)
        let pool = boxes(7)
        let edited = stack(Array(pool.prefix(5)), .horizontal, distribution, spacing: 6, alignment: alignment)
        let root = layOut(edited, width: 300)
        for step in 0..<120 {
            for _ in 0..<[1, 1, 2, 4][Int.random(in: 0..<4, using: &generator)] {
                let box = pool[Int.random(in: 0..<7, using: &generator)]
                switch Int.random(in: 0..<12, using: &generator) {
                case 0: edited.removeArrangedSubview(box)
                case 1: box.removeFromSuperview()
                case 2:
                    let places = edited.arrangedSubviews.count
                    edited.insertArrangedSubview(box, at: Int.random(in: 0...places, using: &generator))
                case 3: edited.setCustomSpacing(CGFloat(step % 11), after: box)
                default: box.isHidden.toggle()
                }
            }
            root.layoutIfNeeded()
            let twins = boxes(7)
            let shown = edited.arrangedSubviews.compactMap { view in pool.firstIndex { $0 === view } }
            let fresh = stack(shown.map { twins[$0] }, .horizontal, distribution, spacing: 6, alignment: alignment)
            for index in shown {
                twins[index].isHidden = pool[index].isHidden
                fresh.setCustomSpacing(edited.customSpacing(after: pool[index]), after: twins[index])
            }
            let other = layOut(fresh, width: 300)
            withExtendedLifetime(other) {
                #expect(arrangement(of: edited) == arrangement(of: fresh), "step \(step)")
                for index in shown where !pool[index].isHidden {
                    #expect(pool[index].frame == twins[index].frame, "step \(step), box \(index)")
                }
            }
        }
    }

    /// Hiding a view in the midst of hundreds leaves all constraints in force but those of the view and of the next one.
    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually], alignments)
    func hidingAViewRenewsItsOwnConstraintsOnly(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
    ) {
        let views = boxes(200)
        let row = stack(views, .horizontal, distribution, spacing: 6, alignment: alignment)
        let root = layOut(row)
        for index in [1, 100, 198, 199] {
            for isHidden in [true, false] {
                let before = arranging(row)
                views[index].isHidden = isHidden
                root.layoutIfNeeded()
                let kept = Set(before.map(ObjectIdentifier.init))
                let renewed = arranging(row).filter { !kept.contains(ObjectIdentifier($0)) }
                #expect(renewed.count <= 7, "view \(index): \(renewed.count) of \(before.count) are new")
            }
        }
    }
}
