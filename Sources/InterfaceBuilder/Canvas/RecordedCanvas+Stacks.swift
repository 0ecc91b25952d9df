import UIKit

// Sizes that the canvas gives to views that a stack arranges, and that they don't have when the program runs.
extension RecordedCanvas {
    /// Gives an arranged view the size that it has on the canvas alone.
    func adjust(_ view: UIView, _ node: ViewNode, in stack: UIStackView) {
        let isEmpty = node.slot == .subview && node.children.isEmpty && !node.attributes.hasSizeInDocument
        if isEmpty {
            view.statedSize.size = emptySize(of: view, node, in: stack)
            if keepsLibraryWidth(node, in: stack) { yieldToContent(view) }
        }
        guard node.kind == .view, !node.translatesAutoresizingMaskIntoConstraints else { return }
        keepUnwrappedWidth(of: view, in: stack)
        if stack.alignment != .fill { keepLibrarySize(view, isEmpty: isEmpty, in: stack) }
        if !node.children.isEmpty, !node.attributes.hasSizeInDocument { keepGraspable(view, in: stack) }
    }

    /// A plain view with content takes at least 50 points along the axis as well: so do views in 5 documents whose content
    /// would have them shorter; 12/12 views whose content has a constraint for its length are as short as that. Across the
    /// axis it does where the stack doesn't fill it, as far as the stack has room: 3/3 views in 3 documents of 3 projects.
    private func keepGraspable(_ view: UIView, in stack: UIStackView) {
        let isVertical = stack.axis == .vertical
        let along = isVertical ? view.heightAnchor : view.widthAnchor
        hold(along.constraint(greaterThanOrEqualToConstant: 50), .defaultHigh)
        guard stack.alignment != .fill else { return }
        let across = isVertical ? view.widthAnchor : view.heightAnchor
        hold(across.constraint(greaterThanOrEqualToConstant: 50), .defaultHigh)
    }

    /// A plain view goes on asking for the width that it has before texts wrap at it. Where the wrapped texts would leave
    /// what surrounds them narrower, it keeps that wide: 9 of 10 recorded views whose width tells, in 4 documents of 2 projects.
    private func keepUnwrappedWidth(of view: UIView, in stack: UIStackView) {
        guard stack.distribution != .fillProportionally else { return }
        view.statedSize.followsUnwrappedWidth = true
        if view.statedSize.size == nil { view.statedSize.size = CGSize(width: CGFloat.nan, height: CGFloat.nan) }
    }

    private func hold(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.priority = priority
        constraint.isMadeBySystem = true
        constraint.isActive = true
    }

    /// Interface Builder lends a view without content that a stack arranges an own size of 50 by 50 points, so that it
    /// can be seen and grasped on the canvas (recorded documents: about 90 views of 12 repositories agree). Empty labels of
    /// several lines (6/6), container views and text views get none; a view whose frame no constraint decides keeps its
    /// recorded size (7/7).
    ///
    /// In rows that fill, plain views whose width no constraint bounds keep as much of the library's 240 points as other
    /// content leaves, and 50 at least: 5 of 5 recorded views in 3 documents whose width tells it from 50. In columns they
    /// keep the library's 128 points where code of the project takes part in drawing the document, as its list of
    /// designables tells: 9 of 13 recorded views in 9 documents, and 1 has 50.
    private func emptySize(of view: UIView, _ node: ViewNode, in stack: UIStackView) -> CGSize? {
        guard node.kind != .containerView, node.kind != .textView, !view.wrapsContent else { return nil }
        let own = view.intrinsicContentSize
        let kept = node.translatesAutoresizingMaskIntoConstraints ? node.frame?.size : nil
        let lent = kept ?? CGSize(width: 50, height: 50)
        var size = CGSize(
            width: own.width > 0 ? CGFloat.nan : lent.width, height: own.height > 0 ? CGFloat.nan : lent.height)
        guard kept == nil, node.kind == .view else { return size }
        let isVertical = stack.axis == .vertical
        if isVertical, !hasConstraint(for: .height, node),
            document.tree.child(document.tree.root, named: "designables") != nil
        {
            size.height = Self.librarySize.height
        }
        if keepsLibraryWidth(node, in: stack) { size.width = Self.librarySize.width }
        if stack.alignment != .fill {
            if isVertical { size.width = .nan } else { size.height = .nan }
        }
        return size
    }

    private func hasConstraint(for length: ConstraintNode.Attribute, _ node: ViewNode) -> Bool {
        node.constraints.contains { document.constraints[$0].firstAttribute == length }
    }

    private func keepsLibraryWidth(_ node: ViewNode, in stack: UIStackView) -> Bool {
        node.kind == .view && stack.axis == .horizontal && stack.distribution == .fill
            && !node.translatesAutoresizingMaskIntoConstraints && !hasConstraint(for: .width, node)
    }

    /// Lets content squeeze an empty view to 50 points rather than lose a part of its own width.
    private func yieldToContent(_ view: UIView) {
        view.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        hold(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), .defaultHigh)
    }

    /// The size of a plain view that comes out of Interface Builder's library.
    private static var librarySize: CGSize { CGSize(width: 240, height: 128) }

    /// Where a stack doesn't fill its width or height with a plain view and nothing else determines it, the view keeps as
    /// much of the library's size as the stack has room for; an empty one takes at least 50 points. 16 of 25 recorded
    /// views in columns and 3 of 11 in rows have that size, where a size of 50 points explains 3 and 1.
    private func keepLibrarySize(_ view: UIView, isEmpty: Bool, in stack: UIStackView) {
        let (length, librarySize) =
            stack.axis == .vertical
            ? (view.widthAnchor, Self.librarySize.width) : (view.heightAnchor, Self.librarySize.height)
        // Above what keeps views small that nothing determines, below what keeps the stack tight.
        var sizes = [(length.constraint(equalToConstant: librarySize), UILayoutPriority(30))]
        if isEmpty { sizes.append((length.constraint(greaterThanOrEqualToConstant: 50), .defaultHigh)) }
        for (constraint, priority) in sizes { hold(constraint, priority) }
    }
}

extension ViewAttributes {
    /// Whether the document states a size to lay the view out with in place of its own.
    fileprivate var hasSizeInDocument: Bool {
        designableIntrinsicWidth != nil || designableIntrinsicHeight != nil || placeholderIntrinsicWidth != nil
            || placeholderIntrinsicHeight != nil
    }
}
