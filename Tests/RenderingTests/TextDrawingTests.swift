import Foundation
import Testing

@testable import Rendering
@testable import Typography

@Suite struct TextDrawingTests {
    /// The first and last columns with ink, in points.
    private func ink(_ text: String, width: Double, size: Double = 17) throws -> ClosedRange<Double> {
        let canvas = try Canvas(size: CGSize(width: 300, height: 40), scale: 4, format: .png)
        let run = StyledRun(text: text, font: Font(size: size), color: .black)
        canvas.draw(StyledLine(runs: [run], width: width), at: CGPoint(x: 20, y: 30))
        let columns = (0..<1200).filter { x in (0..<160).contains { canvas.pixel(x: x, y: $0).alpha > 0.3 } }
        return try Double(#require(columns.first)) / 4...Double(#require(columns.last)) / 4
    }

    @Test func aLineIsDrawnAsWideAsItWasMeasured() throws {
        // "H" has straight stems: its ink begins and ends at its side bearings, whatever the spacing between.
        let narrow = try ink("HHHHHHHH", width: 100)
        let wide = try ink("HHHHHHHH", width: 108)
        #expect(abs((wide.upperBound - wide.lowerBound) - (narrow.upperBound - narrow.lowerBound) - 7) < 1.2)
        #expect(wide.upperBound < 20 + 108)
        #expect(narrow.lowerBound >= 20)
    }

    @Test func aLineNeverReachesBeyondItsMeasuredWidth() throws {
        let range = try ink("HHHHHHHHHHHH", width: 40)
        #expect(range.upperBound <= 20 + 40.5)
    }

    @Test func lettersStandOnTheBaseline() throws {
        let canvas = try Canvas(size: CGSize(width: 60, height: 40), scale: 4, format: .png)
        let run = StyledRun(text: "H", font: Font(size: 20), color: .black)
        canvas.draw(StyledLine(runs: [run], width: canvas.naturalWidth(of: [run])), at: CGPoint(x: 10, y: 30))
        let rows = (0..<160).filter { y in (0..<240).contains { canvas.pixel(x: $0, y: y).alpha > 0.5 } }
        #expect(abs(Double(try #require(rows.last) + 1) / 4 - 30) <= 0.5)
    }

    /// How many rows above the baseline have ink, at 3 pixels to the point.
    private func height(of letter: String, size: Double) throws -> Int {
        let canvas = try Canvas(size: CGSize(width: 60, height: 60), scale: 3, format: .png)
        let run = StyledRun(text: letter, font: Font(size: size), color: .black)
        canvas.draw(StyledLine(runs: [run], width: canvas.naturalWidth(of: [run])), at: CGPoint(x: 10, y: 50))
        let top = (0..<150).first { y in (0..<180).contains { canvas.pixel(x: $0, y: y).alpha > 0.3 } }
        return try 150 - #require(top)
    }

    /// Tops of h and t in pictures of iOS: at 17 points two pixels above where letters that end at the cap height have them.
    @Test(arguments: [("l", 38), ("h", 38), ("t", 36), ("H", 36), ("x", 27)])
    func ascendersOfTheTextCutStandAboveTheCapitals(letter: String, rows: Int) throws {
        #expect(try height(of: letter, size: 17) == rows)
    }

    @Test func ascendersOfTheDisplayCutAreAsHighAsTheCapitals() throws {
        #expect(try height(of: "h", size: 34) == height(of: "H", size: 34))
    }

    @Test func arabicAndHebrewAreDrawnThroughFallbackFonts() throws {
        let range = try ink("سلام", width: 40)
        #expect(range.upperBound > range.lowerBound)
    }

    @Test func whatNoFontHasIsDrawnAsPlainBlocks() throws {
        // A character for private use, twice.
        let canvas = try Canvas(size: CGSize(width: 60, height: 40), scale: 2, format: .png)
        let run = StyledRun(text: "\u{F8FE}\u{F8FE}", font: Font(size: 20), color: .black)
        canvas.draw(StyledLine(runs: [run], width: 40), at: CGPoint(x: 10, y: 30))
        // Both are filled evenly: no frame, no numbers.
        for x in [18, 20, 22, 38, 40, 42] {
            let pixel = canvas.pixel(x: x * 2, y: 24 * 2)
            #expect(abs(pixel.alpha - 0.35) < 0.02, "at \(x)")
        }
    }

    @Test func aShortenedLineKeepsTheStylesOfBothEnds() {
        let red = StyledRun(text: "red red ", font: Font(size: 10), color: Color(hex: 0xFF0000))
        let blue = StyledRun(text: "blue blue", font: Font(size: 10), color: Color(hex: 0x0000FF))
        let line = TextLayout.Line(
            text: "red…lue", range: 0..<17, width: 40, baseline: 9, top: 0, height: 12, isTruncated: true)
        let styled = StyledLine(line, of: [red, blue])
        #expect(styled.text == "red…lue")
        #expect(styled.runs.map(\.text) == ["red…", "lue"])
        #expect(styled.runs.map(\.color) == [red.color, blue.color])
    }

    @Test(
        arguments: [
            ("HelveticaNeue-BoldItalic", "Helvetica Neue", Font.Weight.bold, true),
            ("AvenirNext-DemiBold", "Avenir Next", Font.Weight.semibold, nil),
            ("Menlo", "Menlo", nil, nil), ("DamascusBold", "Damascus", .bold, nil),
            ("DamascusSemiBold", "Damascus", .semibold, nil), ("TimesNewRomanPS-BoldMT", "Times New Roman", .bold, nil),
            ("ArialMT", "Arial", nil, nil),
        ] as [(String, String, Font.Weight?, Bool?)])
    func aPostScriptNameSaysFamilyWeightAndSlant(
        name: String, family: String, weight: Font.Weight?, isItalic: Bool?
    ) {
        let parsed = PostScriptName(name)
        #expect(parsed.family == family)
        #expect(parsed.weight == weight)
        #expect(parsed.isItalic == isItalic)
    }
}
