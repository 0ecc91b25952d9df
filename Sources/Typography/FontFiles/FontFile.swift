/// A typeface from a TrueType or OpenType file, measured as it is: its letters' advances, kerning and line height.
///
///     let faces = try FontFile.faces(in: bytes)
///     let title = Font(family: .file(faces[0]), size: 17)
///
/// Variable fonts measure as their default. Ligatures are not formed. Two values are equal if they are the same object.
public final class FontFile: Sendable {
    /// The names that documents and programs know the face by.
    public let postScriptName: String
    /// The family and the face, as "Montserrat Bold".
    public let fullName: String
    /// The family's name.
    public let familyName: String
    /// The thickness of the strokes.
    public let weight: Font.Weight
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// The whole file, for whoever draws with it.
    public let bytes: [UInt8]
    /// Which face of the file it is.
    public let index: Int

    /// The vertical measures of a font of one point.
    let unitMetrics: FontMetrics
    /// Units of the font in an em.
    private let unitsPerEm: Double
    private let characters: CharacterMap
    private let advances: FontBytes
    private let advanceCount: Int
    private let glyphCount: Int
    private let kerning: GlyphKerning?

    /// The faces of a file: one, or those of a collection.
    ///
    /// - Throws: ``FontFileError``. O(number of faces); the tables are read where they lie.
    public static func faces(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
        let file = FontBytes(bytes)
        guard file.tag(0) == "ttcf" else { return [try FontFile(file, bytes: bytes, at: 0, index: 0)] }
        guard let count = file.uint32(8), count > 0, count <= 256 else { throw .damagedTable("ttcf") }
        var faces: [FontFile] = []
        for index in 0..<count {
            guard let place = file.uint32(12 + 4 * index) else { throw .damagedTable("ttcf") }
            faces.append(try FontFile(file, bytes: bytes, at: place, index: index))
        }
        return faces
    }

    private init(_ file: FontBytes, bytes: [UInt8], at place: Int, index: Int) throws(FontFileError) {
        let tables = try FontTables(file, at: place)
        (self.bytes, self.index) = (bytes, index)
        let head = try tables.required("head")
        guard let units = head.uint16(18), units >= 16, let style = head.uint16(44) else { throw .damagedTable("head") }
        unitsPerEm = Double(units)
        guard let glyphs = try tables.required("maxp").uint16(4), glyphs > 0 else { throw .damagedTable("maxp") }
        glyphCount = glyphs
        let hhea = try tables.required("hhea")
        guard let count = hhea.uint16(34), count > 0 else { throw .damagedTable("hhea") }
        (advances, advanceCount) = (try tables.required("hmtx"), count)
        guard advances.count >= 4 * count else { throw .damagedTable("hmtx") }
        characters = try CharacterMap(try tables.required("cmap"))
        kerning = GlyphKerning(tables)
        let os2 = tables["OS/2"]
        weight = Font.Weight(class: os2?.uint16(4) ?? (style & 1 != 0 ? 700 : 400))
        isItalic = style & 2 != 0 || (os2?.uint16(62) ?? 0) & 1 != 0
        unitMetrics = try FontMetrics(hhea: hhea, os2: os2, unitsPerEm: unitsPerEm)
        let names = FontNames(tables["name"])
        familyName = names[16] ?? names[1] ?? ""
        fullName = names[4] ?? familyName
        postScriptName = names[6] ?? String(fullName.filter { $0 != " " })
    }

    /// The advance of a character in em; nil if the font has no letter for it. O(log of the number of characters).
    func advance(of scalar: Unicode.Scalar) -> Double? {
        let glyph = characters.glyph(of: scalar)
        guard glyph != 0, glyph < glyphCount else { return nil }
        return advances.uint16(4 * min(glyph, advanceCount - 1)).map { Double($0) / unitsPerEm }
    }

    /// Whether some of its letters move closer together or farther apart.
    var hasKerning: Bool { kerning != nil }

    /// The kern between two characters in em.
    func kern(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        guard let kerning else { return 0 }
        return Double(kerning.value(characters.glyph(of: left), characters.glyph(of: right))) / unitsPerEm
    }
}

extension FontFile: Hashable {
    public static func == (left: FontFile, right: FontFile) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where the tables of a face lie.
struct FontTables {
    private var tables: [String: FontBytes] = [:]

    init(_ file: FontBytes, at place: Int) throws(FontFileError) {
        guard let version = file.uint32(place), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
            let count = file.uint16(place + 4)
        else { throw .notAFont }
        for record in 0..<count {
            let entry = place + 12 + 16 * record
            guard let tag = file.tag(entry), let start = file.uint32(entry + 8), let length = file.uint32(entry + 12)
            else { throw .damagedTable("directory") }
            // A table that isn't all there is missing only to who needs it.
            if let table = file.part(at: start, count: length) { tables[tag] = table }
        }
    }

    subscript(tag: String) -> FontBytes? { tables[tag] }

    func required(_ tag: String) throws(FontFileError) -> FontBytes {
        guard let table = tables[tag] else { throw .missingTable(tag) }
        return table
    }
}

/// The names in a font's table `name`, by their numbers.
struct FontNames {
    private var names: [Int: String] = [:]

    init(_ table: FontBytes?) {
        guard let table, let count = table.uint16(2), let storage = table.uint16(4) else { return }
        for record in 0..<count {
            let entry = 6 + 12 * record
            guard let platform = table.uint16(entry), let language = table.uint16(entry + 4),
                let number = table.uint16(entry + 6), [1, 2, 4, 6, 16].contains(number),
                let length = table.uint16(entry + 8), let place = table.uint16(entry + 10),
                let text = table.part(at: storage + place, count: length)
            else { continue }
            // English of Windows and Unicode goes before what the old Macintosh says.
            let isEnglish = platform == 0 || platform == 3 && language == 0x409
            if isEnglish || names[number] == nil { names[number] = platform == 1 ? text.asciiText : text.utf16Text }
        }
    }

    subscript(number: Int) -> String? { names[number].flatMap { $0.isEmpty ? nil : $0 } }
}

extension FontMetrics {
    /// The vertical measures of a font of one point. Apple's systems read them from `hhea`, and from `OS/2` where that is empty.
    init(hhea: FontBytes, os2: FontBytes?, unitsPerEm: Double) throws(FontFileError) {
        guard var ascender = hhea.int16(4), var descender = hhea.int16(6), var gap = hhea.int16(8) else {
            throw .damagedTable("hhea")
        }
        if ascender == 0, descender == 0, let os2, let high = os2.int16(68), let low = os2.int16(70),
            let between = os2.int16(72)
        {
            (ascender, descender, gap) = (high, low, between)
        }
        let hasHeights = (os2?.uint16(0) ?? 0) >= 2
        let capHeight = hasHeights ? os2?.int16(88) ?? 0 : 0
        let xHeight = hasHeights ? os2?.int16(86) ?? 0 : 0
        self.init(
            // The gap that a font asks for counts in UIKit's line height.
            ascender: Double(ascender + max(gap, 0)) / unitsPerEm, descender: Double(-abs(descender)) / unitsPerEm,
            leading: 0,
            capHeight: capHeight > 0 ? Double(capHeight) / unitsPerEm : 0.7,
            xHeight: xHeight > 0 ? Double(xHeight) / unitsPerEm : 0.5)
    }
}

extension Font.Weight {
    /// The weight of OpenType's class, 100 to 900.
    init(class number: Int) {
        let named: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        self = named[min(max((number + 50) / 100, 1), 9) - 1]
    }
}
