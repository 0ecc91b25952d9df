import Foundation
import Synchronization
package import Typography

/// A typeface at a size, in points.
///
///     label.font = .systemFont(ofSize: 20, weight: .semibold)
///     label.font = .preferredFont(forTextStyle: .headline)
open class UIFont: NSObject, NSCopying, @unchecked Sendable {  // stored properties are `let`s of values
    private let mark = SwiftObjectMark()
    /// The thickness of the strokes: 0 is regular, -0.8 ultra light, 0.62 black.
    public struct Weight: Hashable, _UIKitNumericRawRepresentable, Sendable {
        /// The place on the scale.
        public let rawValue: CGFloat

        /// A weight anywhere on the scale.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A weight anywhere on the scale.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        // The constants' values: Apple's headers, UIFontWeightUltraLight and so on.

        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Second from the thinnest.
        public static let thin = Weight(rawValue: -0.6)
        /// Third from the thinnest.
        public static let light = Weight(rawValue: -0.4)
        /// The usual one.
        public static let regular = Weight(rawValue: 0)
        /// A little thicker than usual.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The usual thick one.
        public static let bold = Weight(rawValue: 0.4)
        /// Thicker than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// A role of text whose size follows Dynamic Type.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// Apple's name of the style.
        public let rawValue: String

        /// The style of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As large as ``largeTitle`` here; larger where screens float.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// As large as ``largeTitle`` here; larger where screens float.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// 34 points in the large category.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points in the large category.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points in the large category.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points in the large category.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold, in the large category.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points in the large category.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points in the large category.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points in the large category.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points in the large category.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points in the large category.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points in the large category.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style as Typography knows it; an unknown name counts as body.
        package var typographic: Typography.TextStyle {
            Typography.TextStyle(rawName: rawValue) ?? .body
        }
    }

    /// What texts in this font are measured and drawn with.
    package let typographic: Font

    /// How the font grows with Dynamic Type, if metrics scaled it.
    let scaling: FontScaling?

    /// The font of Typography's description.
    package init(_ font: Font) {
        typographic = font
        scaling = nil
    }

    init(_ font: Font, scaling: FontScaling) {
        typographic = font
        self.scaling = scaling
    }

    /// The font of the family or PostScript name, or nil where neither the app nor iOS has it (``familyNames``), or where the
    /// size is no length.
    ///
    /// A font that the app brings along is measured as its file says, one of iOS by what is published about it, or with a
    /// substitute. Names that begin with a point are the system's own. Size 0 means 12 points.
    public convenience init?(name: String, size: CGFloat) {
        guard size.isFinite, size >= 0 else { return nil }
        let length = Double(size == 0 ? 12 : size)
        let font = Font(named: name, size: length)
        if case .file = font.family {
            self.init(font)
        } else if let known = Self.postScriptName(name) {
            self.init(Font(family: .named(known), size: length))
        } else if name.hasPrefix(".") {
            self.init(Font(size: length))
        } else {
            return nil
        }
    }

    /// The font of a name that iOS needn't have; it measures with a substitute where nothing is known of it.
    package convenience init(named name: String, size: CGFloat) {
        self.init(Font(named: name, size: Double(size)))
    }

    /// The font of the descriptor; size 0 keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(size > 0 ? descriptor.font.withSize(Double(size)) : descriptor.font)
    }

    /// The system's font, regular.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: Double(fontSize)))
    }

    /// The system's font of the weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: Font.Weight(rawValue: Double(weight.rawValue))))
    }

    /// The system's font, bold. UIKit's is semibold at small sizes to the eye, bold to the metrics.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font, slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: Double(fontSize), isItalic: true))
    }

    /// The system's font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            Font(
                family: .monospacedDigitSystem, size: Double(fontSize),
                weight: Font.Weight(rawValue: Double(weight.rawValue))))
    }

    /// The system's fixed-width font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            Font(
                family: .monospacedSystem, size: Double(fontSize),
                weight: Font.Weight(rawValue: Double(weight.rawValue))))
    }

    /// The font of a text style in the current environment's Dynamic Type category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style in the traits' Dynamic Type category.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? UITraitCollection.current
        return preferredFont(forTextStyle: style, category: traits.preferredContentSizeCategory)
    }

    /// The font of a text style in a Dynamic Type category.
    package static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
        UIFont(Font.preferred(style.typographic, category: category.typographic))
    }

    /// The size of text labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of text on buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of text, in points.
    public static var systemFontSize: CGFloat { 14 }

    /// Fonts are equal when they look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.typographic == typographic
    }

    /// Equal for equal fonts.
    open override var hash: Int { typographic.hashValue }

    /// Family, weight, slant and size, as consoles show them.
    open override var description: String {
        let isSystem = familyName.hasPrefix(".")
        let isBold = typographic.weight >= .semibold || !isSystem && fontName.contains("Bold")
        let isItalic = typographic.isItalic || !isSystem && fontName.contains("Italic")
        return "<UICTFont: \(address(self))> font-family: \"\(isSystem ? fontName : familyName)\"; font-weight: "
            + "\(isBold ? "bold" : "normal"); font-style: \(isItalic ? "italic" : "normal"); font-size: "
            + String(format: "%.2fpt", Double(pointSize))
    }

    /// The font itself: fonts never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIContentSizeCategory {
    /// The category as Typography knows it.
    package var typographic: ContentSizeCategory { ContentSizeCategory(rawValue: rank) ?? .large }

    /// The category of Typography's.
    package init(_ category: ContentSizeCategory) { self = Self.ascending[category.rawValue] }
}

extension UIFont {
    /// How wide letters are.
    public struct Width: Hashable, RawRepresentable, Sendable {
        /// 0 for the usual width, less for narrower letters.
        public let rawValue: CGFloat
        /// The width of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The width of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrow.
        public static let compressed = Width(-0.3)
        /// A little narrow.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// The system font in a weight; letters keep the usual width here.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
}
