import Foundation

extension UIFont {
    /// The families whose letters are known here, in alphabetical order. Other names are accepted, and measured with a
    /// substitute.
    public static var familyNames: [String] { families.keys.sorted() }

    /// The names of a family's fonts.
    public static func fontNames(forFamilyName familyName: String) -> [String] { families[familyName] ?? [] }

    /// The name of a family's bold or slanted font, or of its usual one; nil where nothing is known of it.
    static func face(ofFamily family: String, isBold: Bool, isItalic: Bool) -> String? {
        families[family]?.filter { name in
            name.contains("Bold") == isBold && (name.contains("Italic") || name.contains("Oblique")) == isItalic
        }.first
    }

    /// The family of a font's name, if it is known.
    static func family(of name: String) -> String? { families.first { $0.value.contains(name) }?.key }

    private static let families: [String: [String]] = [
        "Arial": ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"],
        "Avenir": ["Avenir-Book", "Avenir-Roman", "Avenir-Light", "Avenir-Medium", "Avenir-Heavy", "Avenir-Black"],
        "Avenir Next": ["AvenirNext-Regular", "AvenirNext-Medium", "AvenirNext-DemiBold", "AvenirNext-Bold"],
        "Courier": ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
        "Courier New": ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT"],
        "Futura": ["Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium"],
        "Georgia": ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
        "Gill Sans": ["GillSans", "GillSans-Light", "GillSans-SemiBold", "GillSans-Bold", "GillSans-Italic"],
        "Helvetica": ["Helvetica", "Helvetica-Bold", "Helvetica-Light", "Helvetica-Oblique"],
        "Helvetica Neue": [
            "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Light", "HelveticaNeue-Medium", "HelveticaNeue-Thin",
            "HelveticaNeue-UltraLight", "HelveticaNeue-Italic",
        ],
        "Menlo": ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic"],
        "Palatino": ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic"],
        "Times New Roman": [
            "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT",
        ],
        "Trebuchet MS": ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic"],
        "Verdana": ["Verdana", "Verdana-Bold", "Verdana-Italic"],
    ]
}
