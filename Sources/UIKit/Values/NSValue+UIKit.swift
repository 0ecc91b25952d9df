import Foundation

extension NSValue {
    /// A value that holds the rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// A value that holds the size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// A value that holds the point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The rectangle held.
    public var cgRectValue: CGRect { rectValue }

    /// The size held.
    public var cgSizeValue: CGSize { sizeValue }

    /// The point held.
    public var cgPointValue: CGPoint { pointValue }
}
