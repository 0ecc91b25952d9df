internal import Foundation
internal import Typography
internal import UIKit

/// A text ready to be drawn: what layout measured, and how each stretch of it looks.
struct TextBlock {
    var runs: [StyledRun]
    var paragraph: ParagraphStyle
    /// 0 for as many as there are.
    var maximumLines = 1

    init(runs: [StyledRun], paragraph: ParagraphStyle = ParagraphStyle(), maximumLines: Int = 1) {
        self.runs = runs
        self.paragraph = paragraph
        self.maximumLines = maximumLines
    }

    /// Text in one font and colour.
    init(
        _ text: String, font: Font, color: Color, paragraph: ParagraphStyle = ParagraphStyle(), maximumLines: Int = 1
    ) {
        self.init(
            runs: [StyledRun(text: text, font: font, color: color)], paragraph: paragraph, maximumLines: maximumLines)
    }

    /// A measured text in its own fonts and one colour.
    init(_ text: AttributedText, color: Color, maximumLines: Int = 1) {
        self.init(
            runs: text.runs.map { run in
                let picture = run.picture.map { StyledPicture(place: .zero, room: $0) }
                var styled = StyledRun(text: run.text, font: run.font, color: color, kern: run.kern, picture: picture)
                styled.paragraph = run.paragraph
                return styled
            },
            paragraph: text.paragraph, maximumLines: maximumLines)
    }

    /// Shows a text's runs as they look, in the paragraphs that were measured: both were taken from the same text, and a run that
    /// goes on in another paragraph's run is cut there.
    mutating func show(_ styled: [StyledRun]) {
        var ends: [(place: Int, paragraph: ParagraphStyle?)] = []
        for run in runs {
            ends.append(((ends.last?.place ?? 0) + run.text.unicodeScalars.count, run.paragraph))
        }
        let length = styled.reduce(0) { $0 + $1.text.unicodeScalars.count }
        runs = styled
        guard length > 0, length == ends.last?.place else { return }
        runs = []
        var (place, index) = (0, 0)
        for run in styled {
            var rest = run.text.unicodeScalars[...]
            while !rest.isEmpty {
                while ends[index].place <= place { index += 1 }
                let count = min(rest.count, ends[index].place - place)
                var part = run
                (part.text, part.paragraph) = (String(rest.prefix(count)), ends[index].paragraph)
                runs.append(part)
                rest = rest.dropFirst(count)
                place += count
            }
        }
    }

    /// The text as it is measured.
    var attributed: AttributedText {
        AttributedText(runs: runs.map(\.measured), paragraph: paragraph)
    }

    var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    /// The same text at another size.
    func scaled(by factor: Double) -> TextBlock {
        var block = self
        for index in block.runs.indices {
            block.runs[index].font.size *= factor
            block.runs[index].kern *= factor
        }
        return block
    }
}

/// Where a text stands in the height of its box.
enum TextPlacement {
    case top, middle
}

@MainActor
extension ViewPainter {
    /// Draws the text in the box, wrapped at the box's width and cut to its height.
    func draw(
        _ block: TextBlock, in rect: CGRect, placement: TextPlacement = .middle, isRightToLeft: Bool = false,
        shadow: (color: Color, offset: CGSize)? = nil
    ) {
        guard rect.width > 0, !block.isEmpty else { return }
        let layout = fitting(block, in: rect)
        let top =
            switch placement {
            case .top: rect.minY
            // Text is placed on whole pixels, as on a device.
            case .middle: environment.roundedToPixel(rect.minY + (rect.height - CGFloat(layout.height)) / 2)
            }
        for (index, line) in layout.lines.enumerated() {
            var drawn = StyledLine(line, of: block.runs)
            if line.text.contains("\t") {
                // Tabs lead to the same places in the line by itself.
                for index in drawn.runs.indices {
                    var style = drawn.runs[index].paragraph ?? block.paragraph
                    style.firstLineHeadIndent = line.indent
                    drawn.runs[index].paragraph = style
                }
            }
            // Lines may be a little wider than their box, which is how much the estimates of widths may be off: these
            // are drawn closer. One that cannot be broken at all keeps its width.
            if drawn.width > Double(rect.width), drawn.width < Double(rect.width) * 1.03 {
                drawn.width = Double(rect.width)
            }
            let width = CGFloat(drawn.width)
            let baseline = top + CGFloat(line.baseline)
            let (head, tail) = (CGFloat(line.indent), CGFloat(line.tail))
            let box = CGRect(
                x: rect.minX + (isRightToLeft ? tail : head), y: rect.minY, width: max(0, rect.width - head - tail),
                height: rect.height)
            let x: CGFloat
            switch line.alignment ?? block.paragraph.alignment {
            case .left: x = box.minX
            case .right: x = box.maxX - width
            case .center: x = box.minX + (box.width - width) / 2
            case .natural: x = isRightToLeft ? box.maxX - width : box.minX
            case .justified:
                let isLast = index == layout.lines.count - 1 || endsParagraph(line, of: block)
                if isLast {
                    x = isRightToLeft ? box.maxX - width : box.minX
                } else {
                    x = box.minX
                    drawn.width = Double(box.width)
                    drawn.spreadsSpaces = true
                }
            }
            if let shadow {
                var dark = drawn
                for index in dark.runs.indices {
                    dark.runs[index].color = shadow.color
                    dark.runs[index].outline?.color = nil
                }
                canvas.draw(dark, at: CGPoint(x: x + shadow.offset.width, y: baseline + shadow.offset.height))
            }
            if let cast = drawn.runs.lazy.compactMap(\.shadow).first {
                var dark = drawn
                for index in dark.runs.indices {
                    dark.runs[index].color = dark.runs[index].shadow?.color ?? .clear
                    dark.runs[index].outline?.color = nil
                    dark.runs[index].underline?.color = nil
                    dark.runs[index].strikethrough?.color = nil
                }
                canvas.draw(dark, at: CGPoint(x: x + cast.offset.width, y: baseline + cast.offset.height))
            }
            canvas.draw(drawn, at: CGPoint(x: x, y: baseline))
            drawPictures(of: drawn, at: CGPoint(x: x, y: baseline))
        }
    }

