import Foundation

/// A picture that code paints.
final class PictureContext {
    let size: CGSize
    let scale: CGFloat
    let context: CGContext

    /// - Parameters:
    ///   - size: in points; a picture of no pixels, or of too many, keeps its size alone.
    ///   - scale: pixels a point; the screen's for 0.
    init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let scale = scale > 0 && scale.isFinite ? scale : MainActor.unchecked { UIView.defaultEnvironment.displayScale }
        (self.size, self.scale) = (size, scale)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let isPossible = width >= 1 && height >= 1 && width <= 32_000 && height <= 32_000 && width * height <= 160e6
        let surface =
            isPossible
            ? PictureMakers.current?.surface(width: Int(width), height: Int(height), scale: scale) : nil
        context = CGContext(surface, size: size, scale: scale)
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
    }

    var image: UIImage {
        guard let pixels = context.makeImage() else { return UIImage(source: .none, size: size, scale: scale) }
        return UIImage(source: .pixels(pixels), size: size, scale: scale)
    }
}

/// Begins a picture of a size in points; a scale of 0 stands for the screen's. An opaque one begins black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let thread = ThreadContext.current
    let picture = PictureContext(size: size, scale: scale, isOpaque: opaque)
    thread.pictures.append(picture)
    thread.drawing.append(picture.context)
}

/// Begins a picture of a size in points, a pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The picture that was begun last, as it is now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ThreadContext.current.pictures.last?.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
    let thread = ThreadContext.current
    guard let picture = thread.pictures.popLast() else { return }
    if let index = thread.drawing.lastIndex(where: { $0 === picture.context }) {
        thread.drawing.removeSubrange(index...)
    }
}
