internal import CTypographyTables

/// The line-breaking class of a character (Unicode Standard Annex 14, Unicode 15.0), resolved by its rule LB1.
///
/// The raw values are those of the table that scripts/build-metrics.py writes.
enum LineBreakClass: UInt8 {
    case alphabetic, mandatoryBreak, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner, glue
    case combiningMark, zeroWidthJoiner, breakAfter, breakBefore, breakBoth, hyphen, closePunctuation
    case closeParenthesis, exclamation, inseparable, nonstarter, openPunctuation, quotation, infixSeparator, numeric
    case postfix, prefix, symbol, ideographic, contingentBreak, hebrewLetter, hangulLV, hangulLVT, hangulL, hangulV
    case hangulT, regionalIndicator, emojiBase, emojiModifier
    /// Brackets of East Asian width, which rule LB30 excepts.
    case wideOpenPunctuation, wideCloseParenthesis
    /// A pictograph that no emoji is assigned to yet (rule LB30b).
    case reservedPictograph

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        self = value < 0x80 ? Self.ascii[Int(value)] : Self.lookUp(value)
    }

    private static let ascii: [LineBreakClass] = (0..<0x80).map { lookUp($0) }

    private static func lookUp(_ value: UInt32) -> LineBreakClass {
        let starts = UnsafeBufferPointer(start: espalier_break_start_table(), count: Int(ESPALIER_BREAK_RUNS))
        // The last run that starts at or before the character; the first run starts at 0.
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return LineBreakClass(rawValue: espalier_break_class_table()[low]) ?? .alphabetic
    }

    /// Whether a line ends after the character whatever follows.
    var isHardBreak: Bool {
        switch self {
        case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
        default: false
        }
    }

    /// Whether the character attaches to the one before it, so that not even a break between characters separates
    /// them.
    var attachesToPrevious: Bool { self == .combiningMark || self == .zeroWidthJoiner || self == .emojiModifier }
}
