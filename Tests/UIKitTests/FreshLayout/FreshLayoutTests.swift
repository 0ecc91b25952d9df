import Foundation
import Testing

@testable import UIKit

/// A layout is a function of the tree as it is: what was done to the tree before leaves no trace.
@MainActor
@Suite("Layouts depend on nothing but the tree")
struct FreshLayoutTests {
    /// Blocks of 25 sequences. A long run sets their number: `LAYOUT_SEQUENCES=20000 swift test --filter FreshLayoutTests`;
    /// `LAYOUT_SEED` begins with other ones.
    nonisolated static let blocks: [Int] = {
        func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
        let first = (number("LAYOUT_SEED") ?? 0) << 20
        return Array(first..<first + max(1, (number("LAYOUT_SEQUENCES") ?? 300) / 25))
    }()

    /// After random edits every view stands, to the last bit, where it stands in a new tree that was made the same way.
    @Test(arguments: blocks) func editedTreesAreLaidOutLikeNewOnes(block: Int) {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        for seed in block * 25..<block * 25 + 25 { #expect(difference(afterEditsOf: seed) == nil) }
    }

    /// The same with safe areas and margins that change, controllers that add to them, views that read in a direction of their
    /// own, and constraints to the system's guides.
    @Test(arguments: blocks) func editedInsetsAreThoseOfNewTrees(block: Int) {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        for seed in block * 25..<block * 25 + 25 { #expect(difference(afterEditsOf: seed, hasInsets: true) == nil) }
    }

    /// Sequences that once made a difference: sizes between two pixels, values that waited for good after a contradiction,
    /// numbers of views in front of which another one came, wishes of neighbouring ranks, and a frame that was set again in a
    /// superview of another size.
    @Test(arguments: [157_303_261, 367_006_052, 419_433_850, 419_432_276, 471_872_634, 498_084_246])
    func whatMadeADifferenceMakesNone(seed: Int) {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        #expect(difference(afterEditsOf: seed) == nil)
    }

    private func difference(afterEditsOf seed: Int, hasInsets: Bool = false) -> String? {
        let trees = RandomTrees(seed: UInt64(seed), hasInsets: hasInsets)
        for step in 1...24 {
            trees.edit()
            if seed % 3 != 0 || step % 3 == 0 { trees.layOut() }
            guard step % 6 == 0 else { continue }
            trees.layOut()
            for root in trees.roots {
                guard let difference = FreshTree(like: root).difference(from: root) else { continue }
                return "seed \(seed), step \(step): \(difference)"
            }
        }
        return nil
    }

    private func widths(_ stack: UIStackView) -> [CGFloat] {
        stack.rootView.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame.width)
    }

    nonisolated private static let distributions: [UIStackView.Distribution] = [.fill, .equalSpacing, .equalCentering]

    /// "If there is any ambiguity, the stack view resizes the arranged views based on their index in the arrangedSubviews
    /// array" (documentation of `UIStackView.Distribution.fill`): of two views the first is stretched, the last squeezed,
    /// whatever came, went or was hidden before.
    @Test(arguments: distributions, [300.0, 80])
    func theIndexDecidesWhateverHappenedBefore(_ distribution: UIStackView.Distribution, width: Double) {
        let row = stack([Box(50, 20), Box(60, 20)], .horizontal, distribution)
        let root = layOut(row, width: width)
        let expected: [CGFloat] = width < 110 ? [50, 30] : distribution == .fill ? [240, 60] : [50, 60]
        #expect(widths(row) == expected)
        for view in row.arrangedSubviews {
            view.isHidden = true
            root.layoutIfNeeded()
            view.isHidden = false
            #expect(widths(row) == expected, "hidden and shown")
        }
        let other = Box(50, 20)
        row.insertArrangedSubview(other, at: 0)
        root.layoutIfNeeded()
        row.removeArrangedSubview(other)
        #expect(widths(row) == expected, "with a view that is arranged no more")
        #expect(other.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        other.removeFromSuperview()
        let last = row.arrangedSubviews[1]
        row.insertArrangedSubview(last, at: 0)
        let swapped: [CGFloat] = width < 110 ? [60, 20] : distribution == .fill ? [250, 50] : [60, 50]
        #expect(widths(row) == swapped, "in the other order")
        row.insertArrangedSubview(last, at: 1)
        #expect(widths(row) == expected, "and back")
    }

    /// A view that takes the first place gives way as the first one does.
    @Test func aViewInsertedAtTheFrontIsTheFirst() {
        let row = stack([Box(50, 20)])
        let root = layOut(row, width: 300)
        row.insertArrangedSubview(Box(60, 20), at: 0)
        #expect(widths(row) == [250, 50])
        withExtendedLifetime(root) {}
    }

    /// "removeArrangedSubview(_:) … does not remove the provided view from the stack's subviews": it no longer takes part in
    /// the arrangement, and nothing but its own size is left to say where it is.
    @Test func aViewThatIsNoLongerArrangedStaysAtTheCorner() {
        let column = stack([Box(50, 20), Box(60, 30), Box(70, 10)], .vertical, spacing: 4)
        let root = layOut(column)
        let view = column.arrangedSubviews[1]
        column.removeArrangedSubview(view)
        for _ in 0..<3 {
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
            column.spacing += 8
        }
        #expect(view.superview === column)
    }

    /// Views that come to a tree that was laid out stand where they would in a new one.
    @Test func viewsAddedToAWindowThatWasLaidOutStandAtItsCorner() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.layoutIfNeeded()
        for _ in 0..<3 {
            let view = Box(44, 44)
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
        }
    }

