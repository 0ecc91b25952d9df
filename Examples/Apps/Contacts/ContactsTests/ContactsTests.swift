import UIKit
import XCTest
@testable import Contacts

class ContactsTests: XCTestCase {

    var navigation: UINavigationController!
    var list: ContactsViewController!

    override func setUp() {
        super.setUp()
        navigation =
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController
        UIApplication.shared.keyWindow?.rootViewController = navigation
        list = navigation.viewControllers.first as? ContactsViewController
        list.loadViewIfNeeded()
        list.viewWillAppear(false)
        navigation.view.layoutIfNeeded()
    }

    func testRowsAreMadeFromThePrototype() throws {
        XCTAssertEqual(list.title, "4 Contacts")
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 4)
        XCTAssertEqual(try texts(inRow: 0), ["AB", "Ada Birch ★", "555-0101"])
    }

    func testChoosingARowShowsTheContact() throws {
        let detail = try show(row: 1)
        XCTAssertEqual(detail.nameLabel.text, "Ben Cedar")
        XCTAssertFalse(detail.favouriteSwitch.isOn)
        detail.favouriteSwitch.isOn = true
        detail.favouriteSwitch.sendActions(for: .valueChanged)
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(try texts(inRow: 1)[1], "Ben Cedar ★")
    }

    func testDeletingGoesBackToTheList() throws {
        let detail = try show(row: 0)
        let item = try XCTUnwrap(detail.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        XCTAssertTrue(navigation.topViewController === list)
        XCTAssertEqual(list.contacts.map { $0.name }, ["Ben Cedar", "Cleo Dogwood", "Dan Elder"])
        XCTAssertEqual(list.title, "3 Contacts")
    }

    func testTheDelegateMayKeepTheContact() throws {
        let detail = try show(row: 0)
        let guardian = Guardian()
        detail.delegate = guardian
        let item = try XCTUnwrap(detail.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        XCTAssertEqual(guardian.asked, ["Ada Birch"])
        XCTAssertEqual(guardian.deleted, [])
    }

    private func show(row: Int) throws -> ContactDetailViewController {
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        list.performSegue(withIdentifier: "showContact", sender: cell)
        let detail = try XCTUnwrap(navigation.topViewController as? ContactDetailViewController)
        detail.loadViewIfNeeded()
        return detail
    }

    private func texts(inRow row: Int) throws -> [String] {
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        func labels(in view: UIView) -> [UILabel] {
            return view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
        }
        return labels(in: cell.contentView).compactMap { $0.text }
    }

}

class Guardian: NSObject, ContactDetailViewControllerDelegate {
    var asked: [String] = []
    var deleted: [String] = []

    func contactDetail(_ controller: ContactDetailViewController, didDelete contact: Contact) {
        deleted.append(contact.name)
    }

    func contactDetail(_ controller: ContactDetailViewController, shouldDelete contact: Contact) -> Bool {
        asked.append(contact.name)
        return false
    }
}
