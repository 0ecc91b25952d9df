import CoreData
import XCTest
@testable import Ledger

final class LedgerTests: XCTestCase {
    private func makeContext() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Ledger")
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        return container.viewContext
    }

    func testExpensesAreListed() throws {
        let context = makeContext()
        let expense = Expense(context: context)
        expense.title = "Coffee"
        expense.amount = 3.5
        XCTAssertFalse(expense.isPaid)
        XCTAssertNil(expense.note)
        try context.save()
        let controller = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Expenses")
                as? ExpensesViewController)
        controller.context = context
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(controller.tableView.cellForRow(at: [0, 0])?.detailTextLabel?.text, "$3.50")
        XCTAssertEqual(controller.totalLabel.text, "Total: 3.50")
    }

    func testMenuOpens() throws {
        let tabs = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: .main).instantiateInitialViewController() as? UITabBarController)
        let container = try XCTUnwrap(tabs.viewControllers?.last as? ContainerViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        XCTAssertEqual(container.state, .closed)
        container.toggleMenu()
        XCTAssertTrue(container.prefersStatusBarHidden)
        XCTAssertEqual(container.children.count, 2)
    }

    func testEditorValidates() throws {
        let editor =
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Editor")
            as! ExpenseEditorViewController
        editor.loadViewIfNeeded()
        XCTAssertFalse(editor.shouldPerformSegue(withIdentifier: "save", sender: nil))
    }
}
