internal import CPangoCairo
internal import Foundation

extension Canvas {
    /// Draws the shadow of what the body draws, and not that itself. On vector canvases, which know no blur, the shadow's edges
    /// are sharp.
    ///
    /// - Parameters:
    ///   - color: the colour where the body draws something opaque.
    ///   - blur: the blur's standard deviation, in the current coordinates as the offset.
    func shadow(of body: () -> Void, color: Color, blur: CGFloat, offset: CGSize) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard color.alpha > 0, let silhouette = silhouette(of: body, matrix) else { return }
        defer { cairo_pattern_destroy(silhouette) }
        let (x, y) = (Double(offset.width), Double(offset.height))
        let enlargement = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        saved {
            cairo_identity_matrix(context)
            cairo_translate(context, matrix.xx * x + matrix.xy * y, matrix.yx * x + matrix.yy * y)
            setSource(color)
            if format == .png, blur > 0 {
                maskSoftly(with: silhouette, deviation: min(Double(blur) * enlargement, 200))
            } else {
                cairo_mask(context, silhouette)
            }
        }
    }

    /// Where the body draws something, in points of the canvas. What is clipped away casts its shadow, too.
    private func silhouette(of body: () -> Void, _ matrix: cairo_matrix_t) -> OpaquePointer? {
        var matrix = matrix
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_reset_clip(context)
        cairo_identity_matrix(context)
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_set_matrix(context, &matrix)
        saved(body)
        return cairo_pop_group(context)
    }

    /// Lays the current colour where a picture is opaque, softened. The picture is made smaller before that, as in
    /// ``blur(under:radius:)``.
    private func maskSoftly(with silhouette: OpaquePointer, deviation: Double) {
        var surface: OpaquePointer?
        guard cairo_pattern_get_surface(silhouette, &surface) == CAIRO_STATUS_SUCCESS, let surface,
            let ink = inkedArea(of: surface)
        else { return }
        let area = ink.insetBy(dx: -3 * deviation, dy: -3 * deviation)
        let step = max(0.5 / Double(scale), deviation / 2.45)
        let (columns, rows) = (Int((area.width / step).rounded(.up)), Int((area.height / step).rounded(.up)))
        let (across, down) = (area.width / Double(columns), area.height / Double(rows))
        guard let small = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows)) else { return }
        defer { cairo_surface_destroy(small) }
        guard let shrinking = cairo_create(small) else { return }
        cairo_scale(shrinking, 1 / across, 1 / down)
        cairo_translate(shrinking, -area.minX, -area.minY)
        // What goes on beyond the canvas casts its shadow as well.
        cairo_pattern_set_extend(silhouette, CAIRO_EXTEND_PAD)
        cairo_set_source(shrinking, silhouette)
        cairo_paint(shrinking)
        cairo_destroy(shrinking)
        soften(small, columns: columns, rows: rows, channels: 1)
        cairo_translate(context, area.minX, area.minY)
        cairo_scale(context, across, down)
        guard let mask = cairo_pattern_create_for_surface(small) else { return }
        cairo_pattern_set_filter(mask, CAIRO_FILTER_BILINEAR)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    /// The smallest rectangle in points that holds what is not clear in a picture of opacities; nil where all is clear.
    private func inkedArea(of surface: OpaquePointer) -> CGRect? {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let (columns, rows) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        var (left, right, top, bottom) = (columns, 0, rows, 0)
        for row in 0..<rows {
            let line = UnsafeBufferPointer(start: data + row * stride, count: columns)
            guard let first = line.firstIndex(where: { $0 > 0 }), let last = line.lastIndex(where: { $0 > 0 }) else {
                continue
            }
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, row), row + 1)
        }
        guard left < right else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return CGRect(
            x: (Double(left) - x) / scale, y: (Double(top) - y) / scale, width: Double(right - left) / scale,
            height: Double(bottom - top) / scale)
    }
}
