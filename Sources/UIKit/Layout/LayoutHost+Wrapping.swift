internal import AutoLayout

/// Text that wraps has the width it gets in a layout in which no text wraps, and the height of its lines at that width
/// (documentation of `preferredMaxLayoutWidth`: two passes). So that the result doesn't depend on the layout before, the
/// wrapping of the last pass is taken back first; but not where required equations alone determine the width, which is the
/// same then in both layouts.
extension LayoutHost {
    /// Takes part in the wrapping of texts from now on.
    func noteWrapping(of view: UIView) {
        guard view.wrapsContent, !view.flags.contains(.isWrapping) else { return }
        view.flags.insert(.isWrapping)
        wrappingViews.append(view)
        markLoose(view)
        // Unwrapped it may be as large as when it was no text that wraps.
        engine.setNeedsSolving()
    }

    private func markLoose(_ view: UIView) {
        guard !view.flags.contains(.isLoose) else { return }
        view.flags.insert(.isLoose)
        looseViews.append(view)
    }

    func forgetGoneWrappingViews() {
        wrappingViews.removeAll { $0.host !== self || $0.engineItem == nil }
        looseViews.removeAll { $0.host !== self || $0.engineItem == nil }
    }

    /// Wraps a new text where the last pass wrapped the one before, if content has no say in the width.
    func keepWrapping(of view: UIView) {
        guard view.flags.contains(.isWrapping), view.wrapsContent, view.automaticWrappingWidth == nil else { return }
        if view.flags.contains(.isLoose) {
            // Unwrapped it may be as large as the text before.
            engine.setNeedsSolving()
        } else {
            view.automaticWrappingWidth = solvedWidth(of: view)
        }
    }

    /// Takes wrapping back where the width that it came from may be another one in the next layout.
    ///
    /// Answers whether the engine has to solve again for that.
    @discardableResult
    func unwrap() -> Bool {
        guard !wrappingViews.isEmpty else { return false }
        for item in engine.takeLoosenedItems() {
            guard let view = view(of: item), view.flags.contains(.isWrapping) else { continue }
            markLoose(view)
        }
        guard !looseViews.isEmpty else { return false }
        var hasChanged = false
        // Where widths hang on heights, those of texts at fixed widths have a say as well.
        for view in (engine.mixesAxes ? wrappingViews : looseViews).all where view.automaticWrappingWidth != nil {
            view.automaticWrappingWidth = nil
            pushIntrinsicSize(of: view)
            hasChanged = true
        }
        looseViews.removeAll { view in
            guard view.engineItem.map(engine.hasFixedWidth) ?? true else { return false }
            view.flags.remove(.isLoose)
            return true
        }
        return hasChanged
    }

    /// Wraps text to the widths found: first every text at its solved width, then again only what became narrower
    /// than its wrapped text.
    func wrap(isFirst: Bool) {
        guard !wrappingViews.isEmpty else { return }
        for view in looseViews.all { wrap(view, isFirst) }
        for view in reshapedViews.all where view.flags.contains(.isWrapping) { wrap(view, isFirst) }
        for item in engine.movedItems {
            guard let view = view(of: item), view.flags.contains(.isWrapping) else { continue }
            wrap(view, isFirst)
        }
    }

    private func wrap(_ view: UIView, _ isFirst: Bool) {
        guard view.wrapsContent else { return }
        let (width, wrapped) = (solvedWidth(of: view), view.automaticWrappingWidth)
        guard width != wrapped else { return }
        if let wrapped, !isFirst {
            guard let width, width < wrapped - 0.01, width < view.intrinsicContentSize.width - 0.5 else {
                // The next layout starts with the width that the view has by now.
                markLoose(view)
                return
            }
        }
        view.automaticWrappingWidth = width
        pushIntrinsicSize(of: view)
    }

    /// The width to wrap at; nil for none.
    ///
    /// A wrapping width of 0 means none (documentation of `preferredMaxLayoutWidth`): text without any room keeps its one
    /// line (1 of 2 recorded labels; the other holds a line separator). Less than a thousandth of a point is noise.
    private func solvedWidth(of view: UIView) -> CGFloat? {
        guard let item = view.engineItem else { return nil }
        let insets = view.layoutInsets
        let width = CGFloat(engine.rectangle(of: item).width) + insets.left + insets.right
        return width > 1e-3 ? width : nil
    }
}
