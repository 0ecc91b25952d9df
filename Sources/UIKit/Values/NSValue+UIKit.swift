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

    /// A value that holds the insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets held.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
