import Foundation

/// A place in a text, by its UTF-16 units.
public protocol NSTextLocation: NSObjectProtocol {
    /// Which of two places comes first.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

private final class TextPlace: NSObject, NSTextLocation {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? TextPlace)?.offset ?? 0
        return offset == other ? .orderedSame : offset < other ? .orderedAscending : .orderedDescending
    }
}

/// A part of a text.
open class NSTextRange: NSObject {
    /// Where it begins.
    public let location: any NSTextLocation
    /// Where it ends.
    public let endLocation: any NSTextLocation
    /// The part between two places; without an end it is empty. Nil where the end comes first.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, endLocation.compare(location) == .orderedAscending { return nil }
        self.location = location
        self.endLocation = endLocation ?? location
    }
    fileprivate convenience init(_ range: NSRange) {
        self.init(location: TextPlace(range.location), end: TextPlace(range.location + range.length))!
    }
    /// Whether nothing is in it.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
}

/// What a text layout's text comes from.
open class NSTextContentManager: NSObject {
    /// What lays the text out.
    open fileprivate(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// That of them which counts.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    /// Lays the text out, too.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    /// No longer lays the text out.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    }
    /// Edits the text in a closure.
    open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
    /// All of the text.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: shown.length)) }
    /// A place so far from another one; nil outside of the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let place = location as? TextPlace else { return nil }
        let (moved, overflows) = place.offset.addingReportingOverflow(offset)
        return !overflows && (0...shown.length).contains(moved) ? TextPlace(moved) : nil
    }
    /// How far a place is from another one, in UTF-16 units.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        ((to as? TextPlace)?.offset ?? 0) - ((from as? TextPlace)?.offset ?? 0)
    }
    fileprivate var shown: NSAttributedString { NSAttributedString(string: "") }
}

/// A text layout's text, as attributed text.
open class NSTextContentStorage: NSTextContentManager {
    /// The text, which may be edited.
    open var textStorage: NSTextStorage? = NSTextStorage()
    /// Would make other paragraphs of the text; nobody asks it.
    /// - Note: Kept without effect.
    open weak var delegate: (any NSTextContentStorageDelegate)?
    /// A copy of the text.
    open var attributedString: NSAttributedString? {
        get { textStorage?.asShown }
        set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
    }
    fileprivate override var shown: NSAttributedString { attributedString ?? super.shown }
}

/// Lays text out by paragraphs, and says where they and their lines are. Everything is laid out when it is asked for.
open class NSTextLayoutManager: NSObject {
    /// Where the text comes from.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// The area in which lines are set.
    open var textContainer: NSTextContainer?
    /// Hears of the layout; nobody tells it.
    /// - Note: Kept without effect.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    private var kept: NSTextContentManager?

    func keep(_ content: NSTextContentStorage) {
        kept = content
        content.addTextLayoutManager(self)
    }

    /// The area that the text takes, in points.
    open var usageBoundsForTextContainer: CGRect {
        fragments().map(\.layoutFragmentFrame).reduce(.zero) { $0.union($1) }
    }
    /// Lays out a part of the text: it is, when it is asked for.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays out what is seen of the text: it is, when it is asked for.
    open func ensureLayout(for bounds: CGRect) {}
    /// Forgets the layout of a part of the text: none is kept.
    open func invalidateLayout(for range: NSTextRange) {}
    /// The paragraph at a point of the area.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments().first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
    }
    /// Gives the paragraphs from a place on to a closure, until it answers false; answers where it ended.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let start = (location as? TextPlace)?.offset ?? 0
        var found = fragments().filter { $0.end > start || $0.end == 0 }
        if options.contains(.reverse) { found.reverse() }
        for fragment in found where !block(fragment) { return fragment.rangeInElement.endLocation }
        return found.last?.rangeInElement.endLocation
    }

    private func fragments() -> [NSTextLayoutFragment] {
        guard let text = textContentManager?.shown, let container = textContainer else { return [] }
        nonisolated(unsafe) let manager = NSLayoutManager()
        MainActor.unchecked {
            let room = NSTextContainer(size: container.size)
            room.lineFragmentPadding = container.lineFragmentPadding
            room.maximumNumberOfLines = container.maximumNumberOfLines
            room.lineBreakMode = container.lineBreakMode
            manager.addTextContainer(room)
        }
        let padding = MainActor.unchecked { container.lineFragmentPadding }
        let storage = NSTextStorage(attributedString: text)
        manager.textStorage = storage
        var (result, open): ([NSTextLayoutFragment], NSTextLayoutFragment?) = ([], nil)
        let whole = NSRange(location: 0, length: text.length)
        manager.enumerateLineFragments(forGlyphRange: whole) { _, used, _, range, _ in
            let range = NSIntersectionRange(range, whole)
            let fragment = open ?? NSTextLayoutFragment(start: range.location, self)
            fragment.add(
                NSTextLineFragment(text.attributedSubstring(from: range), used.insetBy(dx: padding, dy: 0)), range)
            open = fragment
            let ends = range.length == 0 || (text.string as NSString).character(at: NSMaxRange(range) - 1) == 10
            guard ends else { return }
            result.append(fragment)
            open = nil
        }
        if let open { result.append(open) }
        return result
    }
}

