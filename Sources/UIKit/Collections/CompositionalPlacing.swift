/// Places one section of a compositional layout.
@MainActor
struct CompositionalPlacing {
    let section: NSCollectionLayoutSection
    let index: Int
    let view: UICollectionView
    /// The room of the whole layout, in points.
    let size: CGSize
    let isVertical: Bool
    /// The section's insets from the room, in points.
    let insets: NSDirectionalEdgeInsets
    var measurements: SelfSizing
    var places: [UICollectionViewLayoutAttributes] = []
    private var nextItem = 0
    private let itemCount: Int

    init(
        section: NSCollectionLayoutSection, index: Int, view: UICollectionView, size: CGSize, isVertical: Bool,
        insets: NSDirectionalEdgeInsets, measurements: SelfSizing
    ) {
        self.section = section
        self.index = index
        self.view = view
        self.size = size
        self.isVertical = isVertical
        self.insets = insets
        self.measurements = measurements
        itemCount = view.numberOfItems(inSection: index)
    }

    private var hasItems: Bool { nextItem < itemCount }

    /// Places everything from a position along the direction of scrolling; answers where the section ends.
    mutating func place(from start: CGFloat) -> CGFloat {
        let container = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var along = start + placeBoundary(section.boundarySupplementaryItems, atStart: true, from: start)
        let contentStart = along
        along += isVertical ? insets.top : insets.leading
        let across = isVertical ? insets.leading : insets.top
        if section.orthogonalScrollingBehavior == .none {
            along = placeGroups(in: container, from: along, across: across, alongX: !isVertical).end
        } else {
            var begin = isVertical ? insets.leading : insets.top
            if section.orthogonalScrollingBehavior == .groupPagingCentered {
                let group = section.group.layoutSize.size(in: container)
                begin += max(0, isVertical ? container.width - group.width : container.height - group.height) / 2
            }
            along += placeGroups(in: container, from: begin, across: along, alongX: isVertical).thickness
        }
        along += isVertical ? insets.bottom : insets.trailing
        let end = along + placeBoundary(section.boundarySupplementaryItems, atStart: false, from: along)
        pinBoundary(over: (contentStart, along))
        placeDecorations(from: start, to: end)
        return end
    }

    /// Repeats the group until all items have their place, along one axis.
    private mutating func placeGroups(
        in container: CGSize, from start: CGFloat, across: CGFloat, alongX: Bool
    ) -> (end: CGFloat, thickness: CGFloat) {
        var position = start
        var thickness: CGFloat = 0
        var isFirst = true
        while hasItems {
            if !isFirst { position += section.interGroupSpacing }
            let before = nextItem
            let origin = alongX ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
            let placed = place(section.group, at: origin, in: container, forced: nil)
            // A group without room for an item would repeat for ever.
            guard nextItem > before else { break }
            position += alongX ? placed.width : placed.height
            thickness = max(thickness, alongX ? placed.height : placed.width)
            isFirst = false
        }
        return (position, thickness)
    }

