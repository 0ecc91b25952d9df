/// A row of a list in a collection: content, with accessories at its ends.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.view.removeFromSuperview() }
            for accessory in accessories { addSubview(accessory.view) }
            setNeedsLayout()
        }
    }
    /// How many steps the content starts in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether accessories are indented with the content; kept.
    /// - Note: Kept without effect.
    open var indentsAccessories = true
    /// Whether the list is edited.
    open var isEditing = false {
        didSet {
            setNeedsLayout()
            if isEditing != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    func follow(_ editing: Bool) { if editing != isEditing { isEditing = editing } }
    /// Whether what is below the cell's item is shown.
    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }
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

    /// A text, with a smaller one below.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }

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
        let ground = list?.cellBackground ?? .clear()
        groundOfList = ground.backgroundColor
        if list != nil || backgroundColor != nil { show(ground) }
        if list?.appearance == .grouped { layer.cornerRadius = 0 }
    }

    /// The lines of the row in its list, each with its place in the row's coordinates, in points: from where the text begins
    /// to the row's end, unless told otherwise.
    package func separators(thickness: CGFloat) -> [(place: CGRect, color: UIColor)] {
        guard let lines, bounds.width > 0 else { return [] }
        func line(_ y: CGFloat, _ insets: NSDirectionalEdgeInsets, isWhole: Bool) -> CGRect {
            let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
            let start = isAutomatic ? isWhole ? 0 : textStart : insets.leading
            let end = isAutomatic ? 0 : insets.trailing
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

    private func size(of accessory: UICellAccessory) -> CGSize {
        let own = accessory.view.bounds.size
        return own.width > 0 ? own : accessory.view.intrinsicContentSize
    }

    private func extent(isLeading: Bool) -> CGFloat {
        let shown = accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing: isEditing) }
        let indent = isLeading ? CGFloat(indentationLevel) * indentationWidth : 0
        guard !shown.isEmpty else { return indent }
        return indent + Self.outer + shown.reduce(0) { $0 + max(0, size(of: $1).width) + Self.inner }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = extent(isLeading: true) + extent(isLeading: false)
        let content = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: content.width + taken, height: max(44, content.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = (extent(isLeading: true), extent(isLeading: false))
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
        place(
            contentView,
            CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
        var start = Self.outer + CGFloat(indentationLevel) * indentationWidth
        var end = bounds.width - Self.outer
        for accessory in accessories {
            let isShown = accessory.isShown(isEditing: isEditing)
            accessory.view.isHidden = !isShown
            guard isShown else { continue }
            let size = size(of: accessory)
            let x = accessory.isLeading ? start : end - size.width
            place(
                accessory.view,
                CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
            if accessory.isLeading { start += size.width + Self.inner } else { end -= size.width + Self.inner }
        }
    }
}
