internal import Foundation

/// A slider's track and knob.
struct SliderArt {
    /// Where the knob stands, 0…1 from the leading end.
    var fraction: CGFloat
    var minimumTint: Color?
    var maximumTint: Color?
    var thumbTint: Color?
    var isRightToLeft = false

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        let position = isRightToLeft ? 1 - fraction : fraction
        let diameter = min(28, rect.height)
        let middle = rect.midY
        let track = CGRect(x: rect.minX + 2, y: middle - 2, width: max(0, rect.width - 4), height: 4)
        let center = rect.minX + diameter / 2 + position * max(0, rect.width - diameter)
        canvas.fill(.roundedRect(track, radius: 2), color: maximumTint ?? palette.fill)
        canvas.saved {
            let left = CGRect(x: rect.minX, y: rect.minY, width: center - rect.minX, height: rect.height)
            let right = CGRect(x: center, y: rect.minY, width: rect.maxX - center, height: rect.height)
            canvas.clip(to: .rect(isRightToLeft ? right : left))
            canvas.fill(.roundedRect(track, radius: 2), color: minimumTint ?? palette.tint)
        }
        let knob = CGRect(x: center - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter)
        canvas.shadow(
            of: knob, cornerRadius: diameter / 2, color: palette.knobShadow, blur: 5,
            offset: CGSize(width: 0, height: 2))
        canvas.fill(.ellipse(in: knob), color: thumbTint ?? .white)
        canvas.stroke(.ellipse(in: knob), color: Color(white: 0, alpha: 0.05), width: canvas.hairline)
    }
}
