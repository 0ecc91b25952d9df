import Foundation
internal import Typography

extension UIFont {
    /// The size in points.
    public var pointSize: CGFloat { CGFloat(typographic.size) }
    /// The height of a line, in points, unrounded.
    public var lineHeight: CGFloat {
        // Parts of the em are known to the sixth digit: what is left beyond the ninth are rounding errors.
        CGFloat((metrics.lineHeight * 1e9).rounded() / 1e9)
    }
    /// From the baseline up to the top of a line, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// From the baseline to the bottom of a line, in points; negative.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The space that the font asks for between lines, in points.
    public var leading: CGFloat { CGFloat(metrics.leading) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of small letters without ascenders, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

    /// The name of the family; the system's font goes by its private name.
    public var familyName: String {
        switch typographic.family {
        case .system, .monospacedDigitSystem: ".AppleSystemUIFont"
        case .monospacedSystem: ".AppleSystemUIFontMonospaced"
        case UIFontDescriptor.serif: ".AppleSystemUIFontSerif"
        case .named(let name): Self.family(of: name) ?? name
        case .file(let file): file.familyName
        }
    }

    /// The name of the font.
    public var fontName: String {
        let style = typographic.weight.faceName + (typographic.isItalic ? "Italic" : "")
        return switch typographic.family {
        case .system, .monospacedDigitSystem: ".SFUI-\(style)"
        case .monospacedSystem, UIFontDescriptor.serif: "\(familyName)-\(style)"
        case .named(let name): face(of: name) ?? name
        case .file(let file): file.postScriptName
        }
    }

    /// The bold or slanted font of the family of a name, where traits ask for it.
    private func face(of name: String) -> String? {
        let (isBold, isItalic) = (typographic.weight >= .semibold, typographic.isItalic)
        guard isBold || isItalic else { return nil }
        return Self.face(ofFamily: Self.family(of: name) ?? name, isBold: isBold, isItalic: isItalic)
    }

    /// What describes the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typographic) }

    /// The same typeface at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(typographic.withSize(Double(fontSize))) }

    /// Those of any generation: vertical metrics are the same in all of them.
    private var metrics: FontMetrics {
        SystemTextEngine().metrics(of: typographic, era: SystemMetrics.iOS18.fontEra)
    }

    /// The font as it is in a Dynamic Type category: one made for a text style, or scaled by metrics, takes the size of the
    /// category.
    package func adjusted(to category: UIContentSizeCategory) -> UIFont {
        if let scaling {
            let size = scaling.size(in: category)
            return size == pointSize ? self : UIFont(typographic.withSize(Double(size)), scaling: scaling)
        }
        guard let style = typographic.textStyle else { return self }
        var font = typographic
        font.size = style.size(in: category.typographic)
        return font == typographic ? self : UIFont(font)
    }
}

/// Scales fonts and lengths as a text style grows with Dynamic Type.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // its one stored property is a `let` of values
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The metrics of the style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The font, larger or smaller as the current category is than large. It goes on growing in views that adjust fonts.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font, larger or smaller as the traits' category is than large.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// The font as it grows, up to a largest size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font as it grows in the traits' category, up to a largest size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(metrics: self, usualSize: font.pointSize, largestSize: maximumPointSize)
        let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
        return UIFont(font.typographic.withSize(Double(scaling.size(in: category))), scaling: scaling)
    }

    /// The length, larger or smaller as the current category is than large, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length, larger or smaller as the traits' category is than large, in points.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory.typographic
        let typographic = style.typographic
        let factor = typographic.leading(in: category) / typographic.leading(in: .large)
        return (value * CGFloat(factor) * 3).rounded() / 3
    }
}

/// How a font that metrics scaled grows with Dynamic Type.
struct FontScaling: Sendable {
    let metrics: UIFontMetrics
    /// The size in the large category, in points.
    let usualSize: CGFloat
    /// Points.
    let largestSize: CGFloat

    func size(in category: UIContentSizeCategory) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return min(largestSize, metrics.scaledValue(for: usualSize, compatibleWith: traits))
    }
}

extension Font.Weight {
    /// What the names of the system's fonts call the weight.
    fileprivate var faceName: String {
        let names: [(Font.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        return names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "Regular"
    }
}
