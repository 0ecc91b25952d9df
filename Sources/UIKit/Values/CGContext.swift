import Foundation

/// Where `draw(_:)` paints, as Core Graphics spells it. Rectangles are painted; paths, shadows and clipping aren't.
@preconcurrency @MainActor
public final class CGContext {
    private let context: any DrawingContext
    private var path = CGMutablePath()

    init(_ context: any DrawingContext) { self.context = context }

    /// What `fill(_:)` paints with.
    public func setFillColor(_ color: CGColor) { context.setFill(UIColor(cgColor: color)) }
    /// What `stroke(_:)` paints with.
    public func setStrokeColor(_ color: CGColor) { context.setStroke(UIColor(cgColor: color)) }
    /// Paints a rectangle, in points.
    public func fill(_ rect: CGRect) { context.fill(rect, blendMode: .normal) }
    /// Paints the edge of a rectangle, in points.
    public func stroke(_ rect: CGRect) { context.stroke(rect, blendMode: .normal) }
    /// Takes away what was painted in a rectangle, in points.
    public func clear(_ rect: CGRect) { context.fill(rect, blendMode: .clear) }

    // What is kept so that code which paints otherwise runs.
    /// Without effect: edges are a point wide.
    public func setLineWidth(_ width: CGFloat) {}
    /// Without effect: no open line is drawn.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Without effect: edges meet at right angles.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Without effect: edges are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Without effect: a colour's own opacity counts.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Without effect: nothing casts shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Without effect: colours stay as they are set.
    public func saveGState() {}
    /// Without effect: colours stay as they are set.
    public func restoreGState() {}
    /// Without effect: rectangles are where they are said to be.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Without effect: rectangles are as big as they are said to be.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Without effect: rectangles are upright.
    public func rotate(by angle: CGFloat) {}
    /// Without effect: all that is painted shows.
    public func clip() {}
    /// Without effect: all that is painted shows.
    public func clip(to rect: CGRect) {}
    /// Begins a new path; only its bounds are known.
    public func beginPath() { path = CGMutablePath() }
    /// Nothing to close: only the path's bounds are known.
    public func closePath() {}
    /// Begins a line at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a rectangle, in points.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds the ellipse in a rectangle, in points.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ other: CGPath) { path.addPath(other) }
    /// Adds an arc; angles in radians from the x axis.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        path.addPath(arc.cgPath)
    }
    /// Forgets the path; nothing is drawn.
    public func strokePath() { beginPath() }
    /// Forgets the path; nothing is drawn.
    public func fillPath() { beginPath() }
    /// Without effect: only rectangles are painted.
    public func fillEllipse(in rect: CGRect) {}
    /// Without effect: only rectangles are painted.
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
