/// Manages a view tree: loads its root view and tells it of the world around it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    private var loadedView: UIView?
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open var title: String?
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem!
    open var toolbarItems: [UIBarButtonItem]?
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var preferredContentSize = CGSize.zero
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    open var restorationIdentifier: String?
    open private(set) var nibName: String?
    open internal(set) weak var presentingViewController: UIViewController?
    open internal(set) var presentedViewController: UIViewController?
    var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?) = (nil, nil)

    /// Insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.host?.marginsChanged() } }
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
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Updates the view's constraints; an override calls super, which calls the view's `updateConstraints`.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? UITraitCollection(environment: UIView.defaultEnvironment)
    }

    /// Hears of a new size before the view takes it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

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

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Containers

    open func addChild(_ childController: UIViewController) {
        require(childController !== self, "a controller can't be its own child")
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presented.presentingViewController = nil
            presentedViewController = nil
        } else {
            presentingViewController?.dismiss(animated: flag)
        }
        completion?()
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

    /// Adds the controller's own insets to the safe area of its view.
    func adjust(_ safeArea: inout UIEdgeInsets) {
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

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent = 1, darkContent = 3
}
