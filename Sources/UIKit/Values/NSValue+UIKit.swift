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

extension NSValue {
    /// A value that holds the transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(holding: transform, Self.affine)
    }
    /// The transform held; without one, the one that changes nothing.
    public var cgAffineTransformValue: CGAffineTransform { held(Self.affine) ?? .identity }

    /// A value that holds the transform.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(holding: transform, Self.transform) }
    /// The transform held; without one, the one that changes nothing.
    public var caTransform3DValue: CATransform3D { held(Self.transform) ?? CATransform3DIdentity }

    /// A value that holds the offset.
    public convenience init(uiOffset offset: UIOffset) { self.init(holding: offset, Self.offset) }
    /// The offset held; without one, none.
    public var uiOffsetValue: UIOffset { held(Self.offset) ?? .zero }

    /// A value that holds the lengths.
    public convenience init(cgVector vector: CGVector) { self.init(holding: vector, Self.vector) }
    /// The lengths held; without them, none.
    public var cgVectorValue: CGVector { held(Self.vector) ?? .zero }

    /// A value that holds the insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(holding: insets, Self.insets)
    }
    /// The insets held; without them, none.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { held(Self.insets) ?? .zero }

    // Foundation on Linux has no names of structures: these are rows of numbers.

    static let affine = "[6d]"
    static let transform = "[16d]"
    private static let offset = "[2d]"
    private static let vector = "[2d]"
    private static let insets = "[4d]"

    private convenience init<Value>(holding value: Value, _ type: String) {
        self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: type)
    }

    /// What a value of the type holds.
    private func held<Value>(_ type: String) -> Value? {
        guard String(cString: objCType) == type else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            guard let start = place.baseAddress else { return nil }
            getValue(start)
            return start.pointee
        }
    }
}
