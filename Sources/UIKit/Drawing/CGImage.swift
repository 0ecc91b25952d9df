import Foundation

/// Bytes that are kept elsewhere, or none. Swift on Linux has no name of its own for Core Foundation's data.
public typealias CFData = NSData

/// The bytes of the data.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
    data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}
/// How many bytes the data has.
public func CFDataGetLength(_ data: CFData) -> Int { data.length }

/// Where the bytes of a picture come from.
public final class CGDataProvider: @unchecked Sendable {  // immutable: the data is a copy
    /// The bytes.
    public let data: CFData?

    /// Bytes that are kept.
    public init?(data: CFData) { self.data = NSData(data: Data(referencing: data)) }

    /// The bytes of a file; nil if it can't be read.
    public convenience init?(url: NSURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: NSData(data: data))
    }
}

/// What a colour stands for that lies outside of an output's range. Raw values are CoreGraphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A picture of pixels.
public final class CGImage: Equatable, @unchecked Sendable {  // what changes is kept behind a lock
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let format: PixelFormat
    private let bytes: Data
    private let converted = Locked<[UInt8]?>(nil)
    /// What a renderer made of the pixels.
    package var rendered: AnyObject? {
        get { kept.withLock { $0?.object } }
        set { kept.withLock { $0 = newValue.map(Rendered.init) } }
    }
    private let kept = Locked<Rendered?>(nil)

    private struct Rendered: @unchecked Sendable {  // immutable
        let object: AnyObject
    }

    /// A picture of a provider's bytes; nil for kinds of pixels that aren't known (known are 8 bits a component: grey,
    /// opacity, RGB in three bytes or in four) and for too few bytes. `decode`, `shouldInterpolate` and `intent` have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let format = PixelFormat(
                width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                info: bitmapInfo, isGray: space.model == .monochrome), let data = provider.data
        else { return nil }
        self.init(width: width, height: height, format: format, bytes: Data(referencing: data))
    }

    init?(width: Int, height: Int, format: PixelFormat, bytes: Data) {
        guard width > 0, height > 0, height <= 100_000,
            bytes.count >= (height - 1) * format.bytesPerRow + width * format.bytesPerPixel
        else { return nil }
        (self.width, self.height, self.format, self.bytes) = (width, height, format, bytes)
    }

    /// A picture of pixels as the screen has them: blue, green, red and opacity, multiplied by it.
    package convenience init?(width: Int, height: Int, screenPixels: [UInt8]) {
        guard width > 0, width <= 100_000 else { return nil }
        self.init(width: width, height: height, format: .screen(width: width), bytes: Data(screenPixels))
    }

    /// The pixels as the screen has them.
    package var screenPixels: [UInt8] {
        if format == .screen(width: width) { return [UInt8](bytes) }
        return converted.withLock { kept in
            if let kept { return kept }
            let pixels = bytes.withUnsafeBytes { format.toScreen($0, width: width, height: height) }
            kept = pixels
            return pixels
        }
    }

    /// Bits of each of red, green, blue and opacity.
    public var bitsPerComponent: Int { 8 }
    /// Bits of each pixel.
    public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// How the pixels are kept.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// Where the opacity stands.
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: format.info.rawValue & 0x1F) ?? .none }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: format.info.rawValue & 0x7000) ?? .orderDefault
    }
    /// What the components stand for.
    public var colorSpace: CGColorSpace? {
        format.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
    /// The bytes of the picture.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: bytes)) }
    /// Whether the picture is a mask: none is here.
    public var isMask: Bool { false }

    /// A part of the picture, in pixels; nil where it has none there.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.standardized.integral.common(with: CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        let pixels = screenPixels
        var kept: [UInt8] = []
        kept.reserveCapacity(columns * rows * 4)
        for row in top..<(top + rows) {
            let start = (row * width + left) * 4
            kept += pixels[start..<(start + columns * 4)]
        }
        return CGImage(width: columns, height: rows, screenPixels: kept)
    }

    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// A copy.
    public func copy() -> CGImage? { CGImage(width: width, height: height, format: format, bytes: bytes) }
}
