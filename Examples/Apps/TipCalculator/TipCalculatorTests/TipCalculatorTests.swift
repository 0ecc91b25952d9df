import UIKit
import XCTest
@testable import TipCalculator

class TipCalculatorTests: XCTestCase {

    var controller: UIViewController!

    override func setUp() {
        super.setUp()
        controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        UIApplication.shared.keyWindow?.rootViewController = controller
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
    }

    func testTheTipFollowsTheBillAndTheRate() throws {
        let field = try XCTUnwrap(find(UITextField.self).first)
        field.text = "80"
        field.sendActions(for: .editingChanged)
        XCTAssertEqual(texts("tip", "total"), ["$12.00", "$92.00"])
        let rates = try XCTUnwrap(find(UISegmentedControl.self).first)
        rates.selectedSegmentIndex = 2
        rates.sendActions(for: .valueChanged)
        XCTAssertEqual(texts("tip", "total"), ["$16.00", "$96.00"])
    }

    func testTheBillIsShared() throws {
        let field = try XCTUnwrap(find(UITextField.self).first)
        field.text = "60"
        field.sendActions(for: .editingChanged)
        let slider = try XCTUnwrap(find(UISlider.self).first)
        slider.value = 2.6
        slider.sendActions(for: .valueChanged)
        XCTAssertEqual(slider.value, 3)
        XCTAssertEqual(texts("party", "share"), ["3 people", "$23.00"])
    }

    func testTheCardHasTheAttributesOfTheStoryboard() throws {
        let card = try XCTUnwrap(find(CardView.self).first)
        XCTAssertEqual(card.cornerRadius, 12)
        XCTAssertEqual(card.layer.cornerRadius, 12)
        XCTAssertEqual(card.borderWidth, 1)
        XCTAssertNotNil(card.borderColor)
    }

    /// The texts of the labels with these accessibility identifiers.
    private func texts(_ identifiers: String...) -> [String?] {
        return identifiers.map { identifier in
            find(UILabel.self).first { $0.accessibilityIdentifier == identifier }?.text
        }
    }

    private func find<View: UIView>(_ type: View.Type) -> [View] {
        func all(in view: UIView) -> [UIView] { return [view] + view.subviews.flatMap(all) }
        return all(in: controller.view).compactMap { $0 as? View }
    }

}
