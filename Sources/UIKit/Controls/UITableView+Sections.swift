import Foundation

/// The header or footer of a section.
struct SectionEdge {
    let view: UIView
    let section: Int
    let isHeader: Bool
    /// Where it is as long as it doesn't float, in points.
    let place: CGRect
}

extension UITableView {
    func edge(of section: Int, isHeader: Bool) -> SectionEdge? {
        layoutIfNeeded()
        return shownEdges.first { $0.section == section && $0.isHeader == isHeader }
    }

    /// Where a section's header or footer is, which may have no view: an empty line where it has no height.
    func place(ofEdgeOf section: Int, isHeader: Bool) -> CGRect {
        if let edge = edge(of: section, isHeader: isHeader) { return edge.place }
        guard sectionPlaces.indices.contains(section) else { return .zero }
        let place = sectionPlaces[section]
        let rows = rowPlaces.filter { $0.key.section == section }.map(\.value)
        let (first, last) = (rows.map(\.minY).min(), rows.map(\.maxY).max())
        let padding = heights.edges[KnownHeights.Edge(section: section, isHeader: isHeader)]?.padding ?? 0
        guard isHeader else {
            let start = (last ?? place.maxY) + padding
            return CGRect(x: 0, y: start, width: bounds.width, height: place.maxY - start)
        }
        let start = place.minY + padding
        return CGRect(x: 0, y: start, width: bounds.width, height: (first ?? place.maxY) - start)
    }

    /// Has headers and footers of sections that are still there after a change stay, and move with these; the others are asked
    /// for anew.
    func keepEdges(after changes: ElementChanges) {
        func moved(_ edges: [SectionEdge]) -> [SectionEdge] {
            edges.compactMap { edge in
                changes.newSection(of: edge.section).map {
                    SectionEdge(view: edge.view, section: $0, isHeader: edge.isHeader, place: edge.place)
                }
            }
        }
        let (former, seen) = (shownEdges, displayedEdges)
        (shownEdges, displayedEdges) = (moved(former), moved(seen))
        for edge in former where !shownEdges.contains(where: { $0.view === edge.view }) { putAside(edge) }
        for edge in seen where !displayedEdges.contains(where: { $0.view === edge.view }) { endDisplay(of: edge) }
    }

    /// How much room the header or footer of a section takes at a place, in points. It is asked for where it is in sight, and
    /// where its room isn't known: for a section that starts below what is seen a guess that was given will do.
    func room(
        ofEdgeOf section: Int, from start: CGFloat, isHeader: Bool, at y: CGFloat, _ seen: CGRect,
        among kept: [SectionEdge]
    ) -> CGFloat {
        if let known = heights.edges[KnownHeights.Edge(section: section, isHeader: isHeader)]?.whole {
            if y + known <= seen.minY || y >= seen.maxY { return known }
        } else if start >= seen.maxY {
            let guess =
                isHeader
                ? tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
                    ?? estimatedSectionHeaderHeight
                : tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
                    ?? estimatedSectionFooterHeight
            if guess > 0 { return guess }
        }
        return placeEdge(of: section, isHeader: isHeader, at: y, among: kept)
    }

    /// Keeps the header and footer of a section that are in sight, and gets those that come to float there; puts the others
    /// aside.
    func keepEdgesInSight(
        of section: Int, startingAt start: CGFloat, rowsEndingAt end: CGFloat, _ seen: CGRect,
        among kept: [SectionEdge]
    ) {
        for (isHeader, start) in [(true, start), (false, end)] {
            let place = shownEdges.lastIndex { $0.section == section && $0.isHeader == isHeader }
            let room = heights.edges[KnownHeights.Edge(section: section, isHeader: isHeader)]?.whole ?? 0
            let own = CGRect(x: 0, y: start, width: bounds.width, height: room)
            let isInSight = own.meets(seen) || style == .plain && sectionPlaces[section].meets(seen)
            switch (place, isInSight) {
            case (nil, true) where room > 0:
                if placeEdge(of: section, isHeader: isHeader, at: start, among: kept) != room { setNeedsLayout() }
            case (let place?, false):
                let edge = shownEdges.remove(at: place)
                if !kept.contains(where: { $0.view === edge.view }) { putAside(edge) }
            default: break
            }
        }
    }

    /// Takes a header or footer out of the table, to be used again.
    func putAside(_ edge: SectionEdge) {
        edge.view.removeFromSuperview()
        guard let view = edge.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            waitingEdges[identifier]?.contains(where: { $0 === view }) != true
        else { return }
        waitingEdges[identifier, default: []].append(view)
    }

