internal import CPangoCairo
internal import CRsvg
internal import Foundation

/// A vector picture, read by librsvg.
///
/// References to other files are not followed.
final class SVGPicture {
    /// In points: an SVG's pixels are a point each, as in asset catalogs.
    let size: CGSize
    private let handle: UnsafeMutablePointer<RsvgHandle>

    /// - Parameter path: names the picture in errors.
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)``.
    init(data: [UInt8], path: String) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(data, gsize(data.count), &error) else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "it is not SVG"
            g_clear_error(&error)
            throw .unreadableImage(path: path, reason: reason)
        }
        rsvg_handle_set_dpi(handle, 72)
        guard let size = Self.size(of: handle) else {
            g_object_unref(UnsafeMutableRawPointer(handle))
            throw .unreadableImage(path: path, reason: "it has neither width and height nor a viewBox")
        }
        self.handle = handle
        self.size = size
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
            var (ignoredWidth, ignoredHeight, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            rsvg_handle_get_intrinsic_dimensions(
                handle, &hasWidth, &ignoredWidth, &hasHeight, &ignoredHeight, &hasBox, &box)
            guard hasBox != 0 else { return nil }
            (width, height) = (box.width, box.height)
        }
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Draws the picture so that it fills the rectangle of a drawing context.
    ///
    /// - Throws: ``RenderingError/drawingFailed(operation:reason:)``.
    func draw(on context: OpaquePointer, in rect: CGRect) throws(RenderingError) {
        FontTurns.begin()
        defer { FontTurns.end() }
        var viewport = RsvgRectangle(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown"
            g_clear_error(&error)
            throw .drawingFailed(operation: "drawing an SVG picture", reason: reason)
        }
    }
}

extension Canvas {
    /// Draws the picture so that it fills the rectangle; nothing for nil.
    func draw(_ picture: SVGPicture?, in rect: CGRect) {
        // A context that has failed draws nothing more, and the file's bytes are refused with the reason.
        guard let picture, rect.width > 0, rect.height > 0, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            return
        }
        saved {
            do {
                try picture.draw(on: context, in: rect)
            } catch {
                assertionFailure("\(error)")
            }
        }
    }
}