    private func drawPictures(of line: StyledLine, at origin: CGPoint) {
        guard line.runs.contains(where: { $0.picture != nil }) else { return }
        for (run, x) in zip(line.runs, LetterPlaces(of: line, era: canvas.fontEra).runs) {
            guard let picture = run.picture, let image = picture.image else { continue }
            let place = CGRect(
                x: origin.x + x.lowerBound + picture.place.minX, y: origin.y - picture.place.maxY,
                width: picture.place.width, height: picture.place.height)
            draw(image, in: place, mode: .scaleToFill, tint: run.color, asTemplate: image.isSymbolImage)
        }
    }

    /// The lines at the box's width, only as many as the box is high enough for, but always one.
    private func fitting(_ block: TextBlock, in rect: CGRect) -> TextLayout {
        func set(_ lines: Int) -> TextLayout {
            environment.layout(block.attributed, width: rect.width, maximumLines: lines)
        }
        let layout = set(block.maximumLines)
        guard layout.lines.count > 1, CGFloat(layout.height) > rect.height + 1 else { return layout }
        let visible = layout.lines.prefix { CGFloat($0.top + $0.height) <= rect.height + 1 }.count
        return set(max(1, visible))
    }

    private func endsParagraph(_ line: TextLayout.Line, of block: TextBlock) -> Bool {
        let scalars = block.attributed.string.unicodeScalars
        guard line.range.upperBound > 0, line.range.upperBound <= scalars.count else { return true }
        let last = scalars[scalars.index(scalars.startIndex, offsetBy: line.range.upperBound - 1)]
        return last == "\n" || last == "\u{2029}"
    }

    /// The runs of an attributed text.
    func styledRuns(
        of text: NSAttributedString, font: UIFont, color ink: Color, category: UIContentSizeCategory?
    ) -> [StyledRun] {
        let whole = text.string as NSString
        var runs: [StyledRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var runFont = NSAttributedString.font(of: attributes, otherwise: font)
            if let category { runFont = runFont.adjusted(to: category) }
            var run = StyledRun(text: whole.substring(with: range), font: runFont.typographic, color: ink)
            if let own = attributes[.foregroundColor] as? UIColor { run.color = color(own) }
            run.background = color(attributes[.backgroundColor] as? UIColor)
            run.kern = Self.number(attributes[.kern] ?? attributes[.tracking]) ?? 0
            run.underline = drawnLine(attributes[.underlineStyle], attributes[.underlineColor])
            run.strikethrough = drawnLine(attributes[.strikethroughStyle], attributes[.strikethroughColor])
            if let width = Self.number(attributes[.strokeWidth]), width != 0 {
                run.outline = Outline(
                    width: abs(width) / 100, color: color(attributes[.strokeColor] as? UIColor), isFilled: width < 0)
            }
            run.obliqueness = Self.number(attributes[.obliqueness]) ?? 0
            if let shadow = attributes[.shadow] as? NSShadow {
                let ink = color(shadow.shadowColor as? UIColor) ?? Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
                run.shadow = (ink, shadow.shadowOffset)
            }
            run.baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
            if attributes[.link] != nil, attributes[.foregroundColor] == nil { run.color = color(.link) }
            guard let attachment = attributes[.attachment] as? NSTextAttachment else {
                runs.append(run)
                return
            }
            for index in range.lowerBound..<range.upperBound {
                runs.append(run.showing(attachment, at: index, font: runFont))
            }
        }
        return runs
    }

    private func drawnLine(_ style: Any?, _ ink: Any?) -> DrawnLine? {
        let style = NSUnderlineStyle(rawValue: Int(Self.number(style) ?? 0))
        guard style.rawValue & 0xF != 0 else { return nil }
        return DrawnLine(
            color: color(ink as? UIColor), isThick: style.contains(.thick) && !style.contains(.double),
            isDouble: style.contains(.double), dash: Self.dash(of: style))
    }

    private static func dash(of style: NSUnderlineStyle) -> [Double] {
        switch style.rawValue & 0xF00 {
        case NSUnderlineStyle.patternDot.rawValue: [3, 3]
        case NSUnderlineStyle.patternDash.rawValue: [10, 5]
        case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }
}

extension StyledRun {
    /// The run with an attachment in place of its text.
    fileprivate func showing(_ attachment: NSTextAttachment, at index: Int, font: UIFont) -> StyledRun {
        let place = attachment.place(at: index, in: font)
        let room = InlinePicture(at: place)
        var run = self
        run.text = TextRun(room, font: run.font).text
        run.picture = StyledPicture(
            image: attachment.picture(at: index, in: font, bounds: place), place: place, room: room)
        return run
    }
}
