internal import AutoLayout

/// A tree of views written into a layout engine: the live one that a ``LayoutHost`` lays out, or the copy of a part of it on
/// which a ``FittingPass`` measures.
///
/// What both do in the same way stands in extensions of this protocol. They differ in where they keep what they find: a host
/// in the views, a measurement in records of its own.
@MainActor
protocol LayoutTree: AnyObject {
    var engine: LayoutEngine { get }
    /// What the engine's constraints stand for, for messages; those that hold the root are not here.
    var parties: PartyTable { get set }
    /// Views in the engine whose height depends on their width.
    var wrappingViews: ViewList { get set }
    /// Those of them whose wrapping is taken back before the next solve.
    var looseViews: ViewList { get set }
    /// Views whose own sizes were handed to the engine since views were placed.
    var reshapedViews: ViewList { get set }
    /// Views whose baselines constraints speak of.
    var baselineViews: ViewList { get set }

    func contains(_ view: UIView) -> Bool
    /// The view above one in the tree; nil for the root.
    func superview(of view: UIView) -> UIView?
    /// The direction of reading that the constraints a view holds are written for.
    func direction(of holder: UIView) -> LayoutDirection

    /// The engine's rectangle for a view or guide; nil while nothing needs one.
    func existingItem(of view: UIView) -> Item?
    func existingItem(of guide: UILayoutGuide) -> Item?
    /// Enters a view of the tree, or a guide of one, into the engine.
    func enter(_ view: UIView) -> Item
    func enter(_ guide: UILayoutGuide) -> Item
    /// The view that an item stands for.
    func view(of item: Item) -> UIView?
    /// The guide that an item stands for.
    func guide(of item: Item) -> UILayoutGuide?

    func has(_ mark: LayoutFlags, _ view: UIView) -> Bool
    func setMark(_ mark: LayoutFlags, _ isSet: Bool, of view: UIView)
    /// How far a view's frame reaches beyond its alignment rectangle on each side.
    func alignmentInsets(of view: UIView) -> UIEdgeInsets
    /// The width at which a view's content wraps; nil for none.
    func wrappingWidth(of view: UIView) -> CGFloat?
    func setWrappingWidth(_ width: CGFloat?, of view: UIView)
    /// The size that a view would like to have at its wrapping width.
    func ownSize(of view: UIView) -> CGSize
    /// The view whose baseline stands for that of another one.
    func baselineView(of view: UIView, first: Bool) -> UIView

    /// Hands safe areas and margins down the tree, from the places the engine found.
    func applyInsets()
}

extension LayoutTree {
    /// The engine's rectangle for a view; enters it when it isn't there yet, and the views above it before it: it hangs from
    /// them by its frame, or where nothing determines its place.
    func item(of view: UIView) -> Item {
        if let item = existingItem(of: view) { return item }
        var above: [UIView] = []
        var below = view
        while let superview = superview(of: below), existingItem(of: superview) == nil {
            above.append(superview)
            below = superview
        }
        for view in above.reversed() { _ = enter(view) }
        return enter(view)
    }

    /// Tells the engine where items stand in the tree: arranged subviews by their arrangement, others as they are drawn.
    ///
    /// - Complexity: O(views), a few nanoseconds each.
    func numberItems(below root: UIView) {
        var number: UInt32 = 0
        var waiting = [Unmanaged.passUnretained(root)]
        while let view = waiting.popLast() {
            number += 1
            view.withView { view in
                if let item = existingItem(of: view) { engine.setOrder(number << 4, of: item) }
                if view.mayHaveGuides { numberGuides(of: view, number) }
                guard !view.storedSubviews.isEmpty else { return }
                let subviews = view.subviewsInOrder
                for index in subviews.indices.reversed() { waiting.append(.passUnretained(subviews[index])) }
            }
        }
    }

    private func numberGuides(of view: UIView, _ number: UInt32) {
        for (index, guide) in view.allGuides.enumerated() {
            guard let item = existingItem(of: guide) else { continue }
            engine.setOrder(
                number << 4 | UInt32(index < view.layoutGuides.count ? min(index + 1, 14) : 15), of: item)
        }
    }

    /// The item of the view above an item's, or of the view that a guide belongs to.
    func superitem(of item: Item) -> Item? {
        let above = view(of: item).flatMap { superview(of: $0) } ?? guide(of: item)?.owner
        guard let above, contains(above) else { return nil }
        return self.item(of: above)
    }

    /// The engine's rectangle for a guide of a view in the tree.
    func item(of guide: UILayoutGuide) -> Item { existingItem(of: guide) ?? enter(guide) }

    /// Hands the engine a view's own size and priorities.
    func pushOwnSize(of view: UIView) {
        guard let item = existingItem(of: view) else { return }
        noteWrapping(of: view)
        // A hidden arranged view takes no room in either direction, so its own size has no say.
        let isHidden = view.isOutOfArrangement && superview(of: view) != nil && view.isHiddenInStack
        let size = isHidden ? UIView.noIntrinsicSize : ownSize(of: view)
        // With the size its insets to the alignment rectangle may have changed.
        reshapedViews.append(view)
        engine.setIntrinsicLength(view.intrinsicLength(.horizontal, of: size), of: item, .horizontal)
        engine.setIntrinsicLength(view.intrinsicLength(.vertical, of: size), of: item, .vertical)
    }

    /// A view's frame in the root's coordinates, as far as it is known.
    @inline(__always)
    func frameRectangle(of view: UIView, in superview: Rectangle) -> Rectangle {
        if let item = existingItem(of: view) {
            var rectangle = engine.rectangle(of: item)
            if has(.hasOwnAlignment, view) { return view.frameRectangle(aligned: rectangle) }
            let insets = alignmentInsets(of: view)
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
}
