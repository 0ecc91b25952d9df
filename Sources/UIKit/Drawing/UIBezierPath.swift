import Foundation

/// Lines and curves as UIKit makes them: for shape layers, and for painting in the current context.
open class UIBezierPath: NSObject, NSSecureCoding {
    private let mark = SwiftObjectMark()
    private var path = CGMutablePath()
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How the line meets itself.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest that a pointed corner may be, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// Whether parts are inside that are enclosed an odd number of times, and no others.
    open var usesEvenOddFillRule = false
    /// How far curves may be from the lines that are drawn for them, in pixels.
    /// - Note: Kept without effect.
    open var flatness: CGFloat = 0.6
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// A path of nothing.
    public override init() {}

    /// A path that was kept in an archive.
    public required init?(coder: NSCoder) {
        super.init()
        read(coder)
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.add(CGPath.rectangle(rect, rounding: corners, radii: cornerRadii))
    }

    /// An arc around a centre; angles in radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of the same steps.
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

    /// The smallest rectangle that holds the path, in points; null for an empty one.
    open var bounds: CGRect { path.boundingBoxOfPath }
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
        path.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
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
        moved.addPath(path, transform: transform)
        path = moved
    }
    /// Whether a point is inside of the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// The path from its end to its beginning, with curves as many short lines.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        for part in path.flattened().reversed() {
            reversed.path.addLines(between: part.points.reversed())
            if part.isClosed { reversed.path.closeSubpath() }
        }
        return reversed
    }
    /// The lengths of dashes and gaps, in points, and how far into them the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }
    /// The lengths of dashes and gaps, how many they are, and how far into them the line begins; what isn't asked for is nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    /// Fills the path in the current context.
    open func fill() { fill(with: .normal, alpha: 1) }
    /// Draws the line of the path in the current context.
    open func stroke() { stroke(with: .normal, alpha: 1) }
    /// Fills the path in the current context, mixed with what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = DrawingContexts.current else { return }
        var style = context.state.style
        blend(&style, blendMode, alpha)
        context.paint { $0.fill(path, rule: rule, style: style) }
    }
    /// Draws the line of the path in the current context, mixed with what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.current?.stroke(path) { style in
            (style.lineWidth, style.lineCap, style.lineJoin) = (lineWidth, lineCapStyle, lineJoinStyle)
            (style.miterLimit, style.dashes, style.dashPhase) = (miterLimit, dashes, dashPhase)
            blend(&style, blendMode, alpha)
        }
    }
    /// Confines later paint in the current context to the inside of the path.
    open func addClip() { DrawingContexts.current?.clip(to: path, using: rule) }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func blend(_ style: inout DrawingStyle, _ mode: CGBlendMode, _ alpha: CGFloat) {
        if mode != .normal { style.blendMode = mode }
        style.alpha *= alpha
    }

    /// A path of the same steps and line.
    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }
}
