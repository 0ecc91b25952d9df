package import AutoLayout
import Foundation
package import Typography

/// Hears of editing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a change may happen.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Something else was selected.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a tapped link is opened.
    /// - Note: Kept without effect.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tapped attachment is opened.
    /// - Note: Kept without effect.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// What a touch of a link, an attachment or a marked part does; nil for nothing.
    /// - Note: Kept without effect.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// What a long touch of a link, an attachment or a marked part shows; nil for nothing.
    /// - Note: Kept without effect.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
}

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }

extension UITextViewDelegate {
    /// It may.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// It may.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// It may.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// It is.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// It is.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// What it would do anyway.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// What it would show anyway.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}

/// Which kinds of data are found in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The types of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text of several lines that can be edited and scrolled.
///
/// While it scrolls it has no size of its own. Otherwise it is as large as its text, with 8 points above and below and 5
/// at both ends of each line unless changed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    /// Whether text that is inserted replaces all.
    /// - Note: Kept without effect.
    open var clearsOnInsertion = false
    /// Whether there is any text.
    open var hasText: Bool { !text.isEmpty }

    /// Types a text in the place of what is selected, if the delegate allows it, and tells of the change.
    open func insertText(_ text: String) { change(typingRange, to: text) }

    /// Deletes what is selected, or the letter before the place of typing, if the delegate allows it, and tells of the change.
    open func deleteBackward() {
        if let range = deletedRange { change(range, to: "") }
    }

