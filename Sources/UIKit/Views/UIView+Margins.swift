internal import AutoLayout

/// Margins set on a view itself.
enum OwnMargins: Equatable {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

/// The margins of a view that sets none of its own.
package enum MarginDefaults: Equatable, Sendable {
    /// 8 on all sides (recorded documents: 42/42 and 25/25).
    case ordinary
    /// A controller's root view or a file's top-level view: 16 at the sides where it is narrower than 400 points,
    /// else 20 (recorded documents: 189/189, 120/122); none above and below.
    case root
    /// The content view of a cell made in code: ``UIView/rowMargin(width:)`` at the sides, ``SystemMetrics/rowMargin`` above and
    /// below.
    case cell
    /// The content view of a header or footer of a table: at the sides as its rows, so that they stand in line; else 8.
    case header
    /// Whatever else the view's maker knows.
    case fixed(UIEdgeInsets)
}

extension UIView {
    /// The margins that hold while the view sets none.
    package var marginDefaults: MarginDefaults {
        get { inputs.marginDefaults }
        set {
            inputs.marginDefaults = newValue
            askForInsets()
            if newValue != .ordinary { noteInsetSource() }
        }
    }

    /// The safe area of a tree's root, as the device and bars make it.
    package var rootSafeAreaInsets: UIEdgeInsets {
        get { inputs.rootSafeAreaInsets }
        set { inputs.rootSafeAreaInsets = newValue }
    }

    /// The margins in force, found by the last layout pass.
    var effectiveMargins: UIEdgeInsets {
        results.margins ?? resolvedMargins(width: bounds.width, safeArea: safeAreaInsets)
    }

    /// The margins as of now: those that the last pass found, or, where something changed since, those that follow from where
    /// the view and those around it are.
    var presentMargins: UIEdgeInsets {
        if let margins = results.margins, let host, !host.insetsAreDirty, flags.contains(.hasInsets) { return margins }
        let margins = resolvedMargins(width: bounds.width, safeArea: safeAreaInsets)
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let outer = OuterInsets(
            view: superview, rectangle: Rectangle(CGRect(origin: .zero, size: superview.bounds.size)),
            safeArea: superview.safeAreaInsets, margins: superview.presentMargins)
        return margins.reached(by: outer, at: Rectangle(untransformedFrame))
    }

    /// The least margin at the sides of a controller's root view: 16 points where it is narrower than 400, else 20.
    package static func systemMinimumMargin(width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }

    /// The space at both ends of rows' contents, and beside the plates of inset groups, by the width of the device or table:
    /// 16 points up to 375, 20 beyond (recorded cells: 83/83 on 375 points, 160/168 on 414; plates 16: 2/2, 20: 3/3).
    package static func rowMargin(width: CGFloat) -> CGFloat { width <= 375 ? 16 : 20 }

    /// The same for the contents of this row: by the width of the window, or of the outermost view where there is none yet.
    package var rowMargin: CGFloat {
        var outermost = self
        while let next = outermost.superview { outermost = next }
        return Self.rowMargin(width: outermost.bounds.width)
    }

    func setOwnMargins(_ margins: OwnMargins) {
        guard margins != inputs.ownMargins else { return }
        inputs.ownMargins = margins
        renewMargins()
    }

    /// Takes back what the last pass found, as something that margins follow from changed.
    func renewMargins() {
        results.margins = nil
        askForInsets()
        host?.marginsChanged()
        markNeedsLayout()
        layoutMarginsDidChange()
    }

    /// Lets the next pass find the safe area anew, as something that only this view adds to it changed.
    func renewSafeArea() {
        noteInsetSource()
        askForInsets()
        host?.marginsChanged()
        markNeedsLayout()
    }

    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: mirrored ? insets.left : insets.right)
    }

    /// The margins before the superview's reach in: the view's own or the defaults, and the safe area.
    func resolvedMargins(width: CGFloat, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins: UIEdgeInsets
        switch inputs.ownMargins {
        case .absolute(let insets):
            margins = insets
        case .directional(let insets):
            let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            margins = UIEdgeInsets(
                top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: mirrored ? insets.leading : insets.trailing)
        case .standard:
            switch marginDefaults {
            case .ordinary: margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            case .root:
                let side = Self.systemMinimumMargin(width: width)
                margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
            case .cell:
                // The space beside the plates of inset groups leaves the margins as they are in other rows. An accessory leaves 8
                // points of the one before it (measured on devices with iOS 26; 16 of 16 recorded cells of documents).
                let cell = superview as? UITableViewCell
                let side = sideOfRows(width: width)
                let height = layoutEnvironment.metrics.rowMargin
                let end = cell?.showsAccessory == true ? UITableViewCell.marginBesideAccessory : side
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                margins = UIEdgeInsets(
                    top: height, left: isMirrored ? end : side, bottom: height, right: isMirrored ? side : end)
            case .header:
                let side = sideOfRows(width: width)
                margins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
            case .fixed(let insets): margins = insets
            }
        }
        if inputs.ownMargins != .standard, let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            // The greater of the two (documentation of `systemMinimumLayoutMargins`).
            let side = Self.systemMinimumMargin(width: width)
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
        }
        if safeArea != .zero && insetsLayoutMarginsFromSafeArea && layoutEnvironment.metrics.safeAreaAddsToMargins {
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        return followsReadableWidth ? readableInsets(margins: margins, width: width) : margins
    }

    /// The margins of rows by the widest of a content view, its row or header, and the table.
    private func sideOfRows(width: CGFloat) -> CGFloat {
        let table = superview?.superview as? UITableView
        return Self.rowMargin(width: max(width, superview?.bounds.width ?? 0, table?.bounds.width ?? 0))
    }

    /// The insets of the readable area: the margins, and as much more as keeps lines short enough (documentation of
    /// `readableContentGuide`), which is at most 672 points at the usual text size (published: Use Your Loaf, "Readable
    /// Content Guides") and 560 at the smallest (2/2 recorded views).
    var readableInsets: UIEdgeInsets { readableInsets(margins: effectiveMargins, width: bounds.width) }

    func readableInsets(margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
        let excess = max(0, width - margins.left - margins.right - readableWidth)
        var insets = margins
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    private var readableWidth: CGFloat { layoutEnvironment.contentSizeCategory == .extraSmall ? 560 : 672 }
}
