import AutoLayout
import InterfaceBuilder
import UIKit

/// What an open layout lacks. Each answer was tried: with it nothing is open any more.
@MainActor
struct AmbiguityRemedy {
    /// What is open, what mends it, and which views take part in it.
    struct Remedy {
        var message: String
        var fix: String?
        /// The views that the message names.
        var named: [UIView] = []
        /// What the leader lacks along one axis.
        var need: Need?
    }

    /// What a view lacks along an axis, in Interface Builder's words.
    struct Need {
        /// `an X position or width`.
        var words: String
        /// `its X position or its width`, where that was tried and helped.
        var fix: String?

        init(_ words: String, _ fix: String?) {
            self.words = words
            self.fix = fix
        }
    }

    let checked: CheckedTree
    /// How many conflicts there are before anything is tried.
    private let conflicts: Int
    private var names: ObjectNames { checked.names }
    private var trial: Trial { Trial(root: checked.tree.root) }

    init(checked: CheckedTree) {
        self.checked = checked
        conflicts = LayoutHost.of(checked.tree.root).conflicts.count
    }

    func remedy(for layout: OpenLayout) -> Remedy {
        if layout.leader.open.isContent { return contentRemedy(for: layout) }
        return tie(in: layout) ?? missing(in: layout)
    }

    // MARK: Classes

    /// The class of a person that would settle the layout if it gave its views a size, as it stands now; nil for none.
    func classThatDecides(_ layout: OpenLayout) -> String? {
        let views = layout.changes.map(\.open).filter { open in
            !open.isContent && open.node.customClass != nil && open.node.kind.sizeSource == .nothing
                && !open.view.hasOwnLength(layout.axis) && !open.node.attributes.statesLength(layout.axis)
        }
        guard let name = views.first?.node.customClass?.name, !checked.effort.isSpent else { return nil }
        let customizations = views.map(\.view.layoutCustomization)
        let settles = trial.result(
            of: {
                for open in views { open.view.layoutCustomization = SupposedSize(size: open.view.bounds.size) }
            },
            undo: { for (open, old) in zip(views, customizations) { open.view.layoutCustomization = old } },
            { isSettled(layout, $0) })
        return settles ? name : nil
    }

    // MARK: Missing constraints

    /// What Interface Builder would ask for.
    private func missing(in layout: OpenLayout) -> Remedy {
        let (view, axis) = (layout.leader.open.view, layout.axis)
        let position = axis == .horizontal ? "X position" : "Y position"
        let length = axis.sizeWord
        let place = placeConstraint(of: view, layout), size = lengthConstraint(of: view, layout)
        let byPlace = place.map { settles(layout, [$0]) } ?? false
        let bySize = settles(layout, [size])
        let need: Need =
            switch (byPlace, bySize) {
            case (true, true): Need("\(position.withArticle) or \(length)", "its \(position) or its \(length)")
            case (true, false): Need(position.withArticle, "its \(position)")
            case (false, true): Need("a \(length)", "its \(length)")
            case (false, false):
                Need(
                    "\(position.withArticle) and a \(length)",
                    place.map { settles(layout, [$0, size]) } == true ? "its \(position) and its \(length)" : nil)
            }
        return remedy(for: layout.leader.open.node, need)
    }

    /// The remedy for a view that lacks something along an axis, or along both.
    func remedy(for node: ViewNode, _ needs: Need...) -> Remedy {
        let fixes = needs.compactMap(\.fix)
        return Remedy(
            message: "\(names.name(of: node)) needs \(needs.map(\.words).joined(separator: " and "))",
            fix: fixes.count == needs.count ? "add constraints for \(fixes.joined(separator: " and "))" : nil,
            need: needs.count == 1 ? needs.first : nil)
    }

