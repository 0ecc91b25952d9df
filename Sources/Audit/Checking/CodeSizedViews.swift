import AutoLayout
import InterfaceBuilder
import UIKit

/// Views whose sizes code may give, as the document doesn't: of the author's classes, and empty ones that code knows by an outlet.
@MainActor
struct CodeSizedViews {
    let checked: CheckedTree
    private let outlets: Set<String>

    init(checked: CheckedTree) {
        self.checked = checked
        outlets = checked.names.instantiation.document.outletTargets
    }

    /// Those of the views of a layout that would settle it if they had a size, as it stands now; none where they wouldn't.
    ///
    /// - Parameters:
    ///   - open: all views that are open along the axis.
    ///   - isSettled: whether nothing of the layout is open any more.
    func deciding(
        _ layout: OpenLayout, among open: [OpenView], isSettled: (LayoutHost) -> Bool
    ) -> [OpenView] {
        let sizeless = open.filter { open in
            !open.isContent && !open.view.hasOwnLength(layout.axis)
                && !open.node.attributes.statesLength(layout.axis)
        }
        let ofClasses = sizeless.filter { $0.node.customClass != nil && $0.node.kind.sizeSource == .nothing }
        let all = sizeless.filter { open in
            open.node.customClass != nil && open.node.kind.sizeSource == .nothing
                || isEmpty(open.node) && isKnownToCode(open.node)
        }
        let moved = layout.changes.map(\.open.view)
        for views in [ofClasses.filter { open in moved.contains { $0 === open.view } }, ofClasses, all]
        where !views.isEmpty && !checked.effort.isSpent {
            guard isSettledBySizes(of: views, isSettled) else { continue }
            // Those that move with the layout are at the heart of it.
            let own = views.filter { open in moved.contains { $0 === open.view } }
            return own.isEmpty ? views : own
        }
        return []
    }

    private func isKnownToCode(_ node: ViewNode) -> Bool {
        node.customClass != nil || node.id.map(outlets.contains) == true
    }

    private func isSettledBySizes(of views: [OpenView], _ isSettled: (LayoutHost) -> Bool) -> Bool {
        let customizations = views.map(\.view.layoutCustomization)
        return Trial(root: checked.tree.root).result(
            of: { for open in views { open.view.layoutCustomization = SupposedSize(size: open.view.bounds.size) } },
            undo: { for (open, old) in zip(views, customizations) { open.view.layoutCustomization = old } }, isSettled)
    }

    /// Whether nothing that the document places inside of a view gives it a size.
    private func isEmpty(_ node: ViewNode) -> Bool {
        let document = checked.names.instantiation.document
        return switch node.kind {
        case .tableView, .collectionView, .scrollView, .textView: true
        case .stackView:
            node.children.allSatisfy { document.views[$0].attributes.isHidden || document.views[$0].slot != .subview }
        default: !node.children.contains { document.views[$0].isConstrained }
        }
    }
}

/// A size that code may give a view.
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

extension Document {
    /// The ids of objects that code knows by outlets.
    var outletTargets: Set<String> {
        Set(
            connections.compactMap { connection in
                if case .action = connection.kind { nil } else { connection.destination }
            })
    }
}
