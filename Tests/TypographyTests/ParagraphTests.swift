import Testing
import Typography

/// Paragraphs of one text with styles of their own.
@Suite struct ParagraphTests {
    private let engine = SystemTextEngine()
    private let font = Font(size: 17)

    private func layout(_ runs: [(String, ParagraphStyle?)], width: Double? = nil) -> TextLayout {
        let text = AttributedText(
            runs: runs.map { text, style in
                var run = TextRun(text, font: font)
                run.paragraph = style
                return run
            }, paragraph: ParagraphStyle(lineBreakMode: .wordWrapping))
        return engine.layout(text, width: width, maximumLines: 0, era: .iOS14)
    }

    private func width(_ string: String) -> Double { layout([(string, nil)]).width }

    @Test func linesKeepTheirIndents() {
        let style = ParagraphStyle(firstLineHeadIndent: 10, headIndent: 30, tailIndent: -5)
        let room = width("one two") + 35 + 1
        let result = layout([("one two three four", style)], width: room)
        #expect(result.lines.map(\.indent) == [10, 30, 30])
        #expect(result.lines.map(\.tail) == [5, 5, 5])
        #expect(result.lines.map(\.text) == ["one two", "three", "four"])
        #expect(result.width <= room)
        // A positive tail is where lines end, from where they begin.
        let narrow = layout([("one two", ParagraphStyle(tailIndent: width("one") + 1))], width: 300)
        #expect(narrow.lines.map(\.text) == ["one", "two"])
    }

    @Test func aWordThatNoIndentLeavesRoomForIsBroken() {
        let result = layout([("word", ParagraphStyle(firstLineHeadIndent: 500, headIndent: 500))], width: 100)
        #expect(result.lines.count == 4)
    }

    @Test func eachParagraphHasItsStyle() {
        let loose = ParagraphStyle(
            lineSpacing: 4, paragraphSpacing: 20, alignment: .center, paragraphSpacingBefore: 7)
        let result = layout([("one\n", nil), ("two\n", loose), ("three", nil)])
        let height = result.lines[0].height
        #expect(result.lines.map(\.alignment) == [.natural, .center, .natural])
        #expect(result.lines[1].top == height + 7)
        #expect(result.lines[2].top == 2 * height + 7 + 4 + 20)
        let size = engine.size(
            of: AttributedText(runs: [TextRun("one", font: font)]), width: nil, maximumLines: 1, era: .iOS14)
        #expect(size.height == height)
        // What is said in the middle of a paragraph doesn't count.
        #expect(layout([("on", nil), ("e\n", loose), ("two", nil)]).lines[1].top == height)
    }

    @Test func theFirstParagraphHasNoSpaceBefore() {
        #expect(layout([("one", ParagraphStyle(paragraphSpacingBefore: 9))]).lines[0].top == 0)
    }

    /// Tabs lead to the next of their places; every 28 points where none are stated.
    @Test func tabsLeadToTheirPlaces() {
        var style = ParagraphStyle(headIndent: 20)
        style.tabs = [20, 90]
        #expect(abs(layout([("•\tone", style)]).width - (20 + width("one"))) < 0.5)
        #expect(abs(layout([("•\t\tone", style)]).width - (90 + width("one"))) < 0.5)
        #expect(abs(layout([("one\n•\ttwo and three", style)]).lines[1].width - (20 + width("two and three"))) < 0.5)
        #expect(abs(width("a\tb") - (28 + width("b"))) < 0.5)
        style.tabInterval = 100
        #expect(abs(layout([("•\t\t\tone", style)]).width - (100 + width("one"))) < 0.5)
    }
}
