internal import Foundation
internal import UIKit

extension ViewPainter {
    /// A shape layer's path, filled and then drawn along, in the layer's coordinates. The end of the line is a share of its
    /// length (documentation of `CAShapeLayer`).
    func draw(_ layer: CAShapeLayer) {
        guard let path = layer.path else { return }
        if let fill = color(layer.fillColor) {
            let shape = Path(path)
            if layer.fillRule == .evenOdd {
                canvas.fillEvenOdd(shape, color: fill)
            } else {
                canvas.fill(shape, color: fill)
            }
        }
        guard let stroke = color(layer.strokeColor), layer.lineWidth > 0 else { return }
        var pen = Pen(width: layer.lineWidth)
        pen.dash = layer.lineDashPattern?.map(\.doubleValue) ?? []
        pen.dashPhase = Double(layer.lineDashPhase)
        pen.miterLimit = Double(layer.miterLimit)
        pen.cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
        pen.join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
        let isWhole = layer.strokeStart <= 0 && layer.strokeEnd >= 1
        let line = isWhole ? Path(path) : Path(path.trimmed(from: layer.strokeStart, to: layer.strokeEnd))
        canvas.stroke(line, color: stroke, pen: pen)
    }
}

extension Path {
    /// The shape of a path of UIKit.
    init(_ path: CGPath) {
        self.init()
        var current = CGPoint.zero, start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                move(to: point)
                (current, start) = (point, point)
            case .line(let point):
                addLine(to: point)
                current = point
            case .quadCurve(let control, let end):
                // The same curve with two control points.
                func toward(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                addCurve(to: end, control1: toward(current), control2: toward(end))
                current = end
            case .curve(let first, let second, let end):
                addCurve(to: end, control1: first, control2: second)
                current = end
            case .close:
                close()
                current = start
            }
        }
    }

    init(_ parts: [CGPath.Part]) {
        self.init()
        for part in parts {
            guard let first = part.points.first else { continue }
            move(to: first)
            for point in part.points.dropFirst() { addLine(to: point) }
            if part.isClosed { close() }
        }
    }
}
