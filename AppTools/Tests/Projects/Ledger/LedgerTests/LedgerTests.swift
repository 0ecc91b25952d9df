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

    // MARK: The model, whose classes are made while building

    func testValuesBeginWithTheDefaultsOfTheModel() {
        let plan = Plan(context: makeContext())
        XCTAssertEqual(plan.limit, 100)
        XCTAssertEqual(plan.title, "Untitled")
        XCTAssertEqual(plan.steps?.count ?? 0, 0)
        XCTAssertEqual(Plan.entity().attributesByName.keys.sorted(), ["limit", "title"])
    }

    func testRelationshipsKeepTheirInverses() {
        let context = makeContext()
        let (plan, other) = (Plan(context: context), Plan(context: context))
        let (first, second) = (Step(context: context), Step(context: context))
        plan.addToSteps(first)
        XCTAssertEqual(first.plan, plan)
        second.plan = plan
        XCTAssertEqual(plan.steps as? Set<Step>, [first, second])
        first.plan = other
        XCTAssertEqual(plan.steps as? Set<Step>, [second])
        other.addToSteps(second)
        XCTAssertEqual(second.plan, other)
        XCTAssertEqual(plan.steps?.count, 0)
        other.removeFromSteps(NSSet(array: [first, second]))
        XCTAssertNil(first.plan)
    }

    func testDeletingFollowsTheRulesOfTheModel() throws {
        let context = makeContext()
        let (plan, step, lone) = (Plan(context: context), Step(context: context), Step(context: context))
        plan.addToSteps(NSSet(array: [step, lone]))
        context.delete(lone)
        XCTAssertEqual(plan.steps as? Set<Step>, [step])
        context.delete(plan)
        let request: NSFetchRequest<Step> = Step.fetchRequest()
        XCTAssertEqual(try context.count(for: request), 0)
    }

    func testRequestsFindTheKindsBelow() throws {
        let context = makeContext()
        let milestone = NSEntityDescription.insertNewObject(forEntityName: "Milestone", into: context) as? Milestone
        XCTAssertEqual(milestone?.name, "done")
        XCTAssertEqual(milestone?.order, 1)
        let request: NSFetchRequest<Step> = Step.fetchRequest()
        request.predicate = NSPredicate(format: "order == %d", 1)
        XCTAssertEqual(try context.fetch(request), [milestone])
    }

    func testTheCompiledModelIsInTheBundle() throws {
        let url = try XCTUnwrap(Bundle.main.url(forResource: "Plans", withExtension: "momd"))
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
        XCTAssertEqual(model.entities.compactMap(\.name).sorted(), ["Milestone", "Place", "Plan", "Step"])
        XCTAssertEqual(model.entitiesByName["Milestone"]?.superentity?.name, "Step")
    }
}