/// Would change a text's layout; nobody asks it.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    /// An ordinary one.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

/// A paragraph that is laid out.
open class NSTextLayoutFragment: NSObject {
    /// How paragraphs are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end.
        public static let reverse = Self(rawValue: 1)
        /// What is estimated is laid out: everything is.
        public static let estimatesSize = Self(rawValue: 2)
        /// Everything is laid out.
        public static let ensuresLayout = Self(rawValue: 4)
        /// The line that is to be typed after a break counts, too.
        public static let ensuresExtraLineFragment = Self(rawValue: 8)
    }
    /// What lays it out.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Its lines.
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    /// Where it is in the area, in points.
    open private(set) var layoutFragmentFrame = CGRect.null
    private let start: Int
    fileprivate private(set) var end: Int
    /// The paragraph's text.
    /// - Note: Kept without effect.
    public let textElement: NSTextElement?

    fileprivate init(start: Int, _ manager: NSTextLayoutManager) {
        (self.start, end, textLayoutManager, textElement) = (start, start, manager, nil)
    }
    /// A paragraph that isn't laid out. What a delegate makes isn't drawn: the text is.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        let range = rangeInElement ?? textElement.elementRange
        start = (range?.location as? TextPlace)?.offset ?? 0
        end = (range?.endLocation as? TextPlace)?.offset ?? start
        self.textElement = textElement
    }
    /// Room before the lines, in points: none.
    open var leadingPadding: CGFloat { 0 }
    /// Room behind the lines, in points: none.
    open var trailingPadding: CGFloat { 0 }
    /// Room above the lines, in points: none.
    open var topMargin: CGFloat { 0 }
    /// Room below the lines, in points: none.
    open var bottomMargin: CGFloat { 0 }
    /// Draws the lines. Text views don't call it: they draw their text themselves.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let place = line.typographicBounds.origin
            line.draw(at: CGPoint(x: point.x + place.x, y: point.y + place.y - layoutFragmentFrame.minY), in: context)
        }
    }
    fileprivate func add(_ line: NSTextLineFragment, _ range: NSRange) {
        textLineFragments.append(line)
        layoutFragmentFrame = layoutFragmentFrame.union(line.place)
        end = NSMaxRange(range)
    }
    /// The part of the text.
    open var rangeInElement: NSTextRange { NSTextRange(NSRange(location: start, length: end - start)) }
    /// The area that its letters paint, from its corner, in points: that of its lines.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
}

/// A line of a paragraph.
open class NSTextLineFragment: NSObject {
    /// The line's text.
    public let attributedString: NSAttributedString
    fileprivate let place: CGRect
    fileprivate init(_ text: NSAttributedString, _ place: CGRect) { (attributedString, self.place) = (text, place) }
    /// The letters of `attributedString` that are the line's: all.
    open var characterRange: NSRange { NSRange(location: 0, length: attributedString.length) }
    /// Draws the line's letters in the current context.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        attributedString.draw(at: point)
        UIGraphicsPopContext()
    }
    /// The line's place in the area, in points.
    open var typographicBounds: CGRect { place }
}

extension UITextView {
    /// The layout of the text by paragraphs: nil for a view that a program gave a layout manager of its own (documentation of
    /// this property). Each is made when it is asked for.
    public var textLayoutManager: NSTextLayoutManager? {
        if hasOwnStorage { return nil }
        let manager = madeTextLayoutManager ?? NSTextLayoutManager()
        if madeTextLayoutManager == nil {
            manager.keep(NSTextContentStorage())
            madeTextLayoutManager = manager
        }
        let area = NSTextContainer(
            size: CGSize(
                width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
                height: .greatestFiniteMagnitude))
        area.lineFragmentPadding = textContainer.lineFragmentPadding
        area.maximumNumberOfLines = textContainer.maximumNumberOfLines
        manager.textContainer = area
        (manager.textContentManager as? NSTextContentStorage)?.attributedString = attributedText
        return manager
    }
}
