import UIKit
import XCTest
@testable import SignUp

class SignUpTests: XCTestCase {

    var controller: SignUpViewController!

    override func setUp() {
        super.setUp()
        controller =
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "SignUp")
            as? SignUpViewController
        UIApplication.shared.keyWindow?.rootViewController = controller
        controller.loadViewIfNeeded()
        controller.view.layoutIfNeeded()
    }

    func testTheFormNamesWhatIsMissing() {
        XCTAssertEqual(controller.errorLabel.text, "Please enter your name.")
        XCTAssertFalse(controller.signUpButton.isEnabled)
        enter("Ada", into: controller.nameField)
        XCTAssertEqual(controller.errorLabel.text, "Please enter your email address.")
        enter("ada@example", into: controller.emailField)
        XCTAssertEqual(controller.errorLabel.text, "Please enter your email address.")
        enter("ada@example.org", into: controller.emailField)
        XCTAssertEqual(controller.errorLabel.text, "A password has at least 8 characters.")
        enter("correct horse", into: controller.passwordField)
        XCTAssertTrue(controller.errorLabel.isHidden)
        XCTAssertTrue(controller.signUpButton.isEnabled)
    }

    func testSigningUpSaysHello() throws {
        enter("Ada", into: controller.nameField)
        enter("ada@example.org", into: controller.emailField)
        enter("correct horse", into: controller.passwordField)
        controller.signUpButton.sendActions(for: .touchUpInside)
        let alert = try XCTUnwrap(controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.message, "Hello, Ada!")
    }

    func testReturnGoesFromFieldToField() {
        controller.nameField.becomeFirstResponder()
        _ = controller.nameField.delegate?.textFieldShouldReturn?(controller.nameField)
        XCTAssertTrue(controller.emailField.isFirstResponder)
        _ = controller.emailField.delegate?.textFieldShouldReturn?(controller.emailField)
        XCTAssertTrue(controller.passwordField.isFirstResponder)
    }

    func testTheBannerComesFromItsNibWithItsTranslation() {
        let banner = controller.stackView.arrangedSubviews.first as? BannerView
        XCTAssertEqual(banner?.titleLabel.text, "Join the orchard")
    }

    private func enter(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

}
