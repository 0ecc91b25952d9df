/// A text with the width and class of each of its characters: what lines are made from.
///
/// Characters are Unicode scalars; all arrays have one entry each.
struct MeasuredText {
    var scalars: [Unicode.Scalar] = []
    /// The width of each character in points, the run's extra kern included, without pair kerning.
    var advances: [Double] = []
    /// The kern in points between each character and the next.
    var kerns: [Double] = []
    var classes: [LineBreakClass] = []
    /// Where each run starts, and its font. The first starts at 0.
    var fonts: [(start: Int, font: MeasuredFont)] = []
    /// The pictures among the characters, and the places of these.
    var pictures: [(index: Int, picture: InlinePicture)] = []
    /// Where runs start whose paragraphs have styles of their own, with the style; nil for the text's. Empty where all have that.
    var styles: [(start: Int, style: ParagraphStyle?)] = []
    /// `sums[i]` is the width of all characters before i, kerns included; one entry more than characters.
    var sums: [Double] = [0]

    init(_ text: AttributedText, era: FontEra) {
        let table = GlyphTable.shared
        // Runs are read field by field: copies of whole ones, and of styles, would take longer than measuring.
        let runs = text.runs
        let hasStyles = runs.indices.contains { runs[$0].paragraph != nil }
        var paragraph = Paragraph(start: 0, run: runs.indices.first { !runs[$0].text.isEmpty } ?? 0)
        // The last tab, if what follows it isn't to begin at its place, and how much of that stands before the place.
        var tab: (index: Int, shareBefore: Double)?
        for run in runs.indices where !runs[run].text.isEmpty {
            let letters = runs[run].text
            if hasStyles { styles.append((scalars.count, runs[run].paragraph)) }
            let font = FontCache.shared.font(runs[run].font, era: era)
            let start = scalars.count
            fonts.append((start, font))
            reserveCapacity(start + letters.utf8.count)
            if paragraph.start == start { paragraph.run = run }
            // A kern that is no number would make every width one.
            let kern = runs[run].kern
            let extra = kern.isFinite ? kern : 0
            if let picture = runs[run].picture {
                for _ in letters.unicodeScalars { append(picture) }
                continue
            }
            var (previous, left): (Int, Unicode.Scalar?) = (0, nil)
            for scalar in letters.unicodeScalars {
                let glyph = table.glyph(of: scalar)
                if let left { kerns[kerns.count - 1] = font.kern(left, scalar, glyphs: (previous, glyph)) }
                var advance = font.advance(of: scalar, glyph: glyph)
                if scalar == "\t" {
                    settle(&tab)
                    let style = runs[paragraph.run].paragraph ?? text.paragraph
                    let place = width(from: paragraph.start) + style.firstLineHeadIndent
                    let stop = style.tab(after: place)
                    advance = stop.location - place
                    if stop.shareBefore > 0 { tab = (scalars.count, stop.shareBefore) }
                }
                if glyph == 0, let last = scalars.last {
                    // What follows a joiner is drawn into the emoji before it; a selector turns a sign into an emoji.
                    if last == "\u{200D}" { advance = 0 }
                    if scalar == "\u{FE0F}", previous == 0, advances[advances.count - 1] != 0 {
                        advances[advances.count - 1] = font.emojiAdvance(of: last) + extra
                    }
                }
                let kind = LineBreakClass(scalar)
                scalars.append(scalar)
                advances.append(advance == 0 ? 0 : advance + extra)
                kerns.append(0)
                classes.append(kind)
                (previous, left) = (glyph, scalar)
                if kind.isHardBreak {
                    settle(&tab)
                    paragraph = Paragraph(start: scalars.count, run: run)
                }
            }
        }
        settle(&tab)
        sums.reserveCapacity(scalars.count + 1)
        var sum = 0.0
        for index in scalars.indices {
            sum += advances[index] + kerns[index]
            sums.append(sum)
        }
    }

