import Foundation
import InterfaceBuilder
import UIKit

/// Tells which differences come of views in stacks that were recorded longer than what they hold asks for.
///
/// A plain view with content that a stack arranges doesn't become shorter on Interface Builder's canvas when its content
/// does: it keeps its length, and stretches what it holds. Nothing in the document but the recorded frame says how long it
/// once was. Along the stack 142 of 186 such views are recorded as long as their content makes them, 37 longer and 7 shorter;
/// across it, where the stack doesn't fill, 19 of 26 are, and 7 are longer.
///
/// Whether this is the reason is tried: in a second layout these views ask for the lengths that were recorded of them.
/// Differences that are gone there come of them.
@MainActor
struct KeptLengths {
    private let document: Document
    /// The layout in which views keep their lengths.
    private let layout: Instantiation
    /// The views that are longer than their content, in document order, superviews first.
    private var longer: [(index: Int, axis: NSLayoutConstraint.Axis, computed: Double)] = []

    /// - Parameters:
    ///   - document: the document with its recorded frames.
    ///   - instantiation: its layout without them.
    /// - Returns: nil when no view in a stack was recorded longer.
    init?(in document: Document, laidOut instantiation: Instantiation) {
        var given = document.withoutResults
        for (index, node) in document.views.enumerated() {
            guard node.kind == .view, node.slot == .subview, !node.children.isEmpty, document.isResult(index),
                let recorded = node.frame, let view = instantiation.view(index),
                let stack = view.superview as? UIStackView
            else { continue }
            let computed = view.frame
            if stack.axis == .horizontal || stack.alignment != .fill, recorded.width > computed.width + Self.slack {
                given.views[index].attributes.placeholderIntrinsicWidth = recorded.width
                longer.append((index, .horizontal, computed.width))
            }
            if stack.axis == .vertical || stack.alignment != .fill, recorded.height > computed.height + Self.slack {
                given.views[index].attributes.placeholderIntrinsicHeight = recorded.height
                longer.append((index, .vertical, computed.height))
            }
        }
        if longer.isEmpty { return nil }
        self.document = document
        layout = Instantiation(of: given, in: instantiation.environment)
    }

    /// In points. Less may come of text that is measured half a point lower.
    private static let slack = 1.0

    /// Where a view stands once views keep their lengths, in its superview's coordinates.
    func frame(of index: Int) -> CGRect? { layout.view(index)?.frame }

    /// The kept length that is nearest to a view in its tree, and what it is the cause of.
    func cause(of index: Int, names: ObjectNames) -> (CauseKey, DifferenceCause)? {
        var ancestor: Int? = index
        while let around = ancestor {
            let inside = longer.filter { isView($0.index, in: around) }
            // One that holds others is longer because they are.
            let innermost = inside.first { one in
                !inside.contains { $0.index != one.index && isView($0.index, in: one.index) }
            }
            if let (index, axis, computed) = innermost, let recorded = document.views[index].frame {
                let node = document.views[index]
                let isWidth = axis == .horizontal
                let length: Double = isWidth ? recorded.width : recorded.height
                let cause = DifferenceCause(
                    kind: .keptLength,
                    message: "the \(isWidth ? "width" : "height") that \(names.name(of: node)) keeps: recorded "
                        + "\(FrameTable.number(length.rounded(toPlaces: 3))), computed from what it holds "
                        + FrameTable.number(computed.rounded(toPlaces: 3)),
                    position: node.position, views: [node.id].compactMap { $0 })
                return (.keptLength(index), cause)
            }
            ancestor = document.views[around].parent
        }
        return nil
    }

    private func isView(_ index: Int, in ancestor: Int) -> Bool {
        var next: Int? = index
        while let view = next {
            if view == ancestor { return true }
            next = document.views[view].parent
        }
        return false
    }
}
