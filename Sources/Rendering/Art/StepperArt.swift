internal import Foundation

/// A stepper: minus and plus on one plate.
struct StepperArt {
    /// Up to iOS 12: an outline in the tint colour.
    var isOutlined: Bool
    var canDecrement = true
    var canIncrement = true

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let ink = isOutlined ? palette.tint : palette.label
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
        let quarter = rect.width / 4
        let arm: CGFloat = 7
        func horizontal(_ x: CGFloat, _ color: Color) {
            canvas.stroke(
                .line(from: CGPoint(x: x - arm, y: rect.midY), to: CGPoint(x: x + arm, y: rect.midY)), color: color,
                width: 1.6, round: true)
        }
        horizontal(rect.minX + quarter, canDecrement ? ink : ink.faded(0.3))
        let plus = canIncrement ? ink : ink.faded(0.3)
        let x = rect.maxX - quarter
        canvas.stroke(
            .line(from: CGPoint(x: x, y: rect.midY - arm), to: CGPoint(x: x, y: rect.midY + arm)), color: plus,
            width: 1.6, round: true)
        horizontal(x, plus)
    }
}
