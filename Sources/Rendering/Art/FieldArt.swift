internal import Foundation

/// The frames of text fields and search fields.
enum FieldArt {
    static func rounded(on canvas: Canvas, in rect: CGRect, fill: Color?, palette: Palette) {
        let radius = min(5.5, rect.height / 2)
        canvas.fill(.roundedRect(rect, radius: radius), color: fill ?? palette.elevated)
        let half = canvas.hairline / 2
        canvas.stroke(
            .roundedRect(rect.insetBy(dx: half, dy: half), radius: radius), color: palette.fieldBorder,
            width: max(canvas.hairline, 0.5))
    }

    static func line(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        canvas.stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), color: palette.label, width: 1)
    }

    static func bezel(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        canvas.stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), color: palette.gray, width: 1)
        canvas.fill(
            .rect(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: max(0, rect.width - 2), height: 1)),
            color: palette.gray.faded(0.4))
    }

    static func clearButton(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        Symbol(named: "xmark.circle.fill").draw(on: canvas, in: rect, color: palette.tertiaryLabel)
    }
}
