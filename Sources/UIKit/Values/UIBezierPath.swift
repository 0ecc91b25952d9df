import Foundation

/// Lines and curves as UIKit makes them. Of a path is known where its points are; it is not drawn.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    /// The width of the line, in points.
    /// - Note: Kept without effect.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    /// - Note: Kept without effect.
    open var lineCapStyle = CGLineCap.butt
    /// How the line meets itself.
    /// - Note: Kept without effect.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest that a pointed corner may be, in widths of the line.
    /// - Note: Kept without effect.
    open var miterLimit: CGFloat = 10
    /// Whether parts are inside that are enclosed an odd number of times.
    /// - Note: Kept without effect.
    open var usesEvenOddFillRule = false

    /// A path of nothing.
    public override init() {}

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(rect: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    /// A rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }

    /// An arc around a centre; angles in radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of the same points.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The same path.
    open var cgPath: CGPath {
        get { path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// The smallest rectangle that holds the path, in points.
    open var bounds: CGRect { path.boundingBox }
    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the path ends.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a line at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Goes straight to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Goes along an arc around a centre, as quarters of curves; angles in radians, clockwise from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let circle = 2 * CGFloat.pi
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: circle)
        if abs(endAngle - startAngle) >= circle { sweep = clockwise ? circle : -circle }
        if clockwise, sweep < 0 { sweep += circle }
        if !clockwise, sweep > 0 { sweep -= circle }
        guard sweep.isFinite else { return }
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle)))
        }
        if path.isEmpty { path.move(to: point(startAngle)) } else { path.addLine(to: point(startAngle)) }
        let parts = max(1, Int((abs(sweep) / (circle / 4)).rounded(.up)))
        let part = sweep / CGFloat(parts)
        // The control points of a cubic curve that follows a part of a circle.
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<parts {
            let (from, to) = (startAngle + part * CGFloat(index), startAngle + part * CGFloat(index + 1))
            path.addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }

    /// Goes to a point, bent by another.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Goes to a point, bent by two others.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Goes back to where the line began.
    open func close() { path.closeSubpath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Takes all points back.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        for point in path.points { moved.addLine(to: point.applying(transform)) }
        path = moved
    }
    /// Whether a point is in the smallest rectangle around the path: of a path is known where its points are.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    /// The path from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        for point in path.points.reversed() { reversed.path.addLine(to: point) }
        return reversed
    }
    /// The lengths of dashes and gaps, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Fills the path; nothing is drawn.
    open func fill() {}
    /// Draws the line of the path; nothing is drawn.
    open func stroke() {}
    /// Has later painting keep inside of the path; nothing is drawn.
    open func addClip() {}
}
