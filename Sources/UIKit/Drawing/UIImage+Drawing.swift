import Foundation

extension UIImage {
    /// Paints the picture in the current context, stretched into a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Paints the picture in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Paints the picture in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Paints the picture in the current context, stretched into a rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = DrawingContexts.current else { return }
        var style = context.state.style
        style.blendMode = blendMode == .normal ? style.blendMode : blendMode
        style.alpha *= alpha
        context.paint { $0.draw(self, in: rect.standardized, style: style) }
    }
    /// Paints the picture again and again until a rectangle is full.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = DrawingContexts.current else { return }
        var style = context.state.style
        style.fillPattern = self
        context.paint { $0.fill(CGPath(rect: rect, transform: nil), rule: .winding, style: style) }
    }

    /// A picture of pixels, one for each point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of pixels; turned, it has its turned size.
    ///
    /// - Parameter scale: pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        var about = Description(
            source: .pixels(cgImage), size: isTurned ? CGSize(width: size.height, height: size.width) : size,
            scale: scale)
        about.orientation = orientation
        self.init(about)
    }

    /// The pixels; nil without the module `Rendering` in the program, and for pictures that can't be read.
    public var cgImage: CGImage? {
        if case .pixels(let image) = source { return image }
        guard source != .none else { return nil }
        return PictureMakers.current?.pixels(of: self)
    }

    /// A PNG file: the bytes that the picture was made from, or of its pixels. Nil for a picture without any.
    public func pngData() -> Data? {
        if let data = encodedData, data.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return data }
        return upright.cgImage.flatMap { PictureMakers.current?.png(of: $0) }
    }

    /// A JPEG file: the bytes that the picture was made from, or of its pixels. Nil for a picture without any.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if let data = encodedData, data.starts(with: [0xff, 0xd8]) { return data }
        return upright.cgImage.flatMap {
            PictureMakers.current?.jpeg(of: $0, quality: min(max(compressionQuality, 0), 1))
        }
    }

    /// The same picture with its pixels turned as it is shown.
    private var upright: UIImage {
        guard imageOrientation != .up else { return self }
        let picture = PictureContext(size: size, scale: scale, isOpaque: false)
        DrawingContexts.draw(in: picture.context) { _ in draw(in: CGRect(origin: .zero, size: size)) }
        return picture.image
    }

    /// The same picture: decoding it is left to whoever draws it.
    public func preparingForDisplay() -> UIImage? { self }
    /// The same picture: decoding it is left to whoever draws it.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// The same picture, to a closure: decoding it is left to whoever draws it.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    /// The picture in a size in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let picture = PictureContext(size: size, scale: scale, isOpaque: false)
        DrawingContexts.draw(in: picture.context) { _ in draw(in: CGRect(origin: .zero, size: size)) }
        return picture.image
    }
}

/// A PNG file of a picture.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// A JPEG file of a picture.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
