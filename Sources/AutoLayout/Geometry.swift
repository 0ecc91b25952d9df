/// The two directions in which a layout is solved.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
    case horizontal = 0
    case vertical = 1
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The side on which reading starts: decides what leading and trailing mean.
public enum LayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// Distances from the four edges of a rectangle inwards, in points.
public struct Insets: Hashable, Sendable {
    /// In points.
    public var top: Double
    /// In points.
    public var left: Double
    /// In points.
    public var bottom: Double
    /// In points.
    public var right: Double

    /// Insets of four distances, in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// A rectangle in points; the origin is the upper left corner of the engine's root, y grows downwards.
public struct Rectangle: Hashable, Sendable {
    /// The left edge, in points.
    public var left: Double
    /// The upper edge, in points.
    public var top: Double
    /// The right edge, in points.
    public var right: Double
    /// The lower edge, in points.
    public var bottom: Double

    /// A rectangle of four edges, in points.
    public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// In points.
    public var width: Double { right - left }
    /// In points.
    public var height: Double { bottom - top }
}
