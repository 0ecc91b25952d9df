/// A controller that shows a stack of controllers, the last one on top, under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    private let barClasses: (navigationBar: UINavigationBar.Type, toolbar: UIToolbar.Type)
    /// The bar at the top.
    open private(set) lazy var navigationBar = UINavigationBar.make(barClasses.navigationBar, frame: .zero)
    /// The bar at the bottom, shown where ``isToolbarHidden`` is false.
    open private(set) lazy var toolbar: UIToolbar! = .make(barClasses.toolbar, frame: .zero)
    /// Who hears of controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether a swipe hides the bars; kept.
    /// - Note: Kept without effect.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars; kept.
    /// - Note: Kept without effect.
    open var hidesBarsOnTap = false
    /// Whether a keyboard hides the bars; kept.
    /// - Note: Kept without effect.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether bars are hidden where the height is compact; kept.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
    /// The gesture that hides the bars; nothing recognises it here.
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// The gesture that hides the bars; nothing recognises it here.
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// How long bars take to come and go, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }
    /// The gesture that leads back from anywhere in the content; nothing recognises it here.
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The gesture that leads back; nothing recognises it here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// Whether there is no bar at the top.
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barsChanged() } } }
    /// Whether the controller hid the bar when it placed its parts last.
    private var putsBarAway = false
    /// Whether there is no bar at the bottom.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
    weak var placedController: UIViewController?
    /// How much of the search bar and of the large title scrolled content has put away, in points.
    var heightPutAway: CGFloat = 0
    /// The controller on top that no delegate has heard of, as there was none when it came.
    private weak var unannounced: UIViewController?

    /// A stack of one controller.
    public init(rootViewController: UIViewController) {
        barClasses = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// A controller without children, with bars of the classes; nil stands for the usual ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        require(
            navigationBarClass == nil || navigationBarClass is UINavigationBar.Type,
            "init(navigationBarClass:toolbarClass:): the class is no UINavigationBar")
        require(
            toolbarClass == nil || toolbarClass is UIToolbar.Type,
            "init(navigationBarClass:toolbarClass:): the class is no UIToolbar")
        barClasses = (
            navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self,
            toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        )
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClasses = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        barClasses = (UINavigationBar.self, UIToolbar.self)
        super.init(coder: coder)
    }

    /// A controller without children, with a bar that exists already: that of a document.
    package convenience init(navigationBar: UINavigationBar, toolbar: UIToolbar?) {
        self.init(navigationBarClass: nil, toolbarClass: nil)
        adopt(navigationBar: navigationBar, toolbar: toolbar)
    }

    /// Takes the bars of a document in place of its own, before the view is loaded.
    package func adopt(navigationBar: UINavigationBar?, toolbar: UIToolbar?) {
        if let navigationBar { self.navigationBar = navigationBar }
        if let toolbar { self.toolbar = toolbar }
    }

    open override func loadView() {
        view = makeContainerView()
        view.addSubview(navigationBar)
        showChosenController()
    }

    /// The controllers of the stack, the shown one last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        ownTransition?.finish()
        if animated, let top = viewControllers.last, let shown = topViewController, top !== shown {
            return change(to: viewControllers, children.contains { $0 === top } ? .pop : .push)
        }
        for child in children where !viewControllers.contains(where: { $0 === child }) { leave(child) }
        let known = children
        children = viewControllers.filter { controller in known.contains { $0 === controller } }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        children = viewControllers
        stackChanged()
        for controller in viewControllers where !known.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
    }

    /// Black bars have light letters above them.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }
    /// The controller on top of the stack where the bar is hidden; else the bar's style decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The controller on top of the stack.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is seen: what is presented, else the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top of the stack. Where that is animated it is the top one at once, and appears when it has come
    /// to its place.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        ownTransition?.finish()
        addChild(viewController)
        stackChanged(.push, animated: animated) { [self] isComplete in
            guard viewController.parent === self else { return }
            if isComplete { viewController.didMove(toParent: self) } else { leave(viewController) }
        }
    }

    /// Takes the controller on top away; nil where it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        ownTransition?.finish()
        guard children.count > 1 else { return nil }
        return popAll(after: children[children.count - 2], animated: animated).last
    }

    /// Takes what stands above a child that a way back leads to off the stack.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if children.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
    }

    /// Takes everything above the root off the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        ownTransition?.finish()
        return children.first.map { popAll(after: $0, animated: animated) }
    }

    /// Takes everything above a controller of the stack off it.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        ownTransition?.finish()
        require(children.contains { $0 === viewController }, "popToViewController(_:animated:): not in the stack")
        return popAll(after: viewController, animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    /// Shows or hides the bar at the top, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the bar at the bottom, at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func popAll(after controller: UIViewController, animated: Bool) -> [UIViewController] {
        let former = children
        let popped = Array(children.drop { $0 !== controller }.dropFirst())
        for child in popped { beginLeaving(child) }
        children.removeAll { child in popped.contains { $0 === child } }
        stackChanged(.pop, animated: animated) { [self] isComplete in
            if !isComplete { children = former }
            for child in popped where child.parent === self {
                if isComplete { endLeaving(child) } else { child.isMovingFromParent = false }
            }
        }
        return popped
    }

    /// Replaces the stack, and has the new one's top come.
    private func change(to viewControllers: [UIViewController], _ move: StackMove) {
        let former = children
        let gone = children.filter { child in !viewControllers.contains { $0 === child } }
        let new = viewControllers.filter { controller in !children.contains { $0 === controller } }
        for child in gone { beginLeaving(child) }
        for controller in new { addChild(controller) }
        children = viewControllers
        stackChanged(move, animated: true) { [self] isComplete in
            guard isComplete else {
                for controller in new where controller.parent === self { leave(controller) }
                for child in gone { child.isMovingFromParent = false }
                children = former
                return
            }
            for child in gone where child.parent === self { endLeaving(child) }
            for controller in new where controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    private func leave(_ child: UIViewController) {
        child.willMove(toParent: nil)
        endLeaving(child)
    }

    /// Tells a controller that it is to leave, before anything is seen to move.
    private func beginLeaving(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.isMovingFromParent = true
    }

    private func endLeaving(_ child: UIViewController) {
        if placedController === child {
            children.removeAll { $0 === child }
            showChosenController()
        }
        child.removeFromParent()
    }

    private func stackChanged(
        _ move: StackMove = .push, animated: Bool = false, completion: @escaping (Bool) -> Void = { _ in }
    ) {
        let formerBar = animated && viewIfLoaded?.window != nil ? FormerLook(of: navigationBar.layer, .dissolve) : nil
        navigationBar.items = children.map(\.navigationItem)
        let change = topViewController === placedController ? nil : topViewController
        let transition = transitionToChosenController(animated: animated)
        let isAnimated = transition != nil
        if let formerBar {
            // The new title and buttons show through the old ones while the controllers move.
            transition?.animate(
                alongsideTransition: { [navigationBar] _ in
                    ThreadContext.current.animation?.change(formerBar, of: navigationBar.layer)
                }, completion: nil)
        }
        if let transition { ownTransition = transition }
        if delegate == nil, let change, !isSeen {
            unannounced = change
        } else if let change {
            unannounced = nil
            delegate?.navigationController(self, willShow: change, animated: isAnimated)
        }
        showChosenController(move, in: transition, by: isAnimated ? animator(of: move) : nil) { [self] isComplete in
            if isComplete, let change { delegate?.navigationController(self, didShow: change, animated: isAnimated) }
            completion(isComplete)
            if !isComplete { navigationBar.items = children.map(\.navigationItem) }
        }
    }

    /// A delegate that came later hears of the controller that is shown as the stack appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let unannounced, unannounced === topViewController else { return }
        delegate?.navigationController(self, willShow: unannounced, animated: animated)
    }

    /// Tells such a delegate that the controller is there.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let shown = unannounced else { return }
        unannounced = nil
        if shown === topViewController {
            delegate?.navigationController(self, didShow: shown, animated: animated)
        }
    }

    /// The program's own animator of a move, where its delegate has one.
    private func animator(of move: StackMove) -> StackAnimator? {
        guard let old = placedController, let new = topViewController,
            let animator = delegate?.navigationController(
                self, animationControllerFor: move.operation, from: old, to: new)
        else { return nil }
        return StackAnimator(
            animator: animator,
            interaction: delegate?.navigationController(self, interactionControllerFor: animator))
    }
}

