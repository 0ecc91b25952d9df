/// Fills lines of limited width, each with as much as fits (the way UIKit's labels do).
struct LineFilling {
    /// A line: the part of the text that it takes, and the part that is seen.
    struct Line {
        var range: Range<Int>
        var visible: Range<Int>
        /// The width of what is seen.
        var width: Double
        /// The width with the space at which the line was broken, as far as there is room for it.
        var setWidth: Double
        /// Whether the text ends the line, and not the room for it.
        var isForced: Bool
        /// Whether a paragraph ends here: lines within one are separated by U+2028.
        var endsParagraph: Bool
        /// Where the line's paragraph starts.
        var paragraphStart = 0
        /// What the line had to be filled.
        var room = Room()
    }

    /// The room of a line, in points.
    struct Room {
        /// The greatest width; infinite for none.
        var limit = Double.infinity
        /// How far the line begins from the side where lines begin.
        var indent = 0.0
        /// How far it ends from the other side at least.
        var tail = 0.0
    }

    let text: MeasuredText
    /// The greatest width of a line without indents; infinite for none.
    let limit: Double
    /// The style of paragraphs that have none of their own.
    let style: ParagraphStyle
    let breaksAnywhere: Bool
    /// Whether a paragraph's last line may not hold a single word.
    let avoidsLoneWords: Bool

    init(_ text: MeasuredText, width: Double?, _ style: ParagraphStyle) {
        self.text = text
        self.style = style
        let mode = style.lineBreakMode
        avoidsLoneWords = style.avoidsLoneWords && mode != .characterWrapping
        // A thousandth of a thousandth is taken for noise: a label as wide as its text must not wrap.
        limit = width.flatMap { $0.isFinite ? max($0, 0) + 1e-6 : nil } ?? .infinity
        breaksAnywhere = mode == .characterWrapping
    }

    /// The lines from the top, at most `maximum` (0 for all). Linear in the number of characters.
    func lines(maximum: Int) -> [Line] {
        let opportunities = LineBreaker.opportunities(text.classes)
        var lines: [Line] = []
        var (start, paragraph) = (0, 0)
        while start < text.count {
            let room = room(from: start, paragraph)
            var next = line(from: start, opportunities, room.limit)
            (next.paragraphStart, next.room) = (paragraph, room)
            lines.append(next)
            if avoidsLoneWords, next.isForced { pushOut(&lines, opportunities) }
            start = lines[lines.count - 1].range.upperBound
            if next.endsParagraph { paragraph = start }
            if lines.count == maximum { return lines }
        }
        // After a final line end there is one more line, with nothing on it.
        if let last = text.classes.last, last.isHardBreak {
            lines.append(
                Line(
                    range: start..<start, visible: start..<start, width: 0, setWidth: 0, isForced: true,
                    endsParagraph: true,
                    paragraphStart: paragraph, room: room(from: start, paragraph)))
        }
        return lines
    }

    /// The room of a line of a paragraph. At least a point is left.
    private func room(from start: Int, _ paragraph: Int) -> Room {
        let style = text.style(ofParagraphAt: paragraph, else: style)
        func length(_ value: Double) -> Double { value.isFinite ? value : 0 }
        let indent = length(start == paragraph ? style.firstLineHeadIndent : style.headIndent)
        let tail = length(style.tailIndent)
        guard indent != 0 || tail != 0 else { return Room(limit: limit) }
        let end = tail > 0 ? tail : limit + tail
        return Room(
            limit: max(1, end - indent), indent: indent, tail: tail > 0 && limit.isFinite ? limit - tail : -min(tail, 0)
        )
    }

    private func line(from start: Int, _ opportunities: [LineBreaker.Opportunity], _ limit: Double) -> Line {
        var lastAllowed = start
        var visibleEnd = start
        var index = start
        while index < text.count {
            if text.classes[index] != .space, !text.classes[index].isHardBreak { visibleEnd = index + 1 }
            index += 1
            let isForced = index == text.count || opportunities[index] == .mandatory
            let mayBreak =
                breaksAnywhere ? text.isCharacterBoundary(index) : opportunities[min(index, text.count - 1)] == .allowed
            // Once what is seen is too wide, it stays so; spaces may follow beyond the edge.
            let width = text.width(start..<visibleEnd)
            guard width <= limit else { break }
            if isForced { return ending(start..<index, limit, isForced: true) }
            if mayBreak { lastAllowed = index }
        }
        if lastAllowed > start { return ending(start..<lastAllowed, limit, isForced: false) }
        // A word that is wider than the line is broken between characters; one character always stays.
        var end = start + 1
        while end < text.count, opportunities[end] != .mandatory,
            !text.isCharacterBoundary(end) || text.width(start..<end + 1) <= limit
        {
            end += 1
        }
        while end < text.count, !text.isCharacterBoundary(end) { end += 1 }
        return ending(start..<end, limit, isForced: end >= text.count || opportunities[end] == .mandatory)
    }

    /// Gives the last line of a paragraph a second word where it holds a single one and the two fit.
    private func pushOut(_ lines: inout [Line], _ opportunities: [LineBreaker.Opportunity]) {
        guard lines.count > 1 else { return }
        let (last, before) = (lines[lines.count - 1], lines[lines.count - 2])
        guard !before.isForced, opportunities[last.range.lowerBound] == .allowed,
            !opportunities[last.range].dropFirst().contains(.allowed),
            let split = before.range.dropFirst().last(where: { opportunities[$0] == .allowed })
        else { return }
        let longer = ending(split..<last.range.upperBound, last.room.limit, isForced: true)
        guard longer.width <= last.room.limit else { return }
        func replace(_ index: Int, by line: Line) {
            var line = line
            (line.paragraphStart, line.room) = (lines[index].paragraphStart, lines[index].room)
            lines[index] = line
        }
        replace(lines.count - 1, by: longer)
        replace(
            lines.count - 2, by: ending(before.range.lowerBound..<split, before.room.limit, isForced: false))
    }

    private func ending(_ range: Range<Int>, _ limit: Double, isForced: Bool) -> Line {
        var visible = text.trimmed(range, keepingSpaces: isForced)
        if isForced, text.width(visible) > limit { visible = text.trimmed(range) }
        let width = text.width(visible)
        let setWidth = isForced ? width : max(width, min(text.width(range), limit))
        return Line(
            range: range, visible: visible, width: width, setWidth: setWidth, isForced: isForced,
            endsParagraph: isForced && !text.separatesLines(at: range.upperBound - 1))
    }
}
