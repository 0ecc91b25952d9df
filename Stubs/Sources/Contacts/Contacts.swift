@_exported import UIKit

/// What a contact is asked for.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A telephone number.
open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}

/// A value with what it is for.
open class CNLabeledValue<Value: NSObject>: NSObject {
    public let label: String?
    public let value: Value
    public let identifier = UUID().uuidString
    public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
    /// A label in words: `Home`.
    public class func localizedString(forLabel label: String) -> String {
        label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
    }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject {
    open internal(set) var street = ""
    open internal(set) var city = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
}

/// Somebody.
open class CNContact: NSObject {
    public let identifier = UUID().uuidString
    open internal(set) var givenName = ""
    open internal(set) var middleName = ""
    open internal(set) var familyName = ""
    open internal(set) var nickname = ""
    open internal(set) var organizationName = ""
    open internal(set) var jobTitle = ""
    open internal(set) var note = ""
    open internal(set) var birthday: DateComponents?
    open internal(set) var imageData: Data?
    open internal(set) var thumbnailImageData: Data?
    open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open var imageDataAvailable: Bool { imageData != nil }
    /// All that is known is there.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// All that is known is there.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    public override init() {}

    /// Those whose name matches.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
}

/// Somebody who is being changed.
open class CNMutableContact: CNContact {
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
}

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case fullName = 0, phoneticFullName }
    open var style = Style.fullName
    /// The given name and the family name, with a space between.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        if names.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
        return names.joined(separator: " ")
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "fullName" as NSString }
}

/// Whose contacts are wanted.
public enum CNEntityType: Int, Sendable { case contacts = 0 }
/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// In which order contacts come.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// Asks for contacts.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var keysToFetch: [any CNKeyDescriptor]
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes contacts.
open class CNSaveRequest: NSObject {
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// A stand-in for the contacts of a device: there are none, and nobody may read them.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Says at once that nobody may.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
    /// Nobody may.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    /// None.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
    /// None.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    /// Nothing.
    open func execute(_ saveRequest: CNSaveRequest) throws {}
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
