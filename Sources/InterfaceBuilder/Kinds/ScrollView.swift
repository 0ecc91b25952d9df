public import UIKit

extension ViewKind {
    /// A view that scrolls what it holds.
    public static let scrollView = ViewKind("scrollView", content: ScrollViewContent.self) { UIScrollView() }
}

/// What views that scroll have.
public struct ScrollViewContent: ViewContent {
    /// Whether the content can be scrolled.
    public var isScrollEnabled = true
    /// Whether scrolling comes to rest at multiples of the size.
    public var isPagingEnabled = false
    /// Whether a mark shows how far the content is scrolled to the side.
    public var showsHorizontalIndicator = true
    /// Whether a mark shows how far the content is scrolled down.
    public var showsVerticalIndicator = true
    /// When the safe area counts as an inset of the content.
    public var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// Space around the content, in points.
    public var contentInset = EdgeInsets.zero
}

extension ScrollViewContent: ElementContent {
    init(_ element: NodeReader) {
        isScrollEnabled = element.bool("scrollEnabled") ?? true
        isPagingEnabled = element.bool("pagingEnabled") ?? false
        showsHorizontalIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
        showsVerticalIndicator = element.bool("showsVerticalScrollIndicator") ?? true
        insetAdjustment = element.choice("contentInsetAdjustmentBehavior") ?? .automatic
        contentInset = element.inset(key: "contentInset") ?? .zero
    }

    func configure(_ view: UIScrollView, resources: Resources) {
        view.isScrollEnabled = isScrollEnabled
        view.isPagingEnabled = isPagingEnabled
        view.showsHorizontalScrollIndicator = showsHorizontalIndicator
        view.showsVerticalScrollIndicator = showsVerticalIndicator
        view.contentInset = UIEdgeInsets(contentInset)
        view.contentInsetAdjustmentBehavior = insetAdjustment
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
