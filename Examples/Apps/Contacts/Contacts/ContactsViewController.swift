import UIKit

class ContactsViewController: BaseTableViewController {

    var contacts = [
        Contact(name: "Ada Birch", phone: "555-0101", isFavourite: true),
        Contact(name: "Ben Cedar", phone: "555-0102"),
        Contact(name: "Cleo Dogwood", phone: "555-0103"),
        Contact(name: "Dan Elder", phone: "555-0104"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(contactDidChange), name: Contact.didChange, object: nil)
    }

    @objc func contactDidChange(_ notification: Notification) {
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showContact",
            let detail = segue.destination as? ContactDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        detail.contact = contacts[indexPath.row]
        detail.delegate = self
    }

}

// MARK: - Table view

extension ContactsViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contacts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath) as! ContactCell
        cell.configure(with: contacts[indexPath.row])
        return cell
    }

    override func updateTitle() {
        super.updateTitle()
        title = "\(contacts.count) Contacts"
    }

}

// MARK: - ContactDetailViewControllerDelegate

extension ContactsViewController: ContactDetailViewControllerDelegate {

    func contactDetail(_ controller: ContactDetailViewController, didDelete contact: Contact) {
        contacts.removeAll { $0 === contact }
        tableView.reloadData()
        updateTitle()
        navigationController?.popToRootViewController(animated: false)
    }

}
