internal import AutoLayout

/// What a layout found of the view around another one.
struct OuterInsets {
    var view: UIView
    /// Its frame in the root's coordinates.
    var rectangle: Rectangle
    var safeArea: UIEdgeInsets
    /// nil before any layout found them.
    var margins: UIEdgeInsets?

    /// The margins in force.
    @MainActor
    var effectiveMargins: UIEdgeInsets {
        margins ?? view.resolvedMargins(width: view.bounds.width, safeArea: safeArea)
    }
}

extension UIView {
    /// The safe area and the margins that the view has at a place in the root's coordinates; `outer` is nil for the root of a
    /// layout.
    func insets(at rectangle: Rectangle, inside outer: OuterInsets?) -> (safeArea: UIEdgeInsets, margins: UIEdgeInsets)
    {
        var safeArea = outer.map { $0.safeArea(at: rectangle) } ?? rootSafeAreaInsets
        if let controller = viewController { controller.adjust(&safeArea, isInside: outer != nil) }
        let margins = resolvedMargins(width: CGFloat(rectangle.width), safeArea: safeArea)
        guard preservesSuperviewLayoutMargins, let outer else { return (safeArea, margins) }
        return (safeArea, margins.reached(by: outer, at: rectangle))
    }

    /// Gives a controller's view, and those that it is in, the safe area of where they stand in the window, before any layout:
    /// programs read it in `viewIsAppearing` (documentation of that method).
    func foreseeSafeArea() {
        guard let window else { return }
        var chain: [UIView] = []
        var next: UIView? = self
        while let view = next {
            chain.append(view)
            next = view.superview
        }
        var outer: OuterInsets?
        for view in chain.reversed() {
            let rectangle = Rectangle(view.convert(view.bounds, to: window))
            let (safeArea, margins) = view.insets(at: rectangle, inside: outer)
            outer = OuterInsets(view: view, rectangle: rectangle, safeArea: safeArea, margins: margins)
            // The pass that follows passes it on, with the margins.
            if view.take(safeArea: safeArea) { view.results.margins = nil }
        }
    }

    /// Takes on a safe area, and tells of it if it is another one. Answers whether it is.
    @discardableResult
    func take(safeArea: UIEdgeInsets) -> Bool {
        guard !safeArea.isClose(to: foundSafeArea) else { return false }
        foundSafeArea = safeArea
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        return true
    }

    /// Calls a function with each of the guides that the system keeps where a safe area and margins put them.
    func placeSystemGuides(
        safeArea: UIEdgeInsets, margins: UIEdgeInsets, width: CGFloat, _ place: (UILayoutGuide, GuidePlacement) -> Void
    ) {
        if let guide = systemGuides.safeArea {
            let isOutside = (self as? UIScrollView)?.restsBelowInsets != true
            place(guide, .inset(isOutside ? safeArea - insetsOfScrolledContent(safeArea: safeArea) : safeArea))
        }
        if let guide = systemGuides.margins { place(guide, .inset(margins)) }
        if let guide = systemGuides.readableContent {
            place(guide, .inset(readableInsets(margins: margins, width: width)))
        }
        if let guide = systemGuides.keyboard { place(guide, .bottom(guide.length(safeArea: safeArea))) }
        viewController?.placeLayoutSupport(safeArea, place)
    }

    /// The part of a safe area that a scroll view moves its content out of at rest: seen from inside, nothing of it is left
    /// (documentation of `adjustedContentInset`).
    fileprivate func insetsOfScrolledContent(safeArea: UIEdgeInsets) -> UIEdgeInsets {
        (self as? UIScrollView)?.contentInsets(forSafeArea: safeArea) ?? .zero
    }
}

extension OuterInsets {
    /// The part of the unsafe border that a view inside overlaps (recorded documents: 71/71); no more than the border of a view
    /// that sticks out (9 frames measured by others). Content that scrolls is moved out of the unsafe border by its scroll view
    /// instead; at the sides only where it scrolls across.
    @MainActor
    fileprivate func safeArea(at inner: Rectangle) -> UIEdgeInsets {
        guard safeArea != .zero else { return .zero }
        let overlaps = overlaps(at: inner)
        guard let scroll = view as? UIScrollView, !(view is PageScrollView) else { return overlaps }
        // Tables and collections keep their rows and items off the border themselves.
        guard !(view is UITableView), !(view is UICollectionView), scroll.contentSize.width <= scroll.bounds.width
        else {
            return .zero
        }
        let moved = scroll.contentInsets(forSafeArea: safeArea)
        return UIEdgeInsets(
            top: 0, left: moved.left > 0 ? 0 : overlaps.left, bottom: 0, right: moved.right > 0 ? 0 : overlaps.right)
    }

    private func overlaps(at inner: Rectangle) -> UIEdgeInsets {
        func overlap(_ inset: CGFloat, _ distance: Double) -> CGFloat {
            min(max(0, inset), max(0, inset - CGFloat(distance)))
        }
        return UIEdgeInsets(
            top: overlap(safeArea.top, inner.top - rectangle.top),
            left: overlap(safeArea.left, inner.left - rectangle.left),
            bottom: overlap(safeArea.bottom, rectangle.bottom - inner.bottom),
            right: overlap(safeArea.right, rectangle.right - inner.right))
    }
}

extension Rectangle {
    init(_ frame: CGRect) {
        self.init(
            left: Double(frame.minX), top: Double(frame.minY), right: Double(frame.maxX), bottom: Double(frame.maxY))
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}

extension UIEdgeInsets {
    fileprivate static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    /// These margins of a view at a place, or those of the superview as far as they reach into it, if that is more.
    ///
    /// A table's reach its rows at their sides alone: above and below, a row has the same wherever it is scrolled to.
    @MainActor
    func reached(by outer: OuterInsets, at rectangle: Rectangle) -> UIEdgeInsets {
        let outside = outer.effectiveMargins - outer.view.insetsOfScrolledContent(safeArea: outer.safeArea)
        var reached = self
        reached.left = max(left, outside.left - CGFloat(rectangle.left - outer.rectangle.left))
        reached.right = max(right, outside.right - CGFloat(outer.rectangle.right - rectangle.right))
        if outer.view is UITableView { return reached }
        reached.top = max(top, outside.top - CGFloat(rectangle.top - outer.rectangle.top))
        reached.bottom = max(bottom, outside.bottom - CGFloat(outer.rectangle.bottom - rectangle.bottom))
        return reached
    }

    /// Equal but for noise below a ten-thousandth of a point.
    func isClose(to other: UIEdgeInsets) -> Bool {
        abs(top - other.top) < 1e-4 && abs(left - other.left) < 1e-4 && abs(bottom - other.bottom) < 1e-4
            && abs(right - other.right) < 1e-4
    }
}
