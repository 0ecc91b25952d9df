internal import Foundation

/// A slider's track and knob.
struct SliderArt {
    /// Where the knob stands, 0…1 from the leading end.
    var fraction: CGFloat
    var minimumTint: Color?
    var maximumTint: Color?
    var thumbTint: Color?
    var isRightToLeft = false
    /// Where the coloured part of the track begins, 0…1.
    var neutral: CGFloat = 0
    /// Where dots stand on the track, 0…1 each.
    var ticks: [CGFloat] = []
    var hasKnob = true

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let diameter = hasKnob ? min(28, rect.height) : 0
        func place(of share: CGFloat) -> CGFloat {
            let share = share.isFinite ? min(max(share, 0), 1) : 0
            let position = isRightToLeft ? 1 - share : share
            return rect.minX + diameter / 2 + position * max(0, rect.width - diameter)
        }
        let middle = rect.midY
        let track = CGRect(x: rect.minX + 2, y: middle - 2, width: max(0, rect.width - 4), height: 4)
        let center = place(of: fraction)
        let start = neutral > 0 ? place(of: neutral) : isRightToLeft ? rect.maxX : rect.minX
        canvas.fill(.roundedRect(track, radius: 2), color: maximumTint ?? palette.fill)
        canvas.saved {
            canvas.clip(
                to: .rect(
                    CGRect(x: min(start, center), y: rect.minY, width: abs(center - start), height: rect.height)))
            canvas.fill(.roundedRect(track, radius: 2), color: minimumTint ?? palette.tint)
        }
        for tick in ticks {
            canvas.fill(
                .circle(center: CGPoint(x: place(of: tick), y: middle), radius: 2), color: palette.label.faded(0.4))
        }
        guard hasKnob else { return }
        let knob = CGRect(x: center - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter)
        canvas.shadow(
            of: knob, cornerRadius: diameter / 2, color: palette.knobShadow, blur: 5,
            offset: CGSize(width: 0, height: 2))
        canvas.fill(.ellipse(in: knob), color: thumbTint ?? .white)
        canvas.stroke(.ellipse(in: knob), color: Color(white: 0, alpha: 0.05), width: canvas.hairline)
    }
}
