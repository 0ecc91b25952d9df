internal import AutoLayout

/// A view that shows a part of a larger area. Its `bounds.origin` is the offset of that part.
///
/// Seen from a view inside, the edges of a scroll view are those of its content: constraints to them give the content
/// its size. Its width, height and centre are those of the visible frame.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    open weak var delegate: UIScrollViewDelegate?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
    }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// How large the content is shown, between the smallest and the largest scale.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { zoom(to: newValue) }
    }
    var currentZoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    // Nobody touches the view.
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var decelerationRate = DecelerationRate.normal
    open var indicatorStyle = IndicatorStyle.default
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?
    var existingContentGuide: UILayoutGuide?
    var existingFrameGuide: UILayoutGuide?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// The content inset, and the safe area where the behaviour adds it.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        var insets = contentInset
        insets.top += safeAreaInsets.top
        insets.bottom += safeAreaInsets.bottom
        let scrollsSideways = contentSize.width > bounds.width
        if contentInsetAdjustmentBehavior == .always || scrollsSideways {
            insets.left += safeAreaInsets.left
            insets.right += safeAreaInsets.right
        }
        return insets
    }

    /// The part of the insets that the offset of a view at rest was moved for.
    private var settledInset = CGPoint.zero

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Hears that bars, or insets of one's own, cover another part of the content.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    /// Content at rest moves with the safe area, so that it begins below bars. In a window only, as with UIKit.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeZoomedView()
        guard window != nil else { return }
        let adjusted = adjustedContentInset
        let added = CGPoint(x: adjusted.left - contentInset.left, y: adjusted.top - contentInset.top)
        guard added != settledInset else { return }
        let (now, rest) = (contentOffset, settledInset)
        var offset = now
        if now.y == -rest.y || now.y == -rest.y - contentInset.top { offset.y += rest.y - added.y }
        if now.x == -rest.x || now.x == -rest.x - contentInset.left { offset.x += rest.x - added.x }
        settledInset = added
        adjustedContentInsetDidChange()
        contentOffset = offset
    }

    /// The scrolled area.
    open var contentLayoutGuide: UILayoutGuide {
        if let existingContentGuide { return existingContentGuide }
        let guide = systemGuide("UIScrollView-contentLayoutGuide", .scrolledContent)
        existingContentGuide = guide
        return guide
    }

    /// The visible frame, which stays while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide {
        if let existingFrameGuide { return existingFrameGuide }
        let guide = systemGuide("UIScrollView-frameLayoutGuide", .scrollFrame(offset: bounds.origin))
        existingFrameGuide = guide
        return guide
    }

    /// The size of the visible part: the bounds'. Points.
    open var visibleSize: CGSize { bounds.size }

    private func systemGuide(_ identifier: String, _ placement: GuidePlacement) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owner = self
        guide.placement = placement
        noteInsetSource()
        return guide
    }

    var existingGuides: [UILayoutGuide] { [existingContentGuide, existingFrameGuide].compactMap { $0 } }

    open func flashScrollIndicators() {}

    /// Scrolls as little as makes a part of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        contentOffset = offset
    }

    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Takes the content's size from constraints, where there are any to its edges.
    func takeContentSize(from host: LayoutHost) {
        guard let item = existingContentGuide?.engineItem else { return }
        let (size, growth) = (host.frame(of: item, in: self).size, growthByZooming)
        contentSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    /// How soon scrolling ends.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0, black, white
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive
    }
}

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The animation of an offset that was set is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is shown larger and smaller; none where there is nothing to zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
