import Testing

@testable import UIKit

@MainActor
@Suite("Text that wraps")
struct WrappingTests {
    private static let words = "Some words that don't fit into one line of a narrow view"

    private func column(_ count: Int) -> (root: UIView, labels: [UILabel]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        var labels: [UILabel] = []
        for _ in 0..<count {
            let label = UILabel()
            label.text = Self.words
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            labels.append(label)
        }
        return (root, labels)
    }

    /// Whatever was changed one after the other: the frames are those of new views in the state reached.
    @Test(arguments: 0..<40) func theLayoutDoesNotDependOnTheOneBefore(seed: UInt64) {
        LayoutHost.logsConflicts = false
        var generator = SeededGenerator(seed: seed)
        var state = WrappingState(using: &generator)
        let scene = WrappingScene(state)
        for step in 0..<25 {
            state.change(using: &generator)
            scene.apply(state)
            let fresh = WrappingScene(state)
            // Where a hidden arranged view stands is nobody's concern.
            for (view, other) in zip(scene.views, fresh.views) where !view.isHidden {
                let (frame, expected) = (view.frame, other.frame)
                let distances = [
                    frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
                    frame.maxY - expected.maxY,
                ]
                if distances.contains(where: { abs($0) > 0.01 }) {
                    Issue.record("step \(step): \(frame) for \(expected), \(state)")
                    return
                }
            }
        }
    }

    @Test func aChangedTextIsWrappedAtTheWidthThatItsViewHas() {
        let (root, labels) = column(3)
        root.layoutIfNeeded()
        let height = labels[2].frame.height
        labels[1].text = Self.words + ", and " + Self.words
        root.layoutIfNeeded()
        #expect(labels[1].frame.height > height)
        let wanted = labels[1].sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(abs(labels[1].frame.height - wanted) < 1e-6)
        #expect(abs(labels[2].frame.minY - labels[1].frame.maxY) < 1e-6)
        #expect(abs(labels[2].frame.height - height) < 1e-6)
    }

    /// The width of the text comes from constraints alone, so that of a text elsewhere is none of its business.
    @Test func aTextIsNotMeasuredAnewBecauseAnotherOneChanges() {
        final class CountingLabel: UILabel {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return super.intrinsicContentSize
            }
        }
        let (root, labels) = column(2)
        let other = CountingLabel()
        other.text = Self.words
        other.numberOfLines = 0
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: labels[1].bottomAnchor),
            other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            other.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.width == 50)
        let (frame, count) = (other.frame, other.count)
        labels[0].text = "Short"
        root.layoutIfNeeded()
        #expect(abs(other.frame.height - frame.height) < 1e-6)
        #expect(other.frame.minY < frame.minY)
        #expect(other.count == count)
    }

    @Test func aLabelThatGetsMoreLinesAfterItsFirstLayoutWraps() {
        let (root, labels) = column(1)
        labels[0].numberOfLines = 1
        root.layoutIfNeeded()
        let height = labels[0].frame.height
        labels[0].numberOfLines = 0
        root.layoutIfNeeded()
        #expect(labels[0].frame.height > 2 * height)
    }
}
