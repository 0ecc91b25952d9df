internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws a layer and everything in it, its upper left corner at the origin.
    func drawInside(_ layer: CALayer) {
        let frame = layer.frame
        canvas.saved {
            canvas.translate(x: -frame.minX, y: -frame.minY)
            draw(layer)
        }
    }

    /// Draws what is in a layer as often as it says, each copy moved from the one before around the layer's middle
    /// (documentation of `instanceTransform`).
    private func drawCopies(of layer: CAReplicatorLayer, level: Int) {
        let (middle, step) = (CGPoint(x: layer.bounds.midX, y: layer.bounds.midY), layer.instanceTransform.inPlane)
        canvas.saved {
            for copy in 0..<min(max(0, layer.instanceCount), 10_000) {
                let opacity = 1 + Double(copy) * Double(layer.instanceAlphaOffset)
                withGroup(opacity: min(max(0, opacity), 1)) { drawSublayers(of: layer, level: level) }
                canvas.translate(x: middle.x, y: middle.y)
                canvas.concatenate(a: step.a, b: step.b, c: step.c, d: step.d, tx: step.tx, ty: step.ty)
                canvas.translate(x: -middle.x, y: -middle.y)
            }
        }
    }

    /// Draws what is in a layer, of a view's layer the subviews, too.
    func drawSublayers(of layer: CALayer, level: Int = 0) {
        for sublayer in backToFront(layer.sublayers ?? [], \.zPosition) {
            if let view = sublayer.geometryOwner as? UIView {
                drawSubview(view)
            } else {
                draw(sublayer, level: level)
            }
        }
    }

    /// Draws a layer at its place in the one whose coordinates are current.
    func draw(_ layer: CALayer, level: Int = 0) {
        guard level < 32, !layer.isHidden, layer.opacity > 0 else { return }
        let (position, bounds, anchor, transform) = (
            layer.position, layer.bounds, layer.anchorPoint, layer.affineTransform()
        )
        let numbers = [
            position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height, anchor.x, anchor.y,
        ]
        guard numbers.allSatisfy({ $0.magnitude < Self.farthest }) else { return }
        canvas.saved {
            canvas.translate(x: position.x, y: position.y)
            if !transform.isIdentity {
                canvas.concatenate(
                    a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
            }
            canvas.translate(x: -anchor.x * bounds.width, y: -anchor.y * bounds.height)
            withGroup(opacity: Double(layer.opacity)) {
                drawChanging(layer, in: CGRect(origin: .zero, size: bounds.size)) {
                    if let mask = layer.mask {
                        withMask({ draw(mask, level: level + 1) }, { drawInPlace(layer, level: level) })
                    } else {
                        drawInPlace(layer, level: level)
                    }
                }
            }
        }
    }

    /// Draws a layer with its upper left corner at the origin.
    private func drawInPlace(_ layer: CALayer, level: Int) {
        let box = CGRect(origin: .zero, size: layer.bounds.size)
        let radii = CornerRadii(layer.cornerRadius, layer.maskedCorners)
        let shape = Path.roundedRect(box, radii: radii)
        let ground = color(layer.backgroundColor)
        castingShadow(of: layer, in: box, radii: radii, ground: ground) {
            if let ground { canvas.fill(shape, color: ground) }
            canvas.saved {
                if layer.masksToBounds { canvas.clip(to: shape) }
                if let gradient = layer as? CAGradientLayer { draw(gradient, in: shape, box) }
                canvas.translate(x: -layer.bounds.minX, y: -layer.bounds.minY)
                if let figure = layer as? CAShapeLayer { draw(figure) }
                if let emitter = layer as? CAEmitterLayer { drawParticles(of: emitter) }
                drawContents(of: layer, in: layer.bounds)
                drawOwnPainting(of: layer, in: layer.bounds)
                if let replicator = layer as? CAReplicatorLayer {
                    drawCopies(of: replicator, level: level + 1)
                } else {
                    drawSublayers(of: layer, level: level + 1)
                }
            }
            drawBorder(of: layer, in: box, radii: radii)
        }
    }
}
