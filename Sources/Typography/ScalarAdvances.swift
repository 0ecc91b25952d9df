extension Unicode.Scalar {
    /// The advance in em that fonts of this character's script commonly have; nil where nothing is common.
    ///
    /// Ideographs, kana, full-width forms and emoji fill a square (Unicode Standard Annex #11, "East Asian Width": wide ones
    /// take two columns), and so do other symbols; marks and controls take no space. It is a stand-in for
    /// the fonts of other scripts, which this module doesn't have.
    var typicalAdvance: Double? {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD: return 0
        case 0x0300...0x036F, 0x0483...0x0489, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xE0000...0xE01EF:
            return 0
        case 0x2003, 0x2014, 0x2E3A...0x2E3B: return 1
        case 0x2000, 0x2002: return 0.5
        // Spaces of fixed width: The Unicode Standard, table 6-2.
        case 0x2004: return 1.0 / 3
        case 0x2005: return 0.25
        case 0x2006: return 1.0 / 6
        case 0x2009, 0x202F: return 0.2
        case 0x200A: return 0.1
        case 0x205F: return 4.0 / 18
        case 0x0590...0x05CF, 0x0610...0x061A, 0x064B...0x065F, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E:
            return properties.generalCategory == .nonspacingMark ? 0 : 0.55
        case 0x05D0...0x05FF: return 0.58
        case 0x0600...0x06FF, 0x0750...0x077F: return 0.5
        case 0x0900...0x0DFF: return properties.generalCategory == .nonspacingMark ? 0 : 0.62
        case 0x0E00...0x0EFF: return 0.6
        case 0xAC00...0xD7AF: return 0.865  // Hangul: 20 labels and buttons, 0.8645 to 0.8651
        case 0x1100...0x11FF, 0x2600...0x27BF, 0x2E80...0x303F, 0x3041...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
            return 1
        case 0xFF61...0xFFDC: return 0.5
        default:
            return properties.generalCategory == .nonspacingMark ? 0 : nil
        }
    }

    /// Whether the character is one of the ideographs and kana that fonts draw in squares.
    var isIdeographOrKana: Bool {
        switch value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether the character only tints the emoji before it.
    var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
