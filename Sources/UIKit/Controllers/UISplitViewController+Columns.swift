// Where the columns of a split view controller stand.

/// The view of a split view controller.
final class SplitContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? UISplitViewController)?.placeColumns()
    }
}

extension UISplitViewController {
    /// Whether there is room for one column only: in a horizontally compact environment, once the view is loaded.
    public var isCollapsed: Bool { isViewLoaded && traitCollection.horizontalSizeClass == .compact }

    /// Which columns are shown. Without a preference the primary one is beside the secondary one in landscape and hidden
    /// in portrait.
    public var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        if let chosenMode { return chosenMode }
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// How the primary column comes up.
    public var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return .tile
        }
    }

    /// Points.
    public var primaryColumnWidth: CGFloat {
        width(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
    }

    /// Points.
    public var supplementaryColumnWidth: CGFloat {
        width(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
    }

    private func width(preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        var width = preferred >= 0 ? preferred : whole * (fraction >= 0 ? fraction : 0.4)
        width = min(width, maximum >= 0 ? maximum : max(320, preferred))
        if minimum >= 0 { width = max(width, minimum) }
        return min(width, whole).rounded()
    }

    func placeColumns() {
        guard let view = viewIfLoaded else { return }
        if isCollapsed != wasCollapsed { roomChanged() }
        if isCollapsed {
            let stack = columns[.compact] ?? collapse?.navigation
            let top = stack ?? columns[collapsedColumn ?? .primary] ?? columns[.primary] ?? columns[.secondary]
            show(top.map { [($0, CGRect(origin: .zero, size: view.bounds.size))] } ?? [])
            return
        }
        let mode = displayMode
        let leading = leadingColumns(mode).map {
            (column: $0, width: $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth)
        }
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        place(leading, over: isOver, displacing: mode == .twoDisplaceSecondary, in: view)
    }

    /// The columns beside the secondary one.
    func leadingColumns(_ mode: DisplayMode) -> [Column] {
        let wanted: [Column] =
            switch mode {
            case .automatic, .secondaryOnly: []
            case .oneBesideSecondary, .oneOverSecondary:
                style == .tripleColumn && columns[.supplementary] != nil ? [.supplementary] : [.primary]
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
            }
        return wanted.filter { columns[$0] != nil }
    }

    /// Puts the columns on one stack where there is room for one only, and back where there is room.
    private func roomChanged() {
        let isFirst = wasCollapsed == nil
        wasCollapsed = isCollapsed
        displayModeButtonItem.isHidden = isCollapsed
        if isCollapsed {
            let top = topColumn
            collapsedColumn = top
            if columns[.compact] == nil, let navigation = columns[.primary] as? UINavigationController {
                let made = CollapsedColumns(navigation: navigation)
                collapse = made
                made.show(top, of: self, animated: false)
            }
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            collapsedColumn = nil
            collapse?.expand(self)
            collapse = nil
            if !isFirst { delegate?.splitViewControllerDidExpand(self) }
        }
    }

    private func place(_ leading: [(column: Column, width: CGFloat)], over: Bool, displacing: Bool, in view: UIView) {
        let size = view.bounds.size
        let line = 1 / view.traitCollection.displayScale
        var frames: [(UIViewController, CGRect)] = []
        var x: CGFloat = 0
        for (column, width) in leading {
            guard let controller = columns[column] else { continue }
            frames.append((controller, CGRect(x: x, y: 0, width: width, height: size.height)))
            x += width + line
        }
        if let secondary = columns[.secondary] {
            let start = over ? 0 : x
            let width = over || displacing ? size.width : max(0, size.width - start)
            // Behind what lies over it.
            frames.insert((secondary, CGRect(x: start, y: 0, width: width, height: size.height)), at: 0)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if (primaryEdge == .trailing) != isRightToLeft {
            frames = frames.map { ($0, CGRect(x: size.width - $1.maxX, y: 0, width: $1.width, height: $1.height)) }
        }
        show(frames)
    }

    /// What is shown where there is room for one column: the secondary one unless the delegate prefers another.
    private var topColumn: Column {
        if columns[.compact] != nil { return .compact }
        guard let delegate else { return .secondary }
        if style != .unspecified {
            return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return .primary }
        return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) ? .primary : .secondary
    }

    /// Shows the controllers at the frames, back to front, and no others. Columns beside the secondary one are compact.
    private func show(_ shown: [(controller: UIViewController, frame: CGRect)]) {
        guard let view = viewIfLoaded else { return }
        for child in children where !shown.contains(where: { $0.controller === child }) {
            if child.viewIfLoaded?.superview === view { child.view.removeFromSuperview() }
        }
        for (controller, frame) in shown {
            let isNarrow = !isCollapsed && controller !== columns[.secondary]
            if (controller.traitRecord?.given != nil) != isNarrow {
                let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
                setOverrideTraitCollection(traits, forChild: controller)
            }
            guard let childView = controller.view else { continue }
            childView.autoresizingMask = []
            if childView.frame != frame { childView.frame = frame }
            if childView.superview !== view { view.addSubview(childView) } else { view.bringSubviewToFront(childView) }
        }
    }
}
