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
    /// What stands before a name, as a title does.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// What stands behind a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A short name.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person does.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with its number, in one or more lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a town.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The code on a card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// Until when a card is good.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// Until which month a card is good.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// Until which year a card is good.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day in a day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month in a day of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year in a day of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// A day or time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// The number of a phone’s card.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a phone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// What a text wants of its keyboard and of typing.
///
/// Text fields, text views and search bars keep what is set. A class of one's own that adopts the protocol has the
/// usual wishes until it declares properties for them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which keyboard the text wants.
    var keyboardType: UIKeyboardType { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which letters become capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The shade of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the text is.
    var textContentType: UITextContentType! { get set }
    /// Whether the return key is dim while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether dots are shown in place of the text.
    var isSecureTextEntry: Bool { get set }
}

/// What a text wants of its keyboard, in one value for those that keep it.
struct KeyboardWishes {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var textContentType: UITextContentType?
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var passwordRules: UITextInputPasswordRules?
    var inlinePredictionType = UITextInlinePredictionType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
}

/// A control that keeps what its text wants.
@MainActor
protocol KeepsKeyboardWishes: AnyObject {
    var keyboardWishes: KeyboardWishes { get set }
}

extension UITextField: KeepsKeyboardWishes {}
extension UITextView: KeepsKeyboardWishes {}

extension UISearchBar: UITextInputTraits, KeepsKeyboardWishes {
    /// Those of the bar's field.
    var keyboardWishes: KeyboardWishes {
        get { searchTextField.keyboardWishes }
        set { searchTextField.keyboardWishes = newValue }
    }
}

extension UITextInputTraits {
    private var wishes: KeyboardWishes {
        get { (self as? any KeepsKeyboardWishes)?.keyboardWishes ?? KeyboardWishes() }
        set { (self as? any KeepsKeyboardWishes)?.keyboardWishes = newValue }
    }

    /// Which keyboard the text wants.
    /// - Note: Kept without effect.
    public var keyboardType: UIKeyboardType {
        get { wishes.keyboardType }
        set { wishes.keyboardType = newValue }
    }
    /// What the return key says.
    /// - Note: Kept without effect.
    public var returnKeyType: UIReturnKeyType {
        get { wishes.returnKeyType }
        set { wishes.returnKeyType = newValue }
    }
    /// Which letters become capitals.
    /// - Note: Kept without effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { wishes.autocapitalizationType }
        set { wishes.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    /// - Note: Kept without effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { wishes.autocorrectionType }
        set { wishes.autocorrectionType = newValue }
    }
    /// Whether spelling is checked.
    /// - Note: Kept without effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { wishes.spellCheckingType }
        set { wishes.spellCheckingType = newValue }
    }
    /// The shade of the keyboard.
    /// - Note: Kept without effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { wishes.keyboardAppearance }
        set { wishes.keyboardAppearance = newValue }
    }
    /// What the text is.
    /// - Note: Kept without effect.
    public var textContentType: UITextContentType! {
        get { wishes.textContentType }
        set { wishes.textContentType = newValue }
    }
    /// Whether the return key is dim while there is no text.
    /// - Note: Kept without effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { wishes.enablesReturnKeyAutomatically }
        set { wishes.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether dots are shown in place of the text.
    /// - Note: Kept without effect.
    public var isSecureTextEntry: Bool {
        get { wishes.isSecureTextEntry }
        set { wishes.isSecureTextEntry = newValue }
    }
    /// Whether typed hyphens become dashes.
    /// - Note: Kept without effect.
    public var smartDashesType: UITextSmartDashesType {
        get { wishes.smartDashesType }
        set { wishes.smartDashesType = newValue }
    }
    /// Whether typed quotes become curly.
    /// - Note: Kept without effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { wishes.smartQuotesType }
        set { wishes.smartQuotesType = newValue }
    }
    /// Whether spaces are added beside what is pasted.
    /// - Note: Kept without effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { wishes.smartInsertDeleteType }
        set { wishes.smartInsertDeleteType = newValue }
    }
    /// Whether the rest of a word is proposed.
    /// - Note: Kept without effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { wishes.inlinePredictionType }
        set { wishes.inlinePredictionType = newValue }
    }
    /// What passwords have to be like.
    /// - Note: Kept without effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { wishes.passwordRules }
        set { wishes.passwordRules = newValue }
    }
}

/// Whether typed marks become curly, or hyphens dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether spaces are added beside what is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the rest of a word is proposed.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// What passwords have to be like.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {  // one `let` of text
    /// The rules: `required: upper; minlength: 8;`.
    /// - Note: Kept without effect.
    public let passwordRulesDescriptor: String
    /// Rules that a text describes.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
