internal import AutoLayout

// Constraints speak of alignment rectangles. Most views say by their insets how far their frame reaches beyond; a class
// may also override the two methods that turn one rectangle into the other (documentation of
// `alignmentRect(forFrame:)`).

extension UIView {
    /// Whether the view's class overrides those methods; asked when the view enters an engine.
    var movesAlignmentRectangle: Bool {
        let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
        return alignmentRect(forFrame: frame) != frame.inset(by: alignmentRectInsets)
    }

    /// How far the frame reaches beyond the alignment rectangle on each side, at the view's size.
    package var layoutInsets: UIEdgeInsets {
        flags.contains(.hasOwnAlignment) ? ownAlignmentInsets : alignmentRectInsets
    }

    /// The same for a view whose class overrides those methods.
    var ownAlignmentInsets: UIEdgeInsets {
        let frame = CGRect(origin: .zero, size: storedBounds.size)
        let inner = alignmentRect(forFrame: frame)
        return UIEdgeInsets(
            top: inner.minY, left: inner.minX, bottom: frame.height - inner.minY - inner.height,
            right: frame.width - inner.minX - inner.width)
    }

    /// The frame that belongs to an alignment rectangle, by the view's own method.
    func frameRectangle(aligned inner: Rectangle) -> Rectangle {
        let frame = frame(
            forAlignmentRect: CGRect(x: inner.left, y: inner.top, width: inner.width, height: inner.height))
        return Rectangle(
            left: Double(frame.origin.x), top: Double(frame.origin.y),
            right: Double(frame.origin.x + frame.size.width), bottom: Double(frame.origin.y + frame.size.height))
    }
}
