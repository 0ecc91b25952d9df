import AutoLayout
public import InterfaceBuilder
import UIKit

/// A view that Interface Builder marked as ambiguous or misplaced, or that the layout finds to be so.
public struct MarkedView: Sendable {
    /// The view.
    public var node: ViewNode
    /// Whether the layout leaves something of it open, in the recorded sizes.
    public var isOpen: Bool
    /// Whether its frame in the layout isn't the recorded one.
    public var isMoved: Bool
    /// Whether Interface Builder's canvas doesn't lay the view out: it stands in a row or item beyond the bounds of its table or
    /// collection, or in a view that is hidden in a stack view.
    public var isUnseen: Bool
    /// Whether a cell places the view by its style, where no constraint speaks of it.
    public var isPlacedByStyle: Bool
    /// Why the mark and the layout may say different things of ambiguity, as far as the document tells.
    public var reason: Reason

    /// What a disagreement comes of.
    public enum Reason: String, Sendable {
        /// They agree.
        case none = "-"
        /// A scroll view holds nothing that constraints place: code sets the size of its content.
        case emptyScrollView = "empty-scroll-view"
        /// Contents that a cell places by its style.
        case cellStyle = "cell-style"
        /// No constraint and no stack view has to do with the view.
        case unconstrained
        /// Required constraints around the view contradict each other.
        case contradiction
        /// A cell's contents need another height than the cell was recorded with.
        case contentHeight = "content-height"
        /// The view stands in one that is hidden in a stack view, where nothing is laid out.
        case hidden
        /// The view stands in a row or an item beyond what its table or collection shows, which the canvas doesn't lay out.
        case outOfSight = "out-of-sight"
        /// The view, one beside it or one in it is of a class of the author's, which code sizes.
        case customClass = "custom-class"
        /// The document holds no mark of the kind at all.
        case unmarkedDocument = "unmarked-document"
        /// The constraints leave a marked view no other place.
        case determined
        /// None of these.
        case unknown
    }
}

/// Compares Interface Builder's marks `ambiguous` and `misplaced` with what the layout finds. Marks are results: no layout reads
/// them.
@MainActor
public struct MarkComparison {
    private let document: Document
    private let instantiation: Instantiation
    private let names: ObjectNames
    /// A choice counts where it moves something by more than what measured texts may be off, in points. All that it takes along is
    /// open then, by however little.
    private static let leastChoice = 0.5
    private static let leastMove = 0.01

    /// Lays a document out on the canvas that it records, in the recorded sizes.
    public init(of document: Document) {
        let canvas = CanvasEnvironment(recordedIn: document)
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        self.document = document.resolved(for: canvas.traits)
        instantiation = Instantiation(of: self.document.withoutResults, in: canvas, purpose: .verification)
        names = ObjectNames(of: instantiation)
    }

    /// All views that are marked or that are found to be what marks say, in document order.
    public func views() -> [MarkedView] {
        var open = openViews()
        // Where contents need another height than the cell was recorded with, Interface Builder marks the content view.
        for index in document.views.indices where document.views[index].slot == .contentView {
            if takesPartInConflict(index) { open.insert(index) }
        }
        let canvas = CanvasMarks(document: document)
        open.formUnion(canvas.scrollViewsWithoutTies)
        let marksAnything = document.views.contains { $0.isAmbiguous }
        return document.views.indices.compactMap { index in
            let node = document.views[index]
            guard let view = instantiation.view(index), node.id != nil else { return nil }
            let isMoved =
                document.isResult(index) && node.slot == .subview
                && node.frame.map { $0.distance(to: view.frame) > 0.5 } == true
            guard node.isAmbiguous || node.isMisplaced || open.contains(index) else { return nil }
            let isOpen = open.contains(index)
            return MarkedView(
                node: node, isOpen: isOpen, isMoved: isMoved, isUnseen: isHidden(index) || canvas.isOutOfSight(index),
                isPlacedByStyle: isPlacedByStyle(node),
                reason: isOpen == node.isAmbiguous ? .none : reason(index, marksAnything: marksAnything))
        }
    }

    /// The views that are open in their superviews, and those that stand elsewhere in theirs when one of them does: what only
    /// moves with a superview isn't marked.
    private func openViews() -> Set<Int> {
        var open: Set<Int> = []
        for tree in instantiation.trees {
            let host = LayoutHost.of(tree.root)
            let finder = OpenLayoutFinder(
                checked: CheckedTree(rule: .ambiguousLayout, tree: tree, names: names), ignoresTies: true,
                looksIntoHidden: true)
            finder.checked.withoutContradictions {
                for axis in AutoLayout.Axis.allCases {
                    for found in finder.openViews(along: axis) {
                        guard let index = instantiation.index(of: found.view) else { continue }
                        if found.isContent { open.insert(index) }
                        open.formUnion(viewsMoved(by: found.view, axis, of: tree, host))
                    }
                }
            }
        }
        return open
    }

