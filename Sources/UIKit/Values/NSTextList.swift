import Foundation

/// A list that paragraphs of a text belong to. Its markers aren't drawn: texts that are to show them hold them.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {  // set up before texts that hold it are measured
    /// What stands before the items.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// A text with the name of a kind of marker in braces.
        public let rawValue: String
        /// The format of that text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format of that text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // Signs, the same for all items.
        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        // Numbers.
        public static let decimal = MarkerFormat("{decimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        // Letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    }

    /// How markers of lists within lists are written.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// The options of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The marker of the list around stands before the list's own.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// Whether texts show markers of their own accord: they don't.
    public class var includesTextListMarkers: Bool { false }

    private let mark = SwiftObjectMark()
    /// What stands before the items.
    public let markerFormat: MarkerFormat
    /// How markers of lists within lists are written.
    /// - Note: Kept without effect.
    public let listOptions: Options
    /// The number of the first item.
    /// - Note: Kept without effect.
    open var startingItemNumber: Int
    /// Whether items have numbers or letters.
    open var isOrdered: Bool { format.kind.map { Self.signs[$0] == nil } ?? false }

    /// A list whose first item has a number.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    }

    /// A list whose first item is the first.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
    }

    /// A list of its own of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    /// The marker of the item of a number. A format that names no kind of marker is the marker.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let (before, kind, after) = format
        guard let kind, let marker = Self.marker(kind, itemNumber) else { return markerFormat.rawValue }
        return before + marker + after
    }

    /// The format's parts: the text before the braces, the name in them and the text after them.
    private var format: (before: String, kind: String?, after: String) {
        guard let match = markerFormat.rawValue.firstMatch(of: #/\{([a-z-]+)\}/#) else {
            return (markerFormat.rawValue, nil, "")
        }
        let (text, range) = (markerFormat.rawValue, match.range)
        return (String(text[..<range.lowerBound]), String(match.1), String(text[range.upperBound...]))
    }

    /// The signs, by AppKit's documentation of the formats' names.
    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func marker(_ kind: String, _ number: Int) -> String? {
        switch kind {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        default: signs[kind]
        }
    }

    /// a to z, then aa, ab and so on; digits for numbers below 1.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, "")
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// A Roman number; digits for what the Romans had no letters for.
    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
        let names = ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
        var (rest, text) = (number, "")
        for (value, name) in zip(values, names) {
            text += String(repeating: name, count: rest / value)
            rest %= value
        }
        return text
    }
}
