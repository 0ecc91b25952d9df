import Testing
import UIKit

/// `UIStackView` beside two others: one of plain constraints and guides, one of arithmetic. Frames agree over all axes,
/// distributions, alignments, spacings and sets of hidden views.
@MainActor
@Suite("Stack views beside others")
struct StackComparisonTests {
    private final class Box: UIView {
        let size: CGSize

        init(_ item: ArithmeticStack.Item) {
            size = item.size
            super.init(frame: .zero)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                setContentHuggingPriority(UILayoutPriority(item.hugging), for: axis)
                setContentCompressionResistancePriority(UILayoutPriority(item.resistance), for: axis)
            }
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private let items = [
        ArithmeticStack.Item(size: CGSize(width: 60, height: 20), hugging: 252, resistance: 751),
        ArithmeticStack.Item(size: CGSize(width: 30, height: 50), hugging: 250, resistance: 753),
        ArithmeticStack.Item(size: CGSize(width: 80, height: 36), hugging: 253, resistance: 750),
        ArithmeticStack.Item(size: CGSize(width: 44, height: 28), hugging: 251, resistance: 752),
    ]

    /// A view in a root of whole pixels, with a size of its own or a given one.
    private func laidOut(_ stack: UIView, _ size: CGSize?) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let size {
            stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        }
        root.layoutIfNeeded()
        stack.removeFromSuperview()
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 0.34 }
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], 0...4)
    func framesAgree(axis: NSLayoutConstraint.Axis, distributionNumber: Int) throws {
        let distribution = try #require(UIStackView.Distribution(rawValue: distributionNumber))
        var compared = 0
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            for spacing in [CGFloat(0), 8, 15] {
                for hidden in Self.allSets where hidden.count < items.count {
                    for size in [nil, CGSize(width: 320, height: 330), CGSize(width: 150, height: 90)] {
                        compared += try compare(axis, distribution, alignment, spacing, hidden, size)
                    }
                }
            }
        }
        // Each of 540 with the first of the others, and most with both.
        #expect(compared > 700)
    }

    /// Which of four views are hidden: all sets.
    private static let allSets: [[Int]] = (0..<16).map { bits in (0..<4).filter { bits >> $0 & 1 == 1 } }

    /// Baselines of rows that are as high as their views need: those of views without text are their lower edges.
    @Test(arguments: 0...4, [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselinesAgree(distributionNumber: Int, alignment: UIStackView.Alignment) throws {
        let distribution = try #require(UIStackView.Distribution(rawValue: distributionNumber))
        for spacing in [CGFloat(0), 8, 15] {
            for hidden in Self.allSets where hidden.count < items.count {
                _ = try compare(.horizontal, distribution, alignment, spacing, hidden, nil)
            }
        }
    }

    /// With all views hidden a stack has no length, whatever else is set.
    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], 0...4)
    func allHidden(axis: NSLayoutConstraint.Axis, distributionNumber: Int) throws {
        let stack = UIStackView(arrangedSubviews: items.map(Box.init))
        (stack.axis, stack.spacing) = (axis, 8)
        stack.distribution = try #require(UIStackView.Distribution(rawValue: distributionNumber))
        for view in stack.arrangedSubviews { view.isHidden = true }
        laidOut(stack, nil)
        #expect(stack.frame == .zero)
    }

    /// Answers how many layouts were compared with the others.
    private func compare(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
        _ spacing: CGFloat, _ hidden: [Int], _ size: CGSize?
    ) throws -> Int {
        let (ours, theirs) = (items.map(Box.init), items.map(Box.init))
        for index in hidden { (ours[index].isHidden, theirs[index].isHidden) = (true, true) }
        let stack = UIStackView(arrangedSubviews: ours), other = GuideStack(arrangedSubviews: theirs)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
        (other.axis, other.distribution, other.alignment, other.spacing) = (axis, distribution, alignment, spacing)
        laidOut(stack, size)
        laidOut(other, size)
        let shown = items.indices.filter { !hidden.contains($0) }
        let frames = shown.map { ours[$0].frame }
        let words = "\(axis) \(distribution) \(alignment) \(spacing) hidden \(hidden) in \(String(describing: size))"
        #expect(isClose(stack.frame, other.frame), "\(words): \(stack.frame), \(other.frame)")
        #expect(zip(frames, shown).allSatisfy { isClose($0, theirs[$1].frame) }, "\(words)")
        let arithmetic = ArithmeticStack(
            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
        guard let size, let expected = arithmetic.frames(of: shown.map { items[$0] }, in: size) else { return 1 }
        #expect(zip(frames, expected).allSatisfy(isClose), "\(words): \(frames), \(expected)")
        return 2
    }
}
