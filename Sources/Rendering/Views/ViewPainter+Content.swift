internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws what a view shows behind its subviews.
    func drawContent(of view: UIView) {
        switch view {
        case let view as UILabel: draw(view)
        case let view as UIButton: drawGround(of: view)
        case let view as UIImageView: draw(view)
        case let view as UIVisualEffectView: draw(view)
        case let view as UINavigationBar: draw(view)
        case let view as UIToolbar: draw(view)
        case let view as UITabBar: draw(view)
        case let view as UITextField: draw(view)
        case let view as UITextView: draw(view)
        case let view as UISwitch: draw(view)
        case let view as UISlider: draw(view)
        case let view as UIStepper: draw(view)
        case let view as UISegmentedControl: draw(view)
        case let view as UIProgressView: draw(view)
        case let view as UIActivityIndicatorView: draw(view)
        case let view as UIPageControl: draw(view)
        case let view as UIPickerView: draw(view)
        case let view as UIDatePicker: draw(view)
        case let view as UISearchBar: draw(view)
        case let view as UIColorWell: draw(view)
        case let view as ForeignContentView: draw(view)
        case let view as UITableView:
            prepareRows(of: view)
            drawEmptyRows(of: view)
        case let view as UITableViewCell: drawGround(of: view)
        case let view as UITableViewHeaderFooterView: drawGround(of: view)
        case let view as UICollectionView: drawGround(of: view)
        default: drawOwnPainting(of: view)
        }
    }

    /// Draws what a view shows in front of its subviews.
    func drawAboveSubviews(of view: UIView) {
        switch view {
        case let view as UITableViewCell: drawDecoration(of: view)
        default: break
        }
    }

    /// Lets the view's own `draw(_:)` paint.
    private func drawOwnPainting(of view: UIView) {
        let context = PaintingContext(painter: self, bounds: view.bounds)
        DrawingContexts.push(context)
        defer { DrawingContexts.pop() }
        view.draw(view.bounds)
    }

    private func draw(_ view: ForeignContentView) {
        switch view.content {
        case .map: PlaceholderArt.map(on: canvas, in: view.bounds, palette: palette)
        case .web: PlaceholderArt.web(on: canvas, in: view.bounds, palette: palette)
        case .scene:
            PlaceholderArt.generic("3D scene", symbol: "cube", on: canvas, in: view.bounds, palette: palette)
        case .camera:
            PlaceholderArt.generic("Camera", symbol: "camera", on: canvas, in: view.bounds, palette: palette)
        case .document:
            PlaceholderArt.generic("Document", symbol: "doc.text", on: canvas, in: view.bounds, palette: palette)
        }
    }

    private func draw(_ view: UIVisualEffectView) {
        guard let blur = view.effect as? UIBlurEffect else { return }
        canvas.blur(under: .rect(view.bounds), radius: 25)
        let dark = palette.isDark
        let (white, opacity): (Double, Double) =
            switch blur.style {
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
        canvas.fill(.rect(view.bounds), color: Color(white: white, alpha: opacity))
    }
}

/// What `UIColor.setFill()` and `UIRectFill` in a view's `draw(_:)` paint on.
///
/// Only the main actor draws; the protocol asks for `Sendable` because the current context is looked up from code
/// that is isolated to nobody.
private final class PaintingContext: DrawingContext, @unchecked Sendable {
    private let painter: ViewPainter
    private let bounds: CGRect
    private var fill = Color.black
    private var stroke = Color.black

    @MainActor init(painter: ViewPainter, bounds: CGRect) {
        self.painter = painter
        self.bounds = bounds
    }

    func setFill(_ color: UIColor) { MainActor.assumeIsolated { fill = painter.color(color) } }
    func setStroke(_ color: UIColor) { MainActor.assumeIsolated { stroke = painter.color(color) } }

    func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        MainActor.assumeIsolated { painter.canvas.fill(.rect(rect.intersection(bounds)), color: fill) }
    }

    func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        MainActor.assumeIsolated {
            painter.canvas.stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), color: stroke, width: 1)
        }
    }
}
