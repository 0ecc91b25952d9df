/// A controller that shows one page of several, or two side by side.
///
/// Pages are turned by `setViewControllers` alone: nobody swipes here. The page stands in all of the controller's view, less
/// a page control at the bottom when the data source counts the pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0, scroll
    }

    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }

    /// Which way pages are turned.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse
    }

    /// Where the spine of a book lies.
    public enum SpineLocation: Int, Sendable {
        case none = 0, min, mid, max
    }

    /// What can be stated of a controller of pages.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// The key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the spine of a book lies.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Along which axis pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the spine of a book lies.
    public let spineLocation: SpineLocation
    /// The pages before and after.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Hears of pages that a person turns; nobody does here.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The gestures that turn pages: none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// Whether pages have something on their back.
    open var isDoubleSided = false
    /// The controllers of the pages that are shown; none at first.
    open private(set) var viewControllers: [UIViewController]? = []
    private lazy var pageControl = UIPageControl()
    /// Where pages that scroll stand, before the dots among the view's subviews: programs look for it there.
    private lazy var pageScroll = PageScrollView()
    /// The room for pages that the scroll view was given last. A program may give it another frame.
    private var pageRoom: CGRect?

    /// A controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? options?[.spineLocation]
        spineLocation = spine as? SpineLocation ?? (style == .pageCurl ? .min : .none)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller without pages, which would curl: what `init()` makes.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.beginning.pageTransition
        navigationOrientation = coder.beginning.pageOrientation
        spineLocation = transitionStyle == .pageCurl ? .min : .none
        super.init(coder: coder)
    }

    open override func loadView() {
        view = PageContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        showPages()
    }

    /// Shows pages: one, or two with a spine in the middle. The completion is called with true, when pages that scroll have come to
    /// their places; curls are not drawn.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
        let count = spineLocation == .mid || isDoubleSided && spineLocation != .none ? 1...2 : 1...1
        require(
            count.contains(new.count) || new.isEmpty,
            "setViewControllers: the number of view controllers provided (\(new.count)) doesn't match the number required "
                + "(\(count.upperBound)) for the requested transition")
        ownTransition?.finish()
        self.viewControllers = viewControllers
        let gone = old.filter { page in !new.contains { $0 === page } }
        for page in gone { page.willMove(toParent: nil) }
        for page in new where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        let came = new.filter { page in !old.contains { $0 === page } }
        let transition = scrollTransition(from: gone, to: came, animated: animated)
        let (isAnimated, tells) = (transition != nil, isSeen)
        ownTransition = transition
        // The pages hear of their coming and going here, and not as their views come and go.
        let told = tells ? came + gone : []
        childrenInTransition += told
        if tells {
            for page in came { page.beginAppearanceTransition(true, animated: isAnimated) }
            for page in gone { page.beginAppearanceTransition(false, animated: isAnimated) }
        }
        showPages()
        scroll(gone, came, direction, transition) { [self] in
            if tells, !isAnimated, viewIfLoaded?.window != nil { view.layoutIfNeeded() }
            for page in gone where page.parent === self { page.viewIfLoaded?.removeFromSuperview() }
            childrenInTransition.removeAll { page in told.contains { $0 === page } }
            if appearance == .appeared { for page in came where told.contains(page) { page.endAppearanceTransition() } }
            for page in gone where told.contains(page) { page.endAppearanceTransition() }
            for page in gone where page.parent === self { page.removeFromParent() }
            completion?(true)
        }
    }

    /// A transition between pages, where these scroll and can be seen moving.
    private func scrollTransition(
        from gone: [UIViewController], to came: [UIViewController], animated: Bool
    ) -> ControllerTransition? {
        guard transitionStyle == .scroll, !gone.isEmpty, !came.isEmpty, let view = viewIfLoaded else { return nil }
        return ControllerTransition.make(animated, in: view, lasting: ElementTransition.duration)
    }

    /// Has new pages come from the side that they lie on, and the old ones go to the other.
    private func scroll(
        _ gone: [UIViewController], _ new: [UIViewController], _ direction: NavigationDirection,
        _ transition: ControllerTransition?, completion: @escaping () -> Void
    ) {
        guard let view = viewIfLoaded, let transition else { return completion() }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        let sign: CGFloat = direction == .forward ? 1 : -1
        let isAcross = navigationOrientation == .horizontal
        let mirrored = isAcross && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (dx, dy) = isAcross ? (view.bounds.width * sign * (mirrored ? -1 : 1), 0) : (0, view.bounds.height * sign)
        let centers = gone.map { $0.view.center }
        transition.run({ block in
            for page in new {
                let center = page.view.center
                block.animate(
                    page.view.layer, AnimatablePath(.position, slots: [0, 1]),
                    from: [Double(center.x + dx), Double(center.y + dy)])
            }
            for page in gone { page.view.center = CGPoint(x: page.view.center.x - dx, y: page.view.center.y - dy) }
        }) { [self] _ in
            ownTransition = nil
            completion()
            for (page, center) in zip(gone, centers) { page.view.center = center }
        }
    }

    private func showPages() {
        guard let view = viewIfLoaded else { return }
        if transitionStyle == .scroll, pageScroll.superview !== view { view.insertSubview(pageScroll, at: 0) }
        placePages()
        let holder = pageHolder(in: view)
        for page in viewControllers ?? [] where page.view.superview !== holder { holder.addSubview(page.view) }
        view.setNeedsLayout()
    }

    private func pageHolder(in view: UIView) -> UIView { transitionStyle == .scroll ? pageScroll : view }

    fileprivate func placePages() {
        guard let view = viewIfLoaded, let pages = viewControllers, !pages.isEmpty else { return }
        var room = CGRect(origin: .zero, size: view.bounds.size)
        let count = dataSource?.presentationCount(for: self) ?? 0
        if transitionStyle == .scroll, navigationOrientation == .horizontal, count > 0 {
            pageControl.numberOfPages = count
            pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            let height = pageControl.intrinsicContentSize.height
            room.size.height = max(0, room.height - height - view.safeAreaInsets.bottom)
            if pageControl.superview !== view { view.addSubview(pageControl) }
            pageControl.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
        } else {
            pageControl.removeFromSuperview()
        }
        if transitionStyle == .scroll {
            if pageRoom != room { pageScroll.frame = room }
            pageRoom = room
            room = CGRect(origin: .zero, size: pageScroll.bounds.size)
        }
        let isAcross = navigationOrientation == .horizontal
        let length = (isAcross ? room.width : room.height) / CGFloat(pages.count)
        for (index, page) in pages.enumerated() {
            let start = CGFloat(index) * length
            let frame =
                isAcross
                ? CGRect(x: start, y: 0, width: length, height: room.height)
                : CGRect(x: 0, y: start, width: room.width, height: length)
            page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if page.view.frame != frame { page.view.frame = frame }
        }
    }
}

/// Content that doesn't scroll here, so that it has the safe area of where it stands.
final class PageScrollView: UIScrollView {
    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        (isPagingEnabled, scrollsToTop) = (true, false)
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

private final class PageContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? UIPageViewController)?.placePages()
    }

    /// The dots keep clear of the safe area.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// The pages before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// - Note: Kept without effect.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// - Note: Kept without effect.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many pages a page control shows; none is shown unless implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of the turning of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// - Note: Kept without effect.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
