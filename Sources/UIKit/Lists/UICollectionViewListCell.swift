/// A row of a list in a collection: content, with accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands beside the content. The system's accessories have an order of their own; those of one's own say where they
    /// stand.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            let former = pieces
            pieces = [true, false].flatMap { side in
                UICellAccessory.ordered(accessories, isLeading: side).map { Piece($0, isEditing: isEditing) }
            }
            for piece in former where piece.view.superview === self { piece.view.removeFromSuperview() }
            for piece in pieces { addSubview(piece.view) }
            showStates()
            setNeedsLayout()
        }
    }
    /// The accessories with their views, in reading order.
    private var pieces: [Piece] = []
    /// How many steps the content starts in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the accessories at the beginning are indented with the content.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// Whether the list is edited.
    open var isEditing = false {
        didSet {
            showStates()
            setNeedsLayout()
            if isEditing != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    open override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            showStates()
            showGroundOfList()
        }
    }
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { showGroundOfList() } } }
    func follow(_ editing: Bool) { if editing != isEditing { isEditing = editing } }
    /// Whether what is below the cell's item is shown.
    var isExpanded = false {
        didSet {
            guard isExpanded != oldValue else { return }
            showStates()
            setNeedsUpdateConfiguration()
        }
    }
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        (state.isEditing, state.isExpanded) = (isEditing, isExpanded)
        return state
    }
    /// A ground of the list's cells.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    /// The area of the line below the cell.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    /// What a cell stands for in a list.
    enum PlaceInList { case row, header, footer }
    /// What the cell stands for, as the collection told when it made the cell.
    var placeInList = PlaceInList.row
    /// The list that the cell is made for.
    var listAtHand: UICollectionLayoutListConfiguration?

    /// A configuration without content, in the style of the cell's list: of a row, of a header or of a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listAtHand?.defaultContent(of: placeInList) ?? .cell()
    }

    /// Between accessories and at the ends of the cell, in points: as beside the accessory view of a table's cell.
    private static let (outer, inner) = (CGFloat(16), CGFloat(8))

    /// The list that the cell is a row of, and the lines that the row has there.
    private var list: UICollectionLayoutListConfiguration?
    private var lines: (top: Bool, bottom: Bool, look: UIListSeparatorConfiguration)?

    /// A row of a group has the corners of its ground where the group begins and ends, and lines to its neighbours.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let view = superview as? UICollectionView, layoutAttributes.representedElementCategory == .cell else {
            return
        }
        let path = layoutAttributes.indexPath
        let found = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists[path.section]
        let isTitled = found?.headerMode == .firstItemInSection && found?.appearance != .plain
        let isTitle = isTitled && path.item == 0
        let isFirst = path.item == (isTitled ? 1 : 0)
        let isLast = path.item == view.numberOfItems(inSection: path.section) - 1
        var corners: CACornerMask = []
        if isFirst || isTitle { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast || isTitle { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        if found?.appearance == .sidebar { corners = .allCorners }
        layer.maskedCorners = corners
        list = isTitle ? nil : found
        showGroundOfList()
        lines = nil
        guard let list, list.showsSeparators else { return setNeedsDisplay() }
        let look = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        // The groups of grouped lists are closed by lines, those of inset groups by their ground.
        let isOpened = list.appearance == .grouped && isFirst
        let isClosed = list.appearance != .insetGrouped || !isLast
        lines = (
            look.topSeparatorVisibility.isVisible(else: isOpened),
            look.bottomSeparatorVisibility.isVisible(else: isClosed), look
        )
        setNeedsDisplay()
    }

    /// The ground that the row has as its list's; a program's own replaces it.
    private var groundOfList: UIColor?

    /// A row without a ground of its own has that of its list.
    private func showGroundOfList() {
        guard backgroundConfiguration == nil, backgroundView == nil, backgroundColor == groundOfList else { return }
        let ground = list?.cellBackground.updated(for: configurationState) ?? .clear()
        groundOfList = ground.backgroundColor
        if list != nil || backgroundColor != nil { show(ground) }
        if list?.appearance == .grouped { layer.cornerRadius = 0 }
    }

    /// The lines of the row in its list, each with its place in the row's coordinates, in points: from where the text begins
    /// to the row's end, unless told otherwise.
    package func separators(thickness: CGFloat) -> [(place: CGRect, color: UIColor)] {
        guard let lines, bounds.width > 0 else { return [] }
        func line(_ y: CGFloat, _ insets: NSDirectionalEdgeInsets, isWhole: Bool) -> CGRect {
            // Either end may be left to the list (documentation of `UIListSeparatorConfiguration.automaticInsets`).
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let start = insets.leading == automatic.leading ? isWhole ? 0 : textStart : insets.leading
            let end = insets.trailing == automatic.trailing ? 0 : insets.trailing
            var place = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: thickness)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { place.origin.x = bounds.width - place.maxX }
            return place
        }
        let isGrouped = list?.appearance == .grouped
        let isEnd = layer.maskedCorners.contains(.layerMinXMaxYCorner)
        var found: [(CGRect, UIColor)] = []
        if lines.top { found.append((line(0, lines.look.topSeparatorInsets, isWhole: isGrouped), lines.look.color)) }
        if lines.bottom {
            let y = bounds.height - thickness
            found.append(
                (line(y, lines.look.bottomSeparatorInsets, isWhole: isGrouped && isEnd), lines.look.color))
        }
        return found
    }

    /// How far the row's text stands from its beginning, in points.
    private var textStart: CGFloat {
        let content = (contentView as? UIListContentView)?.textStart ?? UIView.rowMargin(width: bounds.width)
        return extent(isLeading: true) + content
    }

    /// The accessories are larger than text needs to be touched; only what is seen counts here.
    private func extent(isLeading: Bool) -> CGFloat {
        let widths = pieces.filter { $0.isLeading == isLeading && $0.isShown }.map(\.width)
        let indent = isLeading ? CGFloat(indentationLevel) * indentationWidth : 0
        guard !widths.isEmpty else { return indent }
        return indent + Self.outer + widths.reduce(0) { $0 + $1 + Self.inner }
    }

    /// Shows the accessories of the state, in its look.
    private func showStates() {
        for index in pieces.indices {
            pieces[index].show(isEditing: isEditing, isSelected: isSelected, isExpanded: isExpanded)
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = extent(isLeading: true) + extent(isLeading: false)
        let content = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        let least: CGFloat = placeInList == .row ? 44 : 0
        return CGSize(width: content.width + taken, height: max(least, content.height))
    }

    /// Accessories stand beside the text, which isn't in the middle of titles.
    private var middle: CGFloat {
        (contentView as? UIListContentView)?.textMiddle(height: bounds.height) ?? bounds.height / 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = middle
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = (extent(isLeading: true), extent(isLeading: false))
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        place(
            contentView,
            CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
        let level = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
        var (start, end) = (Self.outer + level, bounds.width - trailing + Self.inner)
        for piece in pieces where piece.isShown {
            let x = piece.isLeading ? start : end
            let size = piece.size
            place(
                piece.view,
                CGRect(
                    x: layoutEnvironment.roundedToPixel(x + (piece.width - size.width) / 2),
                    y: (middle - size.height / 2).rounded(), width: size.width, height: size.height))
            if piece.isLeading { start += piece.width + Self.inner } else { end += piece.width + Self.inner }
        }
    }
}

/// An accessory and its view in a cell.
@MainActor
private struct Piece {
    let accessory: UICellAccessory
    let view: UIView
    let isLeading: Bool
    private(set) var isShown: Bool

    init(_ accessory: UICellAccessory, isEditing: Bool) {
        (self.accessory, view, isLeading) = (accessory, accessory.make(), accessory.isLeading)
        isShown = accessory.isShown(isEditing: isEditing)
    }

    /// As large as the view asks to be; a view of a program's own may keep the size that it has.
    var size: CGSize {
        var own = view.bounds.size
        if case .customView = accessory.accessoryType {
            if accessory.keepsSize || (own.width > 0 && own.height > 0 && !view.arrangesByConstraints) { return own }
        } else {
            own = .zero
        }
        let asked = view.systemLayoutSizeFitting(.zero)
        return CGSize(
            width: asked.width > 0 ? asked.width : own.width, height: asked.height > 0 ? asked.height : own.height)
    }

    /// The room across.
    var width: CGFloat {
        if case .custom(let width) = accessory.look.width { return max(0, width) }
        return max(0, size.width)
    }

    /// A chosen row's circle is filled; the chevron of what is open points down.
    mutating func show(isEditing: Bool, isSelected: Bool, isExpanded: Bool) {
        isShown = accessory.isShown(isEditing: isEditing)
        view.isHidden = !isShown || accessory.look.isHidden
        switch (accessory.accessoryType, view as? UIImageView) {
        case (.multiselect, let circle?):
            circle.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            let look = accessory.look
            let colors =
                isSelected
                ? [look.tintColor ?? .white, look.backgroundColor ?? .tintColor] : [look.tintColor ?? .tertiaryLabel]
            circle.preferredSymbolConfiguration = UICellAccessory.symbolConfiguration(of: .multiselect)
                .merging(UIImage.SymbolConfiguration(paletteColors: colors))
        case (.outlineDisclosure, let chevron?):
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            chevron.transform =
                isExpanded ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
        default: break
        }
    }
}
