/// Where something scrolled to comes to stand along an axis.
enum ScrollEdge {
    case start, middle, end
}

extension UIScrollView {
    /// Scrolls until a part of the content stands at an edge or in the middle of what is seen, or just until it is seen
    /// where none is asked for; never beyond the content and its insets.
    ///
    /// - Parameter completion: runs when it is there.
    func scroll(
        to target: CGRect, horizontally: ScrollEdge?, vertically: ScrollEdge?, animated: Bool = false,
        completion: @escaping () -> Void = {}
    ) {
        let insets = adjustedContentInset
        let point = CGPoint(
            x: Self.offset(
                contentOffset.x, bounds.width, insets.left, insets.right, contentSize.width, target.minX, target.maxX,
                horizontally),
            y: Self.offset(
                contentOffset.y, bounds.height, insets.top, insets.bottom, contentSize.height, target.minY, target.maxY,
                vertically))
        guard animated, point != contentOffset else {
            contentOffset = point
            layoutIfNeeded()
            return completion()
        }
        scroll(to: point, animated: true) { [unowned self] in
            layoutIfNeeded()
            completion()
        }
    }

    /// Scrolls back to the end of a content that became smaller and is no longer where the view was scrolled to. Says whether
    /// that was so.
    func returnToContent(smallerThan former: CGSize) -> Bool {
        let insets = adjustedContentInset
        var point = contentOffset
        if contentSize.width < former.width {
            point.x = min(point.x, max(-insets.left, contentSize.width + insets.right - bounds.width))
        }
        if contentSize.height < former.height {
            point.y = min(point.y, max(-insets.top, contentSize.height + insets.bottom - bounds.height))
        }
        guard point != contentOffset else { return false }
        contentOffset = point
        return true
    }

    /// The offset along an axis: now `offset`, in a view of a length between two insets, for a target from `start` to `end`.
    private static func offset(
        _ offset: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ start: CGFloat,
        _ end: CGFloat, _ edge: ScrollEdge?
    ) -> CGFloat {
        let seen = max(0, length - before - after)
        let wanted: CGFloat =
            switch edge {
            case .start: start - before
            case .middle: (start + end) / 2 - before - seen / 2
            case .end: end - before - seen
            case nil where start < offset + before: start - before
            case nil where end > offset + before + seen: end - before - seen
            case nil: offset
            }
        return max(-before, min(wanted, content - before - seen))
    }
}
