internal import CPangoCairo
internal import Foundation
internal import UIKit

/// What code paints on: the canvas of a view's `draw(_:)`, or that of a picture.
///
/// Only the thread that draws has it, though functions that are isolated to nobody ask it to paint.
class PaintingSurface: DrawingSurface, @unchecked Sendable {
    let painter: ViewPainter
    private let knownTraits: UITraitCollection?
    private var open: [Open] = []

    /// What was begun and isn't ended.
    private enum Open {
        case place
        case group
        case mask(UIImage, CGRect, cairo_matrix_t)
    }

    var canvas: Canvas { MainActor.unchecked { painter.canvas } }
    var context: OpaquePointer { canvas.context }

    init(painter: ViewPainter, traits: UITraitCollection?) {
        self.painter = painter
        knownTraits = traits
    }

    /// Called before anything is painted.
    func willPaint() {}

    var traits: UITraitCollection? { knownTraits }

    // MARK: Place and clip

    func save() {
        willPaint()
        cairo_save(context)
        open.append(.place)
    }

    func restore() {
        guard open.contains(where: { if case .place = $0 { true } else { false } }) else { return }
        while let last = open.popLast() {
            close(last)
            if case .place = last { return }
        }
    }

    private func close(_ last: Open) {
        switch last {
        case .place: cairo_restore(context)
        case .group: layOn(cairo_pop_group(context), DrawingStyle())
        case .mask(let mask, let rect, let matrix): layOn(cairo_pop_group(context), through: mask, rect, matrix)
        }
    }

