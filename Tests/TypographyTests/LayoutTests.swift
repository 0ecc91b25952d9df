import Testing
import Typography

@Suite struct LayoutTests {
    private let engine = SystemTextEngine()
    private let font = Font(size: 17)

    private func layout(
        _ string: String, width: Double? = nil, lines: Int = 0, mode: LineBreakMode = .truncatingTail
    ) -> TextLayout {
        let text = AttributedText(string, font: font, paragraph: ParagraphStyle(lineBreakMode: mode))
        return engine.layout(text, width: width, maximumLines: lines, era: .iOS14)
    }

    private func width(_ string: String) -> Double { layout(string).width }

    @Test func linesBreakBetweenWordsAndDropTheSpace() {
        let result = layout("one two three", width: width("one two") + 2)
        #expect(result.lines.map(\.text) == ["one two", "three"])
        #expect(abs(result.lines[0].width - width("one two")) < 1e-9)
        #expect(result.lines.map(\.range) == [0..<8, 8..<13])
    }

    /// Recorded widths of wrapped labels say so (Documentation/Semantics.md).
    @Test func aWrappedTextIsAsWideAsItsWidestLineWithTheSpaceItWasBrokenAt() {
        let line = width("one two")
        let space = width("a b") - width("ab")
        #expect(abs(layout("one two three", width: line + 20).width - (line + space)) < 0.5)
        #expect(abs(layout("one two three", width: line + 2).width - (line + 2)) < 1e-3, "no wider than it may be")
        #expect(abs(layout("one\ntwo", width: 200).width - width("one")) < 1e-9, "line ends take no room")
        #expect(
            abs(layout("one two three", width: line + 20, lines: 1, mode: .clipping).width - width("one two three"))
                < 0.5)
    }

    @Test func aLabelAsWideAsItsTextDoesNotWrap() {
        let whole = width("one two three")
        #expect(layout("one two three", width: whole).lines.count == 1)
        #expect(layout("one two three", width: whole * 0.996).lines.count == 2)
    }

    @Test func linesOfAParagraphThatWrapsDoNotOverhang() {
        let two = width("one two")
        #expect(layout("one two three", width: two * 0.997).lines.map(\.text) == ["one", "two", "three"])
    }

    @Test func aWordWiderThanTheLineBreaksBetweenLetters() {
        let result = layout("mmmmmmmm", width: width("mmm") + 1)
        #expect(result.lines.map(\.text) == ["mmm", "mmm", "mm"])
    }

    /// The documented effect of `NSParagraphStyle.LineBreakStrategy.pushOut`.
    @Test func aLoneLastWordIsJoinedByTheOneBeforeWhereAsked() {
        func lines(_ string: String, asWideAs line: String, avoiding: Bool = true) -> [String] {
            let text = AttributedText(string, font: font, paragraph: ParagraphStyle(avoidsLoneWords: avoiding))
            let width = width(line) + 1
            return engine.layout(text, width: width, maximumLines: 0, era: .iOS14).lines.map(\.text)
        }
        #expect(lines("one two six", asWideAs: "one two") == ["one", "two six"])
        #expect(lines("one two six", asWideAs: "one two", avoiding: false) == ["one two", "six"])
        #expect(lines("one two three four", asWideAs: "one two three") == ["one two", "three four"])
        // A line of one word can't spare it, and two words that don't fit stay apart.
        #expect(lines("three one", asWideAs: "three") == ["three", "one"])
        #expect(lines("a bcdefg hijklmn", asWideAs: "a bcdefg") == ["a bcdefg", "hijklmn"])
        // Each paragraph by itself.
        #expect(lines("one two six\nthree", asWideAs: "one two") == ["one", "two six", "three"])
    }

    @Test func evenNoWidthShowsOneLetterALine() {
        #expect(layout("abc", width: 0).lines.map(\.text) == ["a", "b", "c"])
    }

    @Test func marksStayWithTheirLetter() {
        let result = layout("e\u{301}e\u{301}", width: 0)
        #expect(result.lines.map(\.text) == ["e\u{301}", "e\u{301}"])
    }

    @Test func characterWrappingFillsEveryLine() {
        let result = layout("one two", width: width("one t") + 0.1, mode: .characterWrapping)
        #expect(result.lines.map(\.text) == ["one t", "wo"])
    }

    @Test func lineEndsStartLines() {
        #expect(layout("a\nb\r\nc\u{2028}d").lines.map(\.text) == ["a", "b", "c", "d"])
        #expect(layout("a\n\nb").lines.map(\.text) == ["a", "", "b"])
        #expect(layout("a\n").lines.count == 2)
    }

    @Test func theLastLineIsShortenedAtItsEnd() {
        let result = layout("one two three", width: width("one two t") + width("…"), lines: 1)
        #expect(result.lines.map(\.text) == ["one two t…"])
        #expect(result.isTruncated)
        #expect(result.lines[0].isTruncated)
        #expect(!layout("one", lines: 1).isTruncated)
    }

    @Test func theSecondOfTwoLinesIsShortened() {
        let result = layout("one two three four", width: width("one two") + 1, lines: 2)
        #expect(result.lines.map(\.text) == ["one two", "three…"])
    }

    @Test func linesAreShortenedAtTheStartOrInTheMiddle() {
        let head = layout("abcdefghij", width: width("…ghij") + 0.5, lines: 1, mode: .truncatingHead)
        #expect(head.lines.map(\.text) == ["…ghij"])
        let middle = layout("nnnnnnnnn", width: width("nnn…nnn") + 0.5, lines: 1, mode: .truncatingMiddle)
        #expect(middle.lines.map(\.text) == ["nnn…nnn"])
    }

    @Test func wrappingModesLeaveTextOutWithoutAnEllipsis() {
        let result = layout("one two three", width: width("one two") + 1, lines: 1, mode: .wordWrapping)
        #expect(result.lines.map(\.text) == ["one two"])
        #expect(result.isTruncated)
    }

    @Test func clippingRunsOn() {
        let result = layout("one two three", width: 20, lines: 1, mode: .clipping)
        #expect(result.lines.map(\.text) == ["one two three"])
    }

    @Test func baselinesAreALineHeightApart() {
        let result = layout("a\nb")
        let metrics = engine.metrics(of: font, era: .iOS14)
        #expect(result.firstBaseline == metrics.ascender)
        #expect(abs(result.lastBaseline - result.firstBaseline - metrics.lineHeight) < 1e-9)
        #expect(abs(result.height - 2 * metrics.lineHeight) < 1e-9)
    }

    @Test func paragraphStylesSpaceLinesOut() {
        let natural = engine.metrics(of: font, era: .iOS14).lineHeight
        func height(_ style: ParagraphStyle) -> Double {
            engine.size(
                of: AttributedText("a\nb", font: font, paragraph: style), width: nil, maximumLines: 0,
                era: .iOS14
            ).height
        }
        #expect(abs(height(ParagraphStyle(lineSpacing: 5)) - (2 * natural + 5)) < 1e-9)
        #expect(abs(height(ParagraphStyle(paragraphSpacing: 7)) - (2 * natural + 7)) < 1e-9)
        #expect(abs(height(ParagraphStyle(lineHeightMultiple: 1.5)) - 3 * natural) < 1e-9)
        #expect(height(ParagraphStyle(minimumLineHeight: 30)) == 60)
        #expect(height(ParagraphStyle(maximumLineHeight: 15)) == 30)
    }

    @Test func aLineIsAsHighAsItsTallestRun() {
        let text = AttributedText(runs: [TextRun("small ", font: font), TextRun("large", font: Font(size: 34))])
        let result = engine.layout(text, width: nil, maximumLines: 0, era: .iOS14)
        #expect(result.height == engine.metrics(of: Font(size: 34), era: .iOS14).lineHeight)
    }

    @Test func kernAddsSpaceAfterEachCharacter() {
        let plain = AttributedText("abc", font: font)
        let spaced = AttributedText("abc", font: font, kern: 2)
        let widths = [plain, spaced].map {
            engine.size(of: $0, width: nil, maximumLines: 0, era: .iOS14).width
        }
        #expect(abs(widths[1] - widths[0] - 6) < 1e-9)
    }

    @Test func longTextTakesLinearTime() {
        // Each of these took quadratic time with a naive line filler.
        for string in [String(repeating: "m", count: 200_000), String(repeating: " ", count: 200_000)] {
            for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
                let result = layout(string, width: 50, mode: mode)
                #expect(result.lines.last?.range.upperBound == 200_000)
            }
        }
    }
}
