/// Whether the content of a controller's child lies at the edge where a bar is, with nothing scrolled under that bar.
extension UINavigationController {
    /// Whether nothing is scrolled under the bar at the top.
    package var isContentAtTop: Bool {
        guard let scroll = topViewController?.observedScrollView(for: .top) else { return true }
        return scroll.contentOffset.y + scroll.adjustedContentInset.top <= 0.5
    }

    /// Has the bar become smaller as the content of the shown controller is scrolled under it: a search bar goes first, then a
    /// large title.
    func followContent() {
        let scroll = heightToPutAway > 0 ? topViewController?.observedScrollView(for: .top) : nil
        if let scroll, scroll.barThatFollows !== self { scroll.barThatFollows = self }
        let distance = scroll?.distanceScrolledDown ?? 0
        let height = distance < 0.5 ? 0 : min(distance, heightToPutAway)
        guard height != heightPutAway else { return }
        heightPutAway = height
        barsChanged()
    }
}

extension UIViewController {
    /// Whether no content goes on under a bar at the bottom.
    package var isContentAtBottom: Bool {
        guard let scroll = observedScrollView(for: .bottom) else { return true }
        let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        return scroll.contentOffset.y + scroll.bounds.height >= end - 0.5
    }

    /// The scroll view that bars follow: the one that was set, else the controller's view or the first view in it
    /// (documentation of `setContentScrollView(_:for:)`: "the system searches the view hierarchy"; that it takes the first
    /// subview alone is what people report). Containers ask the controller that they show.
    fileprivate func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = contentScrollView(for: edge) { return set }
        let shown = (self as? any BarContainer)?.chosenController ?? children.first
        if let shown, let found = shown.observedScrollView(for: edge) { return found }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}
