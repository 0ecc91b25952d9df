/// A controller whose view shows a collection, of which it is the data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
    /// The layout that the collection begins with.
    open private(set) var collectionViewLayout: UICollectionViewLayout
    private var storedCollection: UICollectionView?
    /// Whether chosen items are no longer chosen when the collection appears.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller of a collection of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection that fills the view. Asking for it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollection
        }
        set { storedCollection = newValue }
    }

    open override func loadView() {
        if loadSuppliedView() {
            // In a document the collection is the view itself.
            if storedCollection == nil { storedCollection = viewIfLoaded as? UICollectionView }
            if let storedCollection { collectionViewLayout = storedCollection.collectionViewLayout }
            return
        }
        super.loadView()
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        storedCollection = collection
        collection.dataSource = self
        collection.delegate = self
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.selection { collectionView.deselectItem(at: path, animated: animated) }
    }

    // MARK: Data source and delegate

    /// One section, unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// No items, unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// An empty cell, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
    /// An empty view, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Nothing, unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Nothing, unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Nothing, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Nothing, unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// A view beside cells is about to be seen.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// A cell is no longer seen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// A view beside cells is no longer seen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Whether a tapped item is chosen.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether a tapped item is no longer chosen.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether a touched item is highlighted.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// An item is highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// An item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a long press shows a menu.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Whether a menu offers a command.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// A menu's command was chosen.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// The menu of an item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Where a moved item goes.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Where the content stands after the layout changed.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Whether an item can be focused.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Whether a pan of two fingers chooses items.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// A finger begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// A finger is about to leave; where scrolling ends may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// A finger has left.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Scrolling begins to slow down.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Scrolling has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The animation of an offset that was set is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Whether a tap on the status bar scrolls to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// A tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
