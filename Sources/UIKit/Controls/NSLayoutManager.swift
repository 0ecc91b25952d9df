import Foundation
internal import Typography

/// Lays text out in containers, and says where letters are. Letters count the text's UTF-16 units: a glyph is one of them.
open class NSLayoutManager: NSObject {
    /// The text.
    open weak var textStorage: NSTextStorage?
    /// Would change the layout; nobody asks it.
    /// - Note: Kept without effect.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The areas in which lines are set, of which the first counts.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines have the leading of their fonts.
    /// - Note: Kept without effect.
    open var usesFontLeading = true
    /// Whether letters that are not seen are laid out late.
    /// - Note: Kept without effect.
    open var allowsNonContiguousLayout = false
    /// Whether words are hyphenated, from 0 to 1.
    /// - Note: Kept without effect.
    open var hyphenationFactor: Float = 0

    /// Sets lines in an area, too.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        nonisolated(unsafe) let manager = self
        MainActor.unchecked { container.layoutManager = manager }
    }
    /// Sets no lines in an area any more.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index)
    }

    private func layout(in container: NSTextContainer) -> TextLayout? {
        guard let kept = textStorage else { return nil }
        nonisolated(unsafe) let storage = kept
        return MainActor.unchecked {
            let room = container.size.width - 2 * container.lineFragmentPadding
            let isLimited = container.size.width > 0 && room < CGFloat.greatestFiniteMagnitude / 2
            let text = storage.asShown.typographic(
                font: .systemFont(ofSize: 12), paragraph: Typography.ParagraphStyle(lineBreakMode: .wordWrapping))
            return UIView.defaultEnvironment.layout(
                text, width: isLimited ? max(1, room) : nil, maximumLines: container.maximumNumberOfLines)
        }
    }

    /// How many letters there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Lays out all of an area.
    open func ensureLayout(for container: NSTextContainer) {}
    /// The letters in an area.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// The letters of a part of the text.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The part of the text that letters stand for.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The rectangle that the lines in an area take, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container) else { return .zero }
        return MainActor.unchecked {
            CGRect(
                x: 0, y: 0, width: CGFloat(layout.width) + 2 * container.lineFragmentPadding,
                height: CGFloat(layout.height))
        }
    }
    /// The rectangle that holds some letters, in the area's coordinates, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let text = textStorage?.asShown else { return .zero }
        var box = CGRect.null
        for line in fragments(in: container) {
            let isPlace = glyphRange.length == 0 && NSLocationInRange(glyphRange.location, line.range)
            let part = NSIntersectionRange(line.range, glyphRange)
            if part.length > 0 || isPlace { box = box.union(line.rect(of: isPlace ? glyphRange : part, in: text)) }
        }
        return box.isNull ? .zero : box
    }
    /// The letter at a point of an area; the nearest where none is.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    /// The letter at a point of an area, and how much of its width lies before the point, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        let lines = fragments(in: container)
        guard let text = textStorage?.asShown, let line = lines.last(where: { $0.used.minY <= point.y }) ?? lines.first
        else { return 0 }
        let (index, fraction) = line.place(at: point.x, in: text)
        partialFraction?.pointee = fraction
        return min(index, max(0, numberOfGlyphs - 1))
    }
    /// The letter of the text at a point of an area, and how much of its width lies before the point, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
    /// The glyph of a letter of the text: they count alike.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The letter of the text that a glyph stands for: they count alike.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The area that a letter stands in, and, by the pointer, all letters of it; nil for a letter that there isn't.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, (0..<numberOfGlyphs).contains(glyphIndex) else { return nil }
        effectiveRange?.pointee = glyphRange(for: container)
        return container
    }
    /// The rectangle of the line that a letter stands in, as wide as its area, and, by the pointer, the line's letters. Zero for
    /// a letter that there isn't.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.whole ?? .zero }
    /// The used part of the line that a letter stands in, and, by the pointer, the line's letters. Zero for a letter that there
    /// isn't.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.used ?? .zero }
    /// Where a letter begins on its baseline, from the corner of its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let text = textStorage?.asShown, let line = fragment(at: glyphIndex, nil) else { return .zero }
        return CGPoint(
            x: line.used.minX - line.whole.minX + line.width(to: glyphIndex, in: text), y: line.baseline)
    }
    /// The line after a text's last line end, in which typing would go on, in the area's coordinates; zero where the text does
    /// not end so.
    open var extraLineFragmentRect: CGRect {
        guard let container = extraLineFragmentTextContainer, let text = textStorage?.asShown else { return .zero }
        let font = text.length > 0 ? text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont : nil
        let last = fragments(in: container).last
        let top = last?.whole.maxY ?? 0
        let height = (font ?? .systemFont(ofSize: 12)).lineHeight
        return CGRect(
            x: 0, y: top, width: MainActor.unchecked { container.size.width }, height: height)
    }
    /// The part of that line in which typing would begin: no more than the padding of its ends.
    open var extraLineFragmentUsedRect: CGRect {
        guard let container = extraLineFragmentTextContainer else { return .zero }
        var rect = extraLineFragmentRect
        rect.size.width = 2 * MainActor.unchecked { container.lineFragmentPadding }
        return rect
    }
    /// The area of that line; nil where there is no such line.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        guard let text = textStorage?.string else { return nil }
        return text.isEmpty || text.last?.isNewline == true ? textContainers.first : nil
    }
    /// Gives each line to a closure: its rectangle, the part of it that is used, its area and its letters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stops = false
        for line in fragments(in: container) where !stops {
            guard NSIntersectionRange(line.range, glyphRange).length > 0 || line.range == glyphRange else { continue }
            block(line.whole, line.used, container, line.range, &stops)
        }
    }
    /// Gives the rectangles that hold a part of the text to a closure, one for each line, in the area's coordinates, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let text = textStorage?.asShown else { return }
        var stops = false
        for line in fragments(in: textContainer) where !stops {
            let part = NSIntersectionRange(line.range, glyphRange)
            if part.length > 0 { block(line.rect(of: part, in: text), &stops) }
        }
    }
    /// Draws letters in the current context, the area's corner at a point: all lines, whichever letters are meant.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let storage = textStorage, let container = textContainers.first else { return }
        let (padding, size) = MainActor.unchecked { (container.lineFragmentPadding, container.size) }
        storage.asShown.draw(
            in: CGRect(
                x: origin.x + padding, y: origin.y, width: max(0, size.width - 2 * padding),
                height: min(1e5, size.height)))
    }
    /// Draws what is behind letters: the letters' drawing does.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Lays a part of the text out anew: everything is, each time it is asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// Draws a part of the text anew: everything is, each time.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    /// The lines of an area; not the empty one after a last line end.
    private func fragments(in container: NSTextContainer) -> [LineFragment] {
        guard let layout = layout(in: container), let text = textStorage?.string else { return [] }
        let (padding, width) = MainActor.unchecked { (container.lineFragmentPadding, container.size.width) }
        return layout.lines.filter { !$0.range.isEmpty || layout.lines.count == 1 }.map { line in
            let used = CGRect(
                x: padding + CGFloat(line.indent), y: CGFloat(line.top), width: CGFloat(line.width),
                height: CGFloat(line.height))
            return LineFragment(
                whole: CGRect(x: 0, y: used.minY, width: max(width, used.maxX), height: used.height), used: used,
                baseline: CGFloat(line.baseline - line.top), range: units(of: line.range, in: text))
        }
    }

    private func fragment(at index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> LineFragment? {
        let line = textContainers.first.flatMap { container in
            fragments(in: container).first { NSLocationInRange(index, $0.range) }
        }
        range?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
        return line
    }

    private func units(of range: Range<Int>, in text: String) -> NSRange {
        let all = text.unicodeScalars
        func place(_ offset: Int) -> Int {
            text.utf16.distance(
                from: text.startIndex, to: all.index(all.startIndex, offsetBy: min(offset, all.count)))
        }
        let start = place(range.lowerBound)
        return NSRange(location: start, length: place(range.upperBound) - start)
    }
}

