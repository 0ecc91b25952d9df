import Foundation

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
    /// A subclass may report edits of its own while edits are processed: they belong to what is processed.
    private var isProcessing = false

    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Reports an edit: a subclass that keeps the text itself calls it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? range : NSUnionRange(self.editedRange, range)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if openEdits == 0 { process() }
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
        if openEdits == 0, !editedMask.isEmpty { process() }
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

    // It reads attributes past these methods, too, and ends the program where a subclass keeps the text itself.

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        enumerateAttribute(attrName, in: rangeLimit) { _, part, _ in
            if NSLocationInRange(location, part) { range?.pointee = part }
        }
        return attributes(at: location, effectiveRange: nil)[attrName]
    }
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        enumerateAttributes(in: rangeLimit) { _, part, _ in
            if NSLocationInRange(location, part) { range?.pointee = part }
        }
        return attributes(at: location, effectiveRange: nil)
    }
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(in: enumerationRange, opts, isEnd: { !areEqual($0[attrName], $1[attrName]) }) {
            block($0[attrName], $1, $2)
        }
    }
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(in: enumerationRange, opts, isEnd: { !areEqual($0, $1) }, block)
    }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        asShown.attributedSubstring(from: range)
    }
    open override func copy(with zone: NSZone? = nil) -> Any { asShown.copy() }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { asShown.mutableCopy() }

    private typealias Attributes = [NSAttributedString.Key: Any]

    /// Gives stretches to a closure that may end it, in the order that is asked for.
    private func enumerate(
        in range: NSRange, _ options: NSAttributedString.EnumerationOptions,
        isEnd: (Attributes, Attributes) -> Bool,
        _ block: (Attributes, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var parts: [(attributes: Attributes, range: NSRange)] = []
        forEachRun(in: range) { attributes, part in
            if !options.contains(.longestEffectiveRangeNotRequired), let last = parts.last,
                !isEnd(last.attributes, attributes)
            {
                parts[parts.count - 1].range.length += part.length
            } else {
                parts.append((attributes, part))
            }
        }
        if options.contains(.reverse) { parts.reverse() }
        var stop: ObjCBool = false
        for part in parts where !stop.boolValue { block(part.attributes, part.range, &stop) }
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

/// Whether two values of an attribute are the same.
private func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
}

private func areEqual(_ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]) -> Bool {
    one.count == other.count && one.allSatisfy { areEqual($0.value, other[$0.key]) }
}

extension NSAttributedString {
    /// A copy that can be changed. Foundation's initialiser on Linux reads past what a subclass of `NSTextStorage` overrides, and
    /// finds no text where the subclass keeps it itself.
    var changeableCopy: NSMutableAttributedString {
        NSMutableAttributedString(attributedString: (self as? NSTextStorage)?.asShown ?? self)
    }
}
