internal import CPangoCairo
internal import Foundation
internal import Typography
internal import UIKit

extension ViewPainter {
    /// Lets the view's own `draw(_:)` paint, and its layer's.
    func drawOwnPainting(of view: UIView) {
        let surface = ViewSurface(painter: self, bounds: view.bounds, traits: shownTraits)
        DrawingContexts.draw(on: surface) { view.layer.draw(in: $0) }
        surface.finish()
    }

    /// Lets a layer without a view paint, or its delegate.
    func drawOwnPainting(of layer: CALayer, in box: CGRect) {
        let surface = ViewSurface(painter: self, bounds: box, traits: shownTraits)
        DrawingContexts.draw(on: surface) { layer.draw(in: $0) }
        surface.finish()
    }

    /// Draws a view and everything in it, its upper left corner at the origin.
    func drawInside(_ view: UIView) {
        let painter = ViewPainter(canvas: canvas, root: view, options: options, images: images)
        canvas.saved { painter.drawTree() }
        for problem in painter.problems { report(problem) }
    }

    /// A picture as it is, stretched into a rectangle: templates are black where they have no colour of their own.
    func drawPixels(of image: UIImage, in rect: CGRect, isSharp: Bool = false) {
        guard rect.width > 0, rect.height > 0, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        else { return }
        if case .none = image.source { return }
        if isSharp, case .pixels(let pixels) = image.source, image.imageOrientation == .up,
            let bitmap = Bitmap.of(pixels, scale: image.scale)
        {
            return canvas.draw(bitmap, in: rect, isSharp: true)
        }
        canvas.saved {
            draw(image, in: rect, mode: .scaleToFill, tint: .black, asTemplate: false)
        }
    }

    /// Text in a rectangle whose width it wraps at; a rectangle without a width only says where it begins.
    func draw(_ text: NSAttributedString, in rect: CGRect, maximumLines: Int) {
        let attributed = text.typographic(
            font: .systemFont(ofSize: 12), paragraph: Typography.ParagraphStyle(lineBreakMode: .wordWrapping))
        var block = TextBlock(attributed, color: .black, maximumLines: maximumLines)
        block.show(styledRuns(of: text, font: .systemFont(ofSize: 12), color: .black, category: nil))
        let size = environment.size(of: attributed, maximumLines: maximumLines)
        let room = CGSize(
            width: rect.width > 0 ? rect.width : size.width + 1, height: rect.height > 0 ? rect.height : 1e5)
        draw(block, in: CGRect(origin: rect.origin, size: room), placement: .top)
    }
}

/// What a view's `draw(_:)` paints on: a picture of its own as large as its bounds, which begins with the first paint.
final class ViewSurface: PaintingSurface, @unchecked Sendable {
    private let bounds: CGRect
    private var hasBegun = false

    init(painter: ViewPainter, bounds: CGRect, traits: UITraitCollection) {
        self.bounds = bounds
        super.init(painter: painter, traits: traits)
    }

    override func willPaint() {
        guard !hasBegun else { return }
        hasBegun = true
        cairo_save(context)
        canvas.clip(to: .rect(bounds))
        cairo_push_group(context)
    }

    override func finish() {
        guard hasBegun else { return }
        super.finish()
        cairo_pop_group_to_source(context)
        cairo_paint(context)
        cairo_restore(context)
    }
}