    /// Lets a tab lead less far, now that all that follows it is known.
    private mutating func settle(_ tab: inout (index: Int, shareBefore: Double)?) {
        guard let (index, share) = tab else { return }
        tab = nil
        let end = scalars.last.map { LineBreakClass($0).isHardBreak } == true ? scalars.count - 1 : scalars.count
        guard index + 1 < end else { return }
        let following = width(from: index + 1, to: end)
        advances[index] = max(0, advances[index] - share * following)
    }

    /// The width of characters that were measured so far, in points.
    private func width(from start: Int, to end: Int? = nil) -> Double {
        let range = start..<(end ?? scalars.count)
        return zip(advances[range], kerns[range]).reduce(0) { $0 + $1.0 + $1.1 }
    }

    /// Where a paragraph starts, and the run whose style it has: that of its first character.
    private struct Paragraph {
        var start: Int
        var run: Int
    }

    var count: Int { scalars.count }

    private mutating func append(_ picture: InlinePicture) {
        pictures.append((scalars.count, picture))
        scalars.append("\u{A0}")
        advances.append(picture.width.isFinite ? picture.width : 0)
        kerns.append(0)
        classes.append(.contingentBreak)
    }

    private mutating func reserveCapacity(_ count: Int) {
        scalars.reserveCapacity(count)
        advances.reserveCapacity(count)
        kerns.reserveCapacity(count)
        classes.reserveCapacity(count)
    }

    /// Whether a character ends a line and not the paragraph.
    func separatesLines(at index: Int) -> Bool { ["\u{2028}", "\u{85}", "\u{B}", "\u{C}"].contains(scalars[index]) }

    /// The width of a part of the text, in points.
    func width(_ range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        return sums[range.upperBound] - sums[range.lowerBound] - kerns[range.upperBound - 1]
    }

    func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// The fonts that a part of the text uses; an empty part uses that of the character before it, or the first.
    func fonts(in range: Range<Int>) -> ArraySlice<(start: Int, font: MeasuredFont)> {
        guard fonts.count > 1 else { return fonts[...] }
        let upper = max(range.upperBound, range.lowerBound + 1)
        let end = fonts.firstIndex { $0.start >= upper } ?? fonts.count
        let start = fonts[..<end].lastIndex { $0.start <= range.lowerBound } ?? 0
        return fonts[start..<max(end, start + 1)]
    }

    /// The pictures in a part of the text.
    func pictures(in range: Range<Int>) -> [InlinePicture] {
        pictures.isEmpty ? [] : pictures.filter { range.contains($0.index) }.map(\.picture)
    }

    /// The style of the paragraph that begins with a character; the last one's past the end.
    func style(ofParagraphAt index: Int, else common: ParagraphStyle) -> ParagraphStyle {
        guard !styles.isEmpty else { return common }
        return styles.last { $0.start <= index }?.style ?? common
    }

    /// The font of a character; that of the last one past the end.
    func font(at index: Int) -> MeasuredFont {
        fonts[fonts.lastIndex { $0.start <= index } ?? 0].font
    }

    /// The part without the spaces and line ends that it ends with: what counts in a line's width.
    func trimmed(_ range: Range<Int>, keepingSpaces: Bool = false) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound {
            let kind = classes[end - 1]
            guard kind.isHardBreak || (kind == .space && !keepingSpaces) else { break }
            end -= 1
        }
        return range.lowerBound..<end
    }

    /// Whether a line may end before a character where it must end between two that no rule separates.
    func isCharacterBoundary(_ index: Int) -> Bool {
        guard index > 0, index < count else { return true }
        if classes[index].attachesToPrevious || classes[index - 1] == .zeroWidthJoiner { return false }
        return !(classes[index - 1] == .carriageReturn && classes[index] == .lineFeed)
    }
}

extension ParagraphStyle {
    /// Where a tab leads after a place in a line: to the next of its places.
    fileprivate func tab(after place: Double) -> TabStop {
        if let next = tabs?.first(where: { $0.location > place + 0.001 }) { return next }
        let step = tabInterval > 0 ? tabInterval : 28
        guard place.isFinite, place < 1e9 else { return TabStop(place) }
        return TabStop(((place + 0.001) / step).rounded(.down) * step + step)
    }
}
