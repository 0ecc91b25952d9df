// Headers, footers and grounds of a compositional layout's sections.

extension CompositionalPlacing {
    /// Places headers or footers; answers how much of the section they take.
    mutating func placeBoundary(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, from start: CGFloat
    ) -> CGFloat {
        let insets = section.supplementariesFollowContentInsets ? insets : .zero
        let container = CGSize(
            width: max(0, size.width - (isVertical ? insets.leading + insets.trailing : 0)),
            height: max(0, size.height - (isVertical ? 0 : insets.top + insets.bottom)))
        var extent: CGFloat = 0
        for item in items where item.stands(atStart: atStart, isVertical: isVertical) {
            let attributes = BoundaryPlace(view: view, container: container, isVertical: isVertical)
                .attributes(of: item, at: IndexPath(item: 0, section: index))
            let own = attributes.frame.size
            attributes.frame = attributes.frame.offsetBy(
                dx: isVertical ? insets.leading : start,
                dy: item.paddingAbove + (isVertical ? start : insets.top))
            // What doesn't extend the section lies over its content.
            if !item.extendsBoundary, !atStart {
                attributes.frame = attributes.frame.offsetBy(
                    dx: isVertical ? 0 : -own.width, dy: isVertical ? -own.height : 0)
            }
            places.append(attributes)
            if item.extendsBoundary { extent = max(extent, isVertical ? item.paddingAbove + own.height : own.width) }
        }
        return extent
    }

    /// Moves headers and footers that are to stay in sight along with what is seen, as far as their section's content reaches.
    func pinBoundary(over content: (start: CGFloat, end: CGFloat)) {
        for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
            for place in places where place.indexPath.item == 0 && place.representedElementKind == item.elementKind {
                BoundaryPlace.pin(place, of: item, over: content, in: view, isVertical: isVertical)
            }
        }
    }

    /// Places the views behind the section: as large as all of it with headers and footers.
    mutating func placeDecorations(from start: CGFloat, to end: CGFloat) {
        let whole =
            isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: size.height)
        for item in section.decorationItems {
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            let own = item.contentInsets
            attributes.frame = CGRect(
                x: whole.minX + own.leading, y: whole.minY + own.top,
                width: max(0, whole.width - own.leading - own.trailing),
                height: max(0, whole.height - own.top - own.bottom))
            // Behind the cells, whatever order is asked for among the decorations.
            attributes.zIndex = item.zIndex - 1
            places.append(attributes)
        }
    }
}

/// A header or footer within a container that begins at zero.
@MainActor
struct BoundaryPlace {
    let view: UICollectionView
    /// Points.
    let container: CGSize
    let isVertical: Bool

    func attributes(
        of item: NSCollectionLayoutBoundarySupplementaryItem, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        var size = item.layoutSize.size(in: container)
        if item.layoutSize.heightDimension.isEstimated {
            size.height = view.preferredHeight(ofSupplementaryView: item.elementKind, at: path, proposed: size)
        }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: path)
        attributes.zIndex = item.zIndex
        let free = isVertical ? container.width - size.width : container.height - size.height
        let across: CGFloat =
            switch (isVertical, item.alignment) {
            case (true, .topTrailing), (true, .bottomTrailing), (false, .bottomLeading), (false, .bottomTrailing): free
            case (true, .top), (true, .bottom), (false, .leading), (false, .trailing): free / 2
            default: 0
            }
        attributes.frame = CGRect(
            x: (isVertical ? across : 0) + item.offset.x, y: (isVertical ? 0 : across) + item.offset.y,
            width: size.width, height: size.height)
        return attributes
    }

    /// Moves a header or footer that is to stay in sight along with what is seen, as far as a content reaches, in points.
    static func pin(
        _ place: UICollectionViewLayoutAttributes, of item: NSCollectionLayoutBoundarySupplementaryItem,
        over content: (start: CGFloat, end: CGFloat), in view: UICollectionView, isVertical: Bool
    ) {
        // A mirrored collection scrolls from its other end.
        guard isVertical || view.effectiveUserInterfaceLayoutDirection == .leftToRight else { return }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let (from, to) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let (own, length) =
            isVertical ? (place.frame.minY, place.frame.height) : (place.frame.minX, place.frame.width)
        let pinned =
            item.stands(atStart: true, isVertical: isVertical)
            ? max(own, min(from, content.end - length)) : min(own, max(to - length, content.start))
        if isVertical { place.frame.origin.y = pinned } else { place.frame.origin.x = pinned }
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether it stands at the start of what it belongs to, as the direction of scrolling goes, or at the end.
    func stands(atStart: Bool, isVertical: Bool) -> Bool {
        let starts: Set<NSRectAlignment> =
            isVertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
        return starts.contains(alignment) == atStart
    }
}
