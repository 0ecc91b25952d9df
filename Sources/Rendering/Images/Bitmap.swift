internal import CGdkPixbuf
internal import CPangoCairo
internal import Files
public import Foundation

/// A decoded image.
public final class Bitmap {
    /// Size in pixels.
    public let pixelWidth: Int
    /// In pixels.
    public let pixelHeight: Int
    /// Pixels per point.
    public let scale: CGFloat

    let surface: OpaquePointer

    /// Size in points.
    public var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

    /// Larger images are refused before they are decoded: a small file can claim any size.
    static let largestArea = 64_000_000
    /// The longest side that the drawing library takes, in pixels.
    static let longestSide = 32_767
    /// In bytes.
    private static let largestFile = 256 << 20
    /// Of SVG, in bytes.
    private static let largestDrawing = 16 << 20

    /// Reads a PNG, JPEG, GIF or another file that the installed image loaders know.
    ///
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)``.
    public convenience init(contentsOf path: String, scale: CGFloat = 1) throws(RenderingError) {
        try Self.check(path)
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
            throw .unreadableImage(path: path, reason: "it is not an image of a known kind")
        }
        if let reason = Self.refusal(width: Int(width), height: Int(height)) {
            throw .unreadableImage(path: path, reason: reason)
        }
        var error: UnsafeMutablePointer<GError>?
        guard let pixbuf = gdk_pixbuf_new_from_file(path, &error) else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown reason"
            g_clear_error(&error)
            throw .unreadableImage(path: path, reason: reason)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        try self.init(pixbuf, path: path, scale: scale)
    }

    /// Draws a vector picture, SVG or PDF, in as many pixels as the scale gives its size in points. Drawing PDF needs the
    /// program `pdftocairo`.
    ///
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)``.
    public convenience init(vectorAt path: String, scale: CGFloat) throws(RenderingError) {
        let picture: SVGPicture
        if path.lowercased().hasSuffix(".pdf") {
            try Self.check(path)
            picture = try PDFPicture.svg(ofFile: path)
        } else {
            let data: Data
            do {
                data = try FileInput.bytes(of: path, limit: Self.largestDrawing)
            } catch {
                throw .unreadableImage(path: path, reason: "\(error)")
            }
            picture = try SVGPicture(data: Array(data), path: path)
        }
        let (width, height) = (Double(picture.size.width * scale), Double(picture.size.height * scale))
        // Numbers beyond the longest side are refused whatever they are exactly.
        let limit = Double(Self.longestSide + 1)
        let (columns, rows) = (
            Int32(min(max(1, width.rounded()), limit)), Int32(min(max(1, height.rounded()), limit))
        )
        if let reason = Self.refusal(width: Int(columns), height: Int(rows)) {
            throw .unreadableImage(path: path, reason: reason)
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows),
            let context = cairo_create(surface)
        else { throw .unreadableImage(path: path, reason: "there is no memory for it") }
        defer { cairo_destroy(context) }
        do {
            try picture.draw(on: context, in: CGRect(x: 0, y: 0, width: Int(columns), height: Int(rows)))
        } catch {
            cairo_surface_destroy(surface)
            throw .unreadableImage(path: path, reason: "\(error)")
        }
        self.init(surface: surface, width: Int(columns), height: Int(rows), scale: scale)
    }

    /// Whether a file of the name holds a vector picture.
    static func isVector(_ path: String) -> Bool {
        ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
    }

    init(surface: OpaquePointer, width: Int, height: Int, scale: CGFloat) {
        self.surface = surface
        self.scale = scale > 0 ? scale : 1
        (pixelWidth, pixelHeight) = (width, height)
    }

    /// Decodes an image held in memory.
    ///
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)`` with "(data)" for a path.
    public convenience init(data: [UInt8], scale: CGFloat = 1) throws(RenderingError) {
        let path = "(data)"
        guard let loader = gdk_pixbuf_loader_new() else {
            throw .unreadableImage(path: path, reason: "no decoder is available")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<GError>?
        // Both calls are made in any case: a loader has to be closed before it is let go.
        let written = gdk_pixbuf_loader_write(loader, data, gsize(data.count), &error) != 0
        let closed = written ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
        guard written, closed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "it is not an image of a known kind"
            g_clear_error(&error)
            throw .unreadableImage(path: path, reason: reason)
        }
        try self.init(pixbuf, path: path, scale: scale)
    }

    /// Refuses what isn't a regular file, as it might never end.
    private static func check(_ path: String) throws(RenderingError) {
        do {
            try FileInput.check(path, limit: largestFile)
        } catch {
            throw .unreadableImage(path: path, reason: "\(error)")
        }
    }

    /// Why an image of so many pixels isn't read, if it isn't.
    private static func refusal(width: Int, height: Int) -> String? {
        let size = "it has \(width) × \(height) pixels"
        guard width > 0, height > 0 else { return "it has no pixels" }
        guard max(width, height) <= longestSide else { return "\(size), more than \(longestSide) in a row" }
        guard width * height <= largestArea else { return "\(size), more than \(largestArea) together" }
        return nil
    }

    private init(_ pixbuf: OpaquePointer, path: String, scale: CGFloat) throws(RenderingError) {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        if let reason = Self.refusal(width: width, height: height) {
            throw .unreadableImage(path: path, reason: reason)
        }
        guard let surface = Self.surface(from: pixbuf) else {
            throw .unreadableImage(path: path, reason: "its pixels are not 8-bit RGB")
        }
        self.surface = surface
        self.scale = scale > 0 ? scale : 1
        (pixelWidth, pixelHeight) = (width, height)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Copies the pixels into cairo's order, premultiplied by their alpha.
    private static func surface(from pixbuf: OpaquePointer) -> OpaquePointer? {
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let from = source + y * sourceStride
            let row = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let pixel = from + x * channels
                let alpha = channels == 4 ? UInt32(pixel[3]) : 255
                func premultiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
                row[x] =
                    alpha << 24 | premultiplied(pixel[0]) << 16 | premultiplied(pixel[1]) << 8 | premultiplied(pixel[2])
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
