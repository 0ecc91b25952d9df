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
    /// Space around the marks of scrolling, in points.
    public var indicatorInsets = EdgeInsets.zero
    /// Whether the content can be pulled beyond its ends.
    public var bounces = true
    /// Whether it can be pulled down where it fits.
    public var alwaysBouncesVertically = false
    /// Whether it can be pulled to the side where it fits.
    public var alwaysBouncesHorizontally = false
    /// Whether a drag stays in the direction in which it begins.
    public var isDirectionalLockEnabled = false
    /// Whether touches wait until it is known that nobody scrolls.
    public var delaysContentTouches = true
    /// Whether touches of the content may become drags.
    public var canCancelContentTouches = true
    /// When a drag takes the keyboard away.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// How the marks of scrolling look.
    public var indicatorStyle = UIScrollView.IndicatorStyle.default
    /// The smallest and the largest scale of the content; both 1 where it can't be zoomed.
    public var zoomScales = 1.0...1.0
    /// Whether the content can be zoomed beyond these, and springs back.
    public var bouncesZoom = true
}

extension ScrollViewContent: ElementContent {
    init(_ element: NodeReader) {
        isScrollEnabled = element.bool("scrollEnabled") ?? true
        isPagingEnabled = element.bool("pagingEnabled") ?? false
        showsHorizontalIndicator = element.bool("showsHorizontalScrollIndicator") ?? true
        showsVerticalIndicator = element.bool("showsVerticalScrollIndicator") ?? true
        insetAdjustment = element.choice("contentInsetAdjustmentBehavior") ?? .automatic
        contentInset = element.inset(key: "contentInset") ?? .zero
        indicatorInsets = element.inset(key: "scrollIndicatorInsets") ?? .zero
        bounces = element.bool("bounces") ?? true
        alwaysBouncesVertically = element.bool("alwaysBounceVertical") ?? false
        alwaysBouncesHorizontally = element.bool("alwaysBounceHorizontal") ?? false
        isDirectionalLockEnabled = element.bool("directionalLockEnabled") ?? false
        delaysContentTouches = element.bool("delaysContentTouches") ?? true
        canCancelContentTouches = element.bool("canCancelContentTouches") ?? true
        keyboardDismissMode = element.choice("keyboardDismissMode") ?? .none
        indicatorStyle = element.choice("indicatorStyle") ?? .default
        // Views that can't be zoomed may say 0 for both.
        let (least, greatest) = (element.number("minimumZoomScale") ?? 1, element.number("maximumZoomScale") ?? 1)
        if least > 0, greatest >= least { zoomScales = least...greatest }
        bouncesZoom = element.bool("bouncesZoom") ?? true
    }

    func configure(_ view: UIScrollView, resources: Resources) {
        view.isScrollEnabled = isScrollEnabled
        view.isPagingEnabled = isPagingEnabled
        view.showsHorizontalScrollIndicator = showsHorizontalIndicator
        view.showsVerticalScrollIndicator = showsVerticalIndicator
        view.contentInset = UIEdgeInsets(contentInset)
        view.contentInsetAdjustmentBehavior = insetAdjustment
        if indicatorInsets != .zero { view.scrollIndicatorInsets = UIEdgeInsets(indicatorInsets) }
        view.bounces = bounces
        view.alwaysBounceVertical = alwaysBouncesVertically
        view.alwaysBounceHorizontal = alwaysBouncesHorizontally
        view.isDirectionalLockEnabled = isDirectionalLockEnabled
        view.delaysContentTouches = delaysContentTouches
        view.canCancelContentTouches = canCancelContentTouches
        view.keyboardDismissMode = keyboardDismissMode
        view.indicatorStyle = indicatorStyle
        view.minimumZoomScale = zoomScales.lowerBound
        view.maximumZoomScale = zoomScales.upperBound
        view.bouncesZoom = bouncesZoom
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}

extension UIScrollView.KeyboardDismissMode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]
}

extension UIScrollView.IndicatorStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "black": .black, "white": .white]
}
