/// Sets the lines of a text: their heights and baselines, and what a line shows that is too long.
struct LineSetting {
    let text: MeasuredText
    let paragraph: ParagraphStyle
    let width: Double?
    let maximumLines: Int

    init(_ text: MeasuredText, _ paragraph: ParagraphStyle, width: Double?, maximumLines: Int) {
        self.text = text
        self.paragraph = paragraph
        self.width = width
        self.maximumLines = max(maximumLines, 0)
    }

    /// The size of the text in points, without making the lines' strings.
    func size() -> (width: Double, height: Double) {
        var widest = 0.0
        var height = 0.0
        var nextTop = 0.0
        for (index, line) in filledLines().lines.enumerated() {
            let style = style(of: line)
            let box = LineBox(text.fonts(in: line.range), text.pictures(in: line.range), style)
            if index > 0, line.beginsParagraph { nextTop += style.paragraphSpacingBefore }
            widest = max(widest, line.indent + line.setWidth)
            height = nextTop + box.height
            nextTop = height + spacing(after: line, box, style)
        }
        return (widest, height)
    }

    func layout() -> TextLayout {
        let (filled, leavesOut) = filledLines()
        var lines: [TextLayout.Line] = []
        lines.reserveCapacity(filled.count)
        var height = 0.0
        var nextTop = 0.0
        for (index, line) in filled.enumerated() {
            let style = style(of: line)
            let box = LineBox(text.fonts(in: line.range), text.pictures(in: line.range), style)
            if index > 0, line.beginsParagraph { nextTop += style.paragraphSpacingBefore }
            let isShortened = leavesOut && index == filled.count - 1 && line.shown != nil
            lines.append(
                TextLayout.Line(
                    text: line.shown ?? text.string(line.visible), range: line.range, width: line.width,
                    baseline: nextTop + box.ascent, top: nextTop, height: box.height, isTruncated: isShortened,
                    indent: line.indent, tail: line.tail,
                    alignment: text.styles.isEmpty ? nil : style.alignment))
            height = nextTop + box.height
            nextTop = height + spacing(after: line, box, style)
        }
        return TextLayout(
            width: filled.reduce(0) { max($0, $1.indent + $1.setWidth) }, height: height, lines: lines,
            isTruncated: leavesOut)
    }

    private func style(of line: FilledLine) -> ParagraphStyle {
        text.style(ofParagraphAt: line.paragraphStart, else: paragraph)
    }

    private func spacing(after line: FilledLine, _ box: LineBox, _ style: ParagraphStyle) -> Double {
        box.leading + style.lineSpacing + (line.endsParagraph ? style.paragraphSpacing : 0)
    }

    /// The lines that may be shown, the last one shortened if more text is left, and whether any is.
    private func filledLines() -> (lines: [FilledLine], leavesOut: Bool) {
        let filling = LineFilling(text, width: width, paragraph)
        var lines = filling.lines(maximum: maximumLines).map(FilledLine.init)
        guard maximumLines > 0, lines.count == maximumLines, let last = lines.last, last.range.upperBound < text.count
        else { return (lines, false) }
        lines[lines.count - 1] = Truncation(text, limit: last.limit).shorten(last, mode: paragraph.lineBreakMode)
        return (lines, true)
    }
}

/// A line that was filled, and the string it shows if that isn't simply its part of the text.
struct FilledLine {
    var range: Range<Int>
    var visible: Range<Int>
    var width: Double
    /// The width with the space at which the line was broken.
    var setWidth: Double
    var endsParagraph: Bool
    /// Where the line's paragraph starts.
    var paragraphStart: Int
    /// How far the line begins from its side, and ends from the other, in points.
    var (indent, tail) = (0.0, 0.0)
    /// The greatest width of the line.
    var limit: Double
    var beginsParagraph: Bool { range.lowerBound == paragraphStart }
    var shown: String?

    init(_ line: LineFilling.Line) {
        (range, visible, width, endsParagraph) = (line.range, line.visible, line.width, line.endsParagraph)
        setWidth = line.setWidth
        (paragraphStart, limit) = (line.paragraphStart, line.room.limit)
        (indent, tail) = (line.room.indent, line.room.tail)
    }
}

/// The height of a line and where its baseline is.
struct LineBox {
    var ascent: Double
    var height: Double
    /// What the next line is farther away than the height, by the leading of a text style.
    var leading: Double

    /// The box of a line that uses some fonts and pictures: room for the tallest, then as the paragraph's style wants it. Where
    /// the style makes a line taller, the room is above the text, as in TextKit.
    init(
        _ fonts: ArraySlice<(start: Int, font: MeasuredFont)>, _ pictures: [InlinePicture], _ paragraph: ParagraphStyle
    ) {
        (ascent, leading) = (0, 0)
        var descent = 0.0
        for (_, font) in fonts {
            ascent = max(ascent, font.metrics.ascender)
            descent = max(descent, -font.metrics.descender)
            leading = max(leading, font.metrics.leading)
        }
        for picture in pictures {
            ascent = max(ascent, picture.ascent)
            descent = max(descent, picture.descent)
        }
        height = ascent + descent
        guard !paragraph.hasNaturalLineHeight else { return }
        var wanted = height
        if paragraph.lineHeightMultiple > 0 { wanted *= paragraph.lineHeightMultiple }
        if paragraph.maximumLineHeight > 0 { wanted = min(wanted, paragraph.maximumLineHeight) }
        if paragraph.minimumLineHeight > 0 { wanted = max(wanted, paragraph.minimumLineHeight) }
        ascent += wanted - height
        height = wanted
    }
}

extension ParagraphStyle {
    /// Whether nothing here changes the height of a line.
    var hasNaturalLineHeight: Bool { lineHeightMultiple <= 0 && minimumLineHeight <= 0 && maximumLineHeight <= 0 }
}
