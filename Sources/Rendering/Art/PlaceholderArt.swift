internal import Foundation
internal import Typography

/// What stands for views whose content comes from elsewhere: maps, web pages, video, documents.
enum PlaceholderArt {
    /// Land, water, a park and roads.
    static func map(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let dark = palette.isDark
        let land = dark ? Color(hex: 0x2B2D33) : Color(hex: 0xF4F1E8)
        let water = dark ? Color(hex: 0x17364B) : Color(hex: 0xA9D9F5)
        let park = dark ? Color(hex: 0x24402D) : Color(hex: 0xC9E7B8)
        let road = dark ? Color(hex: 0x45484F) : .white
        let main = dark ? Color(hex: 0x6B5A2E) : Color(hex: 0xFBE29A)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        canvas.saved {
            canvas.clip(to: .rect(rect))
            canvas.fill(.rect(rect), color: land)
            var shore = Path()
            shore.move(to: p(0, 0.62))
            shore.addCurve(to: p(0.45, 0.82), control1: p(0.2, 0.6), control2: p(0.3, 0.78))
            shore.addCurve(to: p(0.7, 1), control1: p(0.58, 0.86), control2: p(0.68, 0.92))
            shore.addLine(to: p(0, 1))
            shore.close()
            canvas.fill(shore, color: water)
            canvas.fill(
                .roundedRect(
                    CGRect(origin: p(0.58, 0.12), size: CGSize(width: rect.width * 0.26, height: rect.height * 0.24)),
                    radius: 8), color: park)
            let thin = max(2, min(rect.width, rect.height) * 0.012)
            for step in stride(from: 0.08, to: 1.0, by: 0.17) {
                canvas.stroke(.line(from: p(step, 0), to: p(step + 0.14, 1)), color: road, width: thin)
                canvas.stroke(.line(from: p(0, step), to: p(1, step - 0.1)), color: road, width: thin)
            }
            canvas.stroke(.line(from: p(0, 0.5), to: p(1, 0.34)), color: main, width: thin * 2.4)
            canvas.stroke(.line(from: p(0.52, 0), to: p(0.66, 1)), color: main, width: thin * 2.4)
            let side = min(34, min(rect.width, rect.height) * 0.4)
            let pin = CGPoint(x: rect.midX, y: rect.midY)
            canvas.shadow(
                of: CGRect(x: pin.x - side * 0.3, y: pin.y - side * 0.3, width: side * 0.6, height: side * 0.6),
                cornerRadius: side * 0.3, color: Color(white: 0, alpha: 0.25), blur: 4)
            canvas.fill(.circle(center: pin, radius: side * 0.3), color: palette.red)
            canvas.fill(.circle(center: pin, radius: side * 0.11), color: .white)
        }
    }

    /// A page: a heading, a picture, lines of text.
    static func web(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        canvas.saved {
            canvas.clip(to: .rect(rect))
            canvas.fill(.rect(rect), color: palette.elevated)
            let ink = palette.label.faded(0.1)
            let margin = min(20, rect.width * 0.08)
            var y = rect.minY + margin
            func bar(_ share: CGFloat, _ height: CGFloat, gap: CGFloat) {
                guard y + height < rect.maxY else { return }
                canvas.fill(
                    .roundedRect(
                        CGRect(x: rect.minX + margin, y: y, width: (rect.width - 2 * margin) * share, height: height),
                        radius: 3), color: ink)
                y += height + gap
            }
            let side = min(44, min(rect.width, rect.height) * 0.3)
            bar(0.6, 18, gap: 14)
            for share in [1, 0.94, 0.98, 0.55] { bar(share, 8, gap: 8) }
            y += 6
            let picture = min(rect.height * 0.3, rect.width * 0.5)
            bar(1, picture, gap: 14)
            for _ in 0..<12 { for share in [0.97, 1, 0.9, 0.6] { bar(share, 8, gap: share == 0.6 ? 16 : 8) } }
            let middle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            canvas.fill(
                .circle(center: CGPoint(x: rect.midX, y: rect.midY), radius: side * 0.75), color: palette.elevated)
            Symbol(named: "globe").draw(on: canvas, in: middle, color: palette.gray, weight: 0.05)
        }
    }

    /// Any other content: a soft ground, a symbol, a word.
    static func generic(_ word: String, symbol: String, on canvas: Canvas, in rect: CGRect, palette: Palette) {
        canvas.saved {
            canvas.clip(to: .rect(rect))
            canvas.fill(.rect(rect), color: palette.tertiaryFill)
            let side = min(32, min(rect.width, rect.height) * 0.4)
            Symbol(named: symbol).draw(
                on: canvas, in: CGRect(x: rect.midX - side / 2, y: rect.midY - side * 0.8, width: side, height: side),
                color: palette.gray, weight: 0.06)
            guard rect.height > 60 else { return }
            canvas.draw(
                word, font: Font(size: 12, weight: .medium), color: palette.gray,
                in: CGRect(x: rect.minX + 4, y: rect.midY + side * 0.3, width: rect.width - 8, height: 18))
        }
    }

    /// A ring of all hues around the chosen colour.
    static func colorWell(_ color: Color?, on canvas: Canvas, in rect: CGRect) {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for step in 0..<36 {
            var wedge = Path()
            wedge.move(to: center)
            wedge.addArc(center: center, radius: radius, from: CGFloat(step) * 10, to: CGFloat(step) * 10 + 10.6)
            wedge.close()
            canvas.fill(wedge, color: Color(hue: Double(step) / 36, saturation: 0.75, value: 1))
        }
        canvas.fill(.circle(center: center, radius: radius * 0.78), color: .white)
        canvas.fill(.circle(center: center, radius: radius * 0.7), color: color ?? .white)
    }
}
