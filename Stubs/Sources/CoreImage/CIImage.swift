@_exported import UIKit

/// A picture that filters would change.
open class CIImage: NSObject, @unchecked Sendable {
    /// The picture that is drawn, and where.
    let drawn: (image: UIImage, place: CGRect)?
    /// The area of the picture, upwards from the corner at the bottom.
    public let extent: CGRect

    init(_ drawn: (image: UIImage, place: CGRect)?, extent: CGRect) { (self.drawn, self.extent) = (drawn, extent) }
    /// A picture of UIKit's, one point for each of its pixels.
    public convenience init?(image: UIImage) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }
    /// A bitmap.
    public convenience init(cgImage image: CGImage) {
        let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.init((UIImage(cgImage: image), area), extent: area)
    }
    /// A picture of a file's data.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// A picture of a file.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// A picture of nothing.
    public class func empty() -> CIImage { CIImage(nil, extent: .zero) }
    /// A part of the picture.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(drawn, extent: extent.intersection(rect)) }
    /// The picture moved, grown or shrunk; turning isn't known, and the box of what is turned is drawn straight.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(drawn.map { ($0.image, $0.place.applying(matrix)) }, extent: extent.applying(matrix))
    }
    /// The same picture: its edges aren't drawn further.
    open func clampedToExtent() -> CIImage { self }
    /// The same picture: no filter is known by name.
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

/// Makes bitmaps of pictures.
open class CIContext: NSObject, @unchecked Sendable {
    /// How bitmaps are made, without effect.
    public let options: [CIContextOption: Any]
    public init(options: [CIContextOption: Any]? = nil) { self.options = options ?? [:] }
    /// A bitmap of a part of a picture, one pixel for each point.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let drawn = image.drawn, fromRect.width >= 1, fromRect.height >= 1, fromRect.width * fromRect.height < 1e8
        else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: fromRect.size, format: format).image { _ in
            // Core Image counts upwards.
            let place = drawn.place
            drawn.image.draw(
                in: CGRect(
                    x: place.minX - fromRect.minX, y: fromRect.maxY - place.maxY, width: place.width,
                    height: place.height))
        }.cgImage
    }
}

/// How bitmaps are made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
    public static let workingColorSpace = Self(rawValue: "working_color_space")
    public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
}

extension UIImage {
    /// What a filter's picture shows, one point for each of its pixels.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// The same, with as many pixels to a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        guard let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: bitmap, scale: scale, orientation: orientation)
    }
}
