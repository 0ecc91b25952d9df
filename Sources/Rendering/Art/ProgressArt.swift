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

    static func pages(
        _ count: Int, current: Int, progress: CGFloat? = nil, on canvas: Canvas, in rect: CGRect, tint: Color?,
        currentTint: Color?, isRightToLeft: Bool, palette: Palette
    ) {
        // More dots than fit are left out; a million pages must not take a million strokes.
        let pitch: CGFloat = 16.5
        let count = min(count, max(0, Int(rect.width / pitch)))
        guard count > 0 else { return }
        let first = rect.midX - CGFloat(count - 1) * pitch / 2
        for page in 0..<count {
            let place = isRightToLeft ? count - 1 - page : page
            let (own, others) = (currentTint ?? palette.label.faded(0.8), tint ?? palette.label.faded(0.25))
            let isCurrent = page == min(current, count - 1)
            let center = CGPoint(x: first + CGFloat(place) * pitch, y: rect.midY)
            let dot = Path.circle(center: center, radius: 3.5)
            canvas.fill(dot, color: isCurrent && progress == nil ? own : others)
            guard isCurrent, let progress else { continue }
            // The dot of the current page fills from its beginning as the page goes by.
            canvas.saved {
                let width = 7 * min(max(progress, 0), 1)
                let x = isRightToLeft ? center.x + 3.5 - width : center.x - 3.5
                canvas.clip(to: .rect(CGRect(x: x, y: rect.minY, width: width, height: rect.height)))
                canvas.fill(dot, color: own)
            }
        }
    }
}
