/// The text size that a person chose in the settings, by the names of Apple's Human Interface Guidelines
/// ("Typography", "Specifications").
package enum TextSize: String, CaseIterable, Codable, Sendable {
    case xSmall = "xsmall"
    case small, medium, large
    case xLarge = "xlarge"
    case xxLarge = "xxlarge"
    case xxxLarge = "xxxlarge"
    case ax1, ax2, ax3, ax4, ax5

    package var category: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .ax1: .accessibilityMedium
        case .ax2: .accessibilityLarge
        case .ax3: .accessibilityExtraLarge
        case .ax4: .accessibilityExtraExtraLarge
        case .ax5: .accessibilityExtraExtraExtraLarge
        }
    }
}
