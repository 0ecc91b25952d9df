internal import Foundation

/// A stepper: minus and plus on one plate.
struct StepperArt {
    /// Up to iOS 12: an outline in the tint colour.
    var isOutlined: Bool
    var canDecrement = true
    var canIncrement = true

    /// The colour of a half's sign.
    func ink(_ palette: Palette, isEnabled: Bool) -> Color {
        let ink = isOutlined ? palette.tint : palette.label
        return isEnabled ? ink : ink.faded(0.3)
    }

    /// The plate with the line between its halves.
    func drawPlate(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        if isOutlined {
            canvas.stroke(
                .roundedRect(rect.insetBy(dx: 0.5, dy: 0.5), radius: 4), color: palette.tint, width: 1)
            canvas.stroke(
                .line(from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY)),
                color: palette.tint, width: 1)
        } else {
            canvas.fill(.roundedRect(rect, radius: 8), color: palette.tertiaryFill)
            canvas.fill(
                .rect(CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: max(0, rect.height - 14))),
                color: palette.separator)
        }
    }

    /// The minus, in the middle of its half.
    func drawMinus(on canvas: Canvas, in half: CGRect, palette: Palette) {
        drawArm(on: canvas, in: half, dx: 1, dy: 0, color: ink(palette, isEnabled: canDecrement))
    }

    /// The plus, in the middle of its half.
    func drawPlus(on canvas: Canvas, in half: CGRect, palette: Palette) {
        let ink = ink(palette, isEnabled: canIncrement)
        drawArm(on: canvas, in: half, dx: 0, dy: 1, color: ink)
        drawArm(on: canvas, in: half, dx: 1, dy: 0, color: ink)
    }

    private func drawArm(on canvas: Canvas, in half: CGRect, dx: CGFloat, dy: CGFloat, color: Color) {
        let arm: CGFloat = 7
        canvas.stroke(
            .line(
                from: CGPoint(x: half.midX - arm * dx, y: half.midY - arm * dy),
                to: CGPoint(x: half.midX + arm * dx, y: half.midY + arm * dy)), color: color, width: 1.6, round: true)
    }
}
