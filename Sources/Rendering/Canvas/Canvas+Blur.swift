internal import CPangoCairo
internal import Foundation

extension Canvas {
    /// Blurs what was drawn under a shape, as the materials of bars and effect views do.
    ///
    /// What was drawn is made smaller, so that a blur of any radius costs the same few operations a pixel of the small
    /// picture, softened by three box filters, which come close to a Gaussian one, and drawn larger again.
    ///
    /// - Parameter radius: the blur's standard deviation in points.
    /// - Returns: false where nothing can be blurred: on vector canvases, and within a half-transparent group, whose
    ///   ground is not known before the group is finished.
    @discardableResult
    func blur(under path: Path, radius: CGFloat) -> Bool {
        guard format == .png, radius > 0, cairo_get_group_target(context) == surface else { return false }
        cairo_surface_flush(surface)
        // Three boxes of five make a deviation of 2.45 pixels.
        let step = max(1, Double(radius * scale) / 2.45)
        guard let area = pixels(of: path) else { return true }
        let (columns, rows) = (Int((area.width / step).rounded(.up)), Int((area.height / step).rounded(.up)))
        let (across, down) = (area.width / Double(columns), area.height / Double(rows))
        guard let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)) else {
            return false
        }
        defer { cairo_surface_destroy(small) }
        guard let shrinking = cairo_create(small) else { return false }
        cairo_scale(shrinking, scale / across, scale / down)
        paint(area, with: shrinking)
        cairo_destroy(shrinking)
        soften(small, columns: columns, rows: rows, channels: 4)
        saved {
            clip(to: path)
            cairo_identity_matrix(context)
            cairo_translate(context, area.minX / scale, area.minY / scale)
            cairo_scale(context, across / scale, down / scale)
            cairo_set_source_surface(context, small, 0, 0)
            if let pattern = cairo_get_source(context) {
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            }
            cairo_paint(context)
        }
        return true
    }

    /// Paints an area of this canvas at the origin. Beyond its edges it repeats its last pixels: what lies beside it
    /// would be mixed into them otherwise.
    private func paint(_ area: CGRect, with other: OpaquePointer) {
        guard
            let part = cairo_surface_create_for_rectangle(
                surface, area.minX / scale, area.minY / scale, area.width / scale, area.height / scale)
        else { return }
        cairo_set_source_surface(other, part, 0, 0)
        if let pattern = cairo_get_source(other) { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        cairo_paint(other)
        cairo_surface_destroy(part)
    }

    /// The pixels around a shape that lie on the canvas; nil if there are none. What lies beside the shape has no part
    /// in the blur: a bar would take on the colour of what begins below it.
    private func pixels(of path: Path) -> CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        add(path)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        cairo_new_path(context)
        cairo_restore(context)
        var box = CGRect.null
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            var (x, y) = (x, y)
            cairo_user_to_device(context, &x, &y)
            box = box.union(CGRect(x: x * scale, y: y * scale, width: 0, height: 0))
        }
        let canvas = CGRect(
            x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
        let area = box.common(with: canvas).integral
        return area.isNull || area.isEmpty ? nil : area
    }

    /// Softens a picture by three box filters: their deviation is 2.45 pixels.
    func soften(_ picture: OpaquePointer, columns: Int, rows: Int, channels: Int) {
        cairo_surface_flush(picture)
        guard let data = cairo_image_surface_get_data(picture) else { return }
        let stride = Int(cairo_image_surface_get_stride(picture))
        var line = [UInt8](repeating: 0, count: max(columns, rows))
        for _ in 0..<3 {
            for channel in 0..<channels {
                for row in 0..<rows {
                    soften(data + row * stride + channel, count: columns, stride: channels, line: &line)
                }
                for column in 0..<columns {
                    soften(data + column * channels + channel, count: rows, stride: stride, line: &line)
                }
            }
        }
        cairo_surface_mark_dirty(picture)
    }

    /// Replaces each of the values by the mean of five; beyond the ends the last one counts.
    private func soften(_ values: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, line: inout [UInt8]) {
        for index in 0..<count { line[index] = values[index * stride] }
        for index in 0..<count {
            var sum = 2
            for offset in -2...2 { sum += Int(line[min(max(index + offset, 0), count - 1)]) }
            values[index * stride] = UInt8(sum / 5)
        }
    }
}
