/// A length of CSS.
enum HTMLLength: Hashable, Sendable {
    case points(Double)
    /// Times the size of the font.
    case ems(Double)

    /// The length in points where the font has a size.
    func points(_ size: Double) -> Double {
        switch self {
        case .points(let points): points
        case .ems(let factor): factor * size
        }
    }
}

/// What CSS says of an element, as far as texts show it.
enum HTMLDeclaration: Hashable, Sendable {
    case color(HTMLColor)
    case background(HTMLColor)
    case families([String])
    case size(HTMLLength)
    case weight(Int)
    /// Thicker or thinner than what is around.
    case bolder(Bool)
    case italic(Bool)
    case decoration(underline: Bool, strike: Bool)
    case level(Int)
    case raise(HTMLLength)
    case alignment(HTMLStyle.Alignment)
    case rightToLeft(Bool)
    /// Nil for the font's own.
    case lineHeight(HTMLLength?)
    case spacing(HTMLLength)
    case indent(HTMLLength)
    case space(HTMLStyle.Space)
    case letters(HTMLStyle.Letters)
    case marker(String)
    case display(HTMLStyle.Display)
    case margin(HTMLStyle.Side, HTMLLength)

    /// The declarations of `color: red; margin: 0 10px`; those marked as important apart.
    static func list(_ css: String) -> (usual: [HTMLDeclaration], important: [HTMLDeclaration]) {
        var (usual, important): ([HTMLDeclaration], [HTMLDeclaration]) = ([], [])
        for part in HTMLStyleSheet.pieces(css, at: UInt8(ascii: ";")) {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let name = HTMLStyleSheet.trimmed(part[..<colon]).lowercased()
            var value = HTMLStyleSheet.trimmed(part[part.index(after: colon)...])
            guard value.utf8.count < longestValue else { continue }
            let mark = value.lastIndex(of: "!")
            let isImportant = mark.map { value[$0...].lowercased().filter { $0 != " " } == "!important" } ?? false
            if isImportant, let mark { value = HTMLStyleSheet.trimmed(value[..<mark]) }
            if isImportant { important += declarations(name, value) } else { usual += declarations(name, value) }
        }
        return (usual, important)
    }

    /// Longer values aren't any that texts show.
    private static let longestValue = 1000

    // MARK: Properties

    private static func declarations(_ name: String, _ value: String) -> [HTMLDeclaration] {
        let word = value.lowercased()
        switch name {
        case "color": return HTMLColor(css: value).map { [.color($0)] } ?? []
        case "background-color", "background":
            return HTMLStyleSheet.words(value).lazy.compactMap(HTMLColor.init(css:)).first.map { [.background($0)] }
                ?? []
        case "font-family": return [.families(families(value))]
        case "font-size": return size(word).map { [.size($0)] } ?? []
        case "font-weight": return weight(word).map { [$0] } ?? []
        case "font-style": return [.italic(word.hasPrefix("italic") || word.hasPrefix("oblique"))]
        case "font": return font(value)
        case "text-decoration", "text-decoration-line":
            return [.decoration(underline: word.contains("underline"), strike: word.contains("line-through"))]
        case "vertical-align": return verticalAlign(word)
        case "text-align": return HTMLStyle.Alignment(css: word).map { [.alignment($0)] } ?? []
        case "direction": return [.rightToLeft(word == "rtl")]
        case "line-height": return lineHeight(word)
        case "letter-spacing": return [.spacing(length(word) ?? .points(0))]
        case "text-indent": return length(word).map { [.indent($0)] } ?? []
        case "white-space": return [.space(HTMLStyle.Space(css: word))]
        case "text-transform": return HTMLStyle.Letters(css: word).map { [.letters($0)] } ?? []
        case "list-style-type", "list-style":
            return HTMLStyleSheet.words(word).first { !["inside", "outside"].contains($0) && !$0.hasPrefix("url") }
                .map { [.marker($0)] } ?? []
        case "display": return [.display(HTMLStyle.Display(css: word))]
        case "margin": return margins(word)
        case "margin-top", "margin-right", "margin-bottom", "margin-left":
            guard let side = HTMLStyle.Side(rawValue: String(name.dropFirst(7))) else { return [] }
            return [.margin(side, length(word) ?? .points(0))]
        default: return []
        }
    }

    private static func families(_ value: String) -> [String] {
        HTMLStyleSheet.pieces(value, at: UInt8(ascii: ",")).prefix(8).map { name in
            HTMLStyleSheet.trimmed(Substring(name.filter { $0 != "\"" && $0 != "'" }))
        }.filter { !$0.isEmpty }
    }

    private static func weight(_ word: String) -> HTMLDeclaration? {
        switch word {
        case "normal": .weight(400)
        case "bold": .weight(700)
        case "bolder": .bolder(true)
        case "lighter": .bolder(false)
        default: Int(word).flatMap { (1...1000).contains($0) ? .weight($0) : nil }
        }
    }

