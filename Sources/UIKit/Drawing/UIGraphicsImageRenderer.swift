import Foundation

/// How a picture is kept.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Which colours a picture can have. Pictures are sRGB here, whatever is wanted.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels per point; the screen's unless set.
    open var scale: CGFloat = MainActor.unchecked { UIView.defaultEnvironment.displayScale }
    /// Whether the picture covers what is below: it begins black then, not clear.
    open var opaque = false
    /// Which colours a picture can have.
    /// - Note: Kept without effect.
    open var preferredRange = Range.automatic
    /// Whether colours beyond the screen's are wanted.
    /// - Note: Kept without effect.
    open var prefersExtendedRange = false
    /// The rectangle of the picture, in points.
    open internal(set) var bounds = CGRect.zero

    /// The format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format of the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format of the screen.
    public override init() {}
    /// The format of the screen of the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        let stated = MainActor.unchecked { traitCollection.displayScale }
        if stated > 0 { scale = stated }
    }
}

/// Where a renderer's closure paints.
open class UIGraphicsImageRendererContext: NSObject {
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat
    /// Where paint goes.
    public let cgContext: CGContext
    private let picture: PictureContext

    init(_ picture: PictureContext, _ format: UIGraphicsImageRendererFormat) {
        (self.picture, self.format, cgContext) = (picture, format, picture.context)
    }

    /// The picture as it is now.
    open var currentImage: UIImage { picture.image }
    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    /// Fills a rectangle, mixed with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws the border of a rectangle.
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
    /// Draws the border of a rectangle, mixed with what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
    /// Confines later paint to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures in code. They keep their pixels where the module `Rendering` is in the program; otherwise they measure
/// as they do on a device, and have none.
open class UIGraphicsImageRenderer: NSObject {
    /// What closures that paint are given.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// A renderer of pictures of a rectangle in points, whose origin is the picture's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// A renderer of pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of pictures of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of pictures of a rectangle in points, whose origin is the picture's upper left corner.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A picture that a closure paints.
    open func image(actions: DrawingActions) -> UIImage {
        let picture = PictureContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        picture.context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingContexts.draw(in: picture.context) { _ in
            actions(UIGraphicsImageRendererContext(picture, format))
        }
        return picture.image
    }

    /// A PNG file of a picture that a closure paints; empty without the module `Rendering`.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// A JPEG file of a picture that a closure paints; empty without the module `Rendering`. The quality is from 0 to 1.
    open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
