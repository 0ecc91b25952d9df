public import UIKit

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

    /// What a font is for whose size the system chooses, by the words of documents.
    public enum SystemSize: String, Hashable, Sendable, CaseIterable {
        case system, smallSystem, button, label, message
    }

    /// What the font is chosen by.
    public var face: Face
    /// In points. Nil for text styles and for the system's default sizes.
    public var pointSize: Double?
    /// The thickness of the system font's strokes; nil for the usual one.
    public var weight: UIFont.Weight?
    /// A size that the system chooses.
    public var systemSize: SystemSize?

    /// Makes a font's description.
    public init(
        face: Face = .system, pointSize: Double? = nil, weight: UIFont.Weight? = nil, systemSize: SystemSize? = nil
    ) {
        self.face = face
        self.pointSize = pointSize
        self.weight = weight
        self.systemSize = systemSize
    }
}

/// The point size, weight and scale of an SF Symbol.
public struct SymbolAppearance: Hashable, Sendable {
    /// The size of the font that the symbol is drawn for, in points.
    public var pointSize: Double?
    /// How large the symbol is next to text of its point size.
    public var scale = UIImage.SymbolScale.unspecified
    /// The thickness of the strokes.
    public var weight = UIImage.SymbolWeight.unspecified
    /// The font whose size the symbol follows.
    public var font: FontDescription?
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
        /// The lines under and through the letters, as `NSUnderlineStyle` numbers them; nil for none.
        public var underline: Int?
        /// The line through the letters; nil for none.
        public var strikethrough: Int?
        /// The colour behind the letters; nil for none.
        public var background: ColorDescription?
        /// How far the letters stand above the line, in points; nil for on it.
        public var baselineOffset: Double?
        /// Where the text leads; nil for nowhere.
        public var link: String?
        /// Where the first line of a paragraph begins, in points.
        public var firstLineHeadIndent: Double?
        /// Where the other lines begin, in points.
        public var headIndent: Double?
        /// Where lines end, in points: from the beginning, or, less than 0, before the end.
        public var tailIndent: Double?
        /// How lines are set against the sides; nil for the natural way.
        public var alignment: NSTextAlignment?
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
        /// What happens to lines that are too wide; nil for breaks between words.
        public var lineBreakMode: NSLineBreakMode?
    }

    /// The stretches in their order.
    public var fragments: [Fragment]

    /// The text alone.
    public var string: String { fragments.map(\.content).joined() }

    /// The fonts of the stretches.
    var fonts: [FontDescription] { fragments.compactMap(\.font) }
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
