public import UIKit

/// What a field asks of the keyboard. None of it changes the layout: running programs see it.
public struct TextInputContent: Sendable {
    /// Which keys are offered.
    public var keyboardType = UIKeyboardType.default
    /// What the return key says.
    public var returnKeyType = UIReturnKeyType.default
    /// Which letters become capitals. Documents don't write Interface Builder's own choice, none.
    public var autocapitalizationType = UITextAutocapitalizationType.none
    /// Whether words are corrected.
    public var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are marked that aren't known.
    public var spellCheckingType = UITextSpellCheckingType.default
    /// How the keyboard looks.
    public var keyboardAppearance = UIKeyboardAppearance.default
    /// Whether spaces are added and removed around what is pasted.
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether quotes become typographic ones.
    public var smartQuotesType = UITextSmartQuotesType.default
    /// Whether hyphens become dashes.
    public var smartDashesType = UITextSmartDashesType.default
    /// Whether the return key waits for a text.
    public var enablesReturnKeyAutomatically = false
    /// What the text is, so that it can be filled in; nil for anything.
    public var contentType: String?
}

extension TextInputContent {
    /// Reads the `<textInputTraits>` of a field.
    init(_ element: NodeReader) {
        guard let traits = element.child(key: "textInputTraits") else { return }
        keyboardType = traits.choice("keyboardType") ?? .default
        returnKeyType = traits.choice("returnKeyType") ?? .default
        autocapitalizationType = traits.choice("autocapitalizationType") ?? .none
        autocorrectionType = traits.choice("autocorrectionType") ?? .default
        spellCheckingType = traits.choice("spellCheckingType") ?? .default
        keyboardAppearance = traits.choice("keyboardAppearance") ?? .default
        smartInsertDeleteType = traits.choice("smartInsertDeleteType") ?? .default
        smartQuotesType = traits.choice("smartQuotesType") ?? .default
        smartDashesType = traits.choice("smartDashesType") ?? .default
        enablesReturnKeyAutomatically = traits.bool("enablesReturnKeyAutomatically") ?? false
        contentType = traits.string("textContentType")
    }

    @MainActor func configure(_ input: some UITextInputTraits) {
        input.keyboardType = keyboardType
        input.returnKeyType = returnKeyType
        input.autocapitalizationType = autocapitalizationType
        input.autocorrectionType = autocorrectionType
        input.spellCheckingType = spellCheckingType
        input.keyboardAppearance = keyboardAppearance
        input.smartInsertDeleteType = smartInsertDeleteType
        input.smartQuotesType = smartQuotesType
        input.smartDashesType = smartDashesType
        input.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
        if let contentType { input.textContentType = UITextContentType(rawValue: contentType) }
    }
}

extension UIKeyboardType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension UIReturnKeyType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}

extension UITextAutocapitalizationType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

extension UITextAutocorrectionType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSpellCheckingType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "no": .no, "yes": .yes]
}

extension UIKeyboardAppearance: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
}

extension UITextSmartInsertDeleteType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSmartQuotesType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "no": .no, "yes": .yes]
}

extension UITextSmartDashesType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "no": .no, "yes": .yes]
}
