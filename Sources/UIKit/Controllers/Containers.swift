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
