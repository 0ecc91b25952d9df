internal import Foundation
internal import Typography
internal import UIKit

/// Draws, over the finished views, how layout came to its result.
@MainActor
struct OverlayPainter {
    let canvas: Canvas
    let root: UIView
    let overlays: Set<RenderOptions.Overlay>
    let geometry: OverlayGeometry

    static let blue = Color(hex: 0x1E6FF0)
    static let purple = Color(hex: 0x9B51E0)
    static let orange = Color(hex: 0xF2711C)
    /// What contradicts, and what is left open.
    static let red = Color(hex: 0xE5262F)
    static let openOrange = Color(hex: 0xFF9F0A)

    func draw() {
        guard !overlays.isEmpty else { return }
        let views = visibleViews()
        if overlays.contains(.margins) { for view in views { drawMargins(of: view) } }
        if overlays.contains(.frames) { for view in views { drawFrame(of: view) } }
        if overlays.contains(.constraints) { for view in views { drawAlignmentRectangle(of: view) } }
        if overlays.contains(.constraints) || overlays.contains(.problems) {
            let open = OpenViews(among: views, of: root)
            ConstraintPainter(
                canvas: canvas, root: root, geometry: geometry, open: open,
                drawsAll: overlays.contains(.constraints)
            ).draw(constraints: views.flatMap(\.constraints))
            for view in views { draw(open, of: view) }
        }
        if overlays.contains(.baselines) { for view in views { drawBaselines(of: view) } }
    }

    /// All views that are shown, back to front; as many as a person could tell apart.
    private func visibleViews() -> [UIView] {
        var result: [UIView] = []
        var waiting: [UIView] = [root]
        while let view = waiting.popLast(), result.count < 5000 {
            result.append(view)
            // The parts of a control are its own affair.
            if view is UIControl || view is UISearchBar { continue }
            waiting += view.subviews.reversed().filter { !$0.isHidden && $0.alpha > 0 }
        }
        return result
    }

    private func drawFrame(of view: UIView) {
        let rect = geometry.rect(view.bounds, in: view)
        let half = canvas.hairline / 2
        canvas.stroke(.rect(rect.insetBy(dx: half, dy: half)), color: Self.purple, width: max(canvas.hairline, 0.5))
        guard rect.width >= 18, rect.height >= 8, view !== root else { return }
        let text = "\(Self.number(view.bounds.width)) × \(Self.number(view.bounds.height))"
        OverlayLabel(text: text, color: Self.purple).draw(
            on: canvas, at: CGPoint(x: rect.maxX - 1, y: rect.maxY - 1), anchor: .bottomRight, within: rect)
    }

    private func drawAlignmentRectangle(of view: UIView) {
        guard view !== root else { return }
        let inner = view.bounds.inset(by: view.alignmentRectInsets)
        canvas.stroke(
            .rect(geometry.rect(inner, in: view)), color: Self.orange.faded(0.75), width: max(canvas.hairline, 0.5),
            dash: [2, 2])
    }

    /// What of a view is left open, in Interface Builder's words for what it needs.
    private func draw(_ open: OpenViews, of view: UIView) {
        let needs = [
            open.horizontal[ObjectIdentifier(view)].map { $0 ? "width" : "X" },
            open.vertical[ObjectIdentifier(view)].map { $0 ? "height" : "Y" },
        ].compactMap { $0 }
        guard !needs.isEmpty else { return }
        let rect = geometry.rect(view.bounds.inset(by: view.alignmentRectInsets), in: view)
        canvas.stroke(.rect(rect), color: Self.openOrange, width: 1.25)
        // Below the view, and within the picture.
        let room = root.bounds.insetBy(dx: min(36, root.bounds.width / 2), dy: 5)
        OverlayLabel(text: needs.joined(separator: " and ") + " open", color: Self.openOrange).draw(
            on: canvas,
            at: CGPoint(
                x: min(max(rect.midX, room.minX), room.maxX), y: min(max(rect.maxY + 7, room.minY), room.maxY)))
    }

    /// Margins of views that lay others out; those of labels and the like would only hide the picture.
    private func drawMargins(of view: UIView) {
        guard view === root || !(view is UIControl || view is UILabel || view is UIImageView || view.subviews.isEmpty)
        else { return }
        let inner = geometry.rect(view.bounds.inset(by: view.layoutMargins), in: view)
        canvas.stroke(.rect(inner), color: Color(hex: 0x21A366).faded(0.8), width: 0.5, dash: [3, 2])
        guard view === root, view.safeAreaInsets != .zero else { return }
        let safe = geometry.rect(view.bounds.inset(by: view.safeAreaInsets), in: view)
        canvas.saved {
            canvas.clip(outside: .rect(safe))
            canvas.fill(.rect(view.bounds), color: Self.blue.faded(0.12))
        }
        canvas.stroke(.rect(safe), color: Self.blue.faded(0.7), width: 0.75, dash: [5, 3])
    }

    private func drawBaselines(of view: UIView) {
        let rect = view.bounds.inset(by: view.alignmentRectInsets)
        guard let offsets = view.baselineOffsets(for: rect.size) else { return }
        let first = rect.minY + CGFloat(offsets.firstFromTop)
        let last = rect.maxY - CGFloat(offsets.lastFromBottom)
        for (y, isFirst) in [(first, true), (last, false)] where isFirst || abs(first - last) > 0.5 {
            let left = geometry.point(CGPoint(x: rect.minX, y: y), in: view)
            let right = geometry.point(CGPoint(x: rect.maxX, y: y), in: view)
            canvas.stroke(.line(from: left, to: right), color: Color(hex: 0xE5484D), width: 0.75)
        }
    }

    /// At most two decimals, none that are zero.
    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        guard rounded.isFinite, abs(rounded) < 1e9 else { return "\(value)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// A small text on a light plate.
struct OverlayLabel {
    enum Anchor { case center, bottomRight }

    var text: String
    var color: Color

    @MainActor
    func draw(on canvas: Canvas, at point: CGPoint, anchor: Anchor = .center, within room: CGRect? = nil) {
        let run = StyledRun(text: text, font: Font(size: 7, weight: .medium), color: color)
        let width = canvas.naturalWidth(of: [run]) + 4
        if let room, width > room.width { return }
        let size = CGSize(width: width, height: 9)
        let origin =
            anchor == .center
            ? CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
            : CGPoint(x: point.x - size.width, y: point.y - size.height)
        let plate = CGRect(origin: origin, size: size)
        canvas.fill(.roundedRect(plate, radius: 2.5), color: Color(white: 1, alpha: 0.88))
        canvas.draw(text, font: run.font, color: color, in: plate)
    }
}
