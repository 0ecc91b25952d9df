import XCTest
import Money
@testable import Shop

@MainActor
final class CartTests: XCTestCase {
    func testTipIsAdded() throws {
        let cart = CartViewController(nibName: "CartViewController", bundle: nil)
        cart.product = Product(name: "Chair", price: Money(cents: 1000))
        cart.loadViewIfNeeded()
        XCTAssertEqual(cart.tipField.currency, "USD")
        cart.tipField.text = "250"
        cart.tipField.sendActions(for: .editingChanged)
        XCTAssertEqual(cart.totalLabel.text, "12.50 €")
    }
}
