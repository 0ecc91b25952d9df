internal import CPangoCairo
internal import Foundation
internal import UIKit

extension Canvas {
    /// Draws the shadow of a group that was just taken off. On vector canvases, which know no blur, its edges are sharp.
    func drawShadow(of group: OpaquePointer, _ shadow: DrawingStyle.Shadow, alpha: Double) {
        cairo_push_group(context)
        setSource(Color(shadow.color).faded(alpha))
        cairo_mask(context, group)
        guard let silhouette = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(silhouette) }
        var surface: OpaquePointer?
        if format == .png, shadow.blur > 0, cairo_pattern_get_surface(silhouette, &surface) == CAIRO_STATUS_SUCCESS,
            let surface
        {
            // Core Graphics' blur is twice the deviation.
            Self.blur(surface, deviation: Double(shadow.blur / 2 * scale))
        }
        saved {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            matrix.x0 += Double(shadow.offset.width)
            matrix.y0 += Double(shadow.offset.height)
            cairo_set_matrix(context, &matrix)
            cairo_set_source(context, silhouette)
            cairo_paint(context)
        }
    }

    /// Blurs the pixels of a picture by three box filters, which come close to a Gaussian one.
    private static func blur(_ surface: OpaquePointer, deviation: Double) {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE, deviation > 0.1,
            let data = cairo_image_surface_get_data(surface)
        else { return }
        let (columns, rows) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        let reach = max(1, Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) / 2))
        var line = [UInt8](repeating: 0, count: max(columns, rows))
        for _ in 0..<3 {
            for channel in 0..<4 {
                for row in 0..<rows {
                    average(data + row * stride + channel, count: columns, stride: 4, reach: reach, line: &line)
                }
                for column in 0..<columns {
                    average(data + column * 4 + channel, count: rows, stride: stride, reach: reach, line: &line)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Replaces each of the values by the mean of those around it; beyond the ends there is nothing.
    private static func average(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, reach: Int, line: inout [UInt8]
    ) {
        for index in 0..<count { line[index] = values[index * stride] }
        let size = reach * 2 + 1
        var sum = 0
        for index in 0..<min(reach, count) { sum += Int(line[index]) }
        for index in 0..<count {
            if index + reach < count { sum += Int(line[index + reach]) }
            if index > reach { sum -= Int(line[index - reach - 1]) }
            values[index * stride] = UInt8(min(255, (sum + size / 2) / size))
        }
    }
}
