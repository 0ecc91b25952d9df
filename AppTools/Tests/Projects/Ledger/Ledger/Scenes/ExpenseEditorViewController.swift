import UIKit
import CoreData

final class ExpenseEditorViewController: UIViewController {
    struct Draft { var title: String; var amount: Double }

    var context: NSManagedObjectContext?
    private(set) var draft: Draft?

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var amountField: UITextField!
    @IBOutlet private weak var notes: UITextView!
    @IBOutlet private weak var saveButton: UIBarButtonItem!
    @IBOutlet private var fields: [UITextField]!
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        fields.sort { $0.tag < $1.tag }
        fields.forEach { $0.delegate = self }
        amountField.inputAccessoryView = makeToolbar()
        amountField.keyboardType = .decimalPad
        notes.layer.borderWidth = 1 / UIScreen.main.scale
        notes.layer.borderColor = UIColor.separator.cgColor
        registerForKeyboardNotifications()
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        updateSaveButton()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleField.becomeFirstResponder()
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(doneTapped)),
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    @objc private func doneTapped() { view.endEditing(true) }

    private func registerForKeyboardNotifications() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        let isShowing = notification.name == UIResponder.keyboardWillShowNotification
        bottomConstraint.constant = isShowing ? frame.height - view.safeAreaInsets.bottom : 0
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: {
                self.view.layoutIfNeeded()
            }, completion: nil)
    }

    @IBAction private func textChanged(_ sender: UITextField) { updateSaveButton() }

    private func updateSaveButton() {
        saveButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty } && Double(amountField.text!) != nil
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "save" else { return true }
        guard let title = titleField.text, let amount = amountField.text.flatMap(Double.init) else { return false }
        draft = Draft(title: title, amount: amount)
        return true
    }

    @IBAction func cancel(_ sender: UIBarButtonItem) { dismiss(animated: true, completion: nil) }
}

extension ExpenseEditorViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        guard textField === amountField else { return true }
        let current = (textField.text ?? "") as NSString
        let updated = current.replacingCharacters(in: range, with: string)
        return updated.isEmpty || Double(updated) != nil
    }
}
