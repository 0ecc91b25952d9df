internal import Foundation
internal import UIKit

/// Draws constraints as Interface Builder does: a bar between two edges with its constant, a dashed bar where the
/// priority is below required. One that was left out of the layout is red, a wish that is not granted orange, both with what they
/// ask for and what there is; what speaks of a view that is left open along its axis is orange as well.
@MainActor
struct ConstraintPainter {
    let canvas: Canvas
    let root: UIView
    let geometry: OverlayGeometry
    let open: OpenViews
    /// Whether constraints that hold are drawn as well.
    let drawsAll: Bool

    private typealias Attribute = NSLayoutConstraint.Attribute

    func draw(constraints: [NSLayoutConstraint]) {
        for constraint in constraints.prefix(5000) where constraint.isActive {
            // What a stack view makes for itself would bury its arranged subviews.
            if constraint.stackRole != nil { continue }
            draw(constraint)
        }
    }

    private func draw(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem.flatMap(rectangle) else { return }
        let style = style(of: constraint)
        guard drawsAll || style.color != OverlayPainter.blue else { return }
        switch constraint.firstAttribute {
        case .width, .height:
            drawSize(constraint, first, style)
        default:
            guard let secondItem = constraint.secondItem, let second = rectangle(secondItem) else { return }
            drawPosition(
                constraint, contentArea(constraint.firstItem, for: secondItem) ?? first,
                contentArea(secondItem, for: constraint.firstItem) ?? second, style)
        }
    }

    @MainActor
    private struct Style {
        var color: Color
        var dash: [Double]
        /// What the constant would be where the items stand, if that isn't what the constraint asks for.
        var given: CGFloat?

        /// `400`, or `400 ≠ 353` where the layout gives something else.
        func text(_ asked: String) -> String { given.map { "\(asked) ≠ \(OverlayPainter.number($0))" } ?? asked }
    }

    /// Half of a pixel of a coarse screen: what is missed by less, no eye sees.
    private static let leastMiss = 0.5

    private func style(of constraint: NSLayoutConstraint) -> Style {
        let host = LayoutHost.of(root)
        var style = Style(color: OverlayPainter.blue, dash: constraint.priority.rawValue < 1000 ? [3, 2] : [])
        if host.missedDistance(of: constraint).map({ $0 > Self.leastMiss }) == true {
            style.color = host.isBroken(constraint) ? OverlayPainter.red : OverlayPainter.openOrange
            style.given = host.heldConstant(of: constraint)
        } else if let view = constraint.firstItem as? UIView,
            open.contains(view, constraint.firstAttribute)
                || (constraint.secondItem as? UIView).map({ open.contains($0, constraint.secondAttribute) }) == true
        {
            style.color = OverlayPainter.openOrange
        }
        return style
    }

