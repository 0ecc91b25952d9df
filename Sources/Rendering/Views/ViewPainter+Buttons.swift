internal import Foundation
internal import UIKit

extension UIButton: PaintedView {
    func paint(with painter: ViewPainter) { painter.drawGround(of: self) }
}

extension ViewPainter {
    /// What lies behind a button's title and picture, which are subviews of their own.
    func drawGround(of button: UIButton) {
        if let configuration = button.configuration {
            drawGround(of: button, configuration)
        } else if let image = button.currentBackgroundImage {
            draw(
                image, in: button.bounds, mode: .scaleToFill, tint: palette.tint, asTemplate: false, isGround: true)
        }
    }

    private func drawGround(of button: UIButton, _ configuration: UIButton.Configuration) {
        let ground = configuration.background
        let insets = ground.backgroundInsets
        let rect = button.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = configuration.cornerRadius(for: rect.size)
        let shape = Path.roundedRect(rect, radius: radius)
        if let fill = configuration.backgroundColor(for: button) { canvas.fill(shape, color: color(fill)) }
        if let image = ground.image {
            canvas.saved {
                canvas.clip(to: shape)
                draw(
                    image, in: rect, mode: ground.imageContentMode, tint: palette.tint, asTemplate: false,
                    isGround: true)
            }
        }
        if ground.strokeWidth > 0 {
            let half = ground.strokeWidth / 2 - ground.strokeOutset
            canvas.stroke(
                .roundedRect(rect.insetBy(dx: half, dy: half), radius: max(0, radius - half)),
                color: color(ground.strokeColor) ?? palette.tint, width: ground.strokeWidth)
        }
        if let indicator = button.indicator {
            let ink = configuration.foregroundColor(for: button)
            let shown = configuration.indicatorColorTransformer?.transform(ink) ?? ink
            draw(indicator.image, in: indicator.frame, mode: .center, tint: color(shown), asTemplate: true)
        }
        if let place = button.activityIndicatorFrame {
            ProgressArt.spinner(on: canvas, in: place, color: color(configuration.foregroundColor(for: button)))
        }
    }
}
