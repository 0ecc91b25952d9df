import Foundation

/// Something that is typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

extension UITextField: UIKeyInput {
    func replace(_ range: NSRange, with text: String) {
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false,
            (self as? UISearchTextField)?.bar?.mayType(text, in: range) != false
        else { return }
        exchange(range, for: text)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Posted when the field becomes the first responder.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the field is no longer the first responder.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when text is typed or deleted.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextView: UIKeyInput {
    func change(_ range: NSRange, to new: String) {
        guard
            delegate?
                .textView(self, shouldChangeTextIn: range, replacementText: new) != false
        else { return }
        guard range.length > 0 || !new.isEmpty else { return }
        let former = selectedRange
        exchange(range, for: new)
        // A text that is set leaves the place of typing at its end. Elsewhere the delegate has heard of it.
        if selectedRange != former, selectedRange.location == (text as NSString).length {
            delegate?.textViewDidChangeSelection(self)
        }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Posted when the view becomes the first responder.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the view is no longer the first responder.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when text is typed or deleted.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
