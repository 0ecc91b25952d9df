import Foundation

/// How a picture is kept.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; the screen's unless set.
    open var scale: CGFloat = UIView.defaultEnvironment.displayScale
    /// Whether the picture covers what is below.
    /// - Note: Kept without effect.
    open var opaque = false

    /// The format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer's closure paints.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(_ format: UIGraphicsImageRendererFormat) {
        self.format = format
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    /// Draws the border of a rectangle.
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
}

/// Makes pictures in code. What is painted isn't kept: the pictures measure as they do on a device, and are drawn as an
/// empty frame.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// A renderer of pictures of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    /// A renderer of pictures of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of pictures of a rectangle in points.
    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    /// A picture that a closure paints.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        DrawingContexts.draw(in: NoDrawing()) { actions(UIGraphicsImageRendererContext(format)) }
        return UIImage(source: .none, size: size, scale: format.scale)
    }
}