    /// Places the header or footer of a section, the one that was there if there is one. Answers the room that it takes.
    private func placeEdge(
        of section: Int, isHeader: Bool, at y: CGFloat, among kept: [SectionEdge]
    ) -> CGFloat {
        let known = kept.first { $0.section == section && $0.isHeader == isHeader }?.view
        let view: UIView?
        let title: String?
        let stated: CGFloat
        if isHeader {
            view = known ?? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            title = dataSource?.tableView(self, titleForHeaderInSection: section)
            stated = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        } else {
            view = known ?? tableDelegate?.tableView(self, viewForFooterInSection: section)
            title = dataSource?.tableView(self, titleForFooterInSection: section)
            stated = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        }
        let edge = KnownHeights.Edge(section: section, isHeader: isHeader)
        guard let shown = view ?? title.map({ makeTitleView($0, isHeader: isHeader) }) else {
            let height = emptyHeight(stated: stated, isHeader: isHeader, in: section)
            heights.edges[edge] = KnownHeights.Room(padding: 0, height: height)
            return height
        }
        if let own = shown as? UITableViewHeaderFooterView {
            own.tableInsets = rowInsets
            own.keepsToReadableWidth = cellLayoutMarginsFollowReadableWidth
            own.updateConfigurationIfNeeded()
        }
        let padding = isHeader && stated != 0 ? headerPadding : 0
        let isTitleOfTable =
            (shown as? UITableViewHeaderFooterView)?.isTitleOfTable == true && style != .plain
            && stated == (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        let height =
            isTitleOfTable
            ? titleHeight(of: shown, isHeader: isHeader, in: section) : stated < 0 ? ownHeight(of: shown) : stated
        let place = CGRect(x: rowRange.x, y: y + padding, width: rowRange.width, height: height)
        if shown.superview !== self {
            addSubview(shown)
            ThreadContext.current.animation?.arrives(shown)
        }
        shown.frame = place
        shownEdges.append(SectionEdge(view: shown, section: section, isHeader: isHeader, place: place))
        heights.edges[edge] = KnownHeights.Room(padding: padding, height: height)
        return padding + height
    }

    /// The room of a header or footer without a view, in points.
    private func emptyHeight(stated: CGFloat, isHeader: Bool, in section: Int) -> CGFloat {
        // Of a plain table only a delegate's own height makes room without a view: documents say 28 for every table.
        let isTables = stated == (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        if stated >= 0, style != .plain || !isTables { return stated }
        guard style != .plain else { return 0 }
        // Grouped sections stand apart even without titles: 35 points below the top and between two, half of it each one's
        // (published by many who did without the first; measured on devices with iOS 26). Recorded canvases state 18.
        if isHeader, section == 0, tableHeaderView == nil { return 35 }
        let environment = layoutEnvironment
        return isHeader ? environment.roundedUpToPixel(17.5) : 35 - environment.roundedUpToPixel(17.5)
    }

    /// How high a title of a grouped table is, whatever height the table has for others: 38 points above a section, and 17.5
    /// more above the first (records of static tables: 58 of 63 later and 22 of 30 first sections with a title).
    private func titleHeight(of view: UIView, isHeader: Bool, in section: Int) -> CGFloat {
        let own = ownHeight(of: view)
        guard isHeader else { return own }
        return max(38, own + 10) + (section == 0 && tableHeaderView == nil ? 17.5 : 0)
    }

    /// What a header or footer needs for its content, else the height that it has, else a line's.
    private func ownHeight(of view: UIView) -> CGFloat {
        let fitting = view.ownHeight(width: rowRange.width)
        return fitting > 0 ? fitting : view.bounds.height > 0 ? view.bounds.height : 28
    }

    /// Space above a header, in points.
    private var headerPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? layoutEnvironment.metrics.plainHeaderPadding : 0
    }

    /// Headers and footers of plain tables stay in sight as long as their section is (documentation of
    /// `UITableView.Style.plain`).
    func floatEdges() {
        guard style == .plain else { return }
        let insets = adjustedContentInset
        let (top, bottom) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
        for edge in shownEdges where sectionPlaces.indices.contains(edge.section) {
            let section = sectionPlaces[edge.section]
            var y = edge.place.minY
            if edge.isHeader {
                y = max(y, min(top, section.maxY - edge.place.height))
            } else {
                y = min(y, max(bottom - edge.place.height, section.minY))
            }
            guard y != edge.view.frame.minY else { continue }
            edge.view.frame.origin.y = y
            bringSubviewToFront(edge.view)
        }
    }

    /// The view that shows a section's title, in the table's style.
    package func makeTitleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isTitleOfTable = true
        let isCapital = style != .plain && isHeader && layoutEnvironment.metrics.hasCapitalSectionTitles
        view.textLabel?.text = isCapital ? title.uppercased() : title
        let isProminent = !layoutEnvironment.metrics.hasCapitalSectionTitles
        guard isHeader, isProminent || style == .plain else { return view }
        view.textLabel?.followTextSize(.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection))
        if !isProminent { view.textLabel?.textColor = .label }
        return view
    }
}
