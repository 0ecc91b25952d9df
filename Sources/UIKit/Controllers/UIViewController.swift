/// Manages a view tree: loads its root view and tells it of the world around it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    private var loadedView: UIView?
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open var title: String? { didSet { navigationItem.title = title } }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows for the controller; made of the title when it is first asked for.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size that the controller would have in a popover or on a large screen; zero leaves it to the system. Points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            shownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    open var restorationIdentifier: String?
    open private(set) var nibName: String?
    /// Makes the presentation controller for the style `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    // What presents the controller, and what it presents: see Presentation/.
    weak var ownPresenting: UIViewController?
    var ownPresented: UIViewController?
    var ownPresentationController: UIPresentationController?
    /// The presentation that the controller's view stands in now.
    var shownPresentation: UIPresentationController?
    /// Whether the controller is just coming up by a presentation, or going.
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    /// The controller's overrides of traits and who hears of their changes; nil for none.
    var traitRecord: TraitRecord?
    /// Where the controller is between unseen and seen.
    var appearance = Appearance.disappeared
    var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?) = (nil, nil)

    /// Insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.host?.marginsChanged() } }
    }

    /// Whether the margins of the root view are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue, let loadedView else { return }
            loadedView.renewMargins()
        }
    }

    /// The least margins of the root view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = UIView.systemMinimumMargin(width: loadedView?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Creates a controller. Nib files are read by the InterfaceBuilder module; a name given here is only kept.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit { MainActor.unchecked { leaveView() } }

    /// The view doesn't know when its controller goes.
    private func leaveView() {
        if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
    }

    nonisolated open func encode(with coder: NSCoder) {}

    /// The controller's root view; loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            leaveView()
            loadedView = newValue
            newValue?.viewController = self
            if let view = newValue, view.marginDefaults == .ordinary { view.marginDefaults = .root }
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}

    /// Whether children hear of appearing and disappearing together with this controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that its view is about to appear or disappear; a container calls it for its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing: isAppearing, animated: animated)
    }

    /// Tells the controller that its view has appeared or disappeared.
    open func endAppearanceTransition() { end() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Updates the view's constraints; an override calls super, which calls the view's `updateConstraints`.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let inherited = parent?.traitCollection ?? UITraitCollection(environment: UIView.defaultEnvironment)
        var environment = UIView.defaultEnvironment
        UITraitOverrides(inherited).apply(to: &environment)
        traitRecord?.apply(to: &environment)
        return UITraitCollection(environment: environment)
    }

    /// Traits that hold for the controller and what is below it, in place of the inherited ones.
    open var traitOverrides: UITraitOverrides {
        get { traitRecord?.overrides ?? UITraitOverrides() }
        set { UIView.changeTraits(in: loadedView) { keptTraitRecord.overrides = newValue } }
    }

    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }

    /// Gives a child other traits than it would inherit; nil gives them back.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        require(child.parent === self, "setOverrideTraitCollection(_:forChild:): not a child of the controller")
        UIView.changeTraits(in: child.loadedView) {
            child.keptTraitRecord.given = collection.map { UITraitOverrides($0) }
        }
    }

    /// The traits that a child was given.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitRecord?.given.map { overrides in
            UITraitCollection { traits in traits = overrides }
        }
    }

    /// Hears of a new size before the view takes it; tells the children of theirs.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if size != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: size, with: coordinator) }
        }
    }

    /// The size that a child will have when this controller has one; the same unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Hears that a child wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Hears that a child's constraints ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Hears of new traits before the view takes them.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the controller shows its content for editing.
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// A bar item that turns editing on and off.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Children that decide in place of their parent; none unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Containers

    /// Shows a controller the way the nearest container does that knows how; presents it where there is none.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    open func addChild(_ childController: UIViewController) {
        require(childController !== self, "a controller can't be its own child")
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.isMovingToParent = childController.appearance == .disappeared
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingToParent = false
        isMovingFromParent = false
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, self.parent != nil { isMovingFromParent = true }
    }
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the controller was added to a container and hasn't appeared in it yet: true in the calls of
    /// `viewWillAppear` and `viewDidAppear` that follow.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container: true in `viewWillDisappear` and `viewDidDisappear`.
    open internal(set) var isMovingFromParent = false

    /// Shows a controller as detail: in the split view around this one; presents it where there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Puts the view of one child in another's place and tells both that they disappear and appear; then runs the
    /// completion with true. Changes of the block are there at once.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        require(
            fromViewController.parent === self && toViewController.parent === self,
            "transition(from:to:): both controllers must be children of this one")
        toViewController.loadViewIfNeeded()
        if let old = fromViewController.viewIfLoaded, let new = toViewController.viewIfLoaded {
            old.superview?.addSubview(new)
            UIView.run({ animations?() }, nil, isAnimated: duration > 0)
            old.removeFromSuperview()
        }
        completion?(true)
    }

    private weak var contentScrollView: UIScrollView?
    private var contentScrollEdges: NSDirectionalRectEdge = []

    /// Tells the controller which scroll view its bars follow at the edges; the bars here don't.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        (contentScrollView, contentScrollEdges) = (scrollView, edge)
    }

    /// The scroll view set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollEdges.isSuperset(of: edge) ? contentScrollView : nil
    }

    /// The controller that presents this one, or the one around it.
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    /// The controller that this one presents, or the one around it.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

    /// Shows a controller over this one, in the window where this one's view stands. A second one isn't presented while
    /// the first is there.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(presented: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents with all that stands on it; if it presents nothing, this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        hidePresented(animated: flag, completion: completion)
    }

    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Controller: UIViewController>() -> Controller? {
        var controller = parent
        while let current = controller {
            if let found = current as? Controller { return found }
            controller = current.parent
        }
        return nil
    }

    // MARK: Guides of systems before safe areas

    /// The area that bars cover at the top of the view.
    open var topLayoutGuide: UILayoutSupport {
        if let guide = layoutSupport.top { return guide }
        let guide = makeLayoutSupport("_UIViewControllerTop", .top(view.safeAreaInsets.top))
        layoutSupport.top = guide
        return guide
    }

    /// The area that bars cover at the bottom of the view.
    open var bottomLayoutGuide: UILayoutSupport {
        if let guide = layoutSupport.bottom { return guide }
        let guide = makeLayoutSupport("_UIViewControllerBottom", .bottom(view.safeAreaInsets.bottom))
        layoutSupport.bottom = guide
        return guide
    }
}

