/// The field of a search. Its tokens are kept, they aren't drawn.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar that hears of what is typed.
    weak var bar: UISearchBar?

    /// Begins editing, if the bar's delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard bar?.mayBeginEditing != false, super.becomeFirstResponder() else { return false }
        bar?.didBeginEditing()
        return true
    }

    /// Ends editing, if the bar's delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard bar?.mayEndEditing != false, super.resignFirstResponder() else { return false }
        bar?.didEndEditing()
        return true
    }

    /// Tells those who hear of the events, and the bar's delegate of those of typing.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.editingChanged) { bar?.didType() }
        if controlEvents.contains(.editingDidEndOnExit) { bar?.simulateTapOnSearchButton() }
    }

    /// What stands before the text.
    open var tokens: [UISearchToken] = []
    /// The colour behind tokens; nil for the usual one.
    /// - Note: Kept without effect.
    open var tokenBackgroundColor: UIColor!
    /// Whether tokens can be deleted.
    /// - Note: Kept without effect.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied.
    /// - Note: Kept without effect.
    open var allowsCopyingTokens = true
    /// The part of the text behind the tokens: all of it.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

    /// Adds a token.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }
    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    /// Puts a token in the place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    /// Where a token stands: before the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// The tokens in a part of the text: those before it.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        textRange.start == beginningOfDocument ? tokens : []
    }
}

/// A part of a search that isn't text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for.
    /// - Note: Kept without effect.
    open var representedObject: Any?
    /// A token of a picture and a text.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}