    /// Equal distances stay as they are with a middle view that has no size of its own.
    @Test func equalSpacingDoesNotAlternateAroundASizelessView() {
        let row = stack([Box(50, 20), UIView(), Box(60, 20)], .horizontal, .equalSpacing)
        let root = layOut(row, width: 300)
        let before = row.arrangedSubviews.map(\.frame)
        for _ in 0..<6 {
            row.arrangedSubviews[1].isHidden.toggle()
            root.layoutIfNeeded()
            if !row.arrangedSubviews[1].isHidden { #expect(row.arrangedSubviews.map(\.frame) == before) }
        }
    }

    /// Neighbours that are shown between two layouts, whichever of them first, are tied to each other.
    @Test(arguments: [[1, 3], [3, 1]]) func viewsThatAreShownTogetherFollowEachOther(order: [Int]) {
        let column = stack((0..<4).map { _ in Box(50, 20) }, .vertical)
        let root = layOut(column)
        for index in 1...3 { column.arrangedSubviews[index].isHidden = true }
        root.layoutIfNeeded()
        for index in order { column.arrangedSubviews[index].isHidden = false }
        root.layoutIfNeeded()
        #expect([0, 1, 3].map { column.arrangedSubviews[$0].frame.minY } == [0, 20, 40])
        #expect(column.frame.height == 60)
    }

    /// Where the stack view's own rule decides, no ambiguity is left.
    @Test func tiesOfArrangedViewsAreNoAmbiguity() {
        let row = stack([Box(50, 20), Box(60, 20)])
        let root = layOut(row, width: 300)
        #expect(row.arrangedSubviews.map(\.hasAmbiguousLayout) == [false, false])
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let views = [Box(50, 20), Box(60, 20)]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            plain.addSubview(view)
            view.topAnchor.constraint(equalTo: plain.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: plain.leadingAnchor),
            views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[1].trailingAnchor.constraint(equalTo: plain.trailingAnchor),
        ])
        plain.layoutIfNeeded()
        #expect(views.map(\.hasAmbiguousLayout) == [true, true])
        withExtendedLifetime(root) {}
    }

    @Test func aViewThatConstraintsTakeOverIsRoundedToPixels() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 250.5, height: 300))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 250.5, height: 20))
        parent.addSubview(view)
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(view.bounds.width == 250.5)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.layoutIfNeeded()
        #expect(
            view.bounds.width == (250.5 * parent.traitCollection.displayScale).rounded()
                / parent.traitCollection.displayScale)
        #expect(view.bounds.width != 250.5)
    }

    /// "If a view's autoresizing mask has flexible width and height, it grows with its superview": with the size that is seen,
    /// on whole pixels, wherever constraints leave the superview between two of them.
    @Test func aViewThatFillsItsSuperviewIsAsLarge() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 250.5, height: 300.5))
        let container = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(container)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.25),
            container.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            container.heightAnchor.constraint(equalToConstant: 70.5),
        ])
        let filling = UIView(frame: container.bounds)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(filling)
        let inner = Box(10, 10)
        inner.translatesAutoresizingMaskIntoConstraints = false
        filling.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: filling.centerXAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(container.bounds.height != 70.5)
        #expect(filling.frame == container.bounds)
    }
}
