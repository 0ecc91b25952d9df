import Testing
import UIKit

/// What a new place of the content or a new size asks of views and layouts.
@MainActor
@Suite("Scrolling and new sizes are told in time")
struct BoundsChangeTests {
    private final class Counting: UIScrollView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// Compares as Apple's documentation of `shouldInvalidateLayout(forBoundsChange:)` proposes: new bounds with present ones.
    private final class WidthLayout: UICollectionViewFlowLayout {
        var answers: [Bool] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            answers.append(newBounds.width != collectionView?.bounds.width)
            return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    @Test("A scroll view is laid out again when it scrolls, and only then") func scrolling() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.layoutIfNeeded()
        let before = view.layouts
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
    }

    @Test("A collection's layout is asked about new bounds while the old ones still hold") func collections() {
        let layout = WidthLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.layoutIfNeeded()
        layout.answers = []
        view.frame.size.width = 200
        #expect(layout.answers == [true])
        view.contentOffset.y = 5
        #expect(layout.answers == [true, false])
    }

    @Test("Flow layouts answer for the length across the direction, and for headers that stay in sight") func flow() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        func asks(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
            layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: x, y: y, width: width, height: height))
        }
        #expect(!asks(0, 50, 300, 200) && asks(0, 0, 200, 200) && !asks(0, 0, 300, 300))
        layout.scrollDirection = .horizontal
        #expect(!asks(50, 0, 300, 200) && !asks(0, 0, 200, 200) && asks(0, 0, 300, 300))
        layout.sectionHeadersPinToVisibleBounds = true
        #expect(asks(50, 0, 300, 200))
        withExtendedLifetime(view) {}
    }

    @Test("Attributes are equal when they say the same") func attributes() {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let copy = one.copy() as? UICollectionViewLayoutAttributes
        #expect(copy == one && copy?.hash == one.hash)
        copy?.alpha = 0.5
        #expect(copy != one)
        copy?.alpha = 1
        copy?.transform = CGAffineTransform(rotationAngle: 1)
        #expect(copy != one)
        #expect(
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: one.indexPath)
                != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: one.indexPath))
    }

    @Test("A subview that moves in front of or behind a sibling stands right beside it", arguments: [true, false])
    func order(inFront: Bool) {
        let names = "abcd".map { String($0) }
        for moved in names {
            for sibling in names where sibling != moved {
                let host = UIView()
                let views = names.map { name -> UIView in
                    let view = UIView()
                    view.accessibilityIdentifier = name
                    host.addSubview(view)
                    return view
                }
                let (view, other) = (views[names.firstIndex(of: moved)!], views[names.firstIndex(of: sibling)!])
                if inFront {
                    host.insertSubview(view, aboveSubview: other)
                } else {
                    host.insertSubview(view, belowSubview: other)
                }
                var expected = names.filter { $0 != moved }
                expected.insert(moved, at: expected.firstIndex(of: sibling)! + (inFront ? 1 : 0))
                #expect(host.subviews.map(\.accessibilityIdentifier) == expected)
            }
        }
    }
}