extension UIViewController {
    private func makeLayoutSupport(_ identifier: String, _ placement: GuidePlacement) -> LayoutSupportGuide {
        let guide = LayoutSupportGuide()
        guide.identifier = identifier
        guide.owner = view
        guide.placement = placement
        return guide
    }

    var existingLayoutSupport: [UILayoutGuide] { [layoutSupport.top, layoutSupport.bottom].compactMap { $0 } }

    /// Adds the bars of the container and the controller's own insets to the safe area of its view.
    func adjust(_ safeArea: inout UIEdgeInsets) {
        if let container = parent as? any BarContainer {
            let bars = container.barInsets(over: self)
            safeArea.top += bars.top
            safeArea.bottom += bars.bottom
        }
        safeArea.top += additionalSafeAreaInsets.top
        safeArea.left += additionalSafeAreaInsets.left
        safeArea.bottom += additionalSafeAreaInsets.bottom
        safeArea.right += additionalSafeAreaInsets.right
    }

    func placeLayoutSupport(_ safeArea: UIEdgeInsets, in host: LayoutHost) {
        if let top = layoutSupport.top { host.setPlacement(.top(safeArea.top), of: top) }
        if let bottom = layoutSupport.bottom { host.setPlacement(.bottom(safeArea.bottom), of: bottom) }
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0, fade, slide
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent = 1, darkContent = 3
}
