/// A controller that shows a stack of controllers under a navigation bar.
///
/// Layout of the bars around a storyboard's controllers is decided by the InterfaceBuilder module; this class keeps
/// the stack.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
        }
    }

    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        return last
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// A controller that shows one of several controllers above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()
    open var selectedIndex = 0

    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
        }
    }

    open var selectedViewController: UIViewController? {
        children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }
}

/// A controller that shows a list and its detail side by side.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue { addChild(child) }
        }
    }
}

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        view = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    }
}

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
    open var collectionView: UICollectionView!
}
