internal import Foundation

/// A progress bar, an activity indicator, the dots of a page control: controls that only show a state.
enum ProgressArt {
    static func bar(
        _ progress: CGFloat, on canvas: Canvas, in rect: CGRect, track: Color?, tint: Color?, isRightToLeft: Bool,
        palette: Palette
    ) {
        let radius = rect.height / 2
        canvas.fill(.roundedRect(rect, radius: radius), color: track ?? palette.fill)
        let progress = progress.isFinite ? min(max(progress, 0), 1) : 0
        guard progress > 0 else { return }
        var done = rect
        done.size.width = rect.width * progress
        if isRightToLeft { done.origin.x = rect.maxX - done.width }
        canvas.fill(.roundedRect(done, radius: radius), color: tint ?? palette.tint)
    }

    /// Eight spokes that fade clockwise.
    static func spinner(on canvas: Canvas, in rect: CGRect, color: Color) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let (inner, outer) = (side * 0.26, side * 0.46)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: rect.midX + direction.x * radius, y: rect.midY + direction.y * radius)
            }
            canvas.stroke(
                .line(from: point(inner), to: point(outer)), color: color.faded(1 - 0.09 * Double(spoke)),
                width: side * 0.11, round: true)
        }
    }

    /// The middles of the dots of a page control.
    static func pages(_ count: Int, in rect: CGRect, isRightToLeft: Bool) -> [CGPoint] {
        // More dots than fit are left out; a million pages must not take a million strokes.
        let pitch: CGFloat = 16.5
        let count = min(count, max(0, Int(rect.width / pitch)))
        let first = rect.midX - CGFloat(count - 1) * pitch / 2
        return (0..<max(0, count)).map { page in
            let place = isRightToLeft ? count - 1 - page : page
            return CGPoint(x: first + CGFloat(place) * pitch, y: rect.midY)
        }
    }
}
