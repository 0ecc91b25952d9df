internal import CPangoCairo
internal import Foundation
internal import UIKit

/// Pages that code paints, which become a PDF.
final class DocumentSurface: PaintingSurface, PageSurface, @unchecked Sendable {
    private var isBegun = false

    @MainActor init(_ information: [String: String]) throws(RenderingError) {
        let canvas = try Canvas(size: CGSize(width: 612, height: 792), scale: 1, format: .pdf)
        let entries: [(String, cairo_pdf_metadata_t)] = [
            ("kCGPDFContextTitle", CAIRO_PDF_METADATA_TITLE), ("kCGPDFContextAuthor", CAIRO_PDF_METADATA_AUTHOR),
            ("kCGPDFContextSubject", CAIRO_PDF_METADATA_SUBJECT),
            ("kCGPDFContextKeywords", CAIRO_PDF_METADATA_KEYWORDS),
            ("kCGPDFContextCreator", CAIRO_PDF_METADATA_CREATOR),
        ]
        for (name, entry) in entries {
            if let text = information[name] { cairo_pdf_surface_set_metadata(canvas.surface, entry, text) }
        }
        let outer = (DrawingContexts.current?.surface as? PaintingSurface)?.painter
        let painter = ViewPainter(
            canvas: canvas, root: UIView(),
            options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false),
            images: outer?.images ?? ImageCatalog())
        super.init(painter: painter, traits: nil)
    }

    func beginPage(_ size: CGSize) {
        finish()
        if isBegun { cairo_show_page(context) }
        isBegun = true
        cairo_identity_matrix(context)
        cairo_reset_clip(context)
        cairo_pdf_surface_set_size(canvas.surface, max(size.width, 1), max(size.height, 1))
        // What the page confines and moves ends with it.
        save()
    }

    func finished() -> Data? {
        finish()
        // Without it an empty last page would be left out.
        if isBegun { cairo_show_page(context) }
        guard isBegun, let bytes = MainActor.unchecked({ try? canvas.data() }) else { return nil }
        return Data(bytes)
    }
}
