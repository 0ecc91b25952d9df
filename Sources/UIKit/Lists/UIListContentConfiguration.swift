/// The contents of a row: a picture, a text and a second one.
///
/// Apple documents what each kind of row shows, not its numbers: fonts, distances and the least height are those of the
/// ready-made styles of `UITableViewCell`, which recorded documents show.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Equatable {
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
        /// Makes another colour of ``color``.
        public var colorTransformer: UIConfigurationColorTransformer?
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
        /// Whether letters may stand closer before a text is cut.
        /// - Note: Kept without effect.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the whole text is told where it is cut, to who points at it; nobody points here.
        /// - Note: Kept without effect.
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        /// The colour that the text has: what the transformer makes of its own.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        @MainActor func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
            label.font = font
            label.textColor = resolvedColor()
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
    public struct ImageProperties: Equatable {
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
        /// The room kept for the picture, which stands in the middle of it, in points. 0 is a picture's own size, and that of
        /// all symbols for a symbol: they stand below each other, however wide they are.
        public var reservedLayoutSize = CGSize.zero
        /// Makes another colour of ``tintColor``.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The colour of the picture's border; nil for the tint.
        public var strokeColor: UIColor?
        /// Makes another colour of ``strokeColor``.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the picture's border, in points.
        public var strokeWidth: CGFloat = 0
        /// Whether the picture stays as it is where the user inverts colours.
        /// - Note: Kept without effect.
        public var accessibilityIgnoresInvertColors = false

        /// The colour of a symbol or template image for a tint; the configuration's own where it has one.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The colour of the border for a tint; the configuration's own where it has one.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
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
    /// Space above and below the content where no margins are set, in points.
    private var ownVerticalMargins: (top: CGFloat, bottom: CGFloat) = (11, 11)
    /// Along which axes the content keeps the margins of the cell too, where they are larger than its own.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    /// Points between the texts side by side, at least.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Points between the texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How much of the content is seen, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The least height of the content, in points; nil for that of a row.
    var leastHeight: CGFloat?

    /// Space around the content, in points: 11 above and below rows, 16 at the sides unless set.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins ?? usualMargins(side: 16) }
        set { ownMargins = newValue }
    }

    func usualMargins(side: CGFloat) -> NSDirectionalEdgeInsets {
        let (top, bottom) = ownVerticalMargins
        return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    private init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    private static func properties(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    }

    private static func bold(_ style: UIFont.TextStyle) -> TextProperties {
        TextProperties(
            font: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .bold), color: .label
        )
    }

    /// A title or note of a section: the text keeps closer to the rows than to what is on its other side, as titles of tables
    /// do.
    private static func edge(
        _ text: TextProperties, _ secondary: TextProperties, isHeader: Bool
    ) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: text, secondary: secondary)
        made.ownVerticalMargins = isHeader ? (16, 6) : (6, 6)
        made.leastHeight = 28
        return made
    }

    /// A row of a text, with a smaller one below.
    public static func cell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(text: properties(.body), secondary: properties(.caption1))
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        return made
    }

    /// A row of a text, with a smaller one below.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A row of a text, with a grey one at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var made = cell()
        made.secondaryTextProperties = properties(.body, .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a sidebar with a second, grey text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var made = cell()
        made.secondaryTextProperties = properties(.subheadline, .secondaryLabel)
        return made
    }
    /// As ``sidebarCell()``, beside a larger picture.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
    /// As ``sidebarSubtitleCell()``, beside a larger picture.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// The title above a section of any list: as ``plainHeader()``.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// The note below a section of any list: as ``plainFooter()``.
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    /// The title above a plain section.
    public static func plainHeader() -> UIListContentConfiguration {
        var made = edge(properties(.headline), properties(.caption1), isHeader: true)
        made.ownVerticalMargins = (6, 6)
        return made
    }

    /// The title above a grouped section.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = edge(
            properties(.footnote, .secondaryLabel), properties(.caption1, .secondaryLabel), isHeader: true)
        made.textProperties.transform = .uppercase
        return made
    }

    /// A title above an inset group that stands out: bold, and as large as text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(properties(.headline), properties(.subheadline, .secondaryLabel), isHeader: true)
    }
    /// A title above an inset group that stands out more: bold, and larger than text.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(bold(.title3), properties(.subheadline, .secondaryLabel), isHeader: true)
    }
    /// The title above a section of a sidebar: bold, and larger than text.
    public static func sidebarHeader() -> UIListContentConfiguration {
        edge(bold(.title3), properties(.subheadline, .secondaryLabel), isHeader: true)
    }

    /// The words below a section.
    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
    /// The text below a section of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(properties(.footnote, .secondaryLabel), properties(.caption1, .secondaryLabel), isHeader: false)
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
