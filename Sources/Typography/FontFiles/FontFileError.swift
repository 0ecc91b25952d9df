/// Why the bytes of a file are no font that can be measured.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file begins as no TrueType or OpenType font does.
    case notAFont
    /// A table that measuring needs is missing.
    case missingTable(String)
    /// A table ends before it says what it must say, or says what can't be.
    case damagedTable(String)

    /// What is wrong and what to do, in one line without the file's name.
    public var description: String {
        switch self {
        case .notAFont: "it is no TrueType or OpenType font; keep .ttf and .otf files there"
        case .missingTable(let tag): "the font has no table \(tag.debugDescription); export it again"
        case .damagedTable(let tag): "the font's table \(tag.debugDescription) is damaged; export it again"
        }
    }
}