    /// The views that have another frame in their superviews once an open one takes its other place or length. Those that an
    /// autoresizing mask places among them: Interface Builder marks these, too.
    private func viewsMoved(
        by view: UIView, _ axis: AutoLayout.Axis, of tree: ViewTree, _ host: LayoutHost
    ) -> Set<Int> {
        let views = tree.root.descendants.dropFirst()
        let before = views.map(\.untransformedFrame)
        defer { host.stopExercising(view, axis) }
        guard host.exercise(view, axis) else { return [] }
        let moves = zip(views, before).map { $0.untransformedFrame.distance(to: $1) }
        guard moves.contains(where: { $0 > Self.leastChoice }) else { return [] }
        var moved: Set<Int> = []
        for ((view, frame), move) in zip(zip(views, before), moves) where move > Self.leastMove {
            instantiation.index(of: view).map { _ = moved.insert($0) }
            guard view.untransformedFrame.size != frame.size else { continue }
            // Without its results the document doesn't say from which size of its superview a mask counts.
            for view in view.subviews where view.followsSuperview(along: axis) {
                instantiation.index(of: view).map { _ = moved.insert($0) }
            }
        }
        return moved
    }

    private func reason(_ index: Int, marksAnything: Bool) -> MarkedView.Reason {
        let node = document.views[index]
        if isHidden(index) { return .hidden }
        if CanvasMarks(document: document).isOutOfSight(index) { return .outOfSight }
        if isPlacedByStyle(node) { return .cellStyle }
        if node.kind == .scrollView, !node.children.contains(where: { document.views[$0].isConstrained }) {
            return .emptyScrollView
        }
        if takesPartInConflict(index) { return node.slot == .contentView ? .contentHeight : .contradiction }
        if node.isAmbiguous { return document.isPlacedByConstraints(index) ? .determined : .unconstrained }
        if hasCustomClassNearby(index) { return .customClass }
        return marksAnything ? .unknown : .unmarkedDocument
    }

    private func isPlacedByStyle(_ node: ViewNode) -> Bool {
        var next = node.parent
        while let index = next {
            if let cell = document.views[index].content as? CellContent {
                return cell.style != nil && [cell.textLabel, cell.detailTextLabel, cell.imageView].contains(node.id)
            }
            next = document.views[index].parent
        }
        return false
    }

    private func isHidden(_ index: Int) -> Bool {
        sequence(first: index) { document.views[$0].parent }.contains { index in
            let node = document.views[index]
            return node.attributes.isHidden
                && node.parent.map { document.views[$0].kind == .stackView && node.slot == .subview } == true
        }
    }

    /// Whether a conflict speaks of the view, of one beside it, or of one inside of it.
    private func takesPartInConflict(_ index: Int) -> Bool {
        guard let view = instantiation.view(index) else { return false }
        return LayoutHost.of(view).conflicts.contains { conflict in
            conflict.parties.contains { party in
                guard case .constraint(let constraint) = party else { return false }
                return [constraint.firstItem, constraint.secondItem].contains { item in
                    guard let other = item as? UIView else { return false }
                    return other.isDescendant(of: view) || view.isDescendant(of: other)
                }
            }
        }
    }

    private func hasCustomClassNearby(_ index: Int) -> Bool {
        let siblings = document.views[index].parent.map { document.views[$0].children } ?? []
        return ([index] + siblings + document.views[index].children).contains {
            document.views[$0].customClass != nil && !document.views[$0].kind.isCell
        }
    }
}

extension UIView {
    /// Whether an autoresizing mask moves or resizes the view with its superview.
    fileprivate func followsSuperview(along axis: AutoLayout.Axis) -> Bool {
        let following: UIView.AutoresizingMask =
            axis == .horizontal ? [.flexibleLeftMargin, .flexibleWidth] : [.flexibleTopMargin, .flexibleHeight]
        return translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isDisjoint(with: following)
    }
}

extension Document {
    /// Whether a stack view or a constraint has a say in where the view stands.
    fileprivate func isPlacedByConstraints(_ index: Int) -> Bool {
        if let parent = views[index].parent, views[parent].kind == .stackView { return true }
        return constraints.contains { [$0.first, $0.second].contains(.view(index)) }
    }
}
