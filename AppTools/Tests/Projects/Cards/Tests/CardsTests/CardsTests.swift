import XCTest
@testable import Cards

class CardsTests: XCTestCase {
    func testCard() {
        let card = CardView.load()
        card.title = "Ace"
        card.layoutIfNeeded()
        XCTAssertEqual(card.title, "Ace")
        XCTAssertEqual(card.subviews[0].center.x, 100, accuracy: 0.5)
    }
}
