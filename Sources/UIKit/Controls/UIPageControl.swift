import Foundation

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// Which way the dots follow each other.
    /// - Note: Kept without effect.
    open var direction = Direction.natural
    /// Which way the dots follow each other.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }
    /// The picture in place of the current page's dot; nil for the one that the page has in any case.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    private var currentIndicators: [Int: UIImage] = [:]
    /// Gives a page a picture in place of its dot while it is the current one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicators[page] = image
        setNeedsDisplay()
    }
    /// The picture that a page has while it is the current one; nil for the one of all pages.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
    private var indicators: [Int: UIImage] = [:]
    /// Gives a page a picture in place of its dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicators[page] = image
        setNeedsDisplay()
    }
    /// The picture that a page has; nil for the one of all pages.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
    /// The picture that is seen in place of a page's dot; nil for the dot.
    package func shownIndicatorImage(forPage page: Int) -> UIImage? {
        let ofCurrent = page == currentPage ? currentIndicators[page] ?? preferredCurrentPageIndicatorImage : nil
        return ofCurrent ?? indicators[page] ?? preferredIndicatorImage
    }
    /// Shows the current page: it is shown.
    open func updateCurrentPageDisplay() {}
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            invalidateIntrinsicContentSize()
            currentPage = shownPage
        }
    }
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0, prominent, minimal
    }

    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    /// Whether a drag over the dots turns pages.
    /// - Note: Kept without effect.
    open var allowsContinuousInteraction = true
    private var shownPage = 0
    /// The page shown, kept within those that there are.
    open var currentPage: Int {
        get { shownPage }
        set {
            let former = shownPage
            shownPage = max(0, min(newValue, max(numberOfPages, 1) - 1))
            if shownPage != former { progress?.pageChanged(to: shownPage) }
            setNeedsDisplay()
        }
    }
    /// How far the page shown is, since iOS 17.
    open var progress: UIPageControlProgress? {
        didSet {
            oldValue?.control = nil
            progress?.control = self
            setNeedsDisplay()
        }
    }
    /// Whether one page has no dot.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page shown.
    open var currentPageIndicatorTintColor: UIColor?
    /// A picture in place of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Whether the dot moves only when told.
    /// - Note: Kept without effect.
    open var defersCurrentPageDisplay = false

    private static let dotSide: CGFloat = 7

    /// The size for so many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = layoutEnvironment.metrics
        let width = CGFloat(max(0, pageCount)) * metrics.pageDotDistance + metrics.pageDotPadding
        return CGSize(width: max(Self.dotSide, width), height: metrics.pageControlHeight)
    }

    /// The size for the pages there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size for the pages there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
