/// Manages a view tree: loads its root view and tells it of the world around it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
    /// Whether what had the focus has it again after a transition.
    /// - Note: Kept without effect.
    open var restoresFocusAfterTransition = true
    /// What makes the controller again from a kept state; nothing is restored.
    /// - Note: Kept without effect.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Whether the keyboard stays when the first responder goes; it does for forms.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Called after all states were restored; nothing is restored here.
    open func applicationFinishedRestoringState() {}
    /// Asks for the orientation anew; the device is held as it is.
    public class func attemptRotationToDeviceOrientation() {}
    private var loadedView: UIView?
    /// The container that the controller is in.
    open internal(set) weak var parent: UIViewController?
    /// The controllers in this one, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// What bars call the controller. Setting it sets the titles of the items for both bars (measured on devices with iOS 26).
    open var title: String? {
        didSet {
            navigationItem.title = title
            // Others make an item with this title when it is asked for; a stack would show its first controller's.
            if self is UINavigationController, ownTabBarItem == nil, title != nil { ownTabBarItem = UITabBarItem() }
            ownTabBarItem?.title = title
        }
    }
    /// What a navigation bar shows for the controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows for the controller; made of the title when it is first asked for.
    /// A navigation controller without one of its own shows that of its first controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            if let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = made
            return made
        }
        set {
            ownTabBarItem = newValue
            (parent as? UITabBarController ?? parent?.parent as? UITabBarController)?.renewItems()
        }
    }
    private var ownTabBarItem: UITabBarItem?
    /// What a navigation controller's toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// The edges at which the view reaches under bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { (parent as? any BarContainer)?.barsChanged() } }
    }
    /// Whether the view reaches under bars that aren't translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { (parent as? any BarContainer)?.barsChanged() }
        }
    }
    /// Whether a scroll view's content keeps clear of bars, before iOS 11; kept.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether the bar at the bottom goes away while the controller is on top of a stack.
    open var hidesBottomBarWhenPushed = false
    /// How the controller is presented. Asked for, the automatic style is the one that it comes to: a page sheet, and the full
    /// screen before iOS 13.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { chosenPresentationStyle == .automatic ? automaticPresentationStyle : chosenPresentationStyle }
        set { chosenPresentationStyle = newValue }
    }
    private var chosenPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes up. Where a page would curl it comes from below.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size that the controller would have in a popover or on a large screen; zero leaves it to the system. Points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            shownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// What can be done with the controller while a press shows it. Nobody asks for it: no press shows a controller here.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// Whether the controller decides about the status bar though it doesn't fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether controllers presented from here cover this one's view and no more.
    open var definesPresentationContext = false
    /// Whether they come up in this one's way.
    /// - Note: Kept without effect.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a drag doesn't dismiss the controller.
    /// - Note: Kept without effect.
    open var isModalInPresentation = false
    /// The name by which a state is restored; kept.
    open var restorationIdentifier: String?
    /// The name of the nib that the view is loaded from.
    open private(set) var nibName: String?
    /// Where the nib is looked for; nil for the program's own files.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller was made from.
    open package(set) var storyboard: UIStoryboard?
    /// The segues that leave the controller.
    package var segueTemplates: [SegueTemplate] = []
    /// What stands beside the view in its document: gestures and others that nothing else keeps.
    package var topLevelObjects: [AnyObject] = []
    /// Loads the controller's view from its document; nil for a controller of code.
    package var viewLoader: ((UIViewController) -> Void)?
    /// Makes the presentation controller for the style `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    // What presents the controller, and what it presents: see Presentation/.
    weak var ownPresenting: UIViewController?
    var ownPresented: UIViewController?
    var ownPresentationController: UIPresentationController?
    /// The transition of a stack or of a presentation that the controller takes part in now.
    var ownTransition: ControllerTransition?
    /// Whether the transition between unseen and seen is one that is seen.
    var isAppearanceAnimated = false
    /// Whether `viewIsAppearing` waits for the view to be in a window.
    var isToHearOfAppearing = false
    /// The presentation that the controller's view stands in now.
    var shownPresentation: UIPresentationController?
    /// Whether the controller is just coming up by a presentation, or going.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is just going.
    open internal(set) var isBeingDismissed = false
    /// The controller's overrides of traits and who hears of their changes; nil for none.
    var traitRecord: TraitRecord?
    /// Where the controller is between unseen and seen.
    var appearance = Appearance.disappeared
    /// The scroll view that the controller's view stands in and covers, which has no safe area for what it scrolls; and whether up
    /// to its top.
    weak var coveredScrollView: UIScrollView?
    var coversTop = true
    /// The children that were told of the beginning of the transition under way.
    var toldChildren: [UIViewController] = []
    /// The children that `transition(from:to:…)` tells of their coming and going itself.
    var childrenInTransition: [UIViewController] = []
    var layoutSupport: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?) = (nil, nil)

    /// Insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue, let loadedView else { return }
            loadedView.renewSafeArea()
            if !loadedView.flags.contains(.isLayingOut) { loadedView.foreseeSafeArea() }
        }
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

    /// Creates a controller. The name of a nib says where its view comes from once it is asked for; without one, a nib that is
    /// called as the class is looked for.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madeWithNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init()
        coder.complete(self)
    }

    deinit { MainActor.unchecked { leaveView() } }

    /// The view doesn't know when its controller goes.
    private func leaveView() {
        if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
    }

    /// Archives hold no controllers on this platform: nothing is written.
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
            if additionalSafeAreaInsets != .zero { newValue?.renewSafeArea() }
        }
    }

    /// The root view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the root view from the controller's storyboard or nib, else makes an empty one; an override sets ``view`` and doesn't
    /// call super.
    open func loadView() {
        if loadSuppliedView() { return }
        view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the root view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
        if contentUnavailableConfiguration != nil { showContentUnavailable() }
    }

    /// What stands in the place of contents that aren't there; nil where they are.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }
    var contentUnavailableView: UIView?
    /// Sets ``contentUnavailableConfiguration``, in an overriding controller. Called before the view appears, and
    /// whenever ``setNeedsUpdateContentUnavailableConfiguration()`` is.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Called once, after the root view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the view stands in its tree, with its traits and size, before it is shown.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of sight.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view went out of sight.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the root view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when a layout pass found another safe area for the root view.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when a layout pass found other margins for the root view.
    open func viewLayoutMarginsDidChange() {}
    /// Called by devices short of memory; never, here.
    open func didReceiveMemoryWarning() {}

    /// Whether children hear of appearing and disappearing together with this controller.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that its view is about to appear or disappear; a container calls it for its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing: isAppearing, animated: animated)
    }

    /// Tells the controller that its view has appeared or disappeared.
    open func endAppearanceTransition() { end() }

    /// Called after traits changed, with those before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Updates the view's constraints; an override calls super, which calls the view's `updateConstraints`.
    open func updateViewConstraints() { loadedView?.updateConstraints() }

    /// What the controller knows of its environment: that of its view, else of what it is in.
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

    /// Ends a registration for changes of traits.
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

    /// Never called: `viewWillTransition(to:with:)` came in its place with iOS 8.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: `viewWillTransition(to:with:)` came in its place with iOS 8.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: `viewWillTransition(to:with:)` came in its place with iOS 8.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Whether the interface turns with the device.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the interface turns to.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation that the controller is presented in.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the controller shows its content for editing.
    open var isEditing: Bool {
        get { keptEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var keptEditing = false { didSet { madeEditButton?.showEditing(keptEditing) } }
    /// Shows the content for editing, or no longer. An override calls this one.
    open func setEditing(_ editing: Bool, animated: Bool) { keptEditing = editing }
    private var madeEditButton: UIBarButtonItem?
    /// A bar item that turns editing on and off: "Edit", and "Done" meanwhile.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let button = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
        madeEditButton = button
        button.showEditing(keptEditing)
        return button
    }

    /// The colour of the status bar's letters.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Brings what the view shows up to date with a model; an override calls super. Called before the view's first layout, after
    /// ``setNeedsUpdateProperties()``, and when an `@Observable` value changed that it read.
    open func updateProperties() {}
    /// Whether a pointer stays where it is: there is none.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides whether a pointer stays where it is; none unless overridden.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// There is no pointer to be held.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// The controller that can perform an action: this one, or the nearest it is in.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    /// Whether the home indicator fades away.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Children that decide in place of their parent; none unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides about the home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that decides about the system's gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that the wish about the home indicator changed; nothing follows it here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Says that the wish about gestures changed; nothing follows it here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Says that the orientations changed; nothing turns by itself here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Has the status bar follow what the controllers say now. It isn't animated.
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.statusBarChanged() }
    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presentingViewController }

    /// Sets what a navigation controller's toolbar shows.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Containers

    /// Performs the segue of that name. ``shouldPerformSegue(withIdentifier:sender:)`` isn't asked.
    ///
    /// Stops the program where the controller has no such segue, as UIKit does.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = segueTemplate(identifier) else {
            stop("Receiver (<\(type(of: self)): \(address(self))>) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    /// Whether a segue that a touch asks for is performed; it is unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, for its destination to get what it shows. Nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a way back ends here; where the controller has the method, unless overridden.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { Messages.responds(self, to: action) }

    /// The children that a way back may lead to: all but the one that it comes from, unless overridden.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }

    /// The child that a way back comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { child in sequence(first: source.source) { $0.parent }.contains { $0 === child } }
    }

    /// Shows the child that a way back leads to; containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Shows a controller the way the nearest container does that knows how; presents it where there is none.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let parent {
            parent.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Puts a controller into this one. Its view is for the caller to add; then `didMove(toParent:)` is to be called.
    open func addChild(_ childController: UIViewController) {
        require(childController !== self, "a controller can't be its own child")
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.isMovingToParent = childController.appearance == .disappeared
    }

    /// Takes the controller out of its container, whose view is for the caller to take out.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingToParent = false
        isMovingFromParent = false
        didMove(toParent: nil)
    }

    /// Called before the controller moves into a container, or out of any.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, self.parent != nil { isMovingFromParent = true }
    }
    /// Called after the controller moved into a container, or out of any.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the controller was added to a container and hasn't appeared in it yet: true in the calls of
    /// `viewWillAppear` and `viewDidAppear` that follow.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container: true in `viewWillDisappear` and `viewDidDisappear`.
    open internal(set) var isMovingFromParent = false

    /// Shows a controller as detail: in the split view around this one; presents it where there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Puts the view of one child in another's place, moves both by the block, and runs the completion when the changes of
    /// the block have come to rest. The first view goes then.
    ///
    /// As with a container's other transitions, the old child hears `viewWillDisappear` and the new one `viewWillAppear` before the
    /// changes, and `viewDidDisappear` and `viewDidAppear` when they have come to rest, before the completion.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        require(
            fromViewController.parent === self && toViewController.parent === self,
            "transition(from:to:): both controllers must be children of this one")
        guard let old = fromViewController.view, let new = toViewController.view else { return }
        let isTold = isSeen && shouldAutomaticallyForwardAppearanceMethods
        if isTold {
            fromViewController.beginAppearanceTransition(false, animated: duration > 0)
            toViewController.beginAppearanceTransition(true, animated: duration > 0)
            childrenInTransition += [fromViewController, toViewController]
        }
        (old.superview ?? view).addSubview(new)
        UIView.transition(with: new, duration: duration, options: options.union(.allowAnimatedContent)) {
            animations?()
        } completion: { [self] finished in
            old.removeFromSuperview()
            if isTold {
                childrenInTransition.removeAll { $0 === fromViewController || $0 === toViewController }
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(finished)
        }
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

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller around this one.
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
        let guide = makeLayoutSupport("_UIViewControllerTop", .top(view.safeAreaInsets.top), at: .top)
        layoutSupport.top = guide
        return guide
    }

    /// The area that bars cover at the bottom of the view.
    open var bottomLayoutGuide: UILayoutSupport {
        if let guide = layoutSupport.bottom { return guide }
        let guide = makeLayoutSupport("_UIViewControllerBottom", .bottom(view.safeAreaInsets.bottom), at: .bottom)
        layoutSupport.bottom = guide
        return guide
    }
}

/// Makes controllers again from kept states; nothing is restored here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
