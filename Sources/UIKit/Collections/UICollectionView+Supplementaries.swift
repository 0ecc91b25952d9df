/// What a class of views beside cells is registered for.
struct SupplementaryKey: Hashable {
    var kind: String
    var identifier: String
}

/// A view beside cells that is shown.
struct ShownSupplementary: Hashable {
    var kind: String
    var path: IndexPath
    var isDecoration = false
}

extension UICollectionView {
    /// The kind of headers of flow layouts and lists.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of flow layouts and lists.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Has headers, footers or the like of a class made for an identifier.
    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryClasses[SupplementaryKey(kind: elementKind, identifier: identifier)] = viewClass
        supplementaryNibs[SupplementaryKey(kind: elementKind, identifier: identifier)] = nil
    }

    /// Has headers, footers or the like made from a nib, the first at its top, for an identifier.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryNibs[SupplementaryKey(kind: kind, identifier: identifier)] = nib
        supplementaryClasses[SupplementaryKey(kind: kind, identifier: identifier)] = nil
    }

    /// A new view of the class registered; a plain one if there is none.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = SupplementaryKey(kind: elementKind, identifier: identifier)
        if let nib = supplementaryNibs[key] {
            let view = nib.instantiateView(of: UICollectionReusableView.self, for: identifier)
            view.reuseIdentifier = identifier
            return view
        }
        let view = UICollectionReusableView.make(
            supplementaryClasses[key] ?? UICollectionReusableView.self, reuseIdentifier: identifier, frame: placeAtHand)
        tellPlace(at: indexPath, kind: elementKind, to: view)
        return view
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
            let key = ShownSupplementary(
                kind: kind, path: place.indexPath, isDecoration: place.representedElementCategory == .decorationView)
            guard let view = supplementary(key, at: place.frame) else { continue }
            seen.insert(key)
            view.take(place)
        }
        for (key, view) in shownSupplementaries where !seen.contains(key) {
            shownSupplementaries[key] = nil
            endDisplay(of: view, key)
        }
    }

    private func supplementary(_ key: ShownSupplementary, at place: CGRect) -> UICollectionReusableView? {
        if let shown = shownSupplementaries[key] { return shown }
        let made = whileMaking(at: place) {
            key.isDecoration
                ? collectionViewLayout.decorationClasses[key.kind].map {
                    .make($0, reuseIdentifier: key.kind, frame: place)
                } : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        }
        guard let made else { return nil }
        if key.isDecoration { insertSubview(made, at: 0) } else { addSubview(made) }
        ThreadContext.current.animation?.arrives(made)
        shownSupplementaries[key] = made
        if !key.isDecoration {
            itemDelegate?.collectionView(
                self, willDisplaySupplementaryView: made, forElementKind: key.kind, at: key.path)
        }
        return made
    }

    /// The height that a header or footer asks for at a width.
    func preferredHeight(ofSupplementaryView kind: String, at path: IndexPath, proposed size: CGSize) -> CGFloat {
        guard
            let view = supplementary(
                ShownSupplementary(kind: kind, path: path), at: CGRect(origin: .zero, size: size))
        else { return size.height }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.isWidthFixed = true
        attributes.frame.size = size
        let height = view.preferredLayoutAttributesFitting(attributes).size.height
        return height > 0 ? height : size.height
    }
}

extension UICollectionView {
    /// How cells of a class are made ready for items.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        /// Cells are used again by their own registration only.
        let identifier = UUID().uuidString

        let nib: UINib?

        /// Cells of the type, made ready by the closure.
        public init(handler: @escaping Handler) {
            (self.handler, nib) = (handler, nil)
        }

        /// Cells from a nib, made ready by the closure.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (self.handler, nib) = (handler, cellNib)
        }
    }

    /// How views of a class beside cells are made ready.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        let nib: UINib?

        /// Views of a kind, made ready by the closure.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler, nib) = (elementKind, handler, nil)
        }

        /// Views of a kind from a nib, made ready by the closure.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
        }
    }

    /// A cell of a registration, made ready for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: registration.identifier)
        } else {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let waiting = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        // A waiting cell is of another class where a program registered that for the same name before.
        let cell = waiting as? Cell ?? .make(Cell.self, reuseIdentifier: registration.identifier, frame: placeAtHand)
        tellPlace(at: indexPath, to: cell)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of a registration, made ready.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = String(reflecting: Supplementary.self)
        let made = registration.nib?.instantiateView(of: UICollectionReusableView.self, for: identifier)
        let view =
            made as? Supplementary
            ?? Supplementary.make(Supplementary.self, reuseIdentifier: identifier, frame: placeAtHand)
        tellPlace(at: indexPath, kind: registration.kind, to: view)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// Tells a cell of a list what it stands for there, before code asks it for its usual content.
    func tellPlace(at path: IndexPath, kind: String? = nil, to view: UICollectionReusableView) {
        guard let cell = view as? UICollectionViewListCell,
            let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists[path.section]
        else { return }
        let isTitle = kind == nil && list.headerMode == .firstItemInSection && path.item == 0
        cell.placeInList =
            kind == Self.elementKindSectionFooter ? .footer : kind != nil || isTitle ? .header : .row
        cell.listAtHand = list
    }
}

extension UICollectionReusableView {
    /// Takes the place that a layout says. What the program sets of its look stays until the layout says something else.
    func take(_ place: UICollectionViewLayoutAttributes) {
        // A frame means little while a transform holds.
        let (size, middle) = (place.frame.size, CGPoint(x: place.frame.midX, y: place.frame.midY))
        if bounds.size != size { bounds.size = size }
        if center != middle { center = middle }
        take(LayoutLook(alpha: place.alpha, isHidden: place.isHidden, transform: place.transform))
        layer.zPosition = CGFloat(place.zIndex)
        apply(place)
    }

    /// Has the view look as one that no layout placed, to be used again.
    func forgetLook() {
        if !isHidden, alpha == 1, transform.isIdentity { return layoutLook = LayoutLook() }
        (alpha, isHidden, transform) = (1, false, .identity)
        layoutLook = LayoutLook()
    }

    private func take(_ look: LayoutLook) {
        guard look != layoutLook else { return }
        if look.transform != layoutLook.transform { transform = look.transform }
        if look.alpha != layoutLook.alpha { alpha = look.alpha }
        if look.isHidden != layoutLook.isHidden { isHidden = look.isHidden }
        layoutLook = look
    }
}

/// How a layout said last that a view is to look.
struct LayoutLook: Equatable {
    var alpha: CGFloat = 1
    var isHidden = false
    var transform = CGAffineTransform.identity
}
