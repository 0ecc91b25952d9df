@_exported import UIKit

// Reads pictures as UIKit does, and writes PNG and JPEG. Only the first picture of a file is known, and of what is written about it
// its size and orientation.

/// The pictures of a file.
public final class CGImageSource: @unchecked Sendable {
    let image: UIImage?
    let data: Data
    init(_ data: Data) { (self.data, image) = (data, UIImage(data: data)) }
}

/// The pictures in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}
/// The pictures in a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map(CGImageSource.init)
}
/// The pictures that data will hold once it is complete.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data()) }
/// One where the data is a picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// The kind of file, by its first bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    let start = [UInt8](isrc.data.prefix(4))
    if start.starts(with: [0x89, 0x50]) { return "public.png" }
    if start.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
    if start.starts(with: [0x47, 0x49]) { return "com.compuserve.gif" }
    return nil
}
/// The picture.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }

/// The picture, no larger than the options say.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let most: CGFloat
    switch options?[kCGImageSourceThumbnailMaxPixelSize] {
    case let number as CGFloat: most = number
    case let number as Int: most = CGFloat(number)
    case let number as NSNumber: most = CGFloat(number.doubleValue)
    default: return image.cgImage
    }
    let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    let factor = most / max(pixels.width, pixels.height, 1)
    guard factor < 1, factor > 0 else { return image.cgImage }
    let size = CGSize(
        width: max(1, (pixels.width * factor).rounded()), height: max(1, (pixels.height * factor).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return MainActor.assumeIsolated {
        UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }.cgImage
    }
}
/// The picture's size.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [
        kCGImagePropertyPixelWidth: Int(image.size.width * image.scale),
        kCGImagePropertyPixelHeight: Int(image.size.height * image.scale), kCGImagePropertyOrientation: 1,
    ]
}
/// Nothing is written about the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// A file of a picture that is being written: PNG, or JPEG.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate let (type, write): (String, (Data) -> Bool)
    fileprivate var image: UIImage?
    fileprivate var quality: CGFloat = 0.8
    fileprivate init(_ type: String, _ write: @escaping (Data) -> Bool) { (self.type, self.write) = (type, write) }
}
/// A picture that is written into data.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) {
        data.setData($0)
        return true
    }
}
/// A picture that is written into a file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type) { (try? $0.write(to: url)) != nil } }
/// Sets the picture; the last one is written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = UIImage(cgImage: image)
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? CGFloat { idst.quality = quality }
}
/// Writes the picture.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    let isJPEG = idst.type.contains("jpeg") || idst.type.contains("jpg")
    guard let data = isJPEG ? idst.image?.jpegData(compressionQuality: idst.quality) : idst.image?.pngData() else {
        return false
    }
    return idst.write(data)
}
