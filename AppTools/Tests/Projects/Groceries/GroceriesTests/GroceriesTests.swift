import XCTest
@testable import Groceries

final class GroceriesTests: XCTestCase {
    var store: GroceryStore!

    override func setUpWithError() throws {
        store = GroceryStore()
    }

    override func tearDownWithError() throws {
        store = nil
    }

    func testToggle() {
        store.toggle(store.items[0])
        XCTAssertTrue(store.items[0].isBought)
    }

    func testListShowsAllRows() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: ListViewController.self))
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? ListViewController)
        list.store = store
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.numberOfSections, 3)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    }

    func testExpectation() {
        let done = expectation(forNotification: .groceriesDidChange, object: store, handler: nil)
        store.add(Grocery(name: "Leek", aisle: .fruit))
        wait(for: [done], timeout: 1)
    }
}
