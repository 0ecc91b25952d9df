package import AutoLayout
import Foundation
internal import Typography

/// Hears of editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended, for a reason. By default this calls the method without one.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a change may happen.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Something else was selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear.
    /// - Note: Kept without effect.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it usually does.
    /// - Note: Kept without effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason, as the system does where this one isn't implemented.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// It may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// It does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    /// Whether text that is inserted replaces all.
    /// - Note: Kept without effect.
    open var clearsOnInsertion = false
    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Types a text in the place of what is selected, if the delegate allows it, and tells of the change.
    open func insertText(_ text: String) { replace(typingRange, with: text) }

    /// Deletes what is selected, or the letter before the place of typing, if the delegate allows it, and tells of the change.
    open func deleteBackward() {
        if let range = deletedRange { replace(range, with: "") }
    }

    /// The mark of typing before a place, in the field's coordinates, in points: as high as a line.
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

    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line
        /// A border as if let in.
        case bezel
        /// A rounded rectangle.
        case roundedRect
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field gave up the key presses.
        case committed = 0
        /// The change was taken back; nothing does that here.
        case cancelled
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// Unless the text is edited.
        case unlessEditing
        /// Always.
        case always
    }

    @exclusivity(unchecked) private var plainText = ""
    @exclusivity(unchecked) private(set) var ownAttributedText: NSAttributedString?
    var keyboardWishes = KeyboardWishes()
    /// The part that is selected; nil for the end of the text.
    var heldSelection: NSRange? { didSet { ownTypingAttributes = nil } }

    /// The text; never nil once read, as in UIKit.
    open var text: String? {
        get { ownAttributedText?.string ?? plainText }
        set {
            plainText = newValue ?? ""
            ownAttributedText = nil
            heldSelection = nil
            contentDidChange()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get {
            if let ownAttributedText { return ownAttributedText }
            let attributes = ownDefaultAttributes.merging([.font: effectiveFont]) { $1 }
            return NSAttributedString(string: plainText, attributes: attributes)
        }
        set {
            takeLookOfFirstLetter(of: newValue)
            ownAttributedText = newValue
            heldSelection = nil
            contentDidChange()
        }
    }

    /// Font and colour "reflect the style information starting at location 0" (documentation of `attributedText`).
    private func takeLookOfFirstLetter(of text: NSAttributedString?) {
        if let font = text?.ofFirstLetter(.font) as? UIFont { ownFont = font }
        if let color = text?.ofFirstLetter(.foregroundColor) as? UIColor { ownTextColor = color }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string ?? plainPlaceholder }
        set {
            plainPlaceholder = newValue
            attributedPlaceholder = nil
        }
    }
    @exclusivity(unchecked) private var plainPlaceholder: String? { didSet { contentDidChange() } }

    /// What is shown while there is no text, with its attributes.
    @exclusivity(unchecked) open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    /// The font; 17 points unless set. Setting it gives it to all of an attributed text.
    ///
    /// It has the size of the field's Dynamic Type category where ``adjustsFontForContentSizeCategory`` says so.
    open var font: UIFont? {
        get { ownFont.map(adjusted) }
        set {
            // Nil is the usual font, as the usual colour is (measured on devices with iOS 26).
            ownFont = newValue ?? .systemFont(ofSize: 17)
            ownAttributedText = ownAttributedText?.styled(.font, newValue)
            contentDidChange()
        }
    }
    @exclusivity(unchecked) private var ownFont: UIFont? = .systemFont(ofSize: 17)
    /// The colour of the text. Setting it gives it to all of an attributed text.
    open var textColor: UIColor? {
        get { ownTextColor }
        set {
            ownTextColor = newValue ?? .label
            ownAttributedText = ownAttributedText?.styled(.foregroundColor, newValue)
            setNeedsDisplay()
        }
    }
    /// The colour that was set, whatever a subclass answers: it is drawn.
    package private(set) var ownTextColor: UIColor? = .label
    /// How the text is set against the sides.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// What is drawn around the text.
    @exclusivity(unchecked) open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
    /// A picture behind the text, in place of the border.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    /// A picture behind the text while the field is disabled; without `background` it has no effect, as documented.
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    /// When a button that clears the text is shown.
    @exclusivity(unchecked) open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    /// Whether the text goes away when editing begins.
    open var clearsOnBeginEditing = false
    /// A view before the text.
    @exclusivity(unchecked) open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When the view before the text is shown.
    @exclusivity(unchecked) open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// A view after the text.
    @exclusivity(unchecked) open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the view after the text is shown.
    @exclusivity(unchecked) open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// Whether text that is too wide is made smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// How small text may be made, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether a font made for a text style follows the environment's Dynamic Type category.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
    /// Whether dots are shown in place of the text.
    @exclusivity(unchecked) open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// Attributes of the text that is typed next: those of the letter before, until others are set or something else is
    /// selected. Nil, and not to be set, unless the text is edited, as documented.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ownTypingAttributes ?? usualTypingAttributes : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    var attributesToType: [NSAttributedString.Key: Any]? { ownTypingAttributes }
    var attributesOfEmptyText: [NSAttributedString.Key: Any] { defaultTextAttributes }
    /// Whether attributes can be edited.
    /// - Note: Kept without effect.
    open var allowsEditingTextAttributes = false
    /// Attributes of all the text. Setting them sets font, colour and alignment, too, where they name them; reading them
    /// answers with what these have become (documentation of this property).
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = ownDefaultAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = ownTextColor
            return attributes
        }
        set {
            ownDefaultAttributes = newValue
            if let font = newValue[.font] as? UIFont { ownFont = font }
            if let color = newValue[.foregroundColor] as? UIColor { ownTextColor = color }
            if let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
            if let text = ownAttributedText { plainText = text.string }
            ownAttributedText = nil
            contentDidChange()
        }
    }
    @exclusivity(unchecked) private(set) var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
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
    /// Who hears of editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// An empty field at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentHorizontalAlignment = .leading
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        contentHorizontalAlignment = .leading
    }

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Copies the selected text to the general pasteboard, a secure text not.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Copies the selected text to the general pasteboard and deletes it, a secure text not.
    open override func cut(_ sender: Any?) { if copySelection() { insertText("") } }
    /// Types the general pasteboard's text in the place of what is selected.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }
    /// Whether there is something to copy, cut, paste or select; else what a responder says.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Selects everything.
    open override func selectAll(_ sender: Any?) {
        heldSelection = NSRange(location: 0, length: (heldText as NSString).length)
    }

    /// Fields take key presses.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, after what is edited in the same window has ended.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        setNeedsLayout()
        return true
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        setNeedsLayout()
        return true
    }

    /// The font in the field's environment.
    package var effectiveFont: UIFont { adjusted(ownFont ?? .systemFont(ofSize: 17)) }

    private func adjusted(_ font: UIFont) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: layoutEnvironment.contentSizeCategory) : font
    }

    override var isSpoken: Bool { true }
    override var spokenValue: String? { text?.isEmpty == false ? text : placeholder }
    override var spokenTraits: UIAccessibilityTraits { spokenState }

    /// The text's or placeholder's width and the height that the border style asks for; see `UITextField+Size.swift`.
    open override var intrinsicContentSize: CGSize { ownSize }

    /// The field's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    /// One line in the middle of the height; whole points, pixels where lines are higher than their font.
    package override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        let environment = layoutEnvironment
        let metrics = environment.metrics(of: effectiveFont)
        let added = line(in: environment).added
        let first =
            added > 0
            ? environment.roundedToPixel((size.height - metrics.lineHeight + added) / 2 + metrics.ascender)
            : CGFloat(metrics.baseline(centeredIn: Double(size.height)))
        return BaselineOffsets(firstFromTop: first, lastFromBottom: size.height - first, isCentered: true)
    }

    /// The place of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The place of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// The place of the text while it is edited; an override of ``textRect(forBounds:)`` alone leaves it where it is.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// Draws the text; the system draws it by itself, and never calls this here.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder; the system draws it by itself, and never calls this here.
    open func drawPlaceholder(in rect: CGRect) {}
    /// The place of what is shown while there is no text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The place of the button that clears the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// The place of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, atStart: true, in: bounds) }
    /// The place of the view after the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, atStart: false, in: bounds) }

    /// Places the views beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !storedSubviews.isEmpty else { return }
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        if let leftView, isShown(leftViewMode) { leftView.frame = leftViewRect(forBounds: bounds) }
        if let rightView, isShown(rightViewMode) { rightView.frame = rightViewRect(forBounds: bounds) }
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new {
            addSubview(new)
            new.isHidden = true
        }
        contentDidChange()
    }
}
