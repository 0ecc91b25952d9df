import Foundation

/// Begins a picture of a size in points. The scale has no effect: no pixels are kept.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = ThreadContext.current
    context.pictures.append(size)
    context.drawing.append(NoDrawing())
}

/// Begins a picture of a size in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The picture that was begun last; what was painted isn't kept.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ThreadContext.current.pictures.last.map { UIImage(placeholderOfSize: $0) }
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    let context = ThreadContext.current
    if context.pictures.popLast() != nil { context.drawing.removeLast() }
}

/// Where pictures are painted whose pixels aren't kept.
final class NoDrawing: DrawingContext {
    func setFill(_ color: UIColor) {}
    func setStroke(_ color: UIColor) {}
    func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
}

extension UIGraphicsImageRendererContext {
    /// What is painted there isn't kept.
    public var cgContext: CGContext { CGContext(NoDrawing()) }
}

extension UIImage {
    /// Paints the picture; in programs only rectangles are painted.
    public func draw(in rect: CGRect) {}
    /// Paints the picture; in programs only rectangles are painted.
    public func draw(at point: CGPoint) {}
    /// Paints the picture; in programs only rectangles are painted.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

    /// The bytes of the picture if it was made from JPEG data.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let data = encodedData, data.starts(with: [0xff, 0xd8]) else { return nil }
        return data
    }

    /// The same picture: decoding it is left to whoever draws it.
    public func preparingForDisplay() -> UIImage? { self }
}
