internal import UIKit

extension UIVisualEffectView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    func draw(_ view: UIVisualEffectView) {
        let style: UIBlurEffect.Style
        switch view.effect {
        case let blur as UIBlurEffect: style = blur.style
        case let glass as UIGlassEffect: style = glass.style == .clear ? .systemUltraThinMaterial : .systemThinMaterial
        default: return
        }
        let glass = view.effect as? UIGlassEffect
        let shape = glass == nil ? .rect(view.bounds) : shapeOfGlass(view)
        canvas.blur(under: shape, radius: 25)
        let dark = palette.isDark
        let (white, opacity): (Double, Double) =
            switch style {
            case .extraLight: (1, 0.82)
            case .light: (0.98, 0.55)
            case .dark: (0.11, 0.7)
            case .extraDark: (0.05, 0.85)
            case .regular, .systemMaterial: (dark ? 0.14 : 0.96, 0.75)
            case .prominent, .systemThickMaterial: (dark ? 0.15 : 0.97, 0.87)
            case .systemUltraThinMaterial: (dark ? 0.14 : 0.96, 0.45)
            case .systemThinMaterial: (dark ? 0.14 : 0.96, 0.6)
            case .systemChromeMaterial: (dark ? 0.1 : 0.97, 0.85)
            case .systemUltraThinMaterialLight: (0.96, 0.45)
            case .systemThinMaterialLight: (0.96, 0.6)
            case .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight: (0.97, 0.8)
            case .systemUltraThinMaterialDark: (0.14, 0.45)
            case .systemThinMaterialDark: (0.14, 0.6)
            case .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: (0.12, 0.8)
            }
        canvas.fill(shape, color: Color(white: white, alpha: opacity))
        // Tinted glass lets little through, as in pictures of iOS 26.
        if let tint = color(glass?.tintColor) { canvas.fill(shape, color: tint.faded(0.8)) }
    }

    private func shapeOfGlass(_ view: UIVisualEffectView) -> Path {
        let (width, height) = (view.bounds.width, view.bounds.height)
        return view.hasOwnCorners
            ? .roundedRect(view.bounds, radii: view.shownCornerRadii)
            : .roundedRect(view.bounds, radius: min(width, height) / 2)
    }
}
