internal import Foundation
internal import UIKit

extension ViewPainter {
    /// The shades of a gradient layer: colours evenly apart unless their places are given; points are shares of the box, as
    /// documented.
    func draw(_ layer: CAGradientLayer, in shape: Path, _ box: CGRect) {
        let colors = (layer.colors ?? []).compactMap { color($0 as? CGColor) }
        guard !colors.isEmpty else { return }
        let stops = zip(places(of: layer, count: colors.count), colors).map { (offset: $0, color: $1) }
        func point(_ share: CGPoint) -> CGPoint {
            CGPoint(x: box.minX + share.x * box.width, y: box.minY + share.y * box.height)
        }
        let (start, end) = (point(layer.startPoint), point(layer.endPoint))
        switch layer.type {
        case .axial: canvas.fill(shape, gradient: stops, from: start, to: end)
        case .radial:
            canvas.fill(
                shape, gradient: stops, around: start,
                radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        case .conic: canvas.fill(shape, gradient: stops, turningAround: start, from: end, reaching: box)
        default: break
        }
    }

    private func places(of layer: CAGradientLayer, count: Int) -> [Double] {
        if let locations = layer.locations, locations.count == count {
            return locations.map { min(max($0.doubleValue, 0), 1) }
        }
        let last = Double(max(count - 1, 1))
        return (0..<count).map { Double($0) / last }
    }
}
