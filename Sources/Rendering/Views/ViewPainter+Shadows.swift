internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws a layer above its shadow. What it draws casts that, unless it has an outline of its own for it. A layer that cuts
    /// at its edges cuts the shadow, too.
    ///
    /// - Parameters:
    ///   - box: the layer's bounds in the current coordinates.
    ///   - ground: what fills them. Where that is opaque nothing needs to be drawn twice.
    func castingShadow(
        of layer: CALayer, in box: CGRect, radii: @autoclosure () -> CornerRadii, ground: @autoclosure () -> Color?,
        _ body: () -> Void
    ) {
        if layer.shadowOpacity > 0, !layer.masksToBounds, !isCasting, let color = color(layer.shadowColor) {
            let shade = color.faded(Double(layer.shadowOpacity))
            if let path = layer.shadowPath {
                let outline = path.boundingBoxOfPath
                if !outline.isNull {
                    drawShadow(of: layer, outline, cornerRadius: cornerRadius(of: path, in: outline), color: shade)
                }
            } else if ground()?.alpha ?? 0 > 0.996 {
                drawShadow(of: layer, box, cornerRadius: radii().largest, color: shade)
            } else {
                isCasting = true
                canvas.shadow(of: body, color: shade, blur: layer.shadowRadius, offset: layer.shadowOffset)
                isCasting = false
            }
        }
        body()
    }

    private func drawShadow(of layer: CALayer, _ box: CGRect, cornerRadius: CGFloat, color: Color) {
        canvas.shadow(
            of: box, cornerRadius: cornerRadius, color: color, blur: min(max(0, layer.shadowRadius), 60),
            offset: layer.shadowOffset)
    }

    /// The radius of a shape's first corner: a quarter of a circle meets the corner's diagonal at 1 - 1/√2 of its radius.
    private func cornerRadius(of path: CGPath, in box: CGRect) -> CGFloat {
        let most = min(box.width, box.height) / 2
        let places = stride(from: CGFloat(0), through: most * 0.293, by: max(0.25, most / 400))
        let edge = places.first { path.contains(CGPoint(x: box.minX + $0 + 0.01, y: box.minY + $0 + 0.01)) }
        return min(most, (edge ?? 0) / 0.293)
    }
}
