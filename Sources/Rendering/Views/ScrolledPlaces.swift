internal import Foundation
internal import UIKit

/// Where the content of scroll views is drawn in a tree.
@MainActor
struct ScrolledPlaces {
    let root: UIView
    /// Whether a navigation bar is among what covers the root's upper edge.
    var isBelowNavigationBar = false

    /// Where a view of the tree is drawn, in points from the root's upper left corner.
    func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: root)
            .offsetBy(dx: -root.bounds.minX, dy: shift(above: view) - root.bounds.minY)
    }

    /// How far down a view is drawn because it stands in scroll views whose beginning bars cover.
    func shift(above view: UIView) -> CGFloat {
        var sum: CGFloat = 0
        var current = view === root ? nil : view.superview
        while let ancestor = current {
            if let scroll = ancestor as? UIScrollView { sum += shiftBelowBars(of: scroll) }
            current = ancestor === root ? nil : ancestor.superview
        }
        return sum
    }

    /// How far content that nobody has scrolled yet stands below the upper edge because bars cover it there.
    ///
    /// Documents record the content of scroll views as if nothing covered it; on a device the inset of the safe area is
    /// added to the content's offset (documentation of `contentInsetAdjustmentBehavior`). Rows that already begin below
    /// the bars, as older documents record them, stay where they are.
    func shiftBelowBars(of view: UIScrollView) -> CGFloat {
        guard view.contentInsetAdjustmentBehavior != .never, view.contentOffset == .zero, !(view is UITextView) else {
            return 0
        }
        let frame = view.convert(view.bounds, to: root)
        // Only what lies at the screen's upper edge and spans it is covered by its bars.
        guard frame.minY <= root.bounds.minY + 0.5, frame.width >= root.bounds.width - 1 else { return 0 }
        let covered = root.safeAreaInsets.top - (frame.minY - root.bounds.minY)
        guard covered > 0 else { return 0 }
        if view is UITableView || view is UICollectionView {
            let first = view.subviews.filter { !$0.isHidden }.map(\.frame.minY).min() ?? 0
            return first >= covered - 1 ? 0 : covered
        }
        // Content tied to the safe area has its room already. A plain scroll view makes room where it scrolls, and in a
        // navigation controller in any case.
        let content = view.subviews.filter { !$0.isHidden }.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        guard !content.isNull, content.minY < covered - 1 else { return 0 }
        let scrolls = content.maxY > view.bounds.height || view.alwaysBounceVertical
        return scrolls || isBelowNavigationBar ? covered : 0
    }
}
