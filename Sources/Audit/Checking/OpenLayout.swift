import AutoLayout
import InterfaceBuilder
import UIKit

/// A view whose place or length along an axis the constraints leave open.
@MainActor
struct OpenView {
    var view: UIView
    var node: ViewNode
    /// Whether it is the content of the scroll view that is open, and not the scroll view.
    var isContent = false
}

/// Views that one open choice moves, and a second layout that satisfies all constraints as well.
@MainActor
struct OpenLayout {
    /// A view in both layouts, by the root's coordinates.
    struct Change {
        var open: OpenView
        var now: Rectangle
        var other: Rectangle
    }

    var axis: AutoLayout.Axis
    /// The view that is named first.
    var leader: Change
    /// All views that the choice moves, the leader among them, in the order of the tree.
    var changes: [Change]

    /// The shortest move, in points, that a person can tell from what comes of measuring text and of cutting rows to pixels.
    static let leastMove = 1.99

    /// The length that is tried first for a view, to see whether it is open.
    static func probe(_ length: Double) -> Double { length + max(20, length / 2) }

    /// By how many points an edge stands elsewhere in the other layout, at most.
    var largestMove: Double {
        changes.reduce(0) { most, change in
            max(
                most, abs(change.now.start(axis) - change.other.start(axis)),
                abs(change.now.end(axis) - change.other.end(axis)))
        }
    }

    /// Those of ``resized`` that have no length of their own and hold none of the others, the innermost at fault.
    var sizeless: [Change] {
        let all = resized.filter { !$0.open.isContent && !$0.open.view.hasOwnLength(axis) }
        return all.filter { change in
            !all.contains { $0.open.view !== change.open.view && $0.open.view.isDescendant(of: change.open.view) }
        }
    }

    /// The views that are longer or shorter in the other layout.
    var resized: [Change] {
        changes.filter { abs($0.now.length(axis) - $0.other.length(axis)) > 0.01 }
    }
}

/// Finds what a tree leaves open, and what of it is one choice.
@MainActor
struct OpenLayoutFinder {
    let checked: CheckedTree
    /// Whether layouts count as open in which a stack view decides by its own rule which of several equal views gives way.
    var ignoresTies = false
    /// Whether views count that a stack view has taken out of sight.
    var looksIntoHidden = false
    private var root: UIView { checked.tree.root }
    private var host: LayoutHost { LayoutHost.of(root) }

    /// A layout for each choice. What moves only because another view does belongs to the choice of that.
    func openLayouts() -> [OpenLayout] {
        AutoLayout.Axis.allCases.flatMap { openLayouts(along: $0) }
    }

    /// The views that are open along an axis, in the order of the tree: those above before those inside of them.
    func openViews(along axis: AutoLayout.Axis) -> [OpenView] {
        let document = checked.names.instantiation.document
        // Hardly ever asked for, as most layouts leave nothing open.
        lazy var placedOtherwise = document.partsPlacedByStyle.union(document.viewsKeptByMasks)
        var open: [OpenView] = []
        var waiting = [root]
        while !checked.effort.isSpent, let view = waiting.popLast() {
            if !looksIntoHidden, isCollapsed(view) { continue }
            if let index = checked.names.instantiation.index(of: view) {
                // Asked of the array itself, as a copy of a node costs more than its answer.
                if view !== root, !view.translatesAutoresizingMaskIntoConstraints,
                    host.isAmbiguous(view, axis, ignoresTies: ignoresTies),
                    !placedOtherwise.contains(document.views[index].id)
                {
                    open.append(OpenView(view: view, node: document.views[index]))
                } else if let scrollView = view as? UIScrollView, document.views[index].kind == .scrollView,
                    host.hasAmbiguousContent(scrollView, axis)
                {
                    open.append(OpenView(view: view, node: document.views[index], isContent: true))
                }
            }
            waiting += view.subviews.reversed()
        }
        return open
    }

    private func openLayouts(along axis: AutoLayout.Axis) -> [OpenLayout] {
        var waiting = openViews(along: axis)
        var layouts: [OpenLayout] = []
        while !waiting.isEmpty, !checked.effort.isSpent {
            let changes = changes(by: waiting[0], along: axis, of: waiting)
            let moved = Set(changes.map { ObjectIdentifier($0.open.view) })
            waiting.removeAll { moved.contains(ObjectIdentifier($0.view)) }
            if let layout = layout(changes, axis) { layouts.append(layout) }
        }
        return layouts
    }

