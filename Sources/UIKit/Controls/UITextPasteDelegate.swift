import Foundation

/// Something that takes what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Would change what is pasted; nobody asks it.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Would change what is pasted into a text; nobody asks it.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
    /// Nothing.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
}

/// Something that is pasted into a text.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What is pasted.
    var itemProvider: NSItemProvider { get }
    /// What the program keeps with it.
    var localObject: Any? { get }
    /// How the text is written where it is pasted.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a text.
    func setResult(string: String)
    /// Pastes a text with attributes.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes a picture.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes what would be pasted anyway.
    func setDefaultResult()
}
