import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
    /// The beginning.
    public nonisolated override init() {
        offset = 0
        super.init()
    }

    /// Equal for the same place.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open nonisolated override var hash: Int { offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// Whether nothing is in it.
    open var isEmpty: Bool { range.length == 0 }
    let range: NSRange

    init(_ range: NSRange) { self.range = range }
    /// Nothing, at the beginning.
    public nonisolated override init() {
        range = NSRange(location: 0, length: 0)
        super.init()
    }

    /// Equal for the same part.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open nonisolated override var hash: Int { range.location }
}

/// Ways through a text.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// Ways over the lines of a text.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// Text that is edited. Places count the text's UTF-16 units. What only a keyboard does, marking and correcting, isn't there.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The part that is selected; empty where typing goes on.
    var selectedTextRange: UITextRange? { get set }
    /// The whole of the text.
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a part.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The part that is marked while a word is made: none.
    public var markedTextRange: UITextRange? { nil }
    /// Types a text, at once: no text is marked here.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    /// Ends marking; no text is marked here.
    public func unmarkText() {}
    /// The part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (low, high) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: low, length: high - low))
    }
    /// The place so many UTF-16 units further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isOver) = position.offset.addingReportingOverflow(offset)
        guard !isOver, place >= 0, place <= endOfDocument.offset else { return nil }
        return UITextPosition(place)
    }
    /// The place so many UTF-16 units in a direction; nil outside of the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction == .right || direction == .down ? offset : -offset)
    }
    /// How many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// What a text field and a text view keep of a selection.
@MainActor
protocol HoldsText: AnyObject {
    var heldText: String { get }
    var heldSelection: NSRange? { get set }
    /// The text with attributes of its own; nil for text that has none.
    var heldAttributes: NSAttributedString? { get }
    /// What the program wants the next letters to look like; nil for what the letter before them looks like.
    var attributesToType: [NSAttributedString.Key: Any]? { get }
    var attributesOfEmptyText: [NSAttributedString.Key: Any] { get }
    func put(_ text: String)
    func put(_ text: NSAttributedString)
}

extension HoldsText {
    fileprivate var selection: UITextRange? {
        get {
            let length = (heldText as NSString).length
            guard let kept = heldSelection, kept.location + kept.length <= length else {
                return UITextRange(NSRange(location: length, length: 0))
            }
            return UITextRange(kept)
        }
        set { heldSelection = newValue?.range }
    }
    fileprivate func part(_ range: UITextRange) -> String? {
        let text = heldText as NSString
        guard range.range.location + range.range.length <= text.length else { return nil }
        return text.substring(with: range.range)
    }
    fileprivate func exchange(_ range: UITextRange, for new: String) { exchange(range.range, for: new) }

    /// Puts a text in the place of a part, with the attributes of the letters that go or stand before, and goes on behind it.
    func exchange(_ range: NSRange, for new: String) {
        let text = heldText as NSString
        guard range.location >= 0, range.length >= 0, range.length <= text.length,
            range.location <= text.length - range.length
        else { return }
        if let typed = attributesToType, !new.isEmpty {
            let old = heldAttributes ?? NSAttributedString(string: heldText, attributes: attributesOfEmptyText)
            put(old.replacing(range, with: new, attributes: typed))
        } else if let attributed = heldAttributes, attributed.length > 0 {
            put(attributed.replacing(range, with: new))
        } else {
            put(text.replacingCharacters(in: range, with: new))
        }
        heldSelection = NSRange(location: range.location + (new as NSString).length, length: 0)
    }

    /// The attributes of the letter before the place of typing; those of an empty text where there is none.
    var usualTypingAttributes: [NSAttributedString.Key: Any] {
        guard let text = heldAttributes, text.length > 0 else { return attributesOfEmptyText }
        return text.attributes(at: min(max(0, typingRange.location - 1), text.length - 1), effectiveRange: nil)
    }

    // MARK: Commands

    private var isSecret: Bool { (self as? UITextField)?.isSecureTextEntry == true }
    var takesTyping: Bool { (self as? UITextView)?.isEditable ?? true }

    /// Copies what is selected to the general pasteboard, but nothing of a secret.
    /// - Returns: Whether anything was copied.
    @discardableResult
    func copySelection() -> Bool {
        guard typingRange.length > 0, !isSecret else { return false }
        UIPasteboard.general.string = (heldText as NSString).substring(with: typingRange)
        return true
    }

    /// Whether a command has something to work on; nil of commands that aren't for texts.
    func canEdit(by action: Selector) -> Bool? {
        let (length, selected) = ((heldText as NSString).length, typingRange.length)
        switch action.description {
        case "copy:": return selected > 0 && !isSecret
        case "cut:": return selected > 0 && !isSecret && takesTyping
        case "paste:": return takesTyping && UIPasteboard.general.string != nil
        case "select:": return selected == 0 && length > 0
        case "selectAll:": return selected < length
        default: return nil
        }
    }

    /// The part that typing takes the place of; empty where nothing is selected.
    var typingRange: NSRange { selection?.range ?? NSRange(location: 0, length: 0) }

    /// What going back one letter deletes: the selection, or the letter before the place of typing with all that it is put
    /// together of. Nil where nothing stands before.
    var deletedRange: NSRange? {
        let range = typingRange
        guard range.length == 0 else { return range }
        guard let letter = (heldText as NSString).substring(to: range.location).last else { return nil }
        let length = String(letter).utf16.count
        return NSRange(location: range.location - length, length: length)
    }
}

extension UITextField: UITextInput, HoldsText {
    var heldText: String { text ?? "" }
    var heldAttributes: NSAttributedString? { ownAttributedText }
    func put(_ text: String) { self.text = text }
    func put(_ text: NSAttributedString) { attributedText = text }

    /// The part that is selected; the end of the text unless set.
    public var selectedTextRange: UITextRange? {
        get { selection }
        set {
            let former = typingRange
            selection = newValue
            if typingRange != former { delegate?.textFieldDidChangeSelection(self) }
        }
    }
    /// Where the text ends.
    public var endOfDocument: UITextPosition { UITextPosition((heldText as NSString).length) }
    /// The text of a part.
    public func text(in range: UITextRange) -> String? { part(range) }
    /// Puts a text in the place of a part.
    public func replace(_ range: UITextRange, withText text: String) { exchange(range, for: text) }
}

extension UITextView: UITextInput, HoldsText {
    var heldText: String { text ?? "" }
    var heldSelection: NSRange? {
        get { selectedRange }
        set { selectedRange = newValue ?? NSRange(location: 0, length: 0) }
    }
    var heldAttributes: NSAttributedString? { explicitAttributedText }
    func put(_ text: String) { self.text = text }
    func put(_ text: NSAttributedString) { attributedText = text }

    /// The part that is selected.
    public var selectedTextRange: UITextRange? {
        get { selection }
        set { selection = newValue }
    }
    /// Where the text ends.
    public var endOfDocument: UITextPosition { UITextPosition((heldText as NSString).length) }
    /// The text of a part.
    public func text(in range: UITextRange) -> String? { part(range) }
    /// Puts a text in the place of a part.
    public func replace(_ range: UITextRange, withText text: String) { exchange(range, for: text) }
}

/// Hears of changes of a text that somebody else makes; fields and views of UIKit tell their delegates, and nobody sets this one.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is going to change.
    /// - Note: Kept without effect.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    /// - Note: Kept without effect.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is going to change.
    /// - Note: Kept without effect.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    /// - Note: Kept without effect.
    func textDidChange(_ textInput: (any UITextInput)?)
}
