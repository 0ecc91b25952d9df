/// The text size a person chose in the system's settings (Dynamic Type).
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five larger sizes that only the accessibility settings offer.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the left category's text is the smaller one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
