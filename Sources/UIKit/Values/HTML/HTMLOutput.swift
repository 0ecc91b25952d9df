/// What has been written of a text.
struct HTMLOutput {
    private(set) var paragraphs: [HTMLText.Paragraph] = []
    private var isOpen = false
    /// How many pieces have been written.
    private(set) var count = 0
    /// The last letter.
    private(set) var last: Unicode.Scalar = "\n"
    /// Whether the last letter gives way to the end of a paragraph.
    private var isSoft = false

    /// Where a text stands: the block, and the lists around.
    typealias Place = (block: HTMLStyle, hasMargins: Bool, lists: [HTMLText.List])

    private static let lineSeparator: Unicode.Scalar = "\u{2028}"

    /// Adds letters, spaces joined unless the style keeps them.
    mutating func add(_ text: String, _ style: HTMLStyle, at place: Place) {
        if style.space == .kept {
            write(style.letters.applied(to: text), style, at: place)
            isSoft = false
            return
        }
        var joined = String.UnicodeScalarView()
        var isSpace = false
        var suppresses = isSoft && last == " " || last == "\n" || last == "\t" || last == Self.lineSeparator
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{C}"
                || scalar == "\u{200B}"
            {
                isSpace = !suppresses
            } else {
                if isSpace { joined.append(" ") }
                joined.append(scalar)
                (isSpace, suppresses) = (false, false)
            }
        }
        if isSpace { joined.append(" ") }
        guard !joined.isEmpty else { return }
        write(style.letters.applied(to: String(joined)), style, at: place)
        isSoft = isSpace
    }

    /// Adds a picture.
    mutating func add(_ image: HTMLTag, _ style: HTMLStyle, at place: Place) {
        write("\u{FFFC}", style, image, at: place)
        isSoft = false
    }

    /// Ends the paragraph; one without letters only by force.
    mutating func endParagraph(_ style: HTMLStyle, at place: Place, byForce: Bool = false, keepsSpace: Bool = false) {
        guard byForce || last != "\n" else { return }
        if !keepsSpace { dropSpace() }
        write("\n", style, at: place)
        isSoft = true
    }

    /// Ends the line, but not the paragraph.
    mutating func endLine(_ style: HTMLStyle, at place: Place) {
        write("\u{2028}", style, at: place)
        isSoft = true
    }

    /// Takes a last space or end of a line away that only separates words.
    mutating func dropSpace() {
        guard isSoft, isOpen, last == " " || last == Self.lineSeparator,
            var run = paragraphs[paragraphs.count - 1].runs.popLast()
        else { return }
        run.text.unicodeScalars.removeLast()
        last =
            run.text.unicodeScalars.last ?? paragraphs[paragraphs.count - 1].runs.last?.text.unicodeScalars.last ?? "\n"
        if !run.text.isEmpty { paragraphs[paragraphs.count - 1].runs.append(run) }
        isSoft = false
    }

    /// Writes a text, whose ends of lines end paragraphs.
    private mutating func write(_ text: String, _ style: HTMLStyle, _ image: HTMLTag? = nil, at place: Place) {
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
            write(line: String(rest[..<end]), style, image, at: place)
            rest = rest[end...]
        }
        count += 1
    }

    private mutating func write(line: String, _ style: HTMLStyle, _ image: HTMLTag?, at place: Place) {
        if !isOpen {
            paragraphs.append(.init(runs: [], style: place.block, hasMargins: place.hasMargins, lists: place.lists))
        }
        let index = paragraphs.count - 1
        let run = paragraphs[index].runs.count - 1
        if image == nil, run >= 0, paragraphs[index].runs[run].continues(style) {
            paragraphs[index].runs[run].text += line
        } else {
            paragraphs[index].runs.append(.init(text: line, style: style, image: image))
        }
        last = line.unicodeScalars.last ?? last
        isOpen = last != "\n"
    }
}
