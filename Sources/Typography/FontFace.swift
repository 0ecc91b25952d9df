internal import CTypographyTables

/// A named face whose metrics are bundled: vertical measures in em, advances by glyph.
///
/// The vertical measures are published facts or estimates from recorded heights; the advances are those of
/// metric-compatible open fonts or published widths. scripts/data/named-fonts.json lists the source of each.
struct FontFace {
    let index: Int
    let ascender: Double
    let descender: Double
    let gap: Double
    let capHeight: Double
    let xHeight: Double

    /// The face of a PostScript or family name at a weight; nil if none is bundled.
    static func named(_ name: String, weight: Int) -> FontFace? {
        let key = normalized(name)
        // A family name: the face of the family that has the weight, or the nearest word for it. The regular face's
        // PostScript name may be the family's.
        let ofWeight = suffixes[weight].lazy.compactMap { indices[key + $0] }.first
        if let index = weight == regularWeight ? indices[key] ?? ofWeight : ofWeight ?? indices[key] {
            return all[index]
        }
        // An unknown face of a known family: "AvenirNext-HeavyItalic" measures as the family's regular face.
        guard let dash = name.firstIndex(of: "-") else { return nil }
        return indices[normalized(String(name[..<dash]))].map { all[$0] }
    }

    private static let regularWeight = 3

    /// Words that a face of each weight has in its PostScript name, best first.
    private static let suffixes: [[String]] = [
        ["ultralight", "thin", "light"], ["thin", "ultralight", "light"], ["light", "book"],
        ["regular", "roman", "mt", "psmt"], ["medium", "regular", "roman"], ["demibold", "semibold", "bold", "boldmt"],
        ["bold", "boldmt", "heavy"], ["heavy", "bold"], ["black", "heavy", "bold"],
    ]

    private static func normalized(_ name: String) -> String {
        String(name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
            .lowercased()
    }

    private static let (all, indices): ([FontFace], [String: Int]) = {
        let table = UnsafeBufferPointer(start: espalier_face_table(), count: Int(ESPALIER_FACE_COUNT))
        var faces: [FontFace] = []
        var indices: [String: Int] = [:]
        for (index, face) in table.enumerated() {
            faces.append(
                FontFace(
                    index: index, ascender: face.ascender, descender: face.descender, gap: face.gap,
                    capHeight: face.capHeight, xHeight: face.xHeight))
            for name in String(cString: face.names).split(separator: " ") {
                indices[normalized(String(name))] = index
            }
        }
        return (faces, indices)
    }()
}
