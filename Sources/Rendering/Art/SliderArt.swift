internal import Foundation

/// A slider's track and knob.
struct SliderArt {
    /// Where the track is.
    var track: CGRect
    /// Where the knob is; of no width where there is none.
    var knob: CGRect
    var minimumTint: Color?
    var maximumTint: Color?
    var thumbTint: Color?
    var isRightToLeft = false
    /// Where the coloured part of the track begins, 0…1.
    var neutral: CGFloat = 0
    /// Where dots stand on the track, 0…1 each.
    var ticks: [CGFloat] = []

    /// The part of the track before the knob, and the part after it.
    var parts: (minimum: CGRect, maximum: CGRect) {
        let (left, right) = track.divided(atDistance: min(max(0, knob.midX - track.minX), track.width), from: .minXEdge)
        return isRightToLeft ? (right, left) : (left, right)
    }

    func drawTrack(on canvas: Canvas, palette: Palette) {
        let radius = track.height / 2
        let start = neutral > 0 ? place(of: neutral) : isRightToLeft ? track.maxX : track.minX
        canvas.fill(.roundedRect(track, radius: radius), color: maximumTint ?? palette.fill)
        canvas.saved {
            canvas.clip(
                to: .rect(
                    CGRect(
                        x: min(start, knob.midX), y: track.minY, width: abs(knob.midX - start), height: track.height)))
            canvas.fill(.roundedRect(track, radius: radius), color: minimumTint ?? palette.tint)
        }
        for tick in ticks {
            canvas.fill(
                .circle(center: CGPoint(x: place(of: tick), y: track.midY), radius: 2), color: palette.label.faded(0.4))
        }
    }

    func drawKnob(on canvas: Canvas, palette: Palette) {
        guard knob.width > 0 else { return }
        canvas.shadow(
            of: knob, cornerRadius: min(knob.width, knob.height) / 2, color: palette.knobShadow, blur: 5,
            offset: CGSize(width: 0, height: 2))
        canvas.fill(.ellipse(in: knob), color: thumbTint ?? .white)
        canvas.stroke(.ellipse(in: knob), color: Color(white: 0, alpha: 0.05), width: canvas.hairline)
    }

    /// Where the middle of the knob is at a share of the values.
    private func place(of share: CGFloat) -> CGFloat {
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        let position = isRightToLeft ? 1 - share : share
        return track.minX + knob.width / 2 + position * max(0, track.width - knob.width)
    }
}
