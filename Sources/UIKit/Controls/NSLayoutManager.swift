import Foundation

/// Lays text out in containers, and says where letters are. Letters count the text's UTF-16 units: a glyph is one of them.
///
/// Text that doesn't fit a container's height or its number of lines goes on in the next one.
open class NSLayoutManager: NSObject {
    /// The text.
    open weak var textStorage: NSTextStorage?
    /// Would change the layout; nobody asks it.
    /// - Note: Kept without effect.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The areas in which lines are set, in the text's order.
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

    /// The areas with their lines.
    private var filled: [FilledContainer] {
        guard let storage = textStorage else { return [] }
        nonisolated(unsafe) let text = storage.asShown
        let containers = textContainers
        return MainActor.unchecked {
            nonisolated(unsafe) var filled: [FilledContainer] = []
            for (place, container) in containers.enumerated() {
                let start = filled.last.map { NSMaxRange($0.range) } ?? 0
                filled.append(FilledContainer(container, text, from: start, isLast: place == containers.count - 1))
            }
            return filled
        }
    }

    private func filled(_ container: NSTextContainer) -> FilledContainer? {
        filled.first { $0.container === container }
    }

    private func fragment(at index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> LineFragment? {
        let line = filled.lazy.flatMap(\.lines).first { NSLocationInRange(index, $0.range) }
        range?.pointee = line?.range ?? NSRange(location: NSNotFound, length: 0)
        return line
    }

    /// How many letters there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Lays out all of an area.
    open func ensureLayout(for container: NSTextContainer) {}
    /// The letters in an area, with those that an ellipsis stands for.
    open func glyphRange(for container: NSTextContainer) -> NSRange { filled(container)?.range ?? NSRange() }
    /// The letters that an ellipsis stands for in a letter's line; a location of `NSNotFound` where there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        fragment(at: glyphIndex, nil)?.hidden ?? NSRange(location: NSNotFound, length: 0)
    }
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
    /// The rectangle that the lines in an area take, with the padding of their ends and the line after a last line end, in
    /// points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let extra = extraLineFragmentTextContainer === container ? extraLineFragmentUsedRect : .null
        return (filled(container)?.lines ?? []).reduce(extra) { $0.union($1.used) }.nonNull
    }
    /// The rectangle that holds some letters, in the area's coordinates, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        (filled(container)?.lines ?? []).reduce(CGRect.null) { $0.union($1.rect(of: glyphRange) ?? .null) }.nonNull
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
        let lines = filled(container)?.lines ?? []
        guard let line = lines.last(where: { $0.used.minY <= point.y }) ?? lines.first else { return 0 }
        let (index, fraction) = line.place(at: point.x)
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
        guard let filled = filled.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return nil }
        effectiveRange?.pointee = filled.range
        return filled.container
    }
    /// The rectangle of the line that a letter stands in, as wide as its area, and, by the pointer, the line's letters. Zero for
    /// a letter that there isn't.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.whole ?? .zero }
    /// The used part of the line that a letter stands in, with the padding of its ends, and, by the pointer, the line's letters.
    /// Zero for a letter that there isn't.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.used ?? .zero }
    /// Where a letter begins on its baseline, from the corner of its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = fragment(at: glyphIndex, nil) else { return .zero }
        return CGPoint(x: line.x(of: glyphIndex), y: line.baseline)
    }
    /// The line after a text's last line end, in which typing would go on, in the area's coordinates; zero where the text does
    /// not end so.
    open var extraLineFragmentRect: CGRect {
        guard let container = extraLineFragmentTextContainer, let text = textStorage?.asShown else { return .zero }
        let font = text.length > 0 ? text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont : nil
        let top = filled(container)?.lines.last?.whole.maxY ?? 0
        let height = (font ?? .systemFont(ofSize: 12)).lineHeight
        return CGRect(x: 0, y: top, width: MainActor.unchecked { container.size.width }, height: height)
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
        guard text.isEmpty || text.last?.isNewline == true else { return nil }
        return filled.last { $0.range.length > 0 }?.container ?? textContainers.first
    }
    /// Gives each line to a closure: its rectangle, the part of it that is used, its area and its letters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for filled in filled {
            for line in filled.lines where !stops {
                guard NSIntersectionRange(line.range, glyphRange).length > 0 || line.range == glyphRange
                else { continue }
                block(line.whole, line.used, filled.container, line.range, &stops)
            }
        }
    }
    /// Gives the rectangles that hold a part of the text to a closure, one for each line, in the area's coordinates, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard glyphRange.length > 0 else { return }
        var stops = false
        for line in filled(textContainer)?.lines ?? [] where !stops {
            if let rect = line.rect(of: glyphRange) { block(rect, &stops) }
        }
    }
    /// Draws letters in the current context, the corner of their area at a point. All are letters of one area, as documented.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        filled.first { NSIntersectionRange($0.range, glyphsToShow).length > 0 }?.draw(glyphsToShow, at: origin)
    }
    /// Draws what is behind letters: the letters' drawing does.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Lays a part of the text out anew: everything is, each time it is asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// Draws a part of the text anew: everything is, each time.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}

extension CGRect {
    /// The rectangle; zero for one that is nowhere.
    fileprivate var nonNull: CGRect { isNull ? .zero : self }
}

extension NSTextContainer {
    /// An area of a size, in points.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
}
