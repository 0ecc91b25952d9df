import UIKit

class SignUpViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var stackView: UIStackView!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var errorLabel: UILabel!
    @IBOutlet weak var newsSwitch: UISwitch!
    @IBOutlet weak var signUpButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let banner = BannerView.fromNib()
        banner.titleLabel.text = NSLocalizedString("banner.title", comment: "Above the form")
        stackView.insertArrangedSubview(banner, at: 0)

        for field in [nameField, emailField, passwordField] {
            field?.delegate = self
            field?.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
        }
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(notification:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
        validate()
    }

    // MARK: - Actions

    @IBAction func signUp(_ sender: Any) {
        view.endEditing(true)
        let alert = UIAlertController(
            title: "Welcome", message: "Hello, \(nameField.text ?? "")!", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    @IBAction func dismissKeyboard(_ recognizer: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    @objc private func textDidChange() {
        validate()
    }

    @objc private func keyboardWillShow(notification: NSNotification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        scrollView.contentInset.bottom = frame.cgRectValue.height
    }

    @objc private func keyboardWillHide() {
        scrollView.contentInset.bottom = 0
    }

    private func validate() {
        let problem = self.problem
        errorLabel.text = problem
        errorLabel.isHidden = problem == nil
        signUpButton.isEnabled = problem == nil
        signUpButton.alpha = problem == nil ? 1 : 0.5
    }

    private var problem: String? {
        if !Validator.isValidName(nameField.text ?? "") { return "Please enter your name." }
        if !Validator.isValidEmail(emailField.text ?? "") { return "Please enter your email address." }
        if !Validator.isValidPassword(passwordField.text ?? "") { return "A password has at least 8 characters." }
        return nil
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case nameField: emailField.becomeFirstResponder()
        case emailField: passwordField.becomeFirstResponder()
        default: textField.resignFirstResponder()
        }
        return true
    }

}
