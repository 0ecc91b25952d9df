/// The font of a piece of HTML.
struct HTMLFont: Hashable, Sendable {
    /// The names to look for, the best first; none for the usual font.
    var families: [String] = []
    /// In points.
    var size = 12.0
    /// 400 is regular, 700 bold.
    var weight = 400
    var isItalic = false
}

/// How an element of HTML looks. What stands first is handed on to what is in it.
struct HTMLStyle: Hashable, Sendable {
    enum Alignment: Hashable, Sendable { case natural, left, right, center, justified }
    /// What becomes of spaces and ends of lines.
    enum Space: Hashable, Sendable { case joined, kept }
    enum Letters: Hashable, Sendable { case asWritten, large, small, capitalized }
    enum Display: Hashable, Sendable { case none, inline, block, item, table, row, cell }
    enum Side: String, Hashable, Sendable { case top, right, bottom, left }

    // Of letters.
    var font = HTMLFont()
    var color = HTMLColor.black
    var background: HTMLColor?
    var isUnderlined = false
    var isStruck = false
    /// 1 for superscripts, -1 for subscripts.
    var level = 0
    /// How far the letters stand above the line, in points.
    var raise = 0.0
    /// Extra space after each letter, in points.
    var spacing = 0.0
    var link: String?

    // Of lines.
    var alignment = Alignment.natural
    var isRightToLeft = false
    var lineHeight: HTMLLength?
    var indent = HTMLLength.points(0)
    var space = Space.joined
    var letters = Letters.asWritten
    var marker: String?

    // Of the element alone.
    var display = Display.inline
    var margins: [Side: HTMLLength] = [:]

    /// The style of an element within one of this style.
    func style(of tag: HTMLTag, _ declarations: [HTMLDeclaration]) -> HTMLStyle {
        var style = self
        (style.display, style.margins) = (.inline, [:])
        // Lines go on under everything that is in an underlined element, even under what has none of its own.
        (style.isUnderlined, style.isStruck) = (false, false)
        if tag.name == "a", let link = tag.link { style.link = link }
        // Lengths count from the size of the element's own letters.
        for case .size(let size) in declarations { style.font.size = min(max(size.points(font.size), 1), 1000) }
        for declaration in declarations { style.apply(declaration, in: self) }
        style.isUnderlined = style.isUnderlined || isUnderlined
        style.isStruck = style.isStruck || isStruck
        if display == .none { style.display = .none }
        // Pages and cells have grounds of their own, that aren't their letters'.
        if style.display == .table || style.display == .row || style.display == .cell || tag.name == "body" {
            style.background = nil
        }
        return style
    }

    private mutating func apply(_ declaration: HTMLDeclaration, in parent: HTMLStyle) {
        switch declaration {
        case .color(let color): self.color = color
        case .background(let color): background = color.alpha > 0 ? color : nil
        case .families(let families): font.families = families
        case .size: break
        case .weight(let weight): font.weight = weight
        case .bolder(let isBolder):
            let weight = parent.font.weight
            font.weight =
                isBolder
                ? (weight < 350 ? 400 : weight < 550 ? 700 : 900) : (weight < 550 ? 100 : weight < 750 ? 400 : 700)
        case .italic(let isItalic): font.isItalic = isItalic
        case .decoration(let underline, let strike): (isUnderlined, isStruck) = (underline, strike)
        case .level(let level): self.level = level
        case .raise(let length): raise = length.points(font.size)
        case .alignment(let alignment): self.alignment = alignment
        case .rightToLeft(let isRightToLeft): self.isRightToLeft = isRightToLeft
        case .lineHeight(let height): lineHeight = height
        case .spacing(let length): spacing = length.points(font.size)
        case .indent(let length): indent = length
        case .space(let space): self.space = space
        case .letters(let letters): self.letters = letters
        case .marker(let marker): self.marker = marker
        case .display(let display): self.display = display
        case .margin(let side, let length): margins[side] = length
        }
    }

    func margin(_ side: Side) -> Double { margins[side].map { $0.points(font.size) } ?? 0 }
}

extension HTMLTag {
    /// The address that an `<a>` leads to; places in the same document are none.
    fileprivate var link: String? {
        let address = HTMLStyleSheet.trimmed((attributes["href"] ?? "")[...])
        return address.isEmpty || address.hasPrefix("#") ? nil : address
    }
}

// MARK: Words of CSS

extension HTMLStyle.Alignment {
    init?(css word: String) {
        switch word {
        case "left", "-webkit-left": self = .left
        case "right", "-webkit-right": self = .right
        case "center", "middle", "-webkit-center": self = .center
        case "justify": self = .justified
        case "start": self = .natural
        default: return nil
        }
    }
}

extension HTMLStyle.Space {
    init(css word: String) { self = word.hasPrefix("pre") || word == "break-spaces" ? .kept : .joined }
}

extension HTMLStyle.Letters {
    init?(css word: String) {
        switch word {
        case "none": self = .asWritten
        case "uppercase": self = .large
        case "lowercase": self = .small
        case "capitalize": self = .capitalized
        default: return nil
        }
    }

    /// The text in these letters.
    func applied(to text: String) -> String {
        switch self {
        case .asWritten: return text
        case .large: return text.uppercased()
        case .small: return text.lowercased()
        case .capitalized:
            var (result, isInWord) = ("", false)
            for letter in text {
                result += isInWord || !letter.isLetter ? String(letter) : letter.uppercased()
                isInWord = letter.isLetter || letter.isNumber || isInWord && (letter == "'" || letter == "’")
            }
            return result
        }
    }
}

extension HTMLStyle.Display {
    init(css word: String) {
        switch word {
        case "none": self = .none
        case "block", "flex", "grid", "flow-root": self = .block
        case "list-item": self = .item
        case "table-row": self = .row
        case "table-cell": self = .cell
        case let word where word.hasPrefix("table"): self = .table
        default: self = .inline
        }
    }

    var isBlock: Bool { self != .inline && self != .none }
}
