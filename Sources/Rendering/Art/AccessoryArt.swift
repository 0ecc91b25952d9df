internal import Foundation

/// Marks at the end of a table view's row.
enum AccessoryArt {
    static func disclosure(on canvas: Canvas, in rect: CGRect, isRightToLeft: Bool, palette: Palette) {
        let (w, h): (CGFloat, CGFloat) = (6.2, 12)
        let tip = isRightToLeft ? rect.midX - w / 2 : rect.midX + w / 2
        let back = isRightToLeft ? rect.midX + w / 2 : rect.midX - w / 2
        canvas.stroke(
            .polyline([
                CGPoint(x: back, y: rect.midY - h / 2), CGPoint(x: tip, y: rect.midY),
                CGPoint(x: back, y: rect.midY + h / 2),
            ]), color: palette.accessory, width: 2.2, round: true)
    }

    static func checkmark(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        Symbol(named: "checkmark").draw(on: canvas, in: rect, color: palette.tint, weight: 0.12)
    }

    static func detail(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        Symbol(named: "info.circle").draw(on: canvas, in: rect, color: palette.tint, weight: 0.075)
    }
}
