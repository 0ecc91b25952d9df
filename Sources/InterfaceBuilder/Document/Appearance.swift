/// A colour as a document names it.
public enum ColorDescription: Hashable, Sendable {
    /// Red, green, blue and alpha, from 0 to 1 (more in wide spaces).
    case rgba(RGBA)
    /// A colour of the system: `labelColor`, `systemBackgroundColor` … with the value the document gives, if any.
    case system(String, RGBA?)
    /// A colour of an asset catalog.
    case named(String)
}

/// A colour's components, from 0 to 1, in the sRGB space unless the document says otherwise.
public struct RGBA: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Double
    /// From 0 to 1.
    public var green: Double
    /// From 0 to 1.
    public var blue: Double
    /// From 0, which is clear, to 1.
    public var alpha: Double

    /// Makes a colour from its components, from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A font as a document names it.
public struct FontDescription: Hashable, Sendable {
    /// What the font is chosen by.
    public enum Face: Hashable, Sendable {
        case system
        case boldSystem
        case italicSystem
        /// A text style such as `UICTFontTextStyleBody`: face and size follow from the reader's text size.
        case style(String)
        /// A font by its PostScript name and family.
        case named(String, family: String?)
    }

    /// What the font is chosen by.
    public var face: Face
    /// In points. Nil for text styles and for the system's default sizes.
    public var pointSize: Double?
    /// `light`, `medium`, `semibold` …
    public var weight: String?
    /// `system`, `button`, `label` … : a size the system chooses.
    public var sizeName: String?

    /// Makes a font's description.
    public init(face: Face = .system, pointSize: Double? = nil, weight: String? = nil, sizeName: String? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.weight = weight
        self.sizeName = sizeName
    }
}

/// A text whose stretches differ in looks.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of text with one set of attributes.
    public struct Fragment: Hashable, Sendable {
        /// The text itself.
        public var content: String
        /// Nil for the font that the Mac's text system falls back to.
        public var font: FontDescription?
        /// Nil for the view's.
        public var color: ColorDescription?
        /// Extra space between characters, in points.
        public var kern: Double?
        /// `left`, `center`, `right`, `justified` or `natural`.
        public var alignment: String?
        /// Extra space between lines, in points.
        public var lineSpacing: Double?
        /// A factor on the natural height of a line; 0 means 1.
        public var lineHeightMultiple: Double?
        /// The least height of a line, in points; 0 for none.
        public var minimumLineHeight: Double?
        /// The greatest height of a line, in points; 0 for none.
        public var maximumLineHeight: Double?
        /// Extra space after the paragraph, in points.
        public var paragraphSpacing: Double?
        /// Extra space before the paragraph, in points.
        public var paragraphSpacingBefore: Double?
        /// `wordWrapping`, `truncatingTail` …
        public var lineBreakMode: String?
    }

    /// The stretches in their order.
    public var fragments: [Fragment]

    /// The text alone.
    public var string: String { fragments.map(\.content).joined() }
}

/// What a document says about things kept outside of it.
public struct Resources: Hashable, Sendable {
    /// An image the document uses.
    public struct Image: Hashable, Sendable {
        /// In points.
        public var width: Double
        /// In points.
        public var height: Double
        /// `system` for SF Symbols, whose size here is that of a template, not the size shown.
        public var catalog: String?
    }

    /// Images by name.
    public var images: [String: Image] = [:]
    /// Colours of asset catalogs, as they were when the document was saved.
    public var namedColors: [String: RGBA] = [:]
    /// Colours of the system, in the appearance in which the document was saved.
    public var systemColors: [String: RGBA] = [:]
}
