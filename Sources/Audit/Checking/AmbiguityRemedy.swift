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
        /// Whether nothing is missing but room.
        var isLackOfRoom = false
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

    /// - Parameter open: all views that are open along the axis.
    func remedy(for layout: OpenLayout, among open: [OpenView]) -> Remedy {
        if layout.leader.open.isContent { return contentRemedy(for: layout) }
        return Ties(checked: checked).remedy(for: layout, among: open, isSettled: { isSettled(layout, $0) })
            ?? lackOfRoom(in: layout) ?? missing(in: layout)
    }

    /// The views whose sizes code gives, where that would settle the layout.
    /// - Parameter open: all views that are open along the axis.
    func codeSizedViews(deciding layout: OpenLayout, among open: [OpenView]) -> [OpenView] {
        CodeSizedViews(checked: checked).deciding(layout, among: open) { isSettled(layout, $0) }
    }

    // MARK: Lack of room

    /// What is said of a view that can't be as long as its content, where nobody knows against which others it stands, as a stack
    /// view settles for those in it: nothing is missing but room. A constraint for its length would cut it for good.
    private func lackOfRoom(in layout: OpenLayout) -> Remedy? {
        let axis = layout.axis
        let resized = layout.resized.filter { !$0.open.isContent && $0.open.view.hasOwnLength(axis) }
        guard let first = resized.first,
            resized.allSatisfy({ change in
                let own = change.open.view.ownLength(axis)
                return change.now.length(axis) < own - 0.5 && change.other.length(axis) < own + 0.5
            })
        else { return nil }
        let name = names.name(of: first.open.node)
        return Remedy(
            message: "there is too little \(axis.sizeWord) for \(name) and others, and which of them gives way is open",
            fix: moreResistance(of: first.open.view, in: layout).map { priority in
                let direction = axis == .horizontal ? "horizontal" : "vertical"
                return "set the \(direction) compression resistance of \(name) to \(points(priority)), so that it "
                    + "doesn't"
            }, named: [first.open.view], isLackOfRoom: true)
    }

    /// The least resistance to compression with which nothing is open any more; nil where that doesn't help.
    private func moreResistance(of view: UIView, in layout: OpenLayout) -> Float? {
        let axis = layout.axis.stackAxis
        let before = view.contentCompressionResistancePriority(for: axis)
        guard before.rawValue < 999, !checked.effort.isSpent else { return nil }
        let more = before.rawValue + 1
        let helps = trial.result(
            of: { view.setContentCompressionResistancePriority(UILayoutPriority(more), for: axis) },
            undo: { view.setContentCompressionResistancePriority(before, for: axis) },
            { self.isSettled(layout, $0) })
        return helps ? more : nil
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

    // MARK: Scrolled content

    private func contentRemedy(for layout: OpenLayout) -> Remedy {
        let axis = layout.axis
        let subject = "the \(axis.sizeWord) of the content of \(names.name(of: layout.leader.open.node)) is open"
        let scrollView = layout.leader.open.view
        // Where the chain is there, a view in it has no length.
        let empty = layout.sizeless.filter { change in
            !change.open.view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        }
        for change in empty.reversed().prefix(4) {
            let open = change.open
            let anchor = axis == .horizontal ? open.view.widthAnchor : open.view.heightAnchor
            let constraint = anchor.constraint(equalToConstant: CGFloat(change.now.length(axis)))
            if settles(layout, [constraint]) {
                return Remedy(
                    message: "\(subject): \(names.name(of: open.node)) in it has no \(axis.sizeWord)",
                    fix: "add a constraint for the \(axis.sizeWord) of \(names.name(of: open.node))", named: [open.view]
                )
            }
        }
        let inner = scrollView.subviews.filter { checked.node(of: $0) != nil && !$0.isHidden }
        let last = inner.max { left, right in
            axis == .horizontal ? left.frame.maxX < right.frame.maxX : left.frame.maxY < right.frame.maxY
        }
        if let last, let node = checked.node(of: last) {
            let constraint =
                axis == .horizontal
                ? scrollView.trailingAnchor.constraint(equalTo: last.trailingAnchor)
                : scrollView.bottomAnchor.constraint(equalTo: last.bottomAnchor)
            let edge = axis == .horizontal ? "trailing" : "bottom"
            if settles(layout, [constraint]) {
                let edges = axis == .horizontal ? "leading to its trailing" : "top to its bottom"
                return Remedy(
                    message: "\(subject): no chain of constraints reaches from its \(edges) edge",
                    fix: "tie the \(edge) of \(names.name(of: node)) to the \(edge) of the scroll view")
            }
        }
        return Remedy(message: "\(subject): the constraints in it don't determine it")
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