/// A line that a layout manager has set.
private struct LineFragment {
    var whole: CGRect
    var used: CGRect
    /// From the top of the line, in points.
    var baseline: CGFloat
    /// UTF-16 units of the text.
    var range: NSRange

    /// How far from the line's beginning a letter begins, in points.
    func width(to place: Int, in text: NSAttributedString) -> CGFloat {
        let part = NSIntersectionRange(
            NSRange(location: range.location, length: max(0, place - range.location)),
            NSRange(location: 0, length: text.length))
        return part.length == 0 ? 0 : min(used.width, text.attributedSubstring(from: part).size().width)
    }

    func rect(of part: NSRange, in text: NSAttributedString) -> CGRect {
        let (start, end) = (width(to: part.location, in: text), width(to: NSMaxRange(part), in: text))
        return CGRect(x: used.minX + start, y: used.minY, width: max(0, end - start), height: used.height)
    }

    /// The letter at a distance from the area's edge, and the part of it before that. A line's end is no letter to be met.
    func place(at x: CGFloat, in text: NSAttributedString) -> (index: Int, fraction: CGFloat) {
        let letters = text.string as NSString
        var end = min(NSMaxRange(range), letters.length)
        while end - range.location > 1, isLineEnd(letters.character(at: end - 1)) { end -= 1 }
        let across = x - used.minX
        guard across > 0, end > range.location else { return (range.location, 0) }
        var (low, high) = (range.location, end - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if width(to: middle, in: text) <= across { low = middle } else { high = middle - 1 }
        }
        let letter = letters.rangeOfComposedCharacterSequence(at: low)
        let (start, stop) = (width(to: letter.location, in: text), width(to: NSMaxRange(letter), in: text))
        let fraction = stop > start ? (across - start) / (stop - start) : 0
        return (max(range.location, letter.location), min(max(fraction, 0), 1))
    }

    private func isLineEnd(_ unit: unichar) -> Bool { [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit) }
}

extension NSTextContainer {
    /// An area of a size, in points.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
}
