internal import AutoLayout

extension LayoutHost {
    /// Hands safe areas and margins down the tree, from the places the engine found.
    ///
    /// Stops where nothing can change any more: below views without a safe area, unless a view there has sources of its
    /// own or waits for its insets.
    func applyInsets() {
        let width = Double(root.bounds.width), height = Double(root.bounds.height)
        var waiting = [(view: root, rectangle: Rectangle(right: width, bottom: height), isAffected: true)]
        while let (view, rectangle, isAffected) = waiting.popLast() {
            let superview = isRoot(view) ? nil : view.storedSuperview
            let changed = isAffected && apply(to: view, at: rectangle, inside: superview)
            view.insetRectangle = rectangle
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

    /// A view's frame in the root's coordinates, as far as it is known.
    func frameRectangle(of view: UIView, in superview: Rectangle) -> Rectangle {
        if let item = view.engineItem {
            var rectangle = engine.rectangle(of: item)
            if view.flags.contains(.hasOwnAlignment) { return view.frameRectangle(aligned: rectangle) }
            let insets = view.alignmentRectInsets
            rectangle.left -= Double(insets.left)
            rectangle.top -= Double(insets.top)
            rectangle.right += Double(insets.right)
            rectangle.bottom += Double(insets.bottom)
            return rectangle
        }
        let frame = view.untransformedFrame
        return Rectangle(
            left: superview.left + Double(frame.minX), top: superview.top + Double(frame.minY),
            right: superview.left + Double(frame.maxX), bottom: superview.top + Double(frame.maxY))
    }

    /// Answers whether the view's insets changed.
    private func apply(to view: UIView, at rectangle: Rectangle, inside superview: UIView?) -> Bool {
        let outer = superview?.insetRectangle ?? rectangle
        var safeArea = superview.map { safeAreaInsets($0, outer, rectangle) } ?? view.rootSafeAreaInsets
        if let controller = view.viewController { controller.adjust(&safeArea) }
        var margins = view.resolvedMargins(width: CGFloat(rectangle.width), safeArea: safeArea)
        if view.preservesSuperviewLayoutMargins, let superview {
            let outside = superview.effectiveMargins - superview.insetsOfScrolledContent
            margins.left = max(margins.left, outside.left - CGFloat(rectangle.left - outer.left))
            margins.top = max(margins.top, outside.top - CGFloat(rectangle.top - outer.top))
            margins.right = max(margins.right, outside.right - CGFloat(outer.right - rectangle.right))
            margins.bottom = max(margins.bottom, outside.bottom - CGFloat(outer.bottom - rectangle.bottom))
        }
        let safeAreaChanged = !safeArea.isClose(to: view.safeAreaInsets)
        let marginsChanged = !(view.appliedMargins.map { margins.isClose(to: $0) } ?? false)
        if safeAreaChanged {
            view.safeAreaInsets = safeArea
            view.safeAreaInsetsDidChange()
            view.viewController?.viewSafeAreaInsetsDidChange()
        }
        if marginsChanged { view.appliedMargins = margins }
        view.flags.insert(.hasInsets)
        push(safeArea: view.safeAreaInsets, margins: margins, width: rectangle.width, to: view)
        if marginsChanged {
            view.layoutMarginsDidChange()
            view.viewController?.viewLayoutMarginsDidChange()
        }
        return safeAreaChanged || marginsChanged
    }

    private func push(safeArea: UIEdgeInsets, margins: UIEdgeInsets, width: Double, to view: UIView) {
        if let item = view.engineItem { engine.setMargins(Insets(margins), of: item) }
        if let guide = view.systemGuides.safeArea {
            setPlacement(.inset(safeArea - view.insetsOfScrolledContent), of: guide)
        }
        if let guide = view.systemGuides.margins { setPlacement(.inset(margins), of: guide) }
        if let guide = view.systemGuides.readableContent {
            setPlacement(.inset(view.readableInsets(margins: margins, width: CGFloat(width))), of: guide)
        }
        if let guide = view.systemGuides.keyboard {
            setPlacement(.bottom(guide.length(safeArea: safeArea)), of: guide)
        }
        if let scrollView = view as? UIScrollView, let item = scrollView.existingContentGuide?.engineItem {
            engine.setMargins(Insets(margins), of: item)
        }
        view.viewController?.placeLayoutSupport(safeArea, in: self)
    }

    /// The part of a superview's unsafe border that a view overlaps (recorded documents: 71/71). Content that
    /// scrolls is moved out of the unsafe border by its scroll view instead.
    private func safeAreaInsets(_ superview: UIView, _ outer: Rectangle, _ inner: Rectangle) -> UIEdgeInsets {
        if superview is UIScrollView { return .zero }
        let safe = superview.safeAreaInsets
        guard safe != .zero else { return .zero }
        func overlap(_ inset: CGFloat, _ distance: Double) -> CGFloat {
            inset == 0 ? 0 : max(0, inset - CGFloat(distance))
        }
        return UIEdgeInsets(
            top: overlap(safe.top, inner.top - outer.top), left: overlap(safe.left, inner.left - outer.left),
            bottom: overlap(safe.bottom, outer.bottom - inner.bottom),
            right: overlap(safe.right, outer.right - inner.right))
    }
}

extension UIView {
    /// The part of the safe area that a scroll view moves its content out of at rest: seen from inside, nothing of it is
    /// left (documentation of `adjustedContentInset`).
    fileprivate var insetsOfScrolledContent: UIEdgeInsets {
        guard let scrollView = self as? UIScrollView else { return .zero }
        return scrollView.adjustedContentInset - scrollView.contentInset
    }
}

extension UIEdgeInsets {
    fileprivate static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    /// Equal but for noise below a ten-thousandth of a point.
    func isClose(to other: UIEdgeInsets) -> Bool {
        abs(top - other.top) < 1e-4 && abs(left - other.left) < 1e-4 && abs(bottom - other.bottom) < 1e-4
            && abs(right - other.right) < 1e-4
    }
}
