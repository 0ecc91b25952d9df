import UIKit

@objc protocol ContactDetailViewControllerDelegate: class {
    func contactDetail(_ controller: ContactDetailViewController, didDelete contact: Contact)
    @objc optional func contactDetail(_ controller: ContactDetailViewController, shouldDelete contact: Contact) -> Bool
    @objc optional func contactDetailDidToggleFavourite(_ controller: ContactDetailViewController)
}

class ContactDetailViewController: UIViewController {

    @IBOutlet weak var initialsLabel: UILabel!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var favouriteSwitch: UISwitch!

    weak var delegate: ContactDetailViewControllerDelegate?
    var contact = Contact(name: "New Contact", phone: "")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = contact.name
        initialsLabel.text = contact.initials
        initialsLabel.layer.cornerRadius = 48
        initialsLabel.clipsToBounds = true
        nameLabel.text = contact.name
        favouriteSwitch.isOn = contact.isFavourite
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(deleteContact(_:)))
    }

    @IBAction func toggleFavourite(_ sender: UISwitch) {
        contact.isFavourite = sender.isOn
        NotificationCenter.default.post(name: Contact.didChange, object: contact)
        delegate?.contactDetailDidToggleFavourite?(self)
    }

    @objc private func deleteContact(_ sender: UIBarButtonItem) {
        if delegate?.contactDetail?(self, shouldDelete: contact) ?? true {
            delegate?.contactDetail(self, didDelete: contact)
        }
    }

}
