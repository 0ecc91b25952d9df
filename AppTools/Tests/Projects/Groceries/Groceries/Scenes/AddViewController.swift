import UIKit

protocol AddViewControllerDelegate: AnyObject {
    func addViewController(_ controller: AddViewController, didAdd item: Grocery)
}

final class AddViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var aislePicker: UIPickerView!
    @IBOutlet private weak var saveItem: UIBarButtonItem!
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

    weak var delegate: AddViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        aislePicker.dataSource = self
        aislePicker.delegate = self
        nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
        saveItem.isEnabled = false
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameField.becomeFirstResponder()
    }

    @objc private func nameChanged() {
        saveItem.isEnabled = !(nameField.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        bottomConstraint.constant = view.bounds.maxY - view.convert(frame, from: nil).minY
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    @IBAction private func save(_ sender: UIBarButtonItem) {
        let aisle = Grocery.Aisle.allCases[aislePicker.selectedRow(inComponent: 0)]
        delegate?.addViewController(self, didAdd: Grocery(name: nameField.text!, aisle: aisle))
    }

    @IBAction func cancel() {
        if nameField.text?.isEmpty == false {
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
            alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel, handler: nil))
            present(alert, animated: true)
        } else {
            dismiss(animated: true, completion: nil)
        }
    }
}

// MARK: - UITextFieldDelegate
extension AddViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

// MARK: - UIPickerView
extension AddViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return Grocery.Aisle.allCases.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return Grocery.Aisle.allCases[row].title
    }
}