    private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        }
    }

    private func drawSize(_ constraint: NSLayoutConstraint, _ rect: CGRect, _ style: Style) {
        let isWidth = constraint.firstAttribute == .width
        if let secondItem = constraint.secondItem, let second = rectangle(secondItem) {
            let ratio = constraint.multiplier == 1 ? "=" : "× \(OverlayPainter.number(constraint.multiplier))"
            let text = (isWidth ? "W " : "H ") + sign(constraint.relation) + ratio
            for box in constraint.firstItem === secondItem ? [rect] : [rect, second] {
                OverlayLabel(text: text, color: style.color).draw(
                    on: canvas, at: CGPoint(x: box.midX, y: box.midY + (isWidth ? 6 : -6)))
            }
            return
        }
        let text = style.text(sign(constraint.relation) + OverlayPainter.number(constraint.constant))
        if isWidth {
            let y = rect.maxY + 4 < root.bounds.maxY ? rect.maxY + 4 : rect.maxY - 4
            bar(from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y), text: text, style)
        } else {
            // Beside the view, or in it where the picture ends.
            let x = rect.maxX + 12 < root.bounds.maxX ? rect.maxX + 4 : rect.maxX - 12
            bar(from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), text: text, style)
        }
    }

    private func drawPosition(
        _ constraint: NSLayoutConstraint, _ first: CGRect, _ second: CGRect, _ style: Style
    ) {
        guard let a = position(constraint.firstAttribute, first, constraint.firstItem),
            let b = position(constraint.secondAttribute, second, constraint.secondItem), a.isX == b.isX
        else { return }
        // Apart from its sign, which tells nothing in a picture, as long as what there is has the same.
        let isReversed = constraint.constant < 0 && (style.given ?? -1) <= 0
        var style = style
        if isReversed { style.given = style.given.map { -$0 } }
        let asked = style.given == nil || isReversed ? abs(constraint.constant) : constraint.constant
        let text = style.text(sign(constraint.relation) + OverlayPainter.number(asked))
        let showsText = constraint.constant != 0 || constraint.relation != .equal || style.given != nil
        if a.isX {
            let y = shared(first.minY, first.maxY, second.minY, second.maxY)
            line(
                from: CGPoint(x: a.value, y: y), to: CGPoint(x: b.value, y: y), isAlignment: constraint.isAlignment,
                spanning: (CGPoint(x: a.value, y: first.midY), CGPoint(x: b.value, y: second.midY)),
                text: showsText ? text : nil, style)
        } else {
            let x = shared(first.minX, first.maxX, second.minX, second.maxX)
            line(
                from: CGPoint(x: x, y: a.value), to: CGPoint(x: x, y: b.value), isAlignment: constraint.isAlignment,
                spanning: (CGPoint(x: first.midX, y: a.value), CGPoint(x: second.midX, y: b.value)),
                text: showsText ? text : nil, style)
        }
    }

    /// The middle of what two stretches share, or of the gap between them.
    private func shared(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        (max(a, c) + min(b, d)) / 2
    }

    private func line(
        from: CGPoint, to: CGPoint, isAlignment: Bool, spanning: (CGPoint, CGPoint), text: String?, _ style: Style
    ) {
        let distance = abs(from.x - to.x) + abs(from.y - to.y)
        guard distance < 0.75 else { return bar(from: from, to: to, text: text, style) }
        // No distance to show: a thin line along the edge that both share.
        canvas.stroke(
            .line(from: spanning.0, to: spanning.1), color: style.color.faded(isAlignment ? 0.7 : 0.45), width: 0.75,
            dash: [4, 2])
    }

    private func bar(from: CGPoint, to: CGPoint, text: String?, _ style: Style) {
        canvas.stroke(.line(from: from, to: to), color: style.color, width: 1, dash: style.dash)
        let isHorizontal = abs(from.x - to.x) > abs(from.y - to.y)
        for end in [from, to] {
            let (dx, dy): (CGFloat, CGFloat) = isHorizontal ? (0, 2.5) : (2.5, 0)
            canvas.stroke(
                .line(from: CGPoint(x: end.x - dx, y: end.y - dy), to: CGPoint(x: end.x + dx, y: end.y + dy)),
                color: style.color, width: 1)
        }
        guard let text else { return }
        OverlayLabel(text: text, color: style.color).draw(
            on: canvas, at: CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
    }

    // MARK: Where things are

    /// The alignment rectangle of a view, the frame of a guide, in the root's coordinates.
    private func rectangle(_ item: AnyObject) -> CGRect? {
        switch item {
        case let view as UIView:
            guard view.isDescendant(of: root) else { return nil }
            return geometry.rect(view.bounds.inset(by: view.alignmentRectInsets), in: view)
        case let guide as UILayoutGuide:
            guard let owner = guide.owningView, owner.isDescendant(of: root) else { return nil }
            return geometry.rect(guide.layoutFrame, in: owner)
        default: return nil
        }
    }

    /// The area that a scroll view scrolls, if the other item is in it: edges between them tie that area.
    private func contentArea(_ item: AnyObject?, for other: AnyObject?) -> CGRect? {
        guard let scroll = item as? UIScrollView, scroll.contentSize != .zero,
            let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView, inner !== scroll,
            inner.isDescendant(of: scroll)
        else { return nil }
        let content = geometry.rect(CGRect(origin: .zero, size: scroll.contentSize), in: scroll)
        return content.offsetBy(dx: 0, dy: geometry.places.shiftBelowBars(of: scroll))
    }

    private func position(
        _ attribute: NSLayoutConstraint.Attribute, _ rect: CGRect, _ item: AnyObject?
    ) -> (value: CGFloat, isX: Bool)? {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        let baselines = (item as? UIView)?.baselineOffsets(for: rect.size)
        switch attribute {
        case .left: return (rect.minX, true)
        case .right: return (rect.maxX, true)
        case .leading: return (isRightToLeft ? rect.maxX : rect.minX, true)
        case .trailing: return (isRightToLeft ? rect.minX : rect.maxX, true)
        case .top: return (rect.minY, false)
        case .bottom: return (rect.maxY, false)
        case .centerX: return (rect.midX, true)
        case .centerY: return (rect.midY, false)
        case .lastBaseline: return (rect.maxY - CGFloat(baselines?.lastFromBottom ?? 0), false)
        case .firstBaseline:
            return (rect.minY + CGFloat(baselines?.firstFromTop ?? 0), false)
        case .leftMargin: return (rect.minX + margins.left, true)
        case .rightMargin: return (rect.maxX - margins.right, true)
        case .leadingMargin: return (isRightToLeft ? rect.maxX - margins.right : rect.minX + margins.left, true)
        case .trailingMargin: return (isRightToLeft ? rect.minX + margins.left : rect.maxX - margins.right, true)
        case .topMargin: return (rect.minY + margins.top, false)
        case .bottomMargin: return (rect.maxY - margins.bottom, false)
        case .centerXWithinMargins: return (rect.inset(by: margins).midX, true)
        case .centerYWithinMargins: return (rect.inset(by: margins).midY, false)
        default: return nil
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint joins the same edges or middles of two items.
    fileprivate var isAlignment: Bool { firstAttribute == secondAttribute && constant == 0 }
}
