/// A typeface at a size: what a piece of text is measured and drawn with.
///
///     let title = Font(size: 17, weight: .semibold)
///     let body = Font.preferred(.body)            // 17 pt, lines 22 pt apart
///     let code = Font(family: .named("Menlo"), size: 13)
public struct Font: Hashable, Sendable {
    /// Where the typeface comes from.
    public enum Family: Hashable, Sendable {
        /// The system's proportional typeface.
        case system
        /// The system's typeface with digits of equal width; letters are those of `system`.
        case monospacedDigitSystem
        /// The system's fixed-width typeface.
        case monospacedSystem
        /// A typeface by its family name ("Helvetica Neue") or PostScript name ("HelveticaNeue-Bold"). A weight or
        /// slant that a PostScript name states wins over the font's own `weight` and `isItalic`.
        case named(String)
        /// A typeface from a font file, as it is; its own weight and slant count.
        case file(FontFile)
    }

    /// The thickness of the strokes, on the scale of `UIFont.Weight`: 0 is regular, -0.8 ultra light, 0.62 black.
    public struct Weight: RawRepresentable, Hashable, Sendable, Comparable {
        /// From -1 to 1, 0 being regular.
        public var rawValue: Double

        /// A weight anywhere on the scale; measuring uses the nearest of the nine named ones.
        public init(rawValue: Double) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// A little bolder than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Bolder than medium.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of emphasis.
        public static let bold = Weight(rawValue: 0.4)
        /// Bolder than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest.
        public static let black = Weight(rawValue: 0.62)

        /// Whether the left weight is the thinner one.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// The typeface.
    public var family: Family
    /// The size in points.
    public var size: Double
    /// The thickness of the strokes.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// The text style the font was made for, if any. Lines of a style stand as far apart as the style's published
    /// leading, not as the font's own line height.
    public var textStyle: TextStyle?

    /// A font; the system's, regular and upright unless stated.
    ///
    /// - Parameter size: the size in points. A size that is not finite or is negative measures as 0.
    public init(
        family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false,
        textStyle: TextStyle? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.textStyle = textStyle
    }

    /// The system's font for a text style at a Dynamic Type size.
    public static func preferred(_ style: TextStyle, category: ContentSizeCategory = .large) -> Font {
        Font(size: style.size(in: category), weight: style.weight, textStyle: style)
    }

    /// The same typeface at another size, in points.
    public func withSize(_ size: Double) -> Font {
        var font = self
        font.size = size
        return font
    }
}
