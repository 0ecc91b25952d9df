internal import CPangoCairo
internal import Files
public import Foundation
internal import UIKit

/// A surface to draw on, in points with the origin at the upper left, that becomes a PNG, SVG or PDF file.
///
///     let canvas = try Canvas(size: CGSize(width: 100, height: 50), scale: 2, format: .png)
///     canvas.fill(.roundedRect(CGRect(x: 10, y: 10, width: 80, height: 30), radius: 8), color: Color(hex: 0x007AFF))
///     try canvas.write(to: "button.png")  // 200 × 100 pixels
public final class Canvas {
    /// The kind of file a canvas becomes.
    public enum Format: String, CaseIterable, Codable, Sendable {
        /// Pixels: 8 bits each of red, green, blue and alpha.
        case png
        /// Vectors; text is written as outlines, so that it looks the same wherever it is opened.
        case svg
        /// Vectors, one page.
        case pdf
    }

    /// The size in points.
    public let size: CGSize
    /// Pixels per point. Vector formats have none of their own; there it only rules the thickness of hairlines.
    public let scale: CGFloat
    /// The kind of file the canvas becomes.
    public let format: Format

    /// The era of the system font that text is drawn with.
    var fontEra = SystemMetrics.iOS18.fontEra

    let surface: OpaquePointer
    let context: OpaquePointer
    private let output: ByteSink
    private var isFinished = false

    /// What a PDF says of its age. The same drawing gives the same bytes, so it says nothing, unless the variable
    /// `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch) names a second.
    private static var creationDate: String? {
        guard let second = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap({ UInt32($0) }) else {
            return nil
        }
        return Date(timeIntervalSince1970: TimeInterval(second)).ISO8601Format()
    }

    /// The longest side in pixels, set by the drawing library.
    public static let longestSide = 32_000
    /// 160 million pixels are 640 MB: more is taken for a mistake.
    static let largestArea = 160_000_000.0

    /// A transparent canvas.
    ///
    /// - Throws: ``RenderingError`` if a side is smaller than one pixel, longer than ``longestSide``, or not finite, or if
    ///   there are more than 160 million pixels.
    public convenience init(size: CGSize, scale: CGFloat, format: Format) throws(RenderingError) {
        let factor = format == .png ? scale : 1
        try self.init(
            size: size, scale: scale, format: format,
            width: (size.width * factor).rounded(.up), height: (size.height * factor).rounded(.up))
    }

    /// A transparent canvas of so many pixels.
    init(
        size: CGSize, scale: CGFloat, format: Format, width: CGFloat, height: CGFloat
    ) throws(RenderingError) {
        guard scale.isFinite, scale >= 0.1, scale <= 16 else { throw .unsupportedScale(scale) }
        let factor = format == .png ? scale : 1
        let limit = Double(Self.longestSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit, width * height <= Self.largestArea else {
            throw .unsupportedSize(width: size.width, height: size.height, scale: factor)
        }
        self.size = size
        self.scale = scale
        self.format = format
        output = ByteSink()
        let sink = Unmanaged.passUnretained(output).toOpaque()
        switch format {
        case .png:
            surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
            cairo_surface_set_device_scale(surface, scale, scale)
        case .svg:
            surface = cairo_svg_surface_create_for_stream(ByteSink.append, sink, width, height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        case .pdf:
            surface = cairo_pdf_surface_create_for_stream(ByteSink.append, sink, width, height)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
        }
        context = cairo_create(surface)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
            throw .drawingFailed(operation: "creating a \(format.rawValue) canvas", reason: text(of: status))
        }
    }

    deinit {
        FontTurns.begin()
        defer { FontTurns.end() }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The file's bytes. After the first call nothing more can be drawn on a vector canvas.
    public func data() throws(RenderingError) -> [UInt8] {
        if format == .png {
            output.bytes.removeAll()
            let sink = Unmanaged.passUnretained(output).toOpaque()
            cairo_surface_flush(surface)
            let status = cairo_surface_write_to_png_stream(surface, ByteSink.append, sink)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw .drawingFailed(operation: "encoding a PNG", reason: text(of: status))
            }
        } else if !isFinished {
            isFinished = true
            FontTurns.begin()
            defer { FontTurns.end() }
            cairo_surface_finish(surface)
            if format == .svg { output.bytes = SVGIdentifiers(output.bytes).renumbered() }
        }
        // A finished surface leaves its context in an error state of its own; only the surface's counts then.
        let status = isFinished ? cairo_surface_status(surface) : cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED else {
            throw .drawingFailed(operation: "drawing", reason: text(of: status))
        }
        return output.bytes
    }

    /// Writes the file as a whole, so that nobody ever sees half of it. Links are followed; folders and the like are never
    /// replaced.
    public func write(to path: String) throws(RenderingError) {
        let data = try data()
        do {
            try FileOutput.write(data, to: path)
        } catch {
            throw .unwritableFile(path: path, reason: "\(error)")
        }
    }
}

/// Collects what a cairo stream writes.
private final class ByteSink {
    var bytes: [UInt8] = []

    static let append: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

func text(of status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
}

extension Canvas {
    /// The colour of a pixel, counted in pixels from the upper left; clear outside and on vector canvases.
    func pixel(x: Int, y: Int) -> Color {
        cairo_surface_flush(surface)
        guard format == .png, x >= 0, y >= 0, x < Int(cairo_image_surface_get_width(surface)),
            y < Int(cairo_image_surface_get_height(surface)), let data = cairo_image_surface_get_data(surface)
        else { return .clear }
        let row = data + y * Int(cairo_image_surface_get_stride(surface))
        let value = UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self)
        let alpha = Double(value >> 24)
        guard alpha > 0 else { return .clear }
        func channel(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / alpha }
        return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha / 255)
    }
}

extension Canvas {
    /// The colour of what was drawn in a rectangle, from a few samples; nil on vector canvases.
    func averageColor(in rect: CGRect) -> Color? {
        guard format == .png else { return nil }
        var (red, green, blue) = (0.0, 0.0, 0.0)
        var count = 0.0
        for column in 0..<8 {
            for row in 0..<4 {
                let x = rect.minX + rect.width * (CGFloat(column) + 0.5) / 8
                let y = rect.minY + rect.height * (CGFloat(row) + 0.5) / 4
                let sample = pixel(x: Int(x * scale), y: Int(y * scale))
                red += sample.red
                green += sample.green
                blue += sample.blue
                count += 1
            }
        }
        return Color(red: red / count, green: green / count, blue: blue / count)
    }
}
