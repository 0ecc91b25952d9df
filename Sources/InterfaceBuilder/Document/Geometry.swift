/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// In points.
    public var top: Double
    /// In points.
    public var left: Double
    /// In points.
    public var bottom: Double
    /// In points.
    public var right: Double

    /// Makes insets from the four distances, in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at all.
    public static let zero = EdgeInsets()
}

/// Margins as a document writes them: by sides, or by the direction of reading.
public enum Margins: Hashable, Sendable {
    /// `layoutMargins`: left and right stay where they are.
    case fixed(EdgeInsets)
    /// `directionalLayoutMargins`: `left` holds the leading margin, `right` the trailing one.
    case directional(EdgeInsets)

    /// The margins with left and right in place for the direction of reading.
    public func resolved(rightToLeft: Bool) -> EdgeInsets {
        switch self {
        case .fixed(let insets): return insets
        case .directional(var insets):
            if rightToLeft { swap(&insets.left, &insets.right) }
            return insets
        }
    }
}

/// Which parts of a view give when its superview's size changes; Apple's "autoresizing mask".
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: Int

    /// A mask of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleMinX = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let widthSizable = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge changes.
    public static let flexibleMinY = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let heightSizable = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge changes.
    public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
