internal import CEspalierSans
public import Typography

/// Espalier's system font: Inter under another name, with the advances, kerning and vertical metrics that `Typography`
/// measures with. Latin, Greek and Cyrillic in nine weights; licensed under the SIL Open Font License 1.1.
///
/// The bytes are part of the program, so it can be moved. Each face is a variable font whose axes take the values of
/// `SystemTextEngine.variations(of:era:)`; text drawn so is as wide as it was measured:
///
///     let file = EspalierSans.face(weight: .semibold)          // a font file, as bytes
///     let place = SystemTextEngine().variations(of: font, era: .iOS14)
///     place?.description                                       // "opsz=17.0,TRCK=-253.0", for Pango
public enum EspalierSans {
    /// The name to ask a font library for.
    public static let familyName = "Espalier Sans"

    /// The faces in the order of the collection.
    public static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// All faces as one TrueType collection (`.ttc`). The memory belongs to the program and is never freed.
    ///
    /// Pango (seen in 1.50) ignores the axes of all but the first face of a collection; give it the single faces.
    public static var collection: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: espalier_sans_bytes(), count: espalier_sans_size())
    }

    /// The face with the weight nearest to the given one, as a font file of its own (`.otf`).
    public static func face(weight: Font.Weight) -> [UInt8] {
        let index = weights.indices.min {
            abs(weights[$0].rawValue - weight.rawValue) < abs(weights[$1].rawValue - weight.rawValue)
        }
        return FontCollection(collection).face(index ?? 3)
    }

    /// The weight of a face in CSS and OpenType terms, 100 to 900.
    public static func numericWeight(_ weight: Font.Weight) -> Int {
        let index = weights.indices.min {
            abs(weights[$0].rawValue - weight.rawValue) < abs(weights[$1].rawValue - weight.rawValue)
        }
        return ((index ?? 3) + 1) * 100
    }
}
