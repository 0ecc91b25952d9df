/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
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
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let flexibleMinX = AutoresizingMask(rawValue: 1)
    public static let widthSizable = AutoresizingMask(rawValue: 2)
    public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
    public static let flexibleMinY = AutoresizingMask(rawValue: 8)
    public static let heightSizable = AutoresizingMask(rawValue: 16)
    public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
