import Foundation
internal import Typography

/// Text with attributes that tells its layout managers of changes.
open class NSTextStorage: NSMutableAttributedString {
    /// What lays the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// No text.
    public convenience init() { self.init(string: "") }

    /// Lays the text out, too.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        tellContainers()
    }
    /// No longer lays the text out.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: Edits

    /// What an edit changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Letters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }
    /// What the edits since the last `processEditing()` changed.
    open private(set) var editedMask: EditActions = []
    /// Where they did.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text became longer.
    open private(set) var changeInLength = 0
    /// Hears of edits that a subclass reports.
    open weak var delegate: (any NSTextStorageDelegate)?
    private var openEdits = 0

    /// Reports an edit: a subclass that keeps the text itself calls it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? range : NSUnionRange(self.editedRange, range)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if openEdits == 0 { processEditing() }
    }
    /// Puts processing off until `endEditing()`.
    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }
    /// Processes what was reported since `beginEditing()`.
    open override func endEditing() {
        super.endEditing()
        openEdits = max(0, openEdits - 1)
        if openEdits == 0, !editedMask.isEmpty { processEditing() }
    }
    /// Tells the delegate of edits.
    open func processEditing() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        tellContainers()
    }
    private func tellContainers() {
        for container in layoutManagers.flatMap(\.textContainers) {
            MainActor.unchecked { container.changed?() }
        }
    }
    /// The text as its two methods say, which subclasses override: Foundation on Linux reads past them.
    var asShown: NSAttributedString {
        // Foundation on Linux ends the program at some texts that are put together of parts, but not at attributes set later.
        let result = NSMutableAttributedString(string: string)
        forEachRun(in: NSRange(location: 0, length: result.length)) { attributes, part in
            result.setAttributes(attributes, range: part)
        }
        return result
    }

    // Foundation on Linux counts letters and changes text and attributes past the methods that subclasses override, and tells
    // nobody.

    /// How many UTF-16 units the text has.
    open override var length: Int { (string as NSString).length }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let new = NSRange(location: range.location, length: attrString.length)
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
            attributes, part, _ in
            let place = NSRange(location: new.location + part.location, length: part.length)
            if !attributes.isEmpty { setAttributes(attributes, range: place) }
        }
        endEditing()
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        forEachRun(in: range) { attributes, part in
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    /// Gives stretches of the same attributes to a closure, which may change them.
    private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var place = range.location
        while place < NSMaxRange(range) {
            var run = NSRange(location: place, length: 0)
            let attributes = attributes(at: place, effectiveRange: &run)
            let end = max(place + 1, min(NSMaxRange(run), NSMaxRange(range)))
            body(attributes, NSRange(location: place, length: end - place))
            place = end
        }
    }
}

/// Hears of edits of a text that a subclass of `NSTextStorage` reports.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before they are processed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    /// When they were processed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

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
    private var ownedStorage: NSTextStorage?

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

    func keep(_ storage: NSTextStorage) {
        ownedStorage = storage
        textStorage = storage
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
    /// The rectangle that holds the lines of some letters, in the area's coordinates, in points. A part of a line counts as
    /// its whole.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container), let text = textStorage?.string else { return .zero }
        let padding = MainActor.unchecked { container.lineFragmentPadding }
        let wanted = scalars(of: glyphRange, in: text)
        var box = CGRect.null
        for line in layout.lines where line.range.overlaps(wanted) || line.range.contains(wanted.lowerBound) {
            box = box.union(
                CGRect(
                    x: padding + CGFloat(line.indent), y: CGFloat(line.top), width: CGFloat(line.width),
                    height: CGFloat(line.height)))
        }
        return box.isNull ? .zero : box
    }
    /// The letter at a point of an area: that of the line, by its share of the line's width.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        guard let layout = layout(in: container), let text = textStorage?.string, !layout.lines.isEmpty else {
            return 0
        }
        let padding = MainActor.unchecked { container.lineFragmentPadding }
        let line = layout.lines.last { CGFloat($0.top) <= point.y } ?? layout.lines[0]
        let across = (Double(point.x - padding) - line.indent) / line.width
        let share = line.width > 0 && !across.isNaN ? min(max(across, 0), 1) : 0
        let place = line.range.lowerBound + Int(share * Double(line.range.count))
        let all = text.unicodeScalars
        let index = all.index(all.startIndex, offsetBy: min(place, all.count))
        return min(text.utf16.distance(from: text.startIndex, to: index), max(0, numberOfGlyphs - 1))
    }
    /// The letter of the text at a point of an area.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        return glyphIndex(for: point, in: container)
    }
    /// Gives each line to a closure: its rectangle, the part of it that is used, its area and its letters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let container = textContainers.first, let layout = layout(in: container),
            let text = textStorage?.string
        else { return }
        let (padding, width) = MainActor.unchecked { (container.lineFragmentPadding, container.size.width) }
        var stops = false
        let wanted = scalars(of: glyphRange, in: text)
        for line in layout.lines where !stops && (line.range.overlaps(wanted) || line.range == wanted) {
            let used = CGRect(
                x: padding + CGFloat(line.indent), y: CGFloat(line.top), width: CGFloat(line.width),
                height: CGFloat(line.height))
            let whole = CGRect(x: 0, y: used.minY, width: max(width, used.maxX), height: used.height)
            block(whole, used, container, units(of: line.range, in: text), &stops)
        }
    }
    /// Gives the rectangles that hold a part of the text to a closure, one for each line, in the area's coordinates, in points.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let text = textStorage?.asShown else { return }
        enumerateLineFragments(forGlyphRange: glyphRange) { _, used, _, line, stops in
            let part = NSIntersectionRange(line, glyphRange)
            guard part.length > 0 else { return }
            func width(to place: Int) -> CGFloat {
                let range = NSRange(location: line.location, length: place - line.location)
                return range.length <= 0 ? 0 : text.attributedSubstring(from: range).size().width
            }
            let (start, end) = (width(to: part.location), min(used.width, width(to: NSMaxRange(part))))
            let place = CGRect(x: used.minX + start, y: used.minY, width: max(0, end - start), height: used.height)
            block(place, stops)
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

    private func scalars(of range: NSRange, in text: String) -> Range<Int> {
        let utf16 = text.utf16
        func place(_ offset: Int) -> Int {
            let index = utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
            return text.unicodeScalars.distance(from: text.startIndex, to: index)
        }
        let start = place(range.location)
        return start..<max(start, place(range.location + range.length))
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

extension NSTextContainer {
    /// An area of a size, in points.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
    /// The layout of a text view's text: a program's own, or one that is made for the view.
    func madeLayoutManager(for view: UITextView) -> NSLayoutManager {
        if let manager = layoutManager, manager !== ownedLayoutManager { return manager }
        let manager = ownedLayoutManager ?? NSLayoutManager()
        if layoutManager == nil { manager.addTextContainer(self) }
        ownedLayoutManager = manager
        if manager.textStorage == nil || manager.textStorage?.string != view.text {
            manager.keep(NSTextStorage(attributedString: view.attributedText))
        }
        return manager
    }
}
