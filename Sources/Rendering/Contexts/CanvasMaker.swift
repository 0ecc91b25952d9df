internal import CGdkPixbuf
internal import CPangoCairo
internal import Foundation
internal import UIKit

/// Makes pixels for UIKit, by Cairo.
final class CanvasMaker: PictureMaker {
    func surface(width: Int, height: Int, scale: CGFloat) -> (any PixelSurface)? {
        MainActor.unchecked { try? PictureSurface(width: width, height: height, scale: scale) }
    }

    func pages(_ information: [String: String]) -> (any PageSurface)? {
        MainActor.unchecked { try? DocumentSurface(information) }
    }

    func pixels(of image: UIImage) -> CGImage? {
        let scale = image.scale > 0 ? image.scale : 1
        let isVector = image.isSymbolImage || image.assetName != nil
        let factor = isVector ? max(scale, MainActor.unchecked { UIView().layoutEnvironment.displayScale }) : scale
        let (width, height) = (
            (image.size.width * factor).rounded(.up), (image.size.height * factor).rounded(.up)
        )
        guard width >= 1, height >= 1, width <= 32_000, height <= 32_000,
            let surface = surface(width: Int(width), height: Int(height), scale: factor) as? PictureSurface
        else { return nil }
        surface.draw(image, in: CGRect(origin: .zero, size: image.size), style: DrawingStyle())
        return MainActor.unchecked({ surface.painter.problems.isEmpty }) ? surface.makeImage() : nil
    }

    func png(of image: CGImage) -> Data? {
        guard let canvas = try? Canvas(pixelsOf: image), let bytes = try? canvas.data() else { return nil }
        return Data(bytes)
    }

    func jpeg(of image: CGImage, quality: CGFloat) -> Data? {
        // JPEG knows no opacity: what is clear becomes white.
        let pixels = image.screenPixels
        var rows = [UInt8](repeating: 255, count: image.width * image.height * 3)
        for index in 0..<(image.width * image.height) {
            let clear = 255 - pixels[index * 4 + 3]
            for channel in 0..<3 { rows[index * 3 + channel] = pixels[index * 4 + 2 - channel] &+ clear }
        }
        return rows.withUnsafeBufferPointer { rows in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    rows.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(image.width), Int32(image.height),
                    Int32(image.width * 3), nil, nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return Self.jpeg(of: pixbuf, quality: quality)
        }
    }

    private static func jpeg(of pixbuf: OpaquePointer, quality: CGFloat) -> Data? {
        let key = strdup("quality"), value = strdup("\(Int((quality * 100).rounded()))")
        defer {
            free(key)
            free(value)
        }
        var keys = [key, nil], values = [value, nil]
        var buffer: UnsafeMutablePointer<gchar>?, size: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0, let buffer else {
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

/// UIKit's weak symbol: the program has a module that draws.
@_cdecl("espalier_picture_maker")
func makePictureMaker() -> UnsafeMutableRawPointer { Unmanaged.passRetained(CanvasMaker() as AnyObject).toOpaque() }

/// A picture that code paints.
final class PictureSurface: PaintingSurface, PixelSurface, @unchecked Sendable {
    @MainActor init(width: Int, height: Int, scale: CGFloat) throws(RenderingError) {
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let canvas = try Canvas(size: size, scale: scale, format: .png, width: CGFloat(width), height: CGFloat(height))
        let outer = (DrawingContexts.current?.surface as? PaintingSurface)?.painter
        let painter = ViewPainter(
            canvas: canvas, root: UIView(),
            options: RenderOptions(scale: scale, drawsDevice: false, drawsBackground: false),
            images: outer?.images ?? ImageCatalog())
        super.init(painter: painter, traits: nil)
    }

    func makeImage() -> CGImage? {
        flush()
        return canvas.makeImage()
    }

    func load(_ image: CGImage) { canvas.load(image) }
}

extension Canvas {
    /// The pixels, if it has any.
    func makeImage() -> CGImage? {
        cairo_surface_flush(surface)
        guard format == .png, let data = cairo_image_surface_get_data(surface) else { return nil }
        let (width, height) = (pixelWidth, pixelHeight)
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height { pixels += UnsafeBufferPointer(start: data + row * stride, count: width * 4) }
        return CGImage(width: width, height: height, screenPixels: pixels)
    }

    /// Replaces the pixels by those of an image of the same size.
    func load(_ image: CGImage) {
        guard image.width == pixelWidth, image.height == pixelHeight else { return }
        cairo_surface_flush(surface)
        Bitmap.write(image.screenPixels, width: image.width, height: image.height, to: surface)
    }

    convenience init(pixelsOf image: CGImage) throws(RenderingError) {
        try self.init(size: CGSize(width: image.width, height: image.height), scale: 1, format: .png)
        load(image)
    }
}

extension Bitmap {
    /// The pixels as something to draw, kept with the picture.
    static func of(_ image: CGImage, scale: CGFloat) -> Bitmap? {
        if let known = image.rendered as? Bitmap, known.scale == scale { return known }
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        write(image.screenPixels, width: image.width, height: image.height, to: surface)
        let bitmap = Bitmap(surface: surface, width: image.width, height: image.height, scale: scale)
        image.rendered = bitmap
        return bitmap
    }

    static func write(_ pixels: [UInt8], width: Int, height: Int, to surface: OpaquePointer) {
        guard let data = cairo_image_surface_get_data(surface), pixels.count >= width * height * 4 else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<height { memcpy(data + row * stride, start + row * width * 4, width * 4) }
        }
        cairo_surface_mark_dirty(surface)
    }
}