    /// Whether a stack view has taken the view out of sight.
    private func isCollapsed(_ view: UIView) -> Bool {
        guard view.isHidden, let stack = view.superview as? UIStackView else { return false }
        return stack.arrangedSubviews.contains { $0 === view }
    }

    /// What moves when one of the open views takes its other place or length; the view itself in any case.
    private func changes(
        by first: OpenView, along axis: AutoLayout.Axis, of open: [OpenView]
    ) -> [OpenLayout.Change] {
        let before = open.map { rectangle(of: $0) }
        // The content of a scroll view is no view: what stands in it moves for it.
        let content =
            first.isContent ? open.first { $0.view !== first.view && $0.view.isDescendant(of: first.view) } : nil
        let moved = content ?? first
        host.exercise(moved.view, axis)
        let after = open.map { rectangle(of: $0) }
        host.stopExercising(moved.view, axis)
        return zip(open, zip(before, after)).compactMap { open, places in
            let differs =
                abs(places.0.start(axis) - places.1.start(axis)) > 0.01
                || abs(places.0.end(axis) - places.1.end(axis)) > 0.01
            guard differs || open.view === first.view else { return nil }
            return OpenLayout.Change(open: open, now: places.0, other: places.1)
        }
    }

    private func rectangle(of open: OpenView) -> Rectangle {
        if open.isContent, let scrollView = open.view as? UIScrollView { return host.contentRectangle(of: scrollView) }
        return host.rectangle(of: open.view) ?? Rectangle()
    }

    /// The view to name is the one that decides: the innermost that gets longer or shorter and has no length of its own, else any
    /// that gets longer or shorter, else the first that moves.
    private func layout(_ changes: [OpenLayout.Change], _ axis: AutoLayout.Axis) -> OpenLayout? {
        guard let first = changes.first else { return nil }
        var layout = OpenLayout(axis: axis, leader: first, changes: changes)
        // Without a second layout that a person could tell from the first, nothing is open that matters: text is measured, and a
        // row may be cut to a pixel. Nobody knows a second size of content that no constraint speaks of.
        guard layout.largestMove >= OpenLayout.leastMove || first.open.isContent else { return nil }
        let resized = layout.resized
        if first.open.isContent { return layout }
        layout.leader = layout.sizeless.first ?? resized.first ?? first
        return layout
    }
}

extension Document {
    /// The ids of the labels and the image views that cells with ready-made contents place themselves.
    var partsPlacedByStyle: Set<String?> {
        var ids: Set<String?> = []
        for index in views.indices where views[index].kind == .tableViewCell {
            guard let cell = views[index].content as? CellContent, cell.style != nil else { continue }
            ids.formUnion([cell.textLabel, cell.detailTextLabel, cell.imageView].filter { $0 != nil })
        }
        return ids
    }

    /// The ids of views that no constraint speaks of and that have kept their autoresizing masks: Interface Builder drops the mask
    /// with a view's first constraint, and until then the mask places the view, whatever else the file says (7 views of 3
    /// documents, none of which it marks as ambiguous).
    fileprivate var viewsKeptByMasks: Set<String?> {
        let kept = views.indices.filter {
            !views[$0].translatesAutoresizingMaskIntoConstraints && views[$0].autoresizingMask != nil
        }
        guard !kept.isEmpty else { return [] }
        let constrained = Set(constraints.flatMap { [$0.first, $0.second].compactMap { $0 } })
        return Set(kept.filter { !constrained.contains(.view($0)) }.map { views[$0].id })
    }
}

extension UIView {
    /// Whether the view has a width or height of its own.
    func hasOwnLength(_ axis: AutoLayout.Axis) -> Bool { ownLength(axis) >= 0 }

    /// The width or height that the view has of its own; negative for none.
    func ownLength(_ axis: AutoLayout.Axis) -> Double {
        let size = effectiveIntrinsicSize
        return Double(axis == .horizontal ? size.width : size.height)
    }
}
