/// Shortens the last line of a text of which more is left than can be shown.
struct Truncation {
    let text: MeasuredText
    /// The greatest width of a line, in points.
    let limit: Double

    private static let ellipsis: Unicode.Scalar = "…"

    init(_ text: MeasuredText, limit: Double) {
        self.text = text
        self.limit = limit
    }

    /// The line with an ellipsis where the mode puts it; unchanged for the wrapping modes, run on to the end of its
    /// paragraph for clipping.
    func shorten(_ line: FilledLine, mode: LineBreakMode) -> FilledLine {
        let start = line.range.lowerBound
        var result = line
        switch mode {
        case .wordWrapping, .characterWrapping:
            return line
        case .clipping:
            result.visible = start..<paragraphEnd(from: start)
            result.width = text.width(result.visible)
        case .truncatingTail:
            let end = paragraphEnd(from: start)
            keep(head: start..<end, tail: end..<end, of: &result)
        case .truncatingHead:
            keep(head: start..<start, tail: lastParagraphStart(from: start)..<lastParagraphEnd, of: &result)
        case .truncatingMiddle:
            // A line holds no line end: what is between the first and the last paragraph goes.
            let middle = (start + lastParagraphEnd) / 2
            keep(
                head: start..<min(middle, paragraphEnd(from: start)),
                tail: max(middle, lastParagraphStart(from: start))..<lastParagraphEnd, of: &result)
        }
        result.range = start..<text.count
        result.setWidth = result.width
        return result
    }

    private func paragraphEnd(from start: Int) -> Int {
        text.classes[start...].firstIndex { $0.isHardBreak } ?? text.count
    }

    private func lastParagraphStart(from start: Int) -> Int {
        guard start < lastParagraphEnd else { return lastParagraphEnd }
        return text.classes[start..<lastParagraphEnd].lastIndex { $0.isHardBreak }.map { $0 + 1 } ?? start
    }

    private var lastParagraphEnd: Int { text.trimmed(0..<text.count).upperBound }

    /// Takes as much of the head's beginning and of the tail's end as fits with an ellipsis between; where both are
    /// wanted they share the room.
    private func keep(head: Range<Int>, tail: Range<Int>, of line: inout FilledLine) {
        let font = text.font(at: head.isEmpty ? tail.lowerBound : head.upperBound - 1)
        let ellipsis = font.advance(
            of: Self.ellipsis, glyph: GlyphTable.shared.glyph(of: Self.ellipsis))
        let room = limit - ellipsis
        var headEnd = head.lowerBound
        var tailStart = tail.upperBound
        let headRoom = tail.isEmpty ? room : room / 2
        while headEnd < head.upperBound, text.width(head.lowerBound..<headEnd + 1) <= headRoom { headEnd += 1 }
        let tailRoom = room - text.width(head.lowerBound..<headEnd)
        while tailStart > tail.lowerBound, text.width(tailStart - 1..<tail.upperBound) <= tailRoom { tailStart -= 1 }
        while headEnd > head.lowerBound, !text.isCharacterBoundary(headEnd) { headEnd -= 1 }
        while tailStart < tail.upperBound, !text.isCharacterBoundary(tailStart) { tailStart += 1 }
        // No space before the ellipsis at a line's end, as CoreText leaves none.
        let kept = tail.isEmpty ? text.trimmed(head.lowerBound..<headEnd) : head.lowerBound..<headEnd
        line.visible = kept
        line.width = text.width(kept) + ellipsis + text.width(tailStart..<tail.upperBound)
        line.shown = text.string(kept) + String(Self.ellipsis) + text.string(tailStart..<tail.upperBound)
    }
}