    private func placeConstraint(of view: UIView, _ layout: OpenLayout) -> NSLayoutConstraint? {
        guard let superview = view.superview,
            let outer = LayoutHost.of(view).rectangle(of: superview)
        else { return nil }
        let distance = CGFloat(layout.leader.now.start(layout.axis) - outer.start(layout.axis))
        return layout.axis == .horizontal
            ? view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: distance)
            : view.topAnchor.constraint(equalTo: superview.topAnchor, constant: distance)
    }

    private func lengthConstraint(of view: UIView, _ layout: OpenLayout) -> NSLayoutConstraint {
        let anchor = layout.axis == .horizontal ? view.widthAnchor : view.heightAnchor
        return anchor.constraint(equalToConstant: CGFloat(layout.leader.now.length(layout.axis)))
    }

    private func settles(_ layout: OpenLayout, _ constraints: [NSLayoutConstraint]) -> Bool {
        !checked.effort.isSpent && trial.result(adding: constraints) { isSettled(layout, $0) }
    }

    /// Whether nothing of a layout is open any more, and no conflict came in its place.
    private func isSettled(_ layout: OpenLayout, _ host: LayoutHost) -> Bool {
        guard host.conflicts.count <= conflicts else { return false }
        return layout.changes.allSatisfy { change in
            if change.open.isContent, let scrollView = change.open.view as? UIScrollView {
                return !host.hasAmbiguousContent(scrollView, layout.axis)
            }
            return !host.isAmbiguous(change.open.view, layout.axis)
        }
    }

    // MARK: Ties

    /// Views of which any may give way, as they keep to their own lengths equally.
    private func tie(in layout: OpenLayout) -> Remedy? {
        let axis = layout.axis.stackAxis
        let views = layout.resized.filter { !$0.open.isContent && $0.open.view.hasOwnLength(layout.axis) }
        guard views.count > 1 else { return nil }
        let isStretched = views.contains { change in
            let size = change.open.view.effectiveIntrinsicSize
            let own = Double(axis == .horizontal ? size.width : size.height)
            return max(change.now.length(layout.axis), change.other.length(layout.axis)) > own + 0.01
        }
        let priorities = views.map { priority(of: $0.open.view, axis, hugging: isStretched) }
        guard let priority = priorities.first, priorities.allSatisfy({ $0 == priority }), priority.rawValue > 1,
            let last = views.last
        else { return nil }
        let lower = UILayoutPriority(priority.rawValue - 1)
        let view = last.open.view
        let settles = trial.result(
            of: { set(lower, of: view, axis, hugging: isStretched) },
            undo: { set(priority, of: view, axis, hugging: isStretched) }, { isSettled(layout, $0) })
        let list = views.map { names.name(of: $0.open.node) }
        let most = list.count > 4 ? list.prefix(3) + ["\(list.count - 3) more"] : list[...]
        let subject = most.dropLast().joined(separator: ", ") + " and " + (most.last ?? "")
        let number = points(Double(priority.rawValue))
        let all = list.count == 2 ? "both" : "all"
        let message =
            isStretched
            ? "\(subject) \(all) hug their \(layout.axis.sizeWord) at \(number), so any may stretch"
            : "\(subject) \(all) resist compression of their \(layout.axis.sizeWord) at \(number), so any may shrink"
        let word = isStretched ? "hugging" : "compression resistance"
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        return Remedy(
            message: message,
            fix: settles
                ? "set the \(direction) \(word) of one to \(points(Double(lower.rawValue))), such as of \(names.name(of: last.open.node))"
                : nil, named: views.map(\.open.view))
    }

    private func priority(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, hugging: Bool
    ) -> UILayoutPriority {
        hugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    }

    private func set(
        _ priority: UILayoutPriority, of view: UIView, _ axis: NSLayoutConstraint.Axis, hugging: Bool
    ) {
        if hugging {
            view.setContentHuggingPriority(priority, for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    // MARK: Scrolled content

    private func contentRemedy(for layout: OpenLayout) -> Remedy {
        let axis = layout.axis
        let message =
            "the \(axis.sizeWord) of the content of \(names.name(of: layout.leader.open.node)) is open: "
            + "no chain of constraints reaches from its \(axis == .horizontal ? "leading to its trailing" : "top to its bottom") edge"
        let scrollView = layout.leader.open.view
        let inner = scrollView.subviews.filter { checked.node(of: $0) != nil && !$0.isHidden }
        let last = inner.max { left, right in
            axis == .horizontal ? left.frame.maxX < right.frame.maxX : left.frame.maxY < right.frame.maxY
        }
        guard let last, let node = checked.node(of: last) else { return Remedy(message: message) }
        let constraint =
            axis == .horizontal
            ? scrollView.trailingAnchor.constraint(equalTo: last.trailingAnchor)
            : scrollView.bottomAnchor.constraint(equalTo: last.bottomAnchor)
        let edge = axis == .horizontal ? "trailing" : "bottom"
        return Remedy(
            message: message,
            fix: settles(layout, [constraint])
                ? "tie the \(edge) of \(names.name(of: node)) to the \(edge) of the scroll view" : nil)
    }
}

/// A size that a class may give itself.
private struct SupposedSize: LayoutCustomization {
    var size: CGSize
    var keepsRoomWhileHidden: Bool { false }
    func intrinsicSize(of view: UIView) -> CGSize { size }
    func baselineFont(of label: UILabel) -> UIFont? { nil }
}

extension ViewAttributes {
    /// Whether the document, or the project's configuration, says what length of its own the view has, or that it has none.
    fileprivate func statesLength(_ axis: AutoLayout.Axis) -> Bool {
        (axis == .horizontal ? placeholderIntrinsicWidth : placeholderIntrinsicHeight) != nil
    }
}

extension String {
    /// `an X position`.
    fileprivate var withArticle: String { (hasPrefix("X") ? "an " : "a ") + self }
}

extension AutoLayout.Axis {
    /// What a length along the axis is called.
    var sizeWord: String { self == .horizontal ? "width" : "height" }
    /// The same axis in UIKit's words.
    var stackAxis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}
