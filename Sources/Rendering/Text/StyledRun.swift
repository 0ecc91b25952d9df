internal import Foundation
internal import Typography
internal import UIKit

/// A stretch of text with everything that decides how it looks.
struct StyledRun {
    var text: String
    var font: Font
    var color: Color
    /// Extra space after each character in points.
    var kern: Double = 0
    var background: Color?
    var underline: DrawnLine?
    var strikethrough: DrawnLine?
    /// Lines around the letters.
    var outline: Outline?
    /// How far the letters lean to the right at a height of one.
    var obliqueness: Double = 0
    /// What the letters cast, at an offset in points. It has sharp edges.
    var shadow: (color: Color, offset: CGSize)?
    /// How far the text stands above the baseline, in points.
    var baselineOffset: Double = 0
    /// A picture that stands in place of the text.
    var picture: StyledPicture?

    /// The style of a paragraph that begins in the run; nil for the text's own.
    var paragraph: ParagraphStyle?

    /// The run as it is measured.
    var measured: TextRun {
        var run = picture.map { TextRun($0.room, font: font) } ?? TextRun(text, font: font, kern: kern)
        run.paragraph = paragraph
        return run
    }
}

extension StyledRun {
    /// Whether the letters are drawn by their paths, as Pango knows neither outlines nor how far they lean.
    var isDrawnAlone: Bool { outline != nil || obliqueness != 0 }

    /// A line under the letters that Pango doesn't draw.
    var ownUnderline: DrawnLine? {
        guard let underline, underline.isThick || !underline.dash.isEmpty else { return nil }
        return underline
    }
}

/// A line under or through letters.
struct DrawnLine {
    /// Nil for that of the letters.
    var color: Color?
    var isThick = false
    var isDouble = false
    /// How long strokes and gaps are, in thicknesses of the line; none for a whole line.
    var dash: [Double] = []
}

/// Lines around letters.
struct Outline {
    /// As a share of the font's size.
    var width: Double
    /// Nil for the letters' own colour.
    var color: Color?
    /// Whether the letters themselves are drawn, too.
    var isFilled: Bool
}

/// A picture in a line of text.
struct StyledPicture {
    var image: UIImage?
    /// Where it stands against the end of the text before it, upwards from the baseline, in points.
    var place: CGRect
    /// The room that it takes.
    var room: InlinePicture
}

/// A line of a laid-out text, cut into its runs.
struct StyledLine {
    var runs: [StyledRun]
    /// The width that layout computed, in points.
    var width: Double
    /// Whether only spaces grow to reach the width, as in justified text.
    var spreadsSpaces = false

    var text: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Finds the runs of one line of a layout. The line's text may differ from the text it stands for at its end or,
    /// where it was shortened, at the ellipsis; what differs takes the style of its neighbour.
    init(_ line: TextLayout.Line, of runs: [StyledRun]) {
        width = line.width
        guard runs.count > 1 else {
            self.runs =
                runs.first.map { run in
                    var run = run
                    run.text = line.text
                    return [run]
                } ?? []
            return
        }
        let starts = runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.text.unicodeScalars.count) }
        func runIndex(at offset: Int) -> Int { max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1) }
        let shown = Array(line.text.unicodeScalars)
        let ellipsis = line.isTruncated ? shown.firstIndex(of: "\u{2026}") : nil
        var pieces: [(index: Int, text: String.UnicodeScalarView)] = []
        for (position, scalar) in shown.enumerated() {
            // Behind the ellipsis the text is counted from the end of the line's range.
            let fromEnd = ellipsis.map { position > $0 } ?? false
            let offset =
                fromEnd
                ? line.range.upperBound - (shown.count - position) : line.range.lowerBound + position
            let index = min(runIndex(at: offset), runs.count - 1)
            if pieces.last?.index == index {
                pieces[pieces.count - 1].text.append(scalar)
            } else {
                var view = String.UnicodeScalarView()
                view.append(scalar)
                pieces.append((index, view))
            }
        }
        self.runs = pieces.map { piece in
            var run = runs[piece.index]
            run.text = String(piece.text)
            return run
        }
    }

    init(runs: [StyledRun], width: Double) {
        self.runs = runs
        self.width = width
    }

    /// How many times larger the line is set than it is drawn. Pango rounds each letter's width to 1/1024 point, down
    /// as it seems; a long line would come out up to 0.02 points narrower than it was measured.
    var enlargement: Double {
        // Pango's lengths have 32 bits: lines of huge letters are set as they are.
        runs.contains { $0.font.size > 200 } || runs.contains { $0.text.utf8.count > 2000 } ? 1 : 8
    }
}

extension StyledLine {
    /// Puts a face that most fonts have in the place of each emoji, for machines without a font of emoji: boxes with
    /// numbers in them would look broken. Answers whether there were any.
    mutating func replaceEmoji() -> Bool {
        var found = false
        for index in runs.indices where runs[index].text.contains(where: \.isEmoji) {
            found = true
            runs[index].text = String(runs[index].text.map { $0.isEmoji ? "\u{263A}" : $0 })
        }
        return found
    }
}

extension Character {
    /// Whether the character is shown as a coloured picture unless told otherwise.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
    }
}
