internal import AutoLayout

extension LayoutHost {
    /// Hands safe areas and margins down the tree, from the places the engine found.
    ///
    /// Stops where nothing can change any more: below views without a safe area, unless a view there has sources of its
    /// own or waits for its insets.
    func applyInsets() {
        let root = root
        let width = Double(root.bounds.width), height = Double(root.bounds.height)
        var waiting = [(view: root, rectangle: Rectangle(right: width, bottom: height), isAffected: true)]
        while let (view, rectangle, isAffected) = waiting.popLast() {
            let superview = isRoot(view) ? nil : view.storedSuperview
            // A view that was told of its insets may have taken others out of the tree.
            guard superview != nil || isRoot(view) else { continue }
            let changed = isAffected && apply(to: view, at: rectangle, inside: superview)
            view.results.insetRectangle = rectangle
            let reachesDown = changed || view.safeAreaInsets != .zero
            guard reachesDown || !view.flags.isDisjoint(with: .hasInsetsBelow) else { continue }
            view.flags.remove(.descendantNeedsInsets)
            for subview in view.storedSubviews {
                let isAffected =
                    reachesDown || subview.flags.contains(.hasInsetSources) || !subview.flags.contains(.hasInsets)
                guard isAffected || !subview.flags.isDisjoint(with: .hasInsetsBelow) else { continue }
                waiting.append((subview, frameRectangle(of: subview, in: rectangle), isAffected))
            }
        }
    }

    /// Answers whether the view's insets changed.
    private func apply(to view: UIView, at rectangle: Rectangle, inside superview: UIView?) -> Bool {
        let outer = superview.map {
            OuterInsets(
                view: $0, rectangle: $0.results.insetRectangle, safeArea: $0.safeAreaInsets, margins: $0.results.margins
            )
        }
        let (safeArea, margins) = view.insets(at: rectangle, inside: outer)
        let marginsChanged = !(view.results.margins.map { margins.isClose(to: $0) } ?? false)
        let safeAreaChanged = view.take(safeArea: safeArea)
        if marginsChanged { view.results.margins = margins }
        view.flags.insert(.hasInsets)
        if let item = view.engineItem { engine.setMargins(Insets(margins), of: item) }
        if view.flags.contains(.hasInsetSources) {
            view.placeSystemGuides(safeArea: view.safeAreaInsets, margins: margins, width: CGFloat(rectangle.width)) {
                setPlacement($1, of: $0)
            }
            if let scrollView = view as? UIScrollView, let item = scrollView.existingContentGuide?.engineItem {
                engine.setMargins(Insets(margins), of: item)
            }
        }
        if marginsChanged {
            view.layoutMarginsDidChange()
            view.viewController?.viewLayoutMarginsDidChange()
        }
        return safeAreaChanged || marginsChanged
    }
}
