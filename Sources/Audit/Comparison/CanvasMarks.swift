import InterfaceBuilder
import UIKit

/// What Interface Builder's canvas marks as ambiguous beyond what constraints leave open, by rules of the canvas. They say nothing
/// of the layout on a device, so `check` knows none of them. Documentation/Semantics.md counts what agrees with each.
struct CanvasMarks {
    let document: Document

    /// Scroll views that constraints place while nothing places their contents. Those without contents are marked where the
    /// document names their content guide, and all of them since Xcode 12.
    var scrollViewsWithoutTies: [Int] {
        document.views.indices.filter { index in
            let view = document.views[index]
            guard view.kind == .scrollView, !view.isFixedFrame, view.attributes.placeholderIntrinsicWidth == nil,
                view.attributes.placeholderIntrinsicHeight == nil
            else { return false }
            let content = view.guides.first { document.guides[$0].kind == .contentLayout }
            guard !view.children.isEmpty || content != nil || document.toolsVersion >= 17000 else { return false }
            return !document.constraints.contains { constraint in
                let items = [constraint.first, constraint.second]
                return content.map { items.contains(.guide($0)) } == true
                    || items.contains(.view(index)) && items.contains { stands($0, in: index) }
            }
        }
    }

    /// Whether the row or item around the view was recorded beyond the bounds of its table or collection. What only bars cover is
    /// laid out.
    func isOutOfSight(_ index: Int) -> Bool {
        let around = Array(sequence(first: index) { document.views[$0].parent })
        guard let cell = around.firstIndex(where: { document.views[$0].kind.isCell }),
            let frame = document.views[around[cell]].frame,
            let list = around[(cell + 1)...].first(where: {
                [.tableView, .collectionView].contains(document.views[$0].kind)
            }), let size = document.views[list].frame?.size
        else { return false }
        return frame.common(with: CGRect(origin: .zero, size: size)).isEmpty
    }

    private func stands(_ item: ConstraintNode.Item?, in outer: Int) -> Bool {
        guard case .view(let index) = item else { return false }
        return sequence(first: index) { document.views[$0].parent }.dropFirst().contains(outer)
    }
}