    /// Places an item or group at a point; answers the size it takes.
    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, forced: CGSize?
    ) -> CGSize {
        var size = item.layoutSize.size(in: container)
        if let forced {
            if forced.width >= 0 { size.width = forced.width }
            if forced.height >= 0 { size.height = forced.height }
        }
        let spacing = item.edgeSpacing
        let inner = CGPoint(
            x: origin.x + (spacing?.leading?.spacing ?? 0), y: origin.y + (spacing?.top?.spacing ?? 0))
        let taken: CGSize
        if let group = item as? NSCollectionLayoutGroup {
            let first = nextItem
            taken = place(group, at: inner, size: size)
            if nextItem > first {
                let insets = group.contentInsets
                let frame = CGRect(
                    x: inner.x + insets.leading, y: inner.y + insets.top,
                    width: max(0, taken.width - insets.leading - insets.trailing),
                    height: max(0, taken.height - insets.top - insets.bottom))
                placeBadges(of: group, at: frame, with: IndexPath(item: first, section: index))
            }
        } else {
            taken = placeCell(item, at: inner, size: size, isWidthForced: (forced?.width ?? -1) >= 0)
        }
        return CGSize(
            width: taken.width + (spacing?.leading?.spacing ?? 0) + (spacing?.trailing?.spacing ?? 0),
            height: taken.height + (spacing?.top?.spacing ?? 0) + (spacing?.bottom?.spacing ?? 0))
    }

    private mutating func placeCell(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, size proposed: CGSize, isWidthForced: Bool
    ) -> CGSize {
        guard hasItems else { return proposed }
        let path = IndexPath(item: nextItem, section: index)
        nextItem += 1
        var size = proposed
        let ownWidth = item.layoutSize.widthDimension.isEstimated && !isWidthForced
        let ownHeight = item.layoutSize.heightDimension.isEstimated
        if ownWidth || ownHeight {
            let preferred = measurements.size(
                ofItemAt: path, at: origin, proposed: size, isWidthFixed: !ownWidth, isHeightFixed: !ownHeight, in: view
            )
            if ownWidth { size.width = min(preferred.width, self.size.width) }
            if ownHeight { size.height = preferred.height }
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let insets = item.contentInsets
        var frame = CGRect(origin: origin, size: size)
        if !ownWidth {
            frame.origin.x += insets.leading
            frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        }
        if !ownHeight {
            frame.origin.y += insets.top
            frame.size.height = max(0, frame.height - insets.top - insets.bottom)
        }
        attributes.frame = frame
        places.append(attributes)
        placeBadges(of: item, at: frame, with: path)
        return size
    }

    private mutating func placeBadges(of item: NSCollectionLayoutItem, at frame: CGRect, with path: IndexPath) {
        for badge in item.supplementaryItems {
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: badge.elementKind, with: path)
            attributes.frame = badge.frame(at: frame)
            attributes.zIndex = badge.zIndex
            places.append(attributes)
        }
    }

    private mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize) -> CGSize {
        let insets = group.contentInsets
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let isHorizontal: Bool
        switch group.direction {
        case .custom(let provider):
            placeCustom(provider(CompositionalEnvironment(room, view.traitCollection)), at: start)
            return size
        case .horizontal: isHorizontal = true
        case .vertical: isHorizontal = false
        }
        let used = placeLine(of: group, at: start, room: room, isHorizontal: isHorizontal)
        var taken = size
        // An estimated group is as large as its content.
        if group.layoutSize.widthDimension.isEstimated { taken.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { taken.height = used.height + insets.top + insets.bottom }
        return taken
    }

    private mutating func placeCustom(_ items: [NSCollectionLayoutGroupCustomItem], at start: CGPoint) {
        for item in items where hasItems {
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: nextItem, section: index))
            attributes.frame = item.frame.offsetBy(dx: start.x, dy: start.y)
            attributes.zIndex = item.zIndex
            places.append(attributes)
            nextItem += 1
        }
    }

    /// Places the subitems of a group in a line, again and again until it is full or as often as it says; answers the size
    /// they take.
    private mutating func placeLine(
        of group: NSCollectionLayoutGroup, at start: CGPoint, room: CGSize, isHorizontal: Bool
    ) -> CGSize {
        let gap = group.interItemSpacing?.spacing ?? 0
        let length = isHorizontal ? room.width : room.height
        let isOpen =
            isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        var forced: CGSize?
        if let count = group.count, !isOpen {
            let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
            forced = isHorizontal ? CGSize(width: share, height: -1) : CGSize(width: -1, height: share)
        }
        // Without a length of its own a group shows each subitem once, or as often as it says.
        let limit = group.count ?? (isOpen ? group.subitems.count : Int.max)
        var (position, thickness) = (CGFloat(0), CGFloat(0))
        var marks: [Int] = []
        var number = 0
        while number < limit, hasItems, !group.subitems.isEmpty {
            let item = group.subitems[number % group.subitems.count]
            if !isOpen, group.count == nil, number > 0 {
                let expected = item.layoutSize.size(in: room)
                if position + gap + (isHorizontal ? expected.width : expected.height) > length + 0.01 { break }
            }
            let next = number > 0 ? position + gap : position
            let origin =
                isHorizontal ? CGPoint(x: start.x + next, y: start.y) : CGPoint(x: start.x, y: start.y + next)
            let mark = (places.count, nextItem)
            let taken = place(item, at: origin, in: room, forced: forced)
            let end = next + (isHorizontal ? taken.width : taken.height)
            if number > 0, !isOpen, group.count == nil, end > length + 0.01 {
                // It turned out longer than estimated: it begins the next group.
                places.removeSubrange(mark.0...)
                nextItem = mark.1
                break
            }
            // Items without length would repeat for ever.
            guard nextItem > mark.1 else { break }
            marks.append(mark.0)
            position = end
            thickness = max(thickness, isHorizontal ? taken.height : taken.width)
            number += 1
        }
        if group.interItemSpacing?.isFlexible == true, !isOpen, marks.count > 1 {
            spread(marks, by: (length - position) / CGFloat(marks.count - 1), isHorizontal: isHorizontal)
        }
        return isHorizontal
            ? CGSize(width: position, height: thickness) : CGSize(width: thickness, height: position)
    }

    /// Moves the subitems of a line apart; each begins at a mark among the places.
    private func spread(_ marks: [Int], by extra: CGFloat, isHorizontal: Bool) {
        guard extra > 0 else { return }
        for (number, mark) in marks.enumerated().dropFirst() {
            let end = number + 1 < marks.count ? marks[number + 1] : places.count
            for place in places[mark..<end] {
                let shift = extra * CGFloat(number)
                place.frame = place.frame.offsetBy(dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
            }
        }
    }
}
