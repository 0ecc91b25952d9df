internal import CPangoCairo
public import Foundation

extension Canvas {
    /// Runs the body and then restores the transform and the clip.
    public func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_save(context)
        defer { cairo_restore(context) }
        return try body()
    }

    /// Draws the body as one picture with the given opacity (0…1), so that overlapping parts don't show through.
    public func withOpacity<Result>(_ opacity: Double, _ body: () throws -> Result) rethrows -> Result {
        guard opacity < 1 else { return try saved(body) }
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, max(0, opacity))
        }
        return try saved(body)
    }

    /// Draws one thing that gives way to another: where both are opaque the mixture is, and where one draws nothing the other
    /// fades by itself.
    func dissolving(by share: Double, from former: () -> Void, to body: () -> Void) {
        cairo_push_group(context)
        withOpacity(share, body)
        cairo_push_group(context)
        saved(former)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        cairo_paint_with_alpha(context, 1 - share)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
    }

    /// Draws the body where the mask draws something, as opaque as that is.
    public func masked(by mask: () -> Void, _ body: () -> Void) {
        func group(_ draw: () -> Void) -> OpaquePointer? {
            cairo_push_group(context)
            saved(draw)
            return cairo_pop_group(context)
        }
        guard let content = group(body) else { return }
        defer { cairo_pattern_destroy(content) }
        guard let shape = group(mask) else { return }
        defer { cairo_pattern_destroy(shape) }
        cairo_set_source(context, content)
        cairo_mask(context, shape)
    }

    /// Whatever the body draws is taken away from what was drawn before, within the group of ``withOpacity(_:_:)``.
    public func erasing<Result>(_ body: () throws -> Result) rethrows -> Result {
        // A group of its own: what draws for us may choose an operator of its own.
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        return try saved(body)
    }

    /// Moves the origin of later drawing, in points.
    public func translate(x: CGFloat, y: CGFloat) { cairo_translate(context, x, y) }

    /// Enlarges later drawing by two factors. A factor of zero hides everything drawn under it.
    public func scale(x: CGFloat, y: CGFloat) {
        // A scale of zero cannot be inverted and would put the whole context into an error state.
        guard x != 0, y != 0 else { return clip(to: .rect(.zero)) }
        cairo_scale(context, x, y)
    }

    /// Concatenates `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. A transform that cannot be inverted hides
    /// everything drawn under it.
    public func concatenate(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0, tx.isFinite, ty.isFinite else { return clip(to: .rect(.zero)) }
        var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
        cairo_transform(context, &matrix)
    }

    /// Confines later drawing to the shape.
    public func clip(to path: Path) {
        add(path)
        cairo_clip(context)
    }

    /// Confines later drawing to what the shape leaves free.
    public func clip(outside path: Path) {
        add(path)
        add(.rect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)))
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Fills the shape.
    public func fill(_ path: Path, color: Color) {
        guard color.alpha > 0 else { return }
        add(path)
        setSource(color)
        cairo_fill(context)
    }

    /// Fills a rectangle whose edges are moved to the nearest pixels, at least one pixel in each direction, so that
    /// neighbours leave no seam and hairlines are sharp. On vector canvases and under rotations it is a plain fill.
    public func fillOnPixels(_ rect: CGRect, color: Color) {
        fill(.rect(onPixels(rect)), color: color)
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard format == .png, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, rect.width > 0,
            rect.height > 0
        else { return rect }
        func edges(_ start: CGFloat, _ end: CGFloat, factor: CGFloat, offset: CGFloat) -> (CGFloat, CGFloat) {
            func pixel(_ value: CGFloat) -> CGFloat {
                ((value * factor + offset) * scale + 0.5 - 1e-4).rounded(.down)
            }
            let first = pixel(start)
            let last = max(first + 1, pixel(end))
            return ((first / scale - offset) / factor, (last / scale - offset) / factor)
        }
        let (left, right) = edges(rect.minX, rect.maxX, factor: matrix.xx, offset: matrix.x0)
        let (top, bottom) = edges(rect.minY, rect.maxY, factor: matrix.yy, offset: matrix.y0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Fills the shape with colours that change along the line from one point to another; stops are in 0…1.
    public func fill(_ path: Path, gradient stops: [(offset: Double, color: Color)], from: CGPoint, to: CGPoint) {
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite,
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        fill(path, pattern: pattern, stops: stops)
    }

    /// Fills the shape with colours that change from a point outwards, up to an ellipse of the radii; stops are in 0…1.
    public func fill(
        _ path: Path, gradient stops: [(offset: Double, color: Color)], around center: CGPoint, radii: CGSize
    ) {
        guard radii.width > 1e-6, radii.height > 1e-6, radii.width < 1e6, radii.height < 1e6, center.x.magnitude < 1e6,
            center.y.magnitude < 1e6, let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        else {
            return
        }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(
            xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
            y0: -center.y / radii.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        fill(path, pattern: pattern, stops: stops)
    }

    /// Fills the shape with colours that change clockwise around a point, the first one on the way to another point; stops are
    /// in 0…1. Cairo has no such gradient: it is made of slices, each half a degree wide.
    public func fill(
        _ path: Path, gradient stops: [(offset: Double, color: Color)], turningAround center: CGPoint,
        from first: CGPoint, reaching box: CGRect
    ) {
        let corners = [box.minX - center.x, box.maxX - center.x, box.minY - center.y, box.maxY - center.y]
        let reach = corners.map { abs(Double($0)) }.max() ?? 0
        guard reach > 0, reach < 1e6, first.x.isFinite, first.y.isFinite else { return }
        let start = atan2(Double(first.y - center.y), Double(first.x - center.x))
        let count = 720
        saved {
            clip(to: path)
            cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
            for slice in 0..<count {
                let angle = start + Double(slice) * 2 * Double.pi / Double(count)
                cairo_move_to(context, Double(center.x), Double(center.y))
                cairo_arc(context, Double(center.x), Double(center.y), reach * 1.5, angle, angle + 0.02)
                cairo_close_path(context)
                setSource(Color.between(stops, at: (Double(slice) + 0.5) / Double(count)))
                cairo_fill(context)
            }
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        }
    }

    /// Fills the parts of the shape from which a line to the outside crosses it an odd number of times.
    public func fillEvenOdd(_ path: Path, color: Color) {
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        fill(path, color: color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Draws along the shape with a pen of the given width in points, centred on the shape's edge.
    public func stroke(
        _ path: Path, color: Color, width: CGFloat, dash: [Double] = [], round: Bool = false
    ) {
        var pen = Pen(width: width)
        pen.dash = dash
        if round { (pen.cap, pen.join) = (.round, .round) }
        stroke(path, color: color, pen: pen)
    }

    /// Draws along the shape with a pen, centred on the shape's edge.
    public func stroke(_ path: Path, color: Color, pen: Pen) {
        // Without a length the dashes would put the whole context into an error state.
        let period = pen.dash.reduce(0, +)
        let isDashed = pen.dash.allSatisfy { $0 >= 0 } && period > 0.01 && period < 1e6
        guard color.alpha > 0, pen.width > 0, pen.width < 1e5 else { return }
        add(path)
        setSource(color)
        cairo_set_line_width(context, pen.width)
        let phase = pen.dashPhase.isFinite && isDashed ? pen.dashPhase.truncatingRemainder(dividingBy: 2 * period) : 0
        cairo_set_dash(context, pen.dash, isDashed ? Int32(pen.dash.count) : 0, phase)
        cairo_set_miter_limit(context, pen.miterLimit.isFinite ? min(max(1, pen.miterLimit), 1e4) : 10)
        switch pen.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch pen.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_stroke(context)
    }

    /// Draws a soft shadow of a rounded rectangle, outside of it. The blur is approximated by nested outlines,
    /// which looks alike in pixels and in vectors.
    public func shadow(
        of rect: CGRect, cornerRadius: CGFloat, color: Color, blur: CGFloat, offset: CGSize = .zero
    ) {
        guard color.alpha > 0 else { return }
        let base = rect.offsetBy(dx: offset.width, dy: offset.height)
        let steps = max(1, min(24, Int((blur * 2).rounded(.up))))
        for step in 0..<steps {
            let growth = blur * (1 - 2 * (CGFloat(step) + 0.5) / CGFloat(steps))
            let grown = base.insetBy(dx: -growth, dy: -growth)
            guard grown.width > 0, grown.height > 0 else { continue }
            fill(
                .roundedRect(grown, radius: max(0, cornerRadius + growth)),
                color: color.faded(1 / Double(steps)))
        }
    }

    /// The width of one pixel in points.
    public var hairline: CGFloat { 1 / scale }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Replaces the current path of the context.
    func add(_ path: Path) {
        // A point that is nowhere makes the shape nothing; one that is far away is out of sight anyhow.
        guard path.isFinite else { return }
        func near(_ p: CGPoint) -> CGPoint {
            CGPoint(x: min(max(-Self.farthest, p.x), Self.farthest), y: min(max(-Self.farthest, p.y), Self.farthest))
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                let p = near(point)
                cairo_move_to(context, p.x, p.y)
            case .line(let point):
                let p = near(point)
                cairo_line_to(context, p.x, p.y)
            case .curve(let first, let second, let end):
                let (a, b, c) = (near(first), near(second), near(end))
                cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Cairo counts in 256ths of a pixel, in 32 bits. Points.
    private static var farthest: CGFloat { 1e6 }

    private func fill(_ path: Path, pattern: OpaquePointer, stops: [(offset: Double, color: Color)]) {
        for (offset, color) in stops {
            cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
        }
        add(path)
        cairo_set_source(context, pattern)
        cairo_fill(context)
    }
}
