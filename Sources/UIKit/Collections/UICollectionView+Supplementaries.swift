/// What a class of views beside cells is registered for.
struct SupplementaryKey: Hashable {
    var kind: String
    var identifier: String
}

/// A view beside cells that is shown.
struct ShownSupplementary: Hashable {
    var kind: String
    var path: IndexPath
}

extension UICollectionView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Has headers, footers or the like of a class made for an identifier.
    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryClasses[SupplementaryKey(kind: elementKind, identifier: identifier)] = viewClass
    }

    /// A new view of the class registered; a plain one if there is none.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = SupplementaryKey(kind: elementKind, identifier: identifier)
        return (supplementaryClasses[key] ?? UICollectionReusableView.self).make(registeredFor: identifier)
    }

    /// The view of a kind that is seen at a path, or nil.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shownSupplementaries[ShownSupplementary(kind: elementKind, path: indexPath)] }

    /// The views of a kind that are seen, in order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }

    func placeSupplementaries(_ places: [UICollectionViewLayoutAttributes]) {
        var seen: Set<ShownSupplementary> = []
        for place in places {
            guard let kind = place.representedElementKind else { continue }
            let key = ShownSupplementary(kind: kind, path: place.indexPath)
            guard let view = supplementary(key) else { continue }
            seen.insert(key)
            view.frame = place.frame
            view.alpha = place.alpha
            view.isHidden = place.isHidden
            view.apply(place)
        }
        for (key, view) in shownSupplementaries where !seen.contains(key) {
            view.removeFromSuperview()
            shownSupplementaries[key] = nil
        }
    }

    private func supplementary(_ key: ShownSupplementary) -> UICollectionReusableView? {
        if let shown = shownSupplementaries[key] { return shown }
        let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        guard let made else { return nil }
        addSubview(made)
        shownSupplementaries[key] = made
        return made
    }

    /// The height that a header or footer asks for at a width.
    func preferredHeight(ofSupplementaryView kind: String, at path: IndexPath, proposed size: CGSize) -> CGFloat {
        guard let view = supplementary(ShownSupplementary(kind: kind, path: path)) else { return size.height }
        let height = view.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : size.height
    }
}

extension UICollectionView {
    /// How cells of a class are made ready for items.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// How views of a class beside cells are made ready.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// A cell of a registration, made ready for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = String(reflecting: Cell.self)
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("\(Cell.self) is registered for its own name")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of a registration, made ready.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = String(reflecting: Supplementary.self)
        guard let view = Supplementary.make(registeredFor: identifier) as? Supplementary else {
            preconditionFailure("\(Supplementary.self) makes what it is")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
