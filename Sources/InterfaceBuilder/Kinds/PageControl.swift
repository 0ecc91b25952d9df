import UIKit

extension ViewKind {
    /// A row of dots.
    public static let pageControl = ViewKind("pageControl", content: PageControlContent.self) { UIPageControl() }
}

/// What rows of dots have.
public struct PageControlContent: ViewContent {
    /// How many dots there are, not negative.
    public var numberOfPages = 0
    /// The dot that is on, from 0.
    public var currentPage = 0
    /// Whether a single page has no dot.
    public var hidesForSinglePage = false
    /// The colour of the dots that are off.
    public var pageColor: ColorDescription?
    /// The colour of the dot that is on.
    public var currentPageColor: ColorDescription?
}

extension PageControlContent: ElementContent {
    init(_ element: NodeReader) {
        numberOfPages = max(0, element.integer("numberOfPages") ?? 0)
        currentPage = element.integer("currentPage") ?? 0
        hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
        pageColor = element.color(key: "pageIndicatorTintColor")
        currentPageColor = element.color(key: "currentPageIndicatorTintColor")
    }

    func configure(_ control: UIPageControl, resources: Resources) {
        control.numberOfPages = min(numberOfPages, 1_000)
        control.currentPage = currentPage
        control.hidesForSinglePage = hidesForSinglePage
        control.pageIndicatorTintColor = UIColor(pageColor, resources: resources)
        control.currentPageIndicatorTintColor = UIColor(currentPageColor, resources: resources)
    }
}
