import Foundation

extension UIFont {
    /// The families that iOS has, in alphabetical order.
    public static var familyNames: [String] { families.map(\.name) }

    /// The names of a family's fonts; none for a family that iOS doesn't have.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        families.first { $0.name.lowercased() == familyName.lowercased() }?.faces ?? []
    }

    /// The name of a family's bold or slanted font, or of its usual one; nil where nothing is known of it.
    static func face(ofFamily family: String, isBold: Bool, isItalic: Bool) -> String? {
        let faces = fontNames(forFamilyName: family).filter { name in
            name.contains("Bold") == isBold && (name.contains("Italic") || name.contains("Oblique")) == isItalic
        }
        return faces.first { !$0.contains("SemiBold") && !$0.contains("DemiBold") } ?? faces.first
    }

    /// The family of a font's name, if iOS has it.
    static func family(of name: String) -> String? { families.first { $0.faces.contains(name) }?.name }

    /// The PostScript name of the font that iOS finds by a PostScript or family name, in letters of either case.
    static func postScriptName(_ name: String) -> String? { postScriptNames[name.lowercased()] }

    private static let postScriptNames: [String: String] = {
        var names: [String: String] = [:]
        for face in families.flatMap(\.faces) + unlisted { names[face.lowercased()] = face }
        // A family's name may be that of a font: "Courier".
        for family in families where names[family.name.lowercased()] == nil {
            names[family.name.lowercased()] = family.faces[0]
        }
        return names
    }()

    /// Fonts that iOS finds though it lists them no more.
    private static let unlisted = [
        "HiraKakuProN-W3", "HiraKakuProN-W6", "STHeitiSC-Light", "STHeitiSC-Medium", "STHeitiTC-Light",
        "STHeitiTC-Medium",
    ]

    private static let families: [(name: String, faces: [String])] = table.split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        let words = parts[1].split(separator: " ")
        return (String(parts[0]), words.dropFirst().map { $0 == "." ? String(words[0]) : String(words[0] + $0) })
    }

    /// Apple's list of the fonts of iOS 17: a family, how the names of its fonts begin, and how they end, the usual one first;
    /// "." ends a name that is its beginning alone.
    private static let table = """
        Academy Engraved LET: AcademyEngravedLetPlain .
        Al Nile: AlNile . -Bold
        American Typewriter: AmericanTypewriter . -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
        Apple Color Emoji: AppleColorEmoji .
        Apple SD Gothic Neo: AppleSDGothicNeo- Regular Thin UltraLight Light Medium SemiBold Bold
        Apple Symbols: AppleSymbols .
        Arial: Arial MT -BoldMT -ItalicMT -BoldItalicMT
        Arial Hebrew: ArialHebrew . -Light -Bold
        Arial Rounded MT Bold: ArialRoundedMTBold .
        Avenir: Avenir- Roman Oblique Book BookOblique Light LightOblique Medium MediumOblique Heavy HeavyOblique \
        Black BlackOblique
        Avenir Next: AvenirNext- Regular Italic UltraLight UltraLightItalic Medium MediumItalic DemiBold \
        DemiBoldItalic Bold BoldItalic Heavy HeavyItalic
        Avenir Next Condensed: AvenirNextCondensed- Regular Italic UltraLight UltraLightItalic Medium MediumItalic \
        DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic
        Baskerville: Baskerville . -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
        Bodoni 72: BodoniSvtyTwoITCTT-Bo ok okIta ld
        Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Bo ok okIt ld
        Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book .
        Bodoni Ornaments: BodoniOrnamentsITCTT .
        Bradley Hand: BradleyHandITCTT-Bold .
        Chalkboard SE: ChalkboardSE- Regular Light Bold
        Chalkduster: Chalkduster .
        Charter: Charter- Roman Italic Bold BoldItalic Black BlackItalic
        Cochin: Cochin . -Italic -Bold -BoldItalic
        Copperplate: Copperplate . -Light -Bold
        Courier: Courier . -Oblique -Bold -BoldOblique
        Courier New: CourierNewPS MT -ItalicMT -BoldMT -BoldItalicMT
        DIN Alternate: DINAlternate-Bold .
        DIN Condensed: DINCondensed-Bold .
        Damascus: Damascus . Light Medium SemiBold Bold
        Devanagari Sangam MN: DevanagariSangamMN . -Bold
        Didot: Didot . -Italic -Bold
        Euphemia UCAS: EuphemiaUCAS . -Italic -Bold
        Farah: Farah .
        Futura: Futura- Medium MediumItalic Bold CondensedMedium CondensedExtraBold
        Galvji: Galvji . -Bold
        Geeza Pro: GeezaPro . -Bold
        Georgia: Georgia . -Italic -Bold -BoldItalic
        Gill Sans: GillSans . -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
        Grantha Sangam MN: GranthaSangamMN- Regular Bold
        Gujarati Sangam MN: GujaratiSangamMN . -Bold
        Gurmukhi MN: GurmukhiMN . -Bold
        Helvetica: Helvetica . -Oblique -Light -LightOblique -Bold -BoldOblique
        Helvetica Neue: HelveticaNeue . -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light \
        -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
        Hiragino Maru Gothic ProN: HiraMaruProN-W4 .
        Hiragino Mincho ProN: HiraMinProN-W 3 6
        Hiragino Sans: HiraginoSans-W 3 5 6 7 8
        Hoefler Text: HoeflerText- Regular Italic Black BlackItalic
        Impact: Impact .
        Kailasa: Kailasa . -Bold
        Kannada Sangam MN: KannadaSangamMN . -Bold
        Kefa: Kefa-Regular .
        Khmer Sangam MN: KhmerSangamMN .
        Kohinoor Bangla: KohinoorBangla- Regular Light Semibold
        Kohinoor Devanagari: KohinoorDevanagari- Regular Light Semibold
        Kohinoor Gujarati: KohinoorGujarati- Regular Light Bold
        Kohinoor Telugu: KohinoorTelugu- Regular Light Medium
        Lao Sangam MN: LaoSangamMN .
        Malayalam Sangam MN: MalayalamSangamMN . -Bold
        Marker Felt: MarkerFelt- Thin Wide
        Menlo: Menlo- Regular Italic Bold BoldItalic
        Mishafi: DiwanMishafi .
        Mukta Mahee: MuktaMahee- Regular Light Bold
        Myanmar Sangam MN: MyanmarSangamMN . -Bold
        Noteworthy: Noteworthy- Light Bold
        Noto Nastaliq Urdu: NotoNastaliqUrdu . -Bold
        Noto Sans Kannada: NotoSansKannada- Regular Light Bold
        Noto Sans Myanmar: NotoSansMyanmar- Regular Light Bold
        Noto Sans Oriya: NotoSansOriya . -Bold
        Optima: Optima- Regular Italic Bold BoldItalic ExtraBlack
        Palatino: Palatino- Roman Italic Bold BoldItalic
        Papyrus: Papyrus . -Condensed
        Party LET: PartyLetPlain .
        PingFang HK: PingFangHK- Regular Ultralight Thin Light Medium Semibold
        PingFang SC: PingFangSC- Regular Ultralight Thin Light Medium Semibold
        PingFang TC: PingFangTC- Regular Ultralight Thin Light Medium Semibold
        Rockwell: Rockwell- Regular Italic Bold BoldItalic
        STIX Two Math: STIXTwoMath-Regular .
        STIX Two Text: STIXTwoText . -Italic _Medium _Medium-Italic _SemiBold _SemiBold-Italic _Bold _Bold-Italic
        Savoye LET: SavoyeLetPlain .
        Sinhala Sangam MN: SinhalaSangamMN . -Bold
        Snell Roundhand: SnellRoundhand . -Bold -Black
        Symbol: Symbol .
        Tamil Sangam MN: TamilSangamMN . -Bold
        Thonburi: Thonburi . -Light -Bold
        Times New Roman: TimesNewRomanPS MT -ItalicMT -BoldMT -BoldItalicMT
        Trebuchet MS: Trebuchet MS MS-Italic MS-Bold -BoldItalic
        Verdana: Verdana . -Italic -Bold -BoldItalic
        Zapf Dingbats: ZapfDingbatsITC .
        Zapfino: Zapfino .
        """
}
