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
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
