import Foundation
import InterfaceBuilder
import UIKit

/// Tells which differences come of plain views in stacks that keep a length nothing in the document asks for.
///
/// On Interface Builder's canvas a plain view that a stack arranges goes on asking for the size it has: when its content
/// becomes shorter it doesn't, and stretches what it holds. Nothing in the document but the recorded frame says how long it
/// once was. Labels and text views without text do the same. 612 of 682 recorded lengths of such views are those that the rest of the document comes to, 54 are longer and
/// 16 shorter.
///
/// Whether this is the reason is tried: in a second layout these views ask for the lengths that were recorded of them.
/// Differences that are gone there come of them.
@MainActor
struct KeptLengths {
    private let document: Document
    /// The layout in which views keep their lengths.
    private let layout: Instantiation
    /// The views that keep one, in document order, superviews first, with the lengths that were computed without.
    private var kept: [(index: Int, axis: NSLayoutConstraint.Axis, computed: Double)] = []

    /// - Parameters:
    ///   - document: the document with its recorded frames.
    ///   - instantiation: its layout without them.
    /// - Returns: nil when no view in a stack was recorded with another length.
    init?(in document: Document, laidOut instantiation: Instantiation) {
        var given = document.withoutResults
        for (index, node) in document.views.enumerated() {
            guard node.slot == .subview, document.isResult(index), let recorded = node.frame,
                let view = instantiation.view(index), view.superview is UIStackView,
                node.kind == .view || Self.hasNoText(view)
            else { continue }
            let computed = view.frame
            func isKept(_ axis: NSLayoutConstraint.Axis, _ recorded: Double, _ computed: Double) -> Bool {
                // What a view holds decides how short it may be at least, unless the view hugs its own size more.
                let mayBeShorter =
                    node.children.isEmpty
                    || view.contentHuggingPriority(for: axis).rawValue > UILayoutPriority.defaultHigh.rawValue
                return recorded > computed + Self.slack || recorded < computed - Self.slack && mayBeShorter
            }
            if isKept(.horizontal, recorded.width, computed.width) {
                given.views[index].attributes.placeholderIntrinsicWidth = recorded.width
                kept.append((index, .horizontal, computed.width))
            }
            if isKept(.vertical, recorded.height, computed.height) {
                given.views[index].attributes.placeholderIntrinsicHeight = recorded.height
                kept.append((index, .vertical, computed.height))
            }
        }
        if kept.isEmpty { return nil }
        self.document = document
        layout = Instantiation(of: given, in: instantiation.environment)
    }

    /// Whether the view shows text and holds none, so that nothing but the canvas gives it a size, as it does plain views.
    private static func hasNoText(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: label.attributedText?.string.isEmpty != false
        case let text as UITextView: text.text?.isEmpty != false
        default: false
        }
    }

    /// In points. Less may come of rounding two edges to pixels.
    private static let slack = CauseExplanation.roundingLimit

    /// Where a view stands once views keep their lengths, in its superview's coordinates.
    func frame(of index: Int) -> CGRect? { layout.view(index)?.frame }

    /// The kept length that is nearest to a view in its tree, and what it is the cause of.
    func cause(of index: Int, names: ObjectNames) -> (CauseKey, DifferenceCause)? {
        var ancestor: Int? = index
        while let around = ancestor {
            let inside = kept.filter { isView($0.index, in: around) }
            // One that holds others may be longer because they are.
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
                        + "\(FrameTable.number(length.rounded(toPlaces: 3))), computed "
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