/// Hears of what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The system's own.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody drives it.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController: BarContainer {
    var chosenController: UIViewController? { topViewController }

    func barHeights(around child: UIViewController) -> BarHeights {
        BarHeights(
            top: areBarsAway || isNavigationBarHidden ? 0 : navigationBarHeight + searchHeight - barRise,
            bottom: hasToolbar ? toolbarHeight : 0,
            isTopTranslucent: navigationBar.isTranslucent, isBottomTranslucent: toolbar.isTranslucent)
    }

    /// Whether both bars are hidden because the height is compact (documentation of `hidesBarsWhenVerticallyCompact`).
    private var areBarsAway: Bool { hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact }

    /// How much higher than the safe area the bar begins, in points. Where the sensors stand in an island of the screen the
    /// safe area keeps 5 or 8 points more than the status bar, which is 54 high, and the bar begins below the status bar (54 to
    /// 98 on screenshots of iPhone 14 Pro, 15 and 16). In iOS 26 it begins at the safe area.
    private var barRise: CGFloat {
        guard let view, traitCollection.userInterfaceIdiom == .phone,
            view.layoutEnvironment.metrics.navigationBarHeight == 44
        else { return 0 }
        let covered = view.rootView.rootSafeAreaInsets.top
        return covered == view.safeAreaInsets.top ? max(0, covered - Self.islandStatusBarHeight) : 0
    }

    static var islandStatusBarHeight: CGFloat { 54 }

    /// Whether the search bar takes the place of the navigation bar.
    private var isSearching: Bool {
        topViewController?.navigationItem.searchController?.takesNavigationBarsPlace == true
    }

    private var navigationBarHeight: CGFloat {
        guard !isSearching else { return 0 }
        let hasPrompt = topViewController?.navigationItem.prompt?.isEmpty == false
        return barMetrics.navigationBar(hasPrompt: hasPrompt, inSheet: standsInSheet) + largeTitleHeight
    }

    /// Whether the shown controller has a large title. The automatic way is that of the controller before (documentation of
    /// `LargeTitleDisplayMode.automatic`).
    private var hasLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles, !isSearching else { return false }
        let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
        return modes.last { $0 != .automatic } != .never
    }

    /// What scrolled content leaves of the large title.
    private var largeTitleHeight: CGFloat {
        guard hasLargeTitle else { return 0 }
        return max(0, barMetrics.largeTitle - max(0, heightPutAway - hidingSearchHeight))
    }

    /// How much content that is scrolled may put away: the search bar first, then the large title.
    var heightToPutAway: CGFloat { hidingSearchHeight + (hasLargeTitle ? barMetrics.largeTitle : 0) }

    /// The height of a search bar that hides when the content is scrolled.
    private var hidingSearchHeight: CGFloat {
        guard !isSearching, topViewController?.navigationItem.hidesSearchBarWhenScrolling == true else { return 0 }
        return wholeSearchHeight
    }

    /// The search bar that the shown controller asks for below the bar. At rest it is visible, whether it hides when the
    /// content is scrolled or not (documentation of `hidesSearchBarWhenScrolling`).
    private var searchBar: UISearchBar? { topViewController?.navigationItem.searchController?.searchBar }

    private var wholeSearchHeight: CGFloat { searchBar.map { barMetrics.searchBar + $0.scopesHeight } ?? 0 }

    /// What scrolled content leaves of the search bar.
    private var searchHeight: CGFloat {
        wholeSearchHeight - min(max(0, heightPutAway), hidingSearchHeight)
    }

    private func placeSearchBar(in view: UIView) {
        let shown = areBarsAway || isNavigationBarHidden ? nil : searchBar
        for case let old as UISearchBar in view.subviews where old !== shown { old.removeFromSuperview() }
        guard let shown else { return }
        if shown.superview !== view { view.insertSubview(shown, aboveSubview: navigationBar) }
        shown.standsInNavigation = true
        let height = searchHeight
        shown.isHidden = height < wholeSearchHeight / 2
        shown.frame = CGRect(
            x: 0, y: navigationBar.frame.maxY - height, width: view.bounds.width, height: height)
    }

    /// A controller may want no bar at the bottom (documentation of `hidesBottomBarWhenPushed`).
    private var hasToolbar: Bool {
        !areBarsAway && !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
    }

    private var toolbarHeight: CGFloat { barMetrics.toolbar }

    func placeBars() {
        guard let view else { return }
        followContent()
        let (size, safe) = (view.bounds.size, view.safeAreaInsets)
        // What a program hides itself stays hidden.
        let isAway = areBarsAway || isNavigationBarHidden
        if isAway != putsBarAway { (putsBarAway, navigationBar.isHidden) = (isAway, isAway) }
        navigationBar.searchRoom = searchHeight
        navigationBar.largeTitleRoom = largeTitleHeight
        navigationBar.frame = CGRect(
            x: 0, y: safe.top - barRise, width: size.width, height: navigationBarHeight + searchHeight)
        placeSearchBar(in: view)
        if hasToolbar && toolbar.superview !== view { view.addSubview(toolbar) }
        guard toolbar.superview === view else { return }
        toolbar.isHidden = !hasToolbar
        toolbar.items = topViewController?.toolbarItems
        toolbar.frame = CGRect(
            x: 0, y: size.height - safe.bottom - toolbarHeight, width: size.width, height: toolbarHeight)
    }
}
