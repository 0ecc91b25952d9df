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

    /// A line separator (U+2028) ends a line and not the paragraph: no space comes after it, and the next line is no first one.
    @Test func linesOfOneParagraphAreSeparated() {
        let style = ParagraphStyle(
            paragraphSpacing: 20, paragraphSpacingBefore: 7, firstLineHeadIndent: 10, headIndent: 30)
        let result = layout([("one\u{2028}two\nthree", style)])
        let height = result.lines[0].height
        #expect(result.lines.map(\.indent) == [10, 30, 10])
        #expect(result.lines[1].top == height && result.lines[2].top == 2 * height + 27)
    }

    @Test func theFirstParagraphHasNoSpaceBefore() {
        #expect(layout([("one", ParagraphStyle(paragraphSpacingBefore: 9))]).lines[0].top == 0)
    }

    /// Tabs lead to the next of their places; every 28 points where none are stated.
    @Test func tabsLeadToTheirPlaces() {
        var style = ParagraphStyle(headIndent: 20)
        style.tabs = [TabStop(20), TabStop(90)]
        #expect(abs(layout([("•\tone", style)]).width - (20 + width("one"))) < 0.5)
        #expect(abs(layout([("•\t\tone", style)]).width - (90 + width("one"))) < 0.5)
        #expect(abs(layout([("one\n•\ttwo and three", style)]).lines[1].width - (20 + width("two and three"))) < 0.5)
        #expect(abs(width("a\tb") - (28 + width("b"))) < 0.5)
        style.tabInterval = 100
        #expect(abs(layout([("•\t\t\tone", style)]).width - (100 + width("one"))) < 0.5)
    }

    /// What follows a tab ends or has its middle where the tab says so.
    @Test func whatFollowsATabIsAlignedAtItsPlace() {
        var style = ParagraphStyle()
        style.tabs = [TabStop(120, alignment: .center), TabStop(300, alignment: .right)]
        #expect(abs(layout([("Name\tCentre\t12.50", style)]).width - 300) < 0.01)
        #expect(abs(layout([("Name\tCentre", style)]).width - (120 + width("Centre") / 2)) < 0.5)
        let lines = layout([("Name\tCentre\t12.50\nOther\tC\t3.00", style)]).lines
        #expect(lines.allSatisfy { abs($0.width - 300) < 0.01 })
        // Where there is no room before the place, the text begins at the tab.
        style.tabs = [TabStop(60, alignment: .right)]
        #expect(abs(layout([("one\tand much more", style)]).width - width("oneand much more")) < 0.5)
    }
}
