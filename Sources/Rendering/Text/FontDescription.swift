internal import CPangoCairo
internal import EspalierSans
internal import Foundation
internal import Typography

extension Font {
    /// Pango's description of the font at its size in points; the caller frees it.
    ///
    /// - Parameters:
    ///   - era: the era of the system font, which decides the widths of its letters.
    ///   - enlargement: how many times larger than its size the font is to be drawn; its letters are spaced as at its
    ///     size.
    func makePangoDescription(era: FontEra, enlargedBy enlargement: Double = 1) -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        var weight = self.weight
        var italic = isItalic
        let family: String
        switch self.family {
        case .system, .monospacedDigitSystem:
            family = FontRegistry.systemFamily
        case .monospacedSystem:
            family = FontRegistry.drawnFamily(for: "Menlo")
        case .file(let file):
            family = FontRegistry.drawnFamily(of: file)
            (weight, italic) = (file.weight, file.isItalic)
        case .named(let name):
            let parts = PostScriptName(name)
            family = FontRegistry.drawnFamily(for: parts.family)
            weight = parts.weight ?? weight
            italic = parts.isItalic ?? italic
        }
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, weight.pangoWeight)
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // The context's resolution is set to 72, so absolute sizes are in the canvas' points.
        if family == EspalierSans.familyName,
            let axes = SystemTextEngine().variations(of: self, era: era)
        {
            pango_font_description_set_variations(description, axes.description)
        }
        let size = self.size.isFinite ? min(max(self.size, 0.1), 4000) : 0.1
        pango_font_description_set_absolute_size(description, size * enlargement * Double(PANGO_SCALE))
        return description
    }
}

extension Font.Weight {
    /// The nearest weight of the CSS and OpenType scale, 100…900.
    var pangoWeight: PangoWeight {
        let scale: [(Font.Weight, UInt32)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        let nearest = scale.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
        return PangoWeight(nearest?.1 ?? 400)
    }
}

/// What a PostScript name such as "HelveticaNeue-BoldItalic" says.
struct PostScriptName {
    var family: String
    var weight: Font.Weight?
    var isItalic: Bool?

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        // Names of foundries aren't names of families: "ArialMT", "TimesNewRomanPS-BoldMT".
        var words = Self.spaced(parts.first.map(String.init) ?? name).split(separator: " ").map(String.init)
        while words.count > 1, let last = words.last, ["MT", "PS", "PSMT"].contains(last) { words.removeLast() }
        // Some names have no hyphen: "DamascusBold".
        var style = parts.count == 2 ? parts[1].lowercased() : ""
        while parts.count == 1, words.count > 1, let last = words.last?.lowercased(), Self.styles.contains(last) {
            style = last + style
            words.removeLast()
        }
        family = words.joined(separator: " ")
        guard !style.isEmpty else { return }
        isItalic = style.contains("italic") || style.contains("oblique") ? true : nil
        let weights: [(String, Font.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
            ("demibold", .semibold), ("demi", .semibold), ("light", .light), ("medium", .medium),
            ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("regular", .regular),
            ("roman", .regular),
        ]
        weight = weights.first { style.contains($0.0) }?.1
    }

    /// Words that say a style at the end of a name.
    private static let styles: Set = [
        "bold", "semi", "demi", "extra", "ultra", "light", "thin", "medium", "heavy", "black", "regular", "italic",
        "oblique",
        "book", "roman",
    ]

    /// "HelveticaNeue" → "Helvetica Neue".
    private static func spaced(_ name: String) -> String {
        guard !name.contains(" ") else { return name }
        var result = ""
        var previous: Character = " "
        for character in name {
            if character.isUppercase, previous.isLowercase { result.append(" ") }
            result.append(character)
            previous = character
        }
        return result
    }
}
