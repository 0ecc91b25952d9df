import Foundation

/// What is drawn of a path. Raw values are CoreGraphics'.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

// MARK: - Paths

extension CGContext {
    /// Goes back to where the line began.
    public func closePath() { building.closeSubpath() }
    /// Begins a line at a point.
    public func move(to point: CGPoint) { building.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { building.addLine(to: point) }
    /// Adds lines from point to point, beginning at the first.
    public func addLines(between points: [CGPoint]) { building.addLines(between: points) }
    /// Adds a curve, bent by a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { building.addQuadCurve(to: end, control: control) }
    /// Adds a curve, bent by two points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        building.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { building.addRect(rect) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }
    /// Adds another path.
    public func addPath(_ other: CGPath) { building.addPath(other) }
    /// Adds an arc; angles in radians from the x axis, `clockwise` as where y points upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        building.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds an arc that touches the lines from where the path is to a corner, and from there to a point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        building.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Draws the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath(), style = state.style
        paint { surface in
            switch mode {
            case .fill: surface.fill(path, rule: .winding, style: style)
            case .eoFill: surface.fill(path, rule: .evenOdd, style: style)
            case .stroke: surface.stroke(path, style: style)
            case .fillStroke, .eoFillStroke:
                surface.fill(path, rule: mode == .fillStroke ? .winding : .evenOdd, style: style)
                surface.stroke(path, style: style)
            }
        }
    }

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Draws the line of the current path and forgets it.
    public func strokePath() { drawPath(using: .stroke) }
    /// Makes of the current path the outline of its line.
    public func replacePathWithStrokedPath() {
        let style = state.style, path = takePath()
        building.addPath(
            path.dashed(style).copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    func fill(_ path: CGPath, rule: CGPathFillRule = .winding, blending mode: CGBlendMode? = nil) {
        var style = state.style
        style.blendMode = mode ?? style.blendMode
        paint { $0.fill(path, rule: rule, style: style) }
    }

    func stroke(_ path: CGPath, _ change: (inout DrawingStyle) -> Void) {
        var style = state.style
        change(&style)
        paint { $0.stroke(path, style: style) }
    }

    /// A line one point wide just inside of a rectangle.
    func frame(_ rect: CGRect, blending mode: CGBlendMode) {
        stroke(CGPath(rect: rect.insetBy(dx: 0.5, dy: 0.5), transform: nil)) {
            ($0.blendMode, $0.lineWidth, $0.dashes) = (mode, 1, [])
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Draws the edge of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) { _ in } }
    /// Draws the edge of a rectangle with a line of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(CGPath(rect: rect, transform: nil)) { $0.lineWidth = width }
    }
    /// Takes away what was painted in a rectangle.
    public func clear(_ rect: CGRect) {
        var style = DrawingStyle()
        style.blendMode = .clear
        paint { $0.fill(CGPath(rect: rect, transform: nil), rule: .winding, style: style) }
    }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
    /// Draws the line of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) { _ in } }
    /// Draws a line from the first to the second point, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]])
        }
        stroke(path) { _ in }
    }
}

// MARK: - Clipping

extension CGContext {
    /// Confines later paint to the current path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), using: rule) }
    /// Confines later paint to a rectangle.
    public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect, transform: nil), using: .winding) }
    /// Confines later paint to rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        clip(to: path, using: .winding)
    }
    /// Confines later paint to where a picture, stretched into a rectangle, is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        noteClip(rect)
        upright(rect) { surface?.clip(to: UIImage(cgImage: mask), in: $0) }
    }
    /// The smallest rectangle that holds what paint is confined to.
    public var boundingBoxOfClipPath: CGRect {
        state.clip.isInfinite || state.clip.isNull ? state.clip : state.clip.applying(state.transform.inverted())
    }

    func clip(to path: CGPath, using rule: CGPathFillRule) {
        noteClip(path.boundingBoxOfPath)
        surface?.clip(to: path, rule: rule)
    }

    private func noteClip(_ rect: CGRect) {
        let box = rect.isNull ? rect : rect.applying(state.transform)
        state.clip = state.clip.isInfinite ? box : state.clip.common(with: box)
    }
}

// MARK: - Pictures and gradients

extension CGContext {
    /// Draws a picture, its upper edge at the rectangle's greatest y: upright where y points upwards.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let style = state.style
        upright(rect) { rect in paint { $0.draw(UIImage(cgImage: image), in: rect, style: style) } }
    }

    /// Runs the body with y turned round within a rectangle: what has its top at the smallest y there has it at the
    /// greatest.
    private func upright(_ rect: CGRect, _ body: (CGRect) -> Void) {
        let rect = rect.standardized
        guard let surface else { return }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        surface.concatenate(flip)
        body(rect)
        surface.concatenate(flip)
    }

    /// Paints colours that change along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let style = state.style
        paint { $0.draw(gradient, .linear(startPoint, endPoint), options: options, style: style) }
    }

    /// Paints colours that change from circle to circle.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let style = state.style
        let shape = GradientShape.radial(startCenter, max(0, startRadius), endCenter, max(0, endRadius))
        paint { $0.draw(gradient, shape, options: options, style: style) }
    }

    /// Nothing waits: paint is laid on at once.
    public func flush() {}
    /// Nothing waits: paint is laid on at once.
    public func synchronize() {}
}
