/// The contents of a row: a picture, a text and a second one.
///
/// Apple documents what each kind of row shows, not its numbers: fonts, distances and the least height are those of the
/// ready-made styles of `UITableViewCell`, which recorded documents show.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// How a text is set against the sides.
        public enum TextAlignment: Int, Sendable {
            case natural = 0, center, justified
        }

        /// Which letters are made capitals.
        public enum TextTransform: Int, Sendable {
            case none = 0, uppercase, lowercase, capitalized
        }

        /// The text's font.
        public var font: UIFont
        /// The letters' colour.
        public var color: UIColor
        /// How the text is set against the sides.
        public var alignment = TextAlignment.natural
        /// Where lines break, and what becomes of a text that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many lines as the text needs.
        public var numberOfLines = 0
        /// Whether a text that is too long is set smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may be set, as a share of the font's size; 0 leaves that to the label.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Which letters are made capitals.
        public var transform = TextTransform.none

        @MainActor func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
            label.font = font
            label.textColor = color
            label.lineBreakMode = lineBreakMode
            label.numberOfLines = numberOfLines
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
            if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How the picture looks.
    public struct ImageProperties {
        /// The width of a column that pictures are centred in, of the standard one: as wide as the picture.
        public static let standardDimension: CGFloat = 1.7976931348623157e308

        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template image; the cell's tint unless set.
        public var tintColor: UIColor?
        /// Points by which the image's corners are rounded.
        public var cornerRadius: CGFloat = 0
        /// The most room that the picture takes, in points; 0 for as much as it asks for.
        public var maximumSize = CGSize.zero
        /// The room kept for the picture, in points; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The image at the leading edge.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first text with attributes; shown instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the first text is set.
    public var textProperties: TextProperties
    /// The second text: below the first, or at the trailing edge.
    public var secondaryText: String?
    /// The second text with attributes; shown instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is set.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the end of the line if there is room, instead of below.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Space around the content, in points; nil leaves the sides to the width of the screen.
    var ownMargins: NSDirectionalEdgeInsets?
    /// Along which axes the content keeps the margins of the cell too, where they are larger than its own.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    /// Points between the texts side by side, at least.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Points between the texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Space around the content, in points: 11 above and below, 16 at the sides unless set.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
        set { ownMargins = newValue }
    }

    private init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    private static func properties(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    /// A row of a text, with a smaller one below.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// A row of a text, with a smaller one below.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: properties(.body), secondary: properties(.caption1))
    }

    /// A row of a text, with a grey one at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: properties(.body), secondary: properties(.body, .secondaryLabel))
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { subtitleCell() }
    /// As `subtitleCell()`.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// As `subtitleCell()`.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { subtitleCell() }

    /// The title above a plain section.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: properties(.headline), secondary: properties(.caption1))
    }

    /// The title above a grouped section.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(
            text: properties(.footnote, .secondaryLabel), secondary: properties(.caption1, .secondaryLabel))
        made.textProperties.transform = .uppercase
        return made
    }

    /// As `plainHeader()`.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    /// As `plainHeader()`.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    /// As `plainHeader()`.
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

    /// The words below a section.
    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
    /// The text below a section of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: properties(.footnote, .secondaryLabel), secondary: properties(.caption1, .secondaryLabel))
    }

    /// A view that shows the texts and the image.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// One or both axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Across and down.
    public static let both: UIAxis = [.horizontal, .vertical]
}
