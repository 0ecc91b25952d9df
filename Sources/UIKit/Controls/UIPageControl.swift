import Foundation

/// A row of dots, one a page.
///
/// Until Xcode 11 dots of 7 points with 9 between them, 37 points high (39 wide for three pages, 2 of 2); since Xcode 12 the
/// control is 27.5 points high at 2x (one document) and wider.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0, prominent, minimal
    }

    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether a drag over the dots turns pages.
    open var allowsContinuousInteraction = true
    /// The page shown.
    open var currentPage = 0 { didSet { setNeedsDisplay() } }
    /// Whether one page has no dot.
    open var hidesForSinglePage = false
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page shown.
    open var currentPageIndicatorTintColor: UIColor?
    /// A picture in place of the dots.
    open var preferredIndicatorImage: UIImage?
    /// Whether the dot moves only when told.
    open var defersCurrentPageDisplay = false

    /// The size for so many pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        guard layoutEnvironment.toolsVersion >= 17000 else {
            return CGSize(width: max(7, count * 7 + max(0, count - 1) * 9), height: 37)
        }
        // Dots stand 17 points apart in a capsule; estimated, no free control was recorded.
        return CGSize(width: count * 17 + 64, height: 27.5)
    }

    /// The size for the pages there are.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size for the pages there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
