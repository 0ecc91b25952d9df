internal import CPangoCairo
internal import Foundation
internal import UIKit

extension ViewPainter {
    /// The particles of an emitter. Their colour is laid over white pictures as it is; other pictures are coloured as a
    /// template is, unless the colour is white.
    func drawParticles(of layer: CAEmitterLayer) {
        for particle in layer.particles {
            canvas.saved {
                if layer.renderMode == .additive { cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD) }
                canvas.translate(x: particle.position.x, y: particle.position.y)
                let (cosine, sine) = (cos(particle.rotation) * particle.scale, sin(particle.rotation) * particle.scale)
                canvas.concatenate(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
                let (size, parts) = (particle.size, particle.color.components ?? [])
                let isWhite = parts.prefix(3).allSatisfy { $0 > 0.999 }
                let picture = UIImage(cgImage: particle.picture)
                let opaque = UIColor(cgColor: particle.color).withAlphaComponent(1)
                let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                withGroup(opacity: Double(parts.last ?? 1)) {
                    drawPixels(
                        of: isWhite ? picture : picture.withTintColor(opaque, renderingMode: .alwaysOriginal), in: box)
                }
            }
        }
    }
}