    func concatenate(_ transform: CGAffineTransform) {
        willPaint()
        canvas.concatenate(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }

    func clip(to path: CGPath, rule: CGPathFillRule) {
        willPaint()
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        canvas.clip(to: Path(path))
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Cairo clips to paths alone: what is drawn until the place is taken back is a picture of its own, which the mask
    /// shows then.
    func clip(to mask: UIImage, in rect: CGRect) {
        willPaint()
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        open.append(.mask(mask, rect, matrix))
        cairo_push_group(context)
        cairo_set_matrix(context, &matrix)
    }

    private func layOn(_ content: OpaquePointer?, through mask: UIImage, _ rect: CGRect, _ matrix: cairo_matrix_t) {
        guard let content else { return }
        defer { cairo_pattern_destroy(content) }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_push_group(context)
        var matrix = matrix
        cairo_set_matrix(context, &matrix)
        MainActor.unchecked { painter.drawPixels(of: mask, in: rect) }
        guard let shape = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(shape) }
        cairo_set_source(context, content)
        cairo_mask(context, shape)
    }

    /// Lays on what was drawn through masks so far.
    func flush() {
        var masks: [Open] = [], matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        while let last = open.last, case .mask = last {
            masks.append(open.removeLast())
            close(last)
        }
        for case .mask(let mask, let rect, var place) in masks.reversed() {
            cairo_set_matrix(context, &place)
            clip(to: mask, in: rect)
        }
        if !masks.isEmpty { cairo_set_matrix(context, &matrix) }
    }

    /// Lays on whatever is still open.
    func finish() { while let last = open.popLast() { close(last) } }

    // MARK: Paint

    func fill(_ path: CGPath, rule: CGPathFillRule, style: DrawingStyle) {
        paint(style) {
            let shape = Path(path)
            cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            if let pattern = style.fillPattern {
                canvas.saved {
                    canvas.clip(to: shape)
                    repeatPattern(pattern, in: path.boundingBoxOfPath)
                }
            } else if style.blendMode.reachesBeyondShape {
                canvas.saved {
                    canvas.clip(to: shape)
                    cairo_set_operator(context, style.blendMode.cairo)
                    canvas.setSource(Color(style.fillColor).faded(Double(style.alpha)))
                    cairo_paint(context)
                }
            } else {
                // A clear colour counts, too, where it replaces what is there.
                canvas.add(shape)
                canvas.setSource(Color(style.fillColor).faded(groupAlpha(style)))
                cairo_fill(context)
            }
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        }
    }

    func stroke(_ path: CGPath, style: DrawingStyle) {
        paint(style) {
            var pen = Pen(width: style.lineWidth)
            pen.dash = style.dashes.map(Double.init)
            pen.dashPhase = Double(style.dashPhase)
            pen.miterLimit = Double(style.miterLimit)
            pen.cap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
            pen.join = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
            canvas.stroke(Path(path), color: Color(style.strokeColor).faded(groupAlpha(style)), pen: pen)
        }
    }

    func draw(_ image: UIImage, in rect: CGRect, style: DrawingStyle) {
        paint(style, asGroup: style.alpha < 1 || style.blendMode != .normal) {
            MainActor.unchecked { painter.drawPixels(of: image, in: rect, isSharp: style.interpolation == .none) }
        }
    }

    func draw(
        _ gradient: CGGradient, _ shape: GradientShape, options: CGGradientDrawingOptions, style: DrawingStyle
    ) {
        let pattern =
            switch shape {
            case .linear(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .radial(let start, let first, let end, let last):
                cairo_pattern_create_radial(start.x, start.y, first, end.x, end.y, last)
            }
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        let before = options.contains(.drawsBeforeStartLocation), after = options.contains(.drawsAfterEndLocation)
        let stops = gradient.stops.sorted { $0.place < $1.place }.map { ($0.place, Color($0.color)) }
        guard let first = stops.first, let last = stops.last else { return }
        func add(_ place: CGFloat, _ color: Color) {
            cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, color.alpha)
        }
        if !before { add(0, first.1.faded(0)) }
        if first.0 > 0 || !before { add(0, first.1) }
        for (place, color) in stops { add(place, color) }
        if last.0 < 1 || !after { add(1, last.1) }
        if !after { add(1, last.1.faded(0)) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint(style) {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, groupAlpha(style))
        }
    }

    func draw(_ text: NSAttributedString, in rect: CGRect, maximumLines: Int, style: DrawingStyle) {
        nonisolated(unsafe) let text = text
        paint(style, asGroup: style.alpha < 1 || style.blendMode != .normal) {
            MainActor.unchecked { painter.draw(text, in: rect, maximumLines: maximumLines) }
        }
    }

    func drawText(of label: UILabel, in rect: CGRect) { MainActor.unchecked { painter.draw(label, in: rect) } }

    func draw(_ view: UIView) {
        willPaint()
        MainActor.unchecked { painter.drawInside(view) }
    }

    func draw(_ layer: CALayer) {
        willPaint()
        MainActor.unchecked {
            if let view = layer.geometryOwner as? UIView { painter.drawInside(view) } else { painter.drawInside(layer) }
        }
    }

    // MARK: Groups

    func beginGroup() {
        willPaint()
        open.append(.group)
        cairo_push_group(context)
    }

    func endGroup(style: DrawingStyle) {
        guard open.contains(where: { if case .group = $0 { true } else { false } }) else { return }
        while let last = open.popLast() {
            if case .group = last { return layOn(cairo_pop_group(context), style) }
            close(last)
        }
    }

    /// Runs the body with the style's blending; as a picture of its own where its shadow or opacity needs one.
    private func paint(_ style: DrawingStyle, asGroup: Bool = false, _ body: () -> Void) {
        willPaint()
        cairo_set_antialias(context, style.isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if asGroup || style.shadow != nil {
            cairo_push_group(context)
            canvas.saved(body)
            layOn(cairo_pop_group(context), style)
        } else {
            canvas.saved {
                if !style.blendMode.reachesBeyondShape { cairo_set_operator(context, style.blendMode.cairo) }
                body()
            }
        }
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// A picture of its own gets its opacity when it is laid on.
    private func groupAlpha(_ style: DrawingStyle) -> Double { style.shadow == nil ? Double(style.alpha) : 1 }

    private func layOn(_ group: OpaquePointer?, _ style: DrawingStyle) {
        guard let group else { return }
        defer { cairo_pattern_destroy(group) }
        if let shadow = style.shadow { canvas.drawShadow(of: group, shadow, alpha: Double(style.alpha)) }
        canvas.saved {
            cairo_set_source(context, group)
            cairo_set_operator(context, style.blendMode.cairo)
            cairo_paint_with_alpha(context, Double(style.alpha))
        }
    }

    private func repeatPattern(_ image: UIImage, in box: CGRect) {
        let size = image.size
        guard size.width >= 0.5, size.height >= 0.5, box.width / size.width * (box.height / size.height) < 100_000
        else { return }
        for y in stride(from: (box.minY / size.height).rounded(.down) * size.height, to: box.maxY, by: size.height) {
            for x in stride(from: (box.minX / size.width).rounded(.down) * size.width, to: box.maxX, by: size.width) {
                MainActor.unchecked {
                    painter.drawPixels(of: image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
                }
            }
        }
    }
}

extension CGBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo would change what lies beside a shape, too.
    var reachesBeyondShape: Bool {
        [.sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(self)
    }
}

extension Color {
    init(_ color: CGColor) {
        let rgba = color.rgba
        self.init(
            red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
    }
}
