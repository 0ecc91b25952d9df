internal import CPangoCairo
public import Foundation

extension Canvas {
    /// Draws the whole image stretched into the rectangle.
    public func draw(_ image: Bitmap, in rect: CGRect) { draw(image, in: rect, isSharp: false) }

    /// - Parameter isSharp: whether enlarged pixels stay squares.
    func draw(_ image: Bitmap, in rect: CGRect, isSharp: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        saved {
            prepare(image, in: rect)
            cairo_set_source_surface(context, image.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            // Beyond its edge an image repeats its last pixels: otherwise stretched edges fade out.
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_rectangle(context, 0, 0, Double(image.pixelWidth), Double(image.pixelHeight))
            cairo_fill(context)
        }
    }

    /// Draws the image's opacity in one colour, as template images are drawn.
    public func drawTemplate(_ image: Bitmap, in rect: CGRect, color: Color) {
        guard rect.width > 0, rect.height > 0 else { return }
        saved {
            prepare(image, in: rect)
            setSource(color)
            cairo_mask_surface(context, image.surface, 0, 0)
        }
    }

    private func prepare(_ image: Bitmap, in rect: CGRect) {
        translate(x: rect.minX, y: rect.minY)
        scale(x: rect.width / CGFloat(image.pixelWidth), y: rect.height / CGFloat(image.pixelHeight))
    }
}