    /// The mark of typing before a place, in the view's coordinates, in points: as high as a line.
    open func caretRect(for position: UITextPosition) -> CGRect {
        textRect(of: NSRange(location: position.offset, length: 0))
    }
    /// The rectangle of a part of the text on its first line, in points.
    open func firstRect(for range: UITextRange) -> CGRect { textRect(of: range.range) }
    /// The rectangles that show a choice: none is shown.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// The place in the text at a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(textOffset(at: point)) }
    /// The letter at a point.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        let (offset, length) = (textOffset(at: point), (heldText as NSString).length)
        return offset < length ? UITextRange(NSRange(location: offset, length: 1)) : nil
    }

    private var plainText = ""
    private var ownAttributedText: NSAttributedString?
    private var measured = MeasuredText()
    var keyboardWishes = KeyboardWishes()

    /// The text; never nil once read, as in UIKit.
    open var text: String! {
        get { ownAttributedText?.string ?? plainText }
        set {
            defer { heldRange = NSRange(location: (text as NSString).length, length: 0) }
            if let storage {
                return put(NSAttributedString(string: newValue ?? "", attributes: newAttributes), in: storage)
            }
            plainText = newValue ?? ""
            ownAttributedText = nil
            contentDidChange()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { ownAttributedText ?? NSAttributedString(string: plainText, attributes: [.font: effectiveFont]) }
        set {
            defer { heldRange = NSRange(location: (text as NSString).length, length: 0) }
            if let storage { return put(newValue ?? NSAttributedString(string: ""), in: storage) }
            takeLookOfFirstLetter(of: newValue)
            ownAttributedText = newValue
            contentDidChange()
        }
    }

    /// Font and colour "reflect the style information starting at location 0" (documentation of `attributedText`).
    private func takeLookOfFirstLetter(of text: NSAttributedString?) {
        if let font = text?.ofFirstLetter(.font) as? UIFont { ownFont = font }
        if let color = text?.ofFirstLetter(.foregroundColor) as? UIColor { ownTextColor = color }
    }

    /// The attributes that were set, if the text has any of its own.
    package var explicitAttributedText: NSAttributedString? { ownAttributedText }

    /// The font of text that states none; 12 points unless set, as in UIKit. Setting it gives it to all of an attributed text,
    /// but not to that of a program's own storage.
    ///
    /// It has the size of the view's Dynamic Type category where ``adjustsFontForContentSizeCategory`` says so.
    open var font: UIFont? {
        get { ownFont.map(adjusted) }
        set {
            ownFont = newValue
            style(.font, newValue)
            contentDidChange()
        }
    }
    private var ownFont: UIFont?
    /// The colour of text that states none. Setting it gives it to all of an attributed text, but not to that of a program's
    /// own storage.
    open var textColor: UIColor? {
        get { ownTextColor }
        set {
            ownTextColor = newValue
            style(.foregroundColor, newValue)
            setNeedsDisplay()
        }
    }
    /// The colour that was set, whatever a subclass answers: it is drawn.
    package private(set) var ownTextColor: UIColor? = .label
    /// How lines are set against the sides.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// Whether the text can be edited.
    open var isEditable = true
    /// A border around a text view. On iOS there is none to choose.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
    }
    /// The border around the text view.
    /// - Note: Kept without effect.
    open var borderStyle = BorderStyle.none
    /// Whether the text can be selected.
    open var isSelectable = true
    /// Whether attributes can be edited.
    /// - Note: Kept without effect.
    open var allowsEditingTextAttributes = false
    /// Which kinds of data look like links, in a text that can be selected and isn't edited. Addresses of the web and telephone
    /// numbers are found; other kinds aren't.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { setNeedsDisplay() } }
    /// Where the text has such data.
    package var detectedRanges: [NSRange] {
        guard !dataDetectorTypes.isEmpty, isSelectable, !isEditable else { return [] }
        var types = NSTextCheckingTypes()
        if dataDetectorTypes.contains(.link) { types |= NSDataDetector.links }
        if dataDetectorTypes.contains(.phoneNumber) { types |= NSDataDetector.phoneNumbers }
        let all = NSRange(location: 0, length: (text as NSString).length)
        return (try? NSDataDetector(types: types))?.matches(in: text, range: all).map(\.range) ?? []
    }
    /// The part of the text that is selected; empty where typing goes on, which is the end of a text that was set.
    open var selectedRange: NSRange {
        get {
            let length = (text as NSString).length
            let start = min(max(0, heldRange.location), length)
            return NSRange(location: start, length: min(max(0, heldRange.length), length - start))
        }
        set {
            let former = selectedRange
            heldRange = newValue
            ownTypingAttributes = nil
            if selectedRange != former { textDelegate?.textViewDidChangeSelection(self) }
        }
    }
    private var heldRange = NSRange(location: 0, length: 0)
    /// Attributes of the text that is typed next: those of the letter before, until others are set or something else is
    /// selected.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? usualTypingAttributes }
        set { ownTypingAttributes = newValue }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    var attributesToType: [NSAttributedString.Key: Any]? { ownTypingAttributes }
    var attributesOfEmptyText: [NSAttributedString.Key: Any] { newAttributes }
    /// How links are drawn, in the place of what the text itself says: in the tint unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            ownLinkAttributes = newValue
            setNeedsDisplay()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    /// Whether a font made for a text style follows the environment's Dynamic Type category.
    open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
    /// A view in place of the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// A view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputAccessoryView: UIView?

    /// The area in which lines are set.
    public let textContainer: NSTextContainer
    /// Space around the text, in points; 8 above and below unless set, as documented.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

    /// Whether the text scrolls; if not, the view has the text's size.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

    /// A view of an empty text at a place.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        finishInit()
        // Documents say their own.
        backgroundColor = .systemBackground
    }

    /// A view of an empty text at a place.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A view of an empty text, of TextKit 2 or 1: the layout is the same.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        finishInit()
    }

    private func finishInit() {
        alwaysBounceVertical = true
        textContainer.changed = { [weak self] in
            self?.takeStorage()
            self?.contentDidChange()
        }
        takeStorage()
    }

    // MARK: Storage

    /// Where the text is kept: by the program, or by what was made for a program that asked for it; nil where nobody has.
    private var storage: NSTextStorage? { ownStorage ?? madeStorage }
    private var madeStorage: NSTextStorage?

    /// What lays the text out: the program's own, or one that is made when it is first asked for.
    public var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager {
            trackWidth()
            return manager
        }
        let (storage, manager) = (NSTextStorage(attributedString: attributedText), NSLayoutManager())
        storage.addLayoutManager(manager)
        manager.addTextContainer(textContainer)
        madeStorage = storage
        trackWidth()
        return manager
    }

    /// Makes the lines that a program's or its own manager sets as wide as the view.
    private func trackWidth() {
        guard textContainer.layoutManager != nil, textContainer.widthTracksTextView else { return }
        let width = max(0, bounds.width - textContainerInset.horizontal)
        if textContainer.size.width != width { textContainer.size.width = width }
    }

    /// The text with its attributes. The view shows what is changed in it, and doesn't tell its delegate.
    public var textStorage: NSTextStorage { layoutManager.textStorage ?? NSTextStorage(string: "") }

    /// The text that the program keeps for the view's container, with the manager that lays it out: the view keeps both.
    private var ownStorage: NSTextStorage?
    var madeTextLayoutManager: NSTextLayoutManager?
    private var ownManager: NSLayoutManager?
    var hasOwnStorage: Bool { ownStorage != nil }

    /// Shows what the storage holds.
    private func takeStorage() {
        guard let manager = textContainer.layoutManager, let storage = manager.textStorage else { return }
        if storage !== madeStorage { (ownManager, ownStorage) = (manager, storage) }
        ownAttributedText = storage.asShown
    }

    /// Gives one value of an attribute to all text that isn't in a program's own storage.
    private func style(_ key: NSAttributedString.Key, _ value: Any?) {
        guard ownStorage == nil else { return }
        if let storage, let value {
            storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
        } else {
            ownAttributedText = ownAttributedText?.styled(key, value)
        }
    }

    /// A manager whose class draws letters or what is behind them in ways of its own; nil where the view draws them.
    package var drawingManager: NSLayoutManager? {
        ownManager.flatMap { type(of: $0) == NSLayoutManager.self ? nil : $0 }
    }

    private var newAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: effectiveFont]
        if let ownTextColor { attributes[.foregroundColor] = ownTextColor }
        return attributes
    }

    private func put(_ text: NSAttributedString, in storage: NSTextStorage) {
        storage.replaceCharacters(in: NSRange(location: 0, length: (storage.string as NSString).length), with: text)
    }

    private var textDelegate: (any UITextViewDelegate)? { delegate }

    /// Copies the selected text to the general pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Copies the selected text to the general pasteboard and deletes it.
    open override func cut(_ sender: Any?) { if isEditable, copySelection() { insertText("") } }
    /// Types the general pasteboard's text in the place of what is selected.
    open override func paste(_ sender: Any?) {
        if isEditable, let text = UIPasteboard.general.string { insertText(text) }
    }
    /// Whether there is something to copy, cut, paste or select; else what a responder says.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) {
        heldSelection = NSRange(location: 0, length: (heldText as NSString).length)
    }

    /// Scrolls until the lines of a part of the text are seen, without animation. Linear in the length of the text.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard range.location != NSNotFound else { return }
        let length = (text as NSString).length
        let start = min(max(0, range.location), length)
        let part = NSRange(location: start, length: min(max(0, range.length), length - start))
        scrollRectToVisible(linesRect(of: part), animated: false)
    }

    /// Text views take key presses.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, after what is edited in the same window has ended.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// The font in the view's environment.
    package var effectiveFont: UIFont { adjusted(ownFont ?? .systemFont(ofSize: 12)) }

    private func adjusted(_ font: UIFont) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: layoutEnvironment.contentSizeCategory) : font
    }

    /// The text as it is measured and drawn.
    package var typographicText: AttributedText {
        let paragraph = ParagraphStyle(
            alignment: TextAlignment(rawValue: textAlignment.rawValue) ?? .natural,
            lineBreakMode: LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue) ?? .wordWrapping)
        if let attributed = ownAttributedText {
            let category = adjustsFontForContentSizeCategory ? layoutEnvironment.contentSizeCategory : nil
            return attributed.typographic(font: effectiveFont, paragraph: paragraph, category: category)
        }
        return AttributedText(plainText, font: effectiveFont.typographic, paragraph: paragraph)
    }

    /// Where the lines are in a view of the bounds.
    package func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.inset(by: textContainerInset)
        if let width = ownContainerWidth { rect.size.width = width }
        return rect.insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
    }

    /// Whether the height depends on the width: while the text does not scroll.
    package override var wrapsContent: Bool { !isScrollEnabled }

    override var isSpoken: Bool { true }
    override var spokenValue: String? { text }

    /// None while the text scrolls; else the text's size with paddings.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return size(wrapping: automaticWrappingWidth)
    }

    /// The size of the text with paddings, wrapped at the width of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return self.size(wrapping: isLimited ? size.width : nil)
    }

    /// The lines of text below the inset; whole points.
    package override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard !isScrollEnabled else { return nil }
        let metrics = layoutEnvironment.metrics(of: effectiveFont)
        return BaselineOffsets(
            firstFromTop: textContainerInset.top + CGFloat(metrics.roundedAscender),
            lastFromBottom: textContainerInset.bottom + CGFloat(metrics.roundedDescent))
    }

    /// Forgets what was measured and asks for a layout.
    open override func invalidateIntrinsicContentSize() {
        measured.forget()
        super.invalidateIntrinsicContentSize()
    }

    /// Takes the height of the text as the content's, and its own width where the text's follows that.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if textContainer.heightTracksTextView { measured.forget() }
        trackWidth()
        let size = size(wrapping: bounds.width)
        contentSize = CGSize(width: textContainer.widthTracksTextView ? bounds.width : size.width, height: size.height)
    }

    /// The container's own width where it doesn't follow the view's (documentation of `widthTracksTextView`); nil where it
    /// does, or is without limit.
    private var ownContainerWidth: CGFloat? {
        guard !textContainer.widthTracksTextView, textContainer.size.width > 0 else { return nil }
        return textContainer.size.width
    }

    /// How much text is set, by height, in points: as much as the view shows, or as the container's own size allows
    /// (documentation of `heightTracksTextView` and `size`); nil for all of it.
    private var containerHeight: CGFloat? {
        if textContainer.heightTracksTextView { return max(0, bounds.height - textContainerInset.vertical) }
        return textContainer.size.height > 0 ? textContainer.size.height : nil
    }

    /// The number of whole lines that the container has room for; 0 for no limit.
    package var maximumLines: Int {
        guard let containerHeight else { return textContainer.maximumNumberOfLines }
        let line = CGFloat(layoutEnvironment.metrics(of: effectiveFont).lineHeight)
        // Lines of a font without a size have no height.
        let lines = line > 0 ? Int(max(1, min(1e6, containerHeight / line))) : 1
        return textContainer.maximumNumberOfLines == 0 ? lines : min(lines, textContainer.maximumNumberOfLines)
    }

    /// Every line has the leading of its font, the last one too, as `NSLayoutManager.usesFontLeading` documents it: 38 for
    /// one line of Body between the insets, 184 for eight lines of Callout.
    private func size(wrapping width: CGFloat?) -> CGSize {
        let padding = textContainerInset.horizontal + 2 * textContainer.lineFragmentPadding
        let own = ownContainerWidth.map { max(1, $0 - 2 * textContainer.lineFragmentPadding) }
        let room = own ?? width.map { max(1, $0 - padding) }
        let environment = layoutEnvironment
        let text = typographicText
        let lines = maximumLines
        let layout = measured.layout(at: room, in: environment) { environment in
            environment.layout(text, width: room, maximumLines: lines)
        }
        // An empty text still has the height of the line that is to be typed.
        let metrics = environment.metrics(of: effectiveFont)
        let height =
            (layout.lines.isEmpty ? CGFloat(metrics.lineHeight) : CGFloat(layout.height)) + CGFloat(metrics.leading)
        return CGSize(
            width: environment.roundedUpToPixel(CGFloat(layout.width) + padding),
            height: environment.roundedUpToPixel(height + textContainerInset.vertical))
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
}
