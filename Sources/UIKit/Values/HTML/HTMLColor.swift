/// A colour as CSS has it: red, green, blue and opacity, each from 0 to 1.
struct HTMLColor: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    static let black = HTMLColor(hex: 0x000000)
    static let clear = HTMLColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// That of links in WebKit.
    static let link = HTMLColor(hex: 0x0000EE)

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    private init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }

    /// The colour of a CSS value: `red`, `#f00`, `#ff0000`, `rgb(255, 0, 0)`, `hsl(0, 100%, 50%)`; nil if it is none.
    init?(css value: String) {
        let text = value.lowercased()
        if text.hasPrefix("#") {
            self.init(digits: text.dropFirst())
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let arguments = text[text.index(after: open)...].dropLast()
            self.init(
                function: text[..<open],
                arguments.split { $0 == "," || $0 == "/" || $0 == " " }.prefix(5).map(String.init))
        } else if text == "transparent" {
            self = .clear
        } else if let hex = Self.named[text] {
            self.init(hex: hex)
        } else {
            return nil
        }
    }

    /// The colour of an attribute, where the "#" may be missing.
    init?(attribute value: String) {
        let text = value.drop { $0 == " " }.prefix { $0 != " " }
        guard let color = HTMLColor(css: String(text)) ?? HTMLColor(digits: text) else { return nil }
        self = color
    }

    /// Hexadecimal digits: one or two for each of red, green, blue and, if it is there, opacity.
    private init?(digits: Substring) {
        guard digits.utf8.allSatisfy({ $0.isDigit || $0.isLetter }), let value = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.utf8.count {
        case 3, 4:
            let isOpaque = digits.utf8.count == 3
            let value = isOpaque ? value << 4 | 0xF : value
            func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xF) / 15 }
            self.init(red: part(12), green: part(8), blue: part(4), alpha: part(0))
        case 6: self.init(hex: value)
        case 8:
            self.init(hex: value >> 8)
            alpha = Double(value & 0xFF) / 255
        default: return nil
        }
    }

    private init?(function: Substring, _ arguments: [String]) {
        /// A number, or a percentage of a whole.
        func number(_ index: Int, of whole: Double) -> Double? {
            guard index < arguments.count else { return nil }
            let text = arguments[index]
            let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
            return value.flatMap { $0.isFinite ? $0 : nil }
        }
        func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
        let alpha = unit(arguments.count > 3 ? number(3, of: 1) ?? 1 : 1)
        switch function {
        case "rgb", "rgba":
            guard let red = number(0, of: 255), let green = number(1, of: 255), let blue = number(2, of: 255)
            else { return nil }
            self.init(red: unit(red / 255), green: unit(green / 255), blue: unit(blue / 255), alpha: alpha)
        case "hsl", "hsla":
            guard let degrees = number(0, of: 360), let saturation = number(1, of: 1).map(unit),
                let lightness = number(2, of: 1).map(unit)
            else { return nil }
            // By the definition in CSS Color 4.
            func part(_ offset: Double) -> Double {
                var place = (offset + degrees / 30).truncatingRemainder(dividingBy: 12)
                if place < 0 { place += 12 }
                let reach = saturation * min(lightness, 1 - lightness)
                return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
            }
            self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
        default: return nil
        }
    }

    /// The names of CSS.
    private static let named: [String: UInt32] = {
        let words = """
            aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 \
            black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 \
            cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc \
            crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 \
            darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f \
            darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f \
            darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 \
            deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 \
            floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 \
            goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 \
            indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 \
            lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff \
            lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 \
            lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 \
            lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff \
            maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db \
            mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc \
            mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 \
            navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 \
            orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee \
            palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd \
            powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 \
            saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d \
            silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa \
            springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 \
            turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
            """.split(separator: " ")
        let pairs = stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
            UInt32(words[index + 1], radix: 16).map { (String(words[index]), $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
