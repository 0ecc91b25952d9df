import Foundation
internal import Typography

extension UIFontDescriptor {
    /// What may be said of a font. Known are family, name, face, size and traits; others are left out.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What a feature of a font is named by.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = featureIdentifier
        public static let selector = typeIdentifier
    }

    /// What the traits of a font are named by. The weight and the symbolic traits count.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The descriptor of what is said of a font; of the system's where no family is named.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Self.font(Font(size: 12), with: attributes))
    }

    /// The same typeface but for what is said. Of features the digits of equal width are known.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(Self.font(font, with: attributes))
    }

    /// The same face of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The face of the family that has a name such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as UIFont.Weight: Double(value.rawValue)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func font(_ base: Font, with attributes: [AttributeName: Any]) -> Font {
        var font = base
        if let size = number(attributes[.size]), size > 0, size.isFinite { font = font.withSize(size) }
        if let name = (attributes[.name] ?? attributes[.family]) as? String, !name.isEmpty, !name.hasPrefix("."),
            name != "System Font"
        {
            font = Font(named: name, size: font.size)
        }
        if let face = attributes[.face] as? String {
            if face.contains("Italic") || face.contains("Oblique") { font.isItalic = true }
            if face.contains("Bold") { font.weight = .bold }
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = number(traits[.weight]) { font.weight = Font.Weight(rawValue: weight) }
            if let symbolic = traits[.symbolic] as? SymbolicTraits
                ?? number(traits[.symbolic]).map({ .init(rawValue: UInt32($0)) })
            {
                font = UIFontDescriptor(font).withSymbolicTraits(symbolic)?.font ?? font
            }
        }
        let features = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
        let wanted = [FeatureKey.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
        if features.contains(wanted), font.family == .system { font.family = .monospacedDigitSystem }
        return font
    }
}

/// The feature of how wide digits are.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1

/// A font of Core Text: UIKit's own, so that `font as CTFont` compiles.
public typealias CTFont = UIFont
