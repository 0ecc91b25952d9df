import Foundation

/// Where `draw(_:)` paints, as Core Graphics spells it. Rectangles are painted; paths, shadows and clipping aren't.
@preconcurrency @MainActor
public final class CGContext {
    private let context: any DrawingContext
    private var path = CGMutablePath()

    init(_ context: any DrawingContext) { self.context = context }

    public func setFillColor(_ color: CGColor) { context.setFill(UIColor(cgColor: color)) }
    public func setStrokeColor(_ color: CGColor) { context.setStroke(UIColor(cgColor: color)) }
    public func fill(_ rect: CGRect) { context.fill(rect, blendMode: .normal) }
    public func stroke(_ rect: CGRect) { context.stroke(rect, blendMode: .normal) }
    public func clear(_ rect: CGRect) { context.fill(rect, blendMode: .clear) }

    // What is kept so that code which paints otherwise runs.
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func beginPath() { path = CGMutablePath() }
    public func closePath() {}
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        path.addPath(arc.cgPath)
    }
    public func strokePath() { beginPath() }
    public func fillPath() { beginPath() }
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    /// The smallest rectangle that holds the current path, in points.
    public var boundingBoxOfPath: CGRect { path.boundingBox }
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
    case butt = 0, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0, round, bevel
}

/// The context that painting goes to; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current.map { CGContext($0) } }
