internal import CPangoCairo
internal import Foundation

/// A rectangle of pixels, counted from the upper left.
struct PixelRect: Equatable {
    var x, y, width, height: Int
}

extension Canvas {
    /// The size in pixels; 0 for vectors.
    var pixelWidth: Int { format == .png ? Int(cairo_image_surface_get_width(surface)) : 0 }
    var pixelHeight: Int { format == .png ? Int(cairo_image_surface_get_height(surface)) : 0 }

    /// The rows of pixels: four bytes each, padded to a stride.
    private func withRows<Result>(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result? {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return body(data, Int(cairo_image_surface_get_stride(surface)))
    }

    /// The smallest rectangle that holds all pixels in which two canvases of one size differ; nil where they don't.
    func pixels(differingFrom other: Canvas) -> PixelRect? {
        let (width, height) = (pixelWidth, pixelHeight)
        let found = withRows { own, stride in
            other.withRows { theirs, otherStride in
                var (left, right, top, bottom) = (width, -1, height, -1)
                for y in 0..<height {
                    let (a, b) = (own + y * stride, theirs + y * otherStride)
                    guard memcmp(a, b, width * 4) != 0 else { continue }
                    (top, bottom) = (min(top, y), y)
                    let row = (UnsafeRawPointer(a), UnsafeRawPointer(b))
                    func isSame(_ x: Int) -> Bool { memcmp(row.0 + x * 4, row.1 + x * 4, 4) == 0 }
                    if let first = (0..<left).first(where: { !isSame($0) }) { left = first }
                    if let last = ((right + 1)..<width).last(where: { !isSame($0) }) { right = last }
                }
                return bottom < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
        return found.flatMap { $0 }.flatMap { $0 }
    }

    /// A copy of some pixels.
    func part(_ rect: PixelRect) throws(RenderingError) -> Canvas {
        let part = try Canvas(
            size: CGSize(width: rect.width, height: rect.height), scale: 1, format: .png)
        _ = withRows { own, stride in
            part.withRows { copy, copyStride in
                for y in 0..<rect.height {
                    memcpy(copy + y * copyStride, own + (rect.y + y) * stride + rect.x * 4, rect.width * 4)
                }
            }
        }
        cairo_surface_mark_dirty(part.surface)
        return part
    }

    /// Draws another canvas in the middle of a rectangle, point for point.
    func draw(_ other: Canvas, inMiddleOf rect: CGRect) {
        let corner = CGPoint(x: rect.midX - other.size.width / 2, y: rect.midY - other.size.height / 2)
        saved {
            cairo_set_source_surface(context, other.surface, corner.x, corner.y)
            cairo_paint(context)
        }
    }
}
