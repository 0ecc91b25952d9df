internal import Foundation
internal import Typography

/// What stands for an image that was not found: a soft tile of the image's size with its name on it.
///
/// The same name always has the same colours, so that the same picture is recognised on several screens.
struct ImagePlaceholder {
    let name: String
    /// Whether something else stands on the picture, such as a button's title: then the name is left out.
    var isGround = false

    func draw(on canvas: Canvas, in rect: CGRect, isDark: Bool = false) {
        guard rect.width > 0, rect.height > 0 else { return }
        let (light, deep) = colors(isDark: isDark)
        canvas.saved {
            canvas.clip(to: .rect(rect))
            canvas.fill(
                .rect(rect), gradient: [(0, light), (1, deep)], from: rect.origin,
                to: CGPoint(x: rect.minX, y: rect.maxY))
            let shorter = min(rect.width, rect.height)
            let pen = deep.mixed(with: isDark ? .white : .black, fraction: 0.28)
            if shorter >= 44 { drawHills(on: canvas, in: rect, color: pen.faded(0.25)) }
            if isGround { return }
            if shorter < 24 {
                Symbol(named: "photo").draw(
                    on: canvas, in: rect.insetBy(dx: rect.width * 0.12, dy: rect.height * 0.12), color: pen)
            } else {
                drawName(on: canvas, in: rect, color: pen.mixed(with: isDark ? .white : .black, fraction: 0.3))
            }
        }
    }

    /// A sun and two hills: the old sign for "a picture".
    private func drawHills(on canvas: Canvas, in rect: CGRect, color: Color) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        let sun = min(rect.width, rect.height) * 0.09
        canvas.fill(.circle(center: point(0.24, 0.26), radius: sun), color: color)
        canvas.fill(
            .polygon([
                point(0, 1), point(0, 0.86), point(0.3, 0.6), point(0.47, 0.755), point(0.66, 0.48), point(1, 0.8),
                point(1, 1),
            ]), color: color)
    }

    private func drawName(on canvas: Canvas, in rect: CGRect, color: Color) {
        let shown = name.isEmpty ? "image" : name
        var run = StyledRun(
            text: shown, font: Font(size: min(13, max(7, rect.height * 0.16)), weight: .medium), color: color)
        let room = rect.width - 6
        var width = canvas.naturalWidth(of: [run])
        if width > room {
            run.font.size = max(6, run.font.size * room / width)
            width = canvas.naturalWidth(of: [run])
        }
        while width > room, run.text.count > 2 {
            run.text = String(run.text.dropLast(2)) + "…"
            width = canvas.naturalWidth(of: [run])
        }
        guard width <= room else { return }
        // Labels on a large picture mostly stand at its middle or its top.
        let isLarge = min(rect.width, rect.height) >= 120
        canvas.draw(
            StyledLine(runs: [run], width: width),
            at: CGPoint(
                x: rect.midX - width / 2,
                y: isLarge ? rect.maxY - run.font.size : rect.midY + run.font.size * 0.36))
    }

    /// Two soft neighbouring colours whose hue follows from the name.
    private func colors(isDark: Bool) -> (Color, Color) {
        // FNV-1a: the hash of the standard library differs from run to run.
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let hue = Double(hash % 360) / 360
        return isDark
            ? (Color(hue: hue, saturation: 0.25, value: 0.38), Color(hue: hue, saturation: 0.32, value: 0.28))
            : (Color(hue: hue, saturation: 0.13, value: 0.95), Color(hue: hue, saturation: 0.26, value: 0.86))
    }
}

extension Color {
    /// All values in 0…1.
    init(hue: Double, saturation: Double, value: Double) {
        func channel(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return value - value * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1))
    }
}
