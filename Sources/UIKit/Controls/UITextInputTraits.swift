import Foundation

/// Which keyboard a text wants. There is none here; the wish is kept.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// For the kind of text of its name.
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    /// For the kind of text of its name.
    case twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// What its name says.
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the language suggests.
    case `default` = 0
    /// Not.
    case no
    /// Always.
    case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As correction is.
    case `default` = 0
    /// Not.
    case no
    /// Always.
    case yes
}

/// The shade of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// That of the interface.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light
}

/// What a text is, so that the system can offer to fill it in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the type.
    public let rawValue: String
    /// The type of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that serves once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// Wishes of a text about its keyboard, kept in one place by the controls that have them.
struct TextInputWishes {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var textContentType: UITextContentType?
    var enablesReturnKeyAutomatically = false
}
