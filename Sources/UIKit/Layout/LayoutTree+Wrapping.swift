internal import AutoLayout

/// Text that wraps has the width it gets in a layout in which no text wraps, and the height of its lines at that width
/// (documentation of `preferredMaxLayoutWidth`: two passes). So that the result doesn't depend on the layout before, the
/// wrapping of the last pass is taken back first; but not where required equations alone determine the width, which is the
/// same then in both layouts.
extension LayoutTree {
    /// Takes part in the wrapping of texts from now on.
    func noteWrapping(of view: UIView) {
        guard view.dependsOnWidth, !has(.isWrapping, view) else { return }
        setMark(.isWrapping, true, of: view)
        wrappingViews.append(view)
        markLoose(view)
        // Unwrapped it may be as large as when it was no text that wraps.
        engine.setNeedsSolving()
    }

    private func markLoose(_ view: UIView) {
        guard !has(.isLoose, view) else { return }
        setMark(.isLoose, true, of: view)
        looseViews.append(view)
    }

    /// Wraps a new text where the last pass wrapped the one before, if content has no say in the width.
    func keepWrapping(of view: UIView) {
        guard has(.isWrapping, view), view.dependsOnWidth, wrappingWidth(of: view) == nil else { return }
        if has(.isLoose, view) {
            // Unwrapped it may be as large as the text before.
            engine.setNeedsSolving()
        } else {
            setWrappingWidth(solvedWidth(of: view), of: view)
        }
    }

    /// Takes wrapping back where the width that it came from may be another one in the next layout.
    ///
    /// Answers whether the engine has to solve again for that.
    @discardableResult
    func unwrap() -> Bool {
        guard !wrappingViews.isEmpty else { return false }
        for item in engine.takeLoosenedItems() {
            guard let view = view(of: item), has(.isWrapping, view) else { continue }
            markLoose(view)
        }
        guard !looseViews.isEmpty else { return false }
        var hasChanged = false
        // Where widths hang on heights, those of texts at fixed widths have a say as well.
        for view in (engine.mixesAxes ? wrappingViews : looseViews).all where wrappingWidth(of: view) != nil {
            setWrappingWidth(nil, of: view)
            pushOwnSize(of: view)
            hasChanged = true
        }
        looseViews.removeAll { view in
            guard existingItem(of: view).map(engine.hasFixedWidth) ?? true else { return false }
            setMark(.isLoose, false, of: view)
            return true
        }
        return hasChanged
    }

    /// Wraps text to the widths found: first every text at its solved width, then again only what became narrower
    /// than its wrapped text.
    func wrap(isFirst: Bool) {
        guard !wrappingViews.isEmpty else { return }
        for view in looseViews.all { wrap(view, isFirst) }
        for view in reshapedViews.all where has(.isWrapping, view) { wrap(view, isFirst) }
        for item in engine.movedItems {
            guard let view = view(of: item), has(.isWrapping, view) else { continue }
            wrap(view, isFirst)
        }
    }

    private func wrap(_ view: UIView, _ isFirst: Bool) {
        guard view.dependsOnWidth else { return }
        let (width, wrapped) = (solvedWidth(of: view), wrappingWidth(of: view))
        guard width != wrapped else { return }
        if let wrapped, !isFirst {
            guard let width, width < wrapped - 0.01,
                width < view.wrapping(at: wrapped, { view.askOwnSize { $0.intrinsicContentSize }.width }) - 0.5
            else {
                // The next layout starts with the width that the view has by now.
                markLoose(view)
                return
            }
        }
        setWrappingWidth(width, of: view)
        pushOwnSize(of: view)
    }

    /// The width to wrap at; nil for none.
    ///
    /// A wrapping width of 0 means none (documentation of `preferredMaxLayoutWidth`): text without any room keeps its one
    /// line (1 of 2 recorded labels; the other holds a line separator). Less than a thousandth of a point is noise.
    private func solvedWidth(of view: UIView) -> CGFloat? {
        guard let item = existingItem(of: view) else { return nil }
        let insets = alignmentInsets(of: view)
        let width = CGFloat(engine.rectangle(of: item).width) + insets.left + insets.right
        return width > 1e-3 ? width : nil
    }
}

extension UIView {
    /// Asks something of the view as if its content wrapped at a width.
    func wrapping<Answer>(at width: CGFloat?, _ ask: () -> Answer) -> Answer {
        let present = automaticWrappingWidth
        guard width != present else { return ask() }
        automaticWrappingWidth = width
        // Whoever is asked may have laid the view out meanwhile.
        defer { if automaticWrappingWidth == width { automaticWrappingWidth = present } }
        return ask()
    }
}
