@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Offers contacts; there are none, and it shows an empty screen.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact; it shows an empty screen.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    public private(set) var contact = CNContact()
    public convenience init(for contact: CNContact) {
        self.init(nibName: nil, bundle: nil)
        self.contact = contact
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
}
