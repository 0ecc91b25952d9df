import Foundation

/// The memory of a bitmap context that a program reads and writes.
final class BitmapMemory {
    let width: Int
    let height: Int
    let format: PixelFormat
    let space: CGColorSpace
    let start: UnsafeMutableRawPointer
    private let isOwn: Bool

    init(width: Int, height: Int, format: PixelFormat, space: CGColorSpace, start: UnsafeMutableRawPointer?) {
        (self.width, self.height, self.format, self.space) = (width, height, format, space)
        isOwn = start == nil
        self.start = start ?? .allocate(byteCount: format.bytesPerRow * height, alignment: 16)
        if isOwn { memset(self.start, 0, format.bytesPerRow * height) }
    }

    deinit { if isOwn { start.deallocate() } }

    private var bytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: start, count: format.bytesPerRow * height)
    }

    var image: CGImage? { CGImage(width: width, height: height, format: format, bytes: Data(bytes)) }

    func load(into surface: any PixelSurface) { if let image { surface.load(image) } }

    func store(from surface: any PixelSurface) {
        guard let image = surface.makeImage() else { return }
        format.write(image.screenPixels, width: width, height: height, to: bytes)
    }
}

extension CGContext {
    /// A context that draws into memory, its origin at the lower left, a pixel for each unit; nil for kinds of pixels that
    /// aren't known (known are 8 bits a component: grey, opacity, and RGB in four bytes). Without `data` it has memory of its own.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo), isGray = space.model == .monochrome
        let isSingle = isGray || bitmapInfo & 0x1F == CGImageAlphaInfo.alphaOnly.rawValue
        guard height > 0, height <= 100_000, width * height <= 160_000_000,
            let format = PixelFormat(
                width: width, bitsPerComponent: bitsPerComponent, bitsPerPixel: isSingle ? 8 : 32,
                bytesPerRow: bytesPerRow, info: info, isGray: isGray)
        else { return nil }
        self.init(
            PictureMakers.current?.surface(width: width, height: height, scale: 1),
            size: CGSize(width: width, height: height), isUpward: true)
        memory = BitmapMemory(width: width, height: height, format: format, space: space, start: data)
    }

    /// The picture as it is now; nil for a context that isn't one of a picture.
    public func makeImage() -> CGImage? { memory?.image ?? (surface as? any PixelSurface)?.makeImage() }

    /// The memory of a bitmap; nil for other contexts.
    public var data: UnsafeMutableRawPointer? { memory?.start }
    /// In pixels; 0 for a context that isn't a bitmap.
    public var width: Int { memory?.width ?? 0 }
    /// In pixels; 0 for a context that isn't a bitmap.
    public var height: Int { memory?.height ?? 0 }
    /// Bytes from one row to the next; 0 for a context that isn't a bitmap.
    public var bytesPerRow: Int { memory?.format.bytesPerRow ?? 0 }
    /// Bits of each component; 0 for a context that isn't a bitmap.
    public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
    /// Bits of each pixel; 0 for a context that isn't a bitmap.
    public var bitsPerPixel: Int { (memory?.format.bytesPerPixel ?? 0) * 8 }
    /// What the components stand for; nil for a context that isn't a bitmap.
    public var colorSpace: CGColorSpace? { memory?.space }
    /// How the pixels are kept; none for a context that isn't a bitmap.
    public var bitmapInfo: CGBitmapInfo { memory?.format.info ?? [] }
    /// Where the opacity stands.
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }
}
