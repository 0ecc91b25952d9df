/// The text size a person chose in the system's settings (Dynamic Type).
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five larger sizes that only the accessibility settings offer.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the left category's text is the smaller one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The category on Interface Builder's canvas.
    ///
    /// Large; extra small in Xcode 13.0 to 13.4 (toolsVersion 18000 to 20999): recorded sizes of views in a text style
    /// agree with that 48 to 5, and 21 to 2 in documents that took no part in finding it. Medium up to Xcode 7
    /// (toolsVersion below 11000): recorded heights of 25 labels in text styles agree with that, with large none.
    public static func ofInterfaceBuilder(toolsVersion: Int) -> ContentSizeCategory {
        switch toolsVersion {
        case ..<11000: .medium
        case 18000..<21000: .extraSmall
        default: .large
        }
    }
}
