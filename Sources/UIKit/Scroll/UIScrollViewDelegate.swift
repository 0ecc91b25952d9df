/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content is at another place.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The content is larger or smaller.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A drag is about to begin.
    /// - Note: Kept without effect.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A drag is about to end; an implementation may say where the content is to come to rest.
    /// - Note: Kept without effect.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A drag ended.
    /// - Note: Kept without effect.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content is about to slow down after a drag.
    /// - Note: Kept without effect.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content came to rest after a drag.
    /// - Note: Kept without effect.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The animation of an offset that was set is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is shown larger and smaller; none where there is nothing to zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers are about to zoom the content.
    /// - Note: Kept without effect.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Two fingers zoomed the content.
    /// - Note: Kept without effect.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a touch on the status bar scrolls to the top.
    /// - Note: Kept without effect.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A touch on the status bar scrolled to the top.
    /// - Note: Kept without effect.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets that the safe area adds to changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// It does.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
