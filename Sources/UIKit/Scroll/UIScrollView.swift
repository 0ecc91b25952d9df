internal import AutoLayout

/// A view that shows a part of a larger area. Its `bounds.origin` is the offset of that part.
///
/// Seen from a view inside, the edges of a scroll view are those of its content: constraints to them give the content
/// its size. Its width, height and centre are those of the visible frame.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Whether keys scroll.
    /// - Note: Kept without effect.
    open var allowsKeyboardScrolling = true
    /// Whether it bounces across.
    /// - Note: Kept without effect.
    open var bouncesHorizontally = true
    /// Whether it bounces down.
    /// - Note: Kept without effect.
    open var bouncesVertically = true
    /// Whether what is scrolled too far across moves the view around.
    /// - Note: Kept without effect.
    open var transfersHorizontalScrollingToParent = true
    /// Whether what is scrolled too far down moves the view around.
    /// - Note: Kept without effect.
    open var transfersVerticalScrollingToParent = true
    /// Ends what moves; the content stands where it is.
    open func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
    /// Makes a change while the marks of scrolling are shown.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: @escaping () -> Void) { changes() }
    /// Who hears of scrolling. Tables, collections and text views narrow its type (`TypedDelegates.swift`).
    @_disfavoredOverload open weak var delegate: UIScrollViewDelegate?
    /// The size of the scrolled area, in points; constraints to the content set it at layout.
    open var contentSize = CGSize.zero {
        didSet {
            if isWatched, contentSize != oldValue { KeyValueObservers.tell(self, "contentSize", oldValue) }
            if contentSize.width < oldValue.width || contentSize.height < oldValue.height { returnToEnd() }
        }
    }
    /// Space around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            if window == nil { beginBeyondInset(before: oldValue) } else { returnWithinInsets() }
            adjustedContentInsetDidChange()
            if isWatched { KeyValueObservers.tell(self, "contentInset", oldValue) }
        }
    }
    /// How far the marks keep from the edges, in points; the old name for both axes: sets both.
    /// - Note: Kept without effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero {
        willSet {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// How far the vertical mark keeps from the edges, in points.
    /// - Note: Kept without effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the horizontal mark keeps from the edges, in points.
    /// - Note: Kept without effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// When the safe area counts as an inset of the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether the content can be scrolled.
    open var isScrollEnabled = true
    /// Whether scrolling comes to rest at multiples of the size.
    /// - Note: Kept without effect.
    open var isPagingEnabled = false
    /// Whether a drag keeps to the axis it began along.
    /// - Note: Kept without effect.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling goes beyond the content and back.
    /// - Note: Kept without effect.
    open var bounces = true
    /// Whether it does so downwards with content that fits.
    open var alwaysBounceVertical = false
    /// Whether it does so to the side with content that fits.
    open var alwaysBounceHorizontal = false
    /// Whether a mark shows how far the content is scrolled down.
    /// - Note: Kept without effect.
    open var showsVerticalScrollIndicator = true
    /// Whether a mark shows how far the content is scrolled to the side.
    /// - Note: Kept without effect.
    open var showsHorizontalScrollIndicator = true
    /// Whether touches wait until they are known to be no drag.
    /// - Note: Kept without effect.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from the content.
    /// - Note: Kept without effect.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the beginning.
    /// - Note: Kept without effect.
    open var scrollsToTop = true
    /// How small the content may be shown.
    open var minimumZoomScale: CGFloat = 1
    /// How large the content may be shown.
    open var maximumZoomScale: CGFloat = 1
    /// How large the content is shown, between the smallest and the largest scale.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { zoom(to: newValue) }
    }
    var currentZoomScale: CGFloat = 1
    /// Whether zooming goes beyond its limits and back.
    /// - Note: Kept without effect.
    open var bouncesZoom = true
    /// Whether two fingers zoom the content. They don't: nobody touches the view.
    open var isZooming: Bool { false }
    /// Whether the content goes back to a limit of its scale.
    open var isZoomBouncing: Bool { false }
    // Nobody touches the view.
    /// Whether a finger is on the content. None is.
    open var isTracking: Bool { false }
    /// Whether a finger drags the content. None does.
    open var isDragging: Bool { false }
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { false }
    /// How soon scrolling ends after a drag.
    /// - Note: Kept without effect.
    open var decelerationRate = DecelerationRate.normal
    /// The shade of the marks.
    /// - Note: Kept without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether the marks keep to the safe area.
    /// - Note: Kept without effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// What recognises drags. One of the view's ``gestureRecognizers``; made when somebody asks for them.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let ownPan { return ownPan }
        let recognizer = UIPanGestureRecognizer()
        ownPan = recognizer
        super.gestureRecognizers = [recognizer] + (super.gestureRecognizers ?? [])
        return recognizer
    }
    private var ownPan: UIPanGestureRecognizer?
    /// What recognises two fingers that zoom, one of the view's ``gestureRecognizers``; nil where the scales leave nothing to
    /// zoom (documentation of `pinchGestureRecognizer`).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        guard minimumZoomScale < maximumZoomScale else { return nil }
        if let ownPinch { return ownPinch }
        let recognizer = UIPinchGestureRecognizer()
        ownPinch = recognizer
        _ = panGestureRecognizer
        var all = super.gestureRecognizers ?? []
        all.insert(recognizer, at: all.firstIndex { $0 === ownPan }.map { $0 + 1 } ?? 0)
        super.gestureRecognizers = all
        return recognizer
    }
    private var ownPinch: UIPinchGestureRecognizer?
    /// What recognises gestures in the view: its own recognizers of drags and, where the content can be zoomed, of two fingers,
    /// and those that were added.
    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            _ = panGestureRecognizer
            let isZoomable = pinchGestureRecognizer != nil
            return super.gestureRecognizers?.filter { isZoomable || $0 !== ownPinch }
        }
        set {
            _ = panGestureRecognizer
            super.gestureRecognizers = newValue
        }
    }
    /// When a drag takes the keyboard away.
    /// - Note: Kept without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control above the content that asks for new contents.
    open var refreshControl: UIRefreshControl?
    var existingContentGuide: UILayoutGuide?
    var existingFrameGuide: UILayoutGuide?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.isScrollView)
        Self.existing.store(true, ordering: .relaxed)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        flags.insert(.isScrollView)
        Self.existing.store(true, ordering: .relaxed)
        clipsToBounds = true
    }

    /// The point of the content at the upper left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            scrollingToPoint = nil
            move(to: newValue)
        }
    }
    /// The way to a point that the view is on.
    var scrollingToPoint: ScrollingToPoint?

    /// Scrolling lays out anew, as on Apple's systems.
    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            barThatFollows?.followContent()
            if isWatched { KeyValueObservers.tell(self, "contentOffset", oldValue.origin) }
        }
    }

    func move(to point: CGPoint) {
        guard point != bounds.origin else { return }
        bounds.origin = point
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls to a point of the content. In a window the offset goes there in 0.3 seconds (by the eye; UIKit doesn't say),
    /// and the delegate hears of its steps and of the end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// The content inset, and the safe area where the behaviour adds it.
    open var adjustedContentInset: UIEdgeInsets {
        let added = contentInsets(forSafeArea: safeAreaInsets)
        return UIEdgeInsets(
            top: contentInset.top + added.top, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    /// What a safe area adds to the content inset.
    func contentInsets(forSafeArea safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var added = safeArea
        let isAlways = contentInsetAdjustmentBehavior == .always
        if !isAlways, contentSize.width <= bounds.width, !alwaysBounceHorizontal { (added.left, added.right) = (0, 0) }
        if !isAlways, !scrollsDown, !adjustsWithoutScrolling { (added.top, added.bottom) = (0, 0) }
        return added
    }

    private var scrollsDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

    /// Whether the safe area above and below counts even where nothing scrolls: with the automatic behaviour, unless the
    /// owning controller says that it doesn't adjust (documentation of `ContentInsetAdjustmentBehavior.automatic` and of
    /// `UIViewController.automaticallyAdjustsScrollViewInsets`).
    private var adjustsWithoutScrolling: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        return (viewController ?? superview?.viewController)?.automaticallyAdjustsScrollViewInsets ?? true
    }

    /// The part of the insets that the offset of a view at rest was moved for.
    private var settledInset = CGPoint.zero
    /// Whether the content rests below its insets, and not, as in documents, where these are outside of the view.
    var restsBelowInsets: Bool { settledInset != .zero }
    /// The controller whose bar becomes smaller as the content is scrolled.
    weak var barThatFollows: UINavigationController?
    /// How much smaller that bar was when the insets were found.
    private var settledBarLoss: CGFloat = 0

    /// How far the content is scrolled from where it rests below the whole of a bar; 0 where bars don't cover it.
    var distanceScrolledDown: CGFloat {
        guard contentInsetAdjustmentBehavior != .never, settledInset.y > 0 else { return 0 }
        return contentOffset.y + contentInset.top + settledInset.y + settledBarLoss
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Hears that bars, or insets of one's own, cover another part of the content.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }

    /// Content at rest moves with the safe area, so that it begins below bars. In a window only, as with UIKit.
    open override func layoutSubviews() {
        super.layoutSubviews()
        returnIfLonger()
        placeZoomedView()
        guard window != nil else { return }
        let adjusted = adjustedContentInset
        let added = CGPoint(x: adjusted.left - contentInset.left, y: adjusted.top - contentInset.top)
        guard added != settledInset else { return }
        let (now, rest) = (contentOffset, settledInset)
        var offset = now
        if now.y == -rest.y || now.y == -rest.y - contentInset.top { offset.y += rest.y - added.y }
        if now.x == -rest.x || now.x == -rest.x - contentInset.left { offset.x += rest.x - added.x }
        if (settledInset == .zero) != (added == .zero), systemGuides.safeArea != nil { renewSafeArea() }
        settledInset = added
        settledBarLoss = barThatFollows?.heightPutAway ?? 0
        adjustedContentInsetDidChange()
        contentOffset = offset
        barThatFollows?.followContent()
    }

    /// Content on the screen goes back to where it can rest, if the new insets leave it outside of that: content that fits has one
    /// place.
    private func returnWithinInsets() {
        guard !isTracking else { return }
        let inset = adjustedContentInset
        func resting(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ content: CGFloat, _ room: CGFloat)
            -> CGFloat
        {
            min(max(offset, 0 - start), max(0 - start, content + end - room))
        }
        let offset = CGPoint(
            x: resting(contentOffset.x, inset.left, inset.right, contentSize.width, bounds.width),
            y: resting(contentOffset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
        if offset != contentOffset { contentOffset = offset }
    }

    /// The size at the last layout.
    private var formerSize = CGSize.zero

    /// A view that gets its first size may have been scrolled to content that isn't there yet.
    private func returnIfLonger() {
        let (old, new) = (formerSize, bounds.size)
        formerSize = new
        if old.width > 0, old.height > 0, new.width > old.width || new.height > old.height { returnToEnd() }
    }

    /// Content whose end comes into the view, as it becomes shorter or the view longer, goes back as far as it has to.
    private func returnToEnd() {
        guard !isTracking, zoomScale == 1 else { return }
        let inset = adjustedContentInset
        // Where it hasn't yet been moved below its insets it begins at 0.
        let start = restsBelowInsets ? CGPoint(x: -inset.left, y: -inset.top) : .zero
        var offset = contentOffset
        offset.x = min(offset.x, max(start.x, contentSize.width + inset.right - bounds.width))
        offset.y = min(offset.y, max(start.y, contentSize.height + inset.bottom - bounds.height))
        if offset != contentOffset { contentOffset = offset }
    }

    /// Content that nobody has seen yet begins at its inset: a view that isn't in a window, and not scrolled, moves along.
    private func beginBeyondInset(before old: UIEdgeInsets) {
        var offset = contentOffset
        if offset.y == -settledInset.y - old.top { offset.y = -settledInset.y - contentInset.top }
        if offset.x == -settledInset.x - old.left { offset.x = -settledInset.x - contentInset.left }
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

    /// Shows the marks for a moment; there are none in pictures.
    open func flashScrollIndicators() {}

    /// Scrolls as little as makes a part of the content visible, inside of what is inset. Only what lies in the content counts
    /// of the rectangle: where none of it does, nothing happens.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (left, right) = (max(0, rect.minX), min(contentSize.width, rect.maxX))
        let (top, bottom) = (max(0, rect.minY), min(contentSize.height, rect.maxY))
        guard left <= right, top <= bottom else { return }
        var offset = contentOffset
        let insets = adjustedContentInset
        let (width, height) = (bounds.width - insets.right, bounds.height - insets.bottom)
        if right > offset.x + width { offset.x = right - width }
        if left < offset.x + insets.left { offset.x = left - insets.left }
        if bottom > offset.y + height { offset.y = bottom - height }
        if top < offset.y + insets.top { offset.y = top - insets.top }
        if offset != contentOffset { scroll(to: offset, animated: animated) }
    }

    /// Whether a touch goes on to a view of the content: it does unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether the view is on its way to a point.
    open var isScrollAnimating: Bool { scrollingToPoint != nil }
    /// Whether a drag may take a touch away from a view: not from a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Takes the content's size from constraints, where there are any to its edges.
    func takeContentSize(from host: LayoutHost) {
        guard let item = existingContentGuide?.engineItem else { return }
        let (size, growth) = (host.frame(of: item, in: self).size, growthByZooming)
        contentSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
    }
}

extension UIScrollView {
    /// When the safe area counts as an inset of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    /// How soon scrolling ends.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The share of the speed that is left after a millisecond.
        public let rawValue: CGFloat
        /// A rate of the share of the speed that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// UIKit's usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Scrolling that ends sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The shade of the marks.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0, black, white
    }

    /// When a drag takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