    private static func verticalAlign(_ word: String) -> [HTMLDeclaration] {
        switch word {
        case "super": [.level(1)]
        case "sub": [.level(-1)]
        case "baseline": [.level(0), .raise(.points(0))]
        default: length(word).map { [.raise($0)] } ?? []
        }
    }

    private static func lineHeight(_ word: String) -> [HTMLDeclaration] {
        if word == "normal" { return [.lineHeight(nil)] }
        if let factor = number(word[...]) { return factor >= 0 ? [.lineHeight(.ems(factor))] : [] }
        return length(word).map { [.lineHeight($0)] } ?? []
    }

    /// One to four lengths, clockwise from the top.
    private static func margins(_ word: String) -> [HTMLDeclaration] {
        let lengths = HTMLStyleSheet.words(word).map { length($0) ?? .points(0) }
        guard let top = lengths.first, lengths.count <= 4 else { return [] }
        let right = lengths.count > 1 ? lengths[1] : top
        let bottom = lengths.count > 2 ? lengths[2] : top
        let left = lengths.count > 3 ? lengths[3] : right
        return [.margin(.top, top), .margin(.right, right), .margin(.bottom, bottom), .margin(.left, left)]
    }

    /// `italic bold 14px/20px Helvetica, sans-serif`, or a text style: `-apple-system-body`.
    private static func font(_ value: String) -> [HTMLDeclaration] {
        let reset: [HTMLDeclaration] = [.weight(400), .italic(false), .lineHeight(nil)]
        let style = value.lowercased()
        if let size = textStyles[style] {
            let bold: [HTMLDeclaration] = style == "-apple-system-headline" ? [.weight(600)] : []
            return reset + bold + [.size(.points(size)), .families([style])]
        }
        var words = HTMLStyleSheet.words(value)[...]
        var found: [HTMLDeclaration] = []
        while let first = words.popFirst() {
            let word = first.lowercased()
            let parts = word.split(separator: "/", maxSplits: 1).map(String.init)
            if let weight = weight(word), word != "normal" {
                found.append(weight)
            } else if word == "italic" || word == "oblique" {
                found.append(.italic(true))
            } else if let first = parts.first, let size = size(first) {
                if parts.count > 1 { found += lineHeight(parts[1]) }
                let families = families(words.joined(separator: " "))
                return families.isEmpty ? [] : reset + found + [.size(size), .families(families)]
            }
        }
        return []
    }

    /// The sizes of text styles in the large category, by Apple's Human Interface Guidelines.
    private static let textStyles: [String: Double] = [
        "-apple-system-body": 17, "-apple-system-headline": 17, "-apple-system-subheadline": 15,
        "-apple-system-caption1": 12, "-apple-system-caption2": 11, "-apple-system-footnote": 13,
        "-apple-system-callout": 16, "-apple-system-title1": 28, "-apple-system-title2": 22, "-apple-system-title3": 20,
        "-apple-system-title0": 34,
    ]

    // MARK: Lengths

    private static func size(_ word: String) -> HTMLLength? {
        let named: [String: Double] = [
            "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
        ]
        if let points = named[word] { return .points(points) }
        if word == "smaller" { return .ems(1 / 1.2) }
        if word == "larger" { return .ems(1.2) }
        if word.hasSuffix("%") { return number(word.dropLast()).map { .ems($0 / 100) } }
        return length(word)
    }

    /// The size of `<font size>`: 1 to 7, or more or less than 3. The steps are WebKit's for a usual size of 12.
    static func size(ofFont attribute: String) -> HTMLDeclaration? {
        let text = HTMLStyleSheet.trimmed(attribute[...])
        guard let number = Int(text.drop { $0 == "+" }), (-99...99).contains(number) else { return nil }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        let steps = [9.0, 10, 12, 14, 18, 24, 36]
        return .size(.points(steps[min(max(isRelative ? number + 3 : number, 1), 7) - 1]))
    }

    /// A pixel is a point, and a point of CSS is 4/3 of it, as developers report: 24pt makes fonts of 32 points.
    private static func length(_ word: String) -> HTMLLength? {
        let units: [(String, HTMLLength)] = [
            ("px", .points(1)), ("rem", .points(12)), ("em", .ems(1)), ("pt", .points(4.0 / 3)), ("ex", .ems(0.5)),
            ("pc", .points(16)), ("in", .points(96)), ("cm", .points(96 / 2.54)), ("mm", .points(96 / 25.4)),
        ]
        for (unit, length) in units where word.hasSuffix(unit) {
            guard let number = number(word.dropLast(unit.utf8.count)) else { return nil }
            switch length {
            case .points(let points): return .points(number * points)
            case .ems(let ems): return .ems(number * ems)
            }
        }
        return number(word[...]).map { .points($0) }
    }

    /// A number that is a reasonable length.
    private static func number(_ text: Substring) -> Double? {
        Double(HTMLStyleSheet.trimmed(text)).flatMap { abs($0) < 10_000 ? $0 : nil }
    }
}
