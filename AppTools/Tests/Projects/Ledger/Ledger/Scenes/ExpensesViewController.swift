import UIKit
import CoreData

class ExpensesViewController: UITableViewController, ContextHolding {

    var context: NSManagedObjectContext!
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet var addButton: UIBarButtonItem!

    lazy var fetchedResultsController: NSFetchedResultsController<Expense> = {
        let request: NSFetchRequest<Expense> = Expense.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Expense.date), ascending: false)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context,
            sectionNameKeyPath: nil, cacheName: nil)
        controller.delegate = self
        return controller
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        guard context != nil else { return }
        do {
            try fetchedResultsController.performFetch()
        } catch let error as NSError {
            print("Fetching error: \(error), \(error.userInfo)")
        }
        updateTotal()
    }

    private func updateTotal() {
        let total = fetchedResultsController.fetchedObjects?.map { $0.amount }.reduce(0, +) ?? 0
        totalLabel.text = String(format: NSLocalizedString("total.format", comment: "Sum of all"), total)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return context == nil ? 0 : fetchedResultsController.sections?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let sectionInfo = fetchedResultsController.sections![section]
        return sectionInfo.numberOfObjects
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ExpenseCell", for: indexPath)
        configure(cell, at: indexPath)
        return cell
    }

    func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let expense = fetchedResultsController.object(at: indexPath)
        cell.textLabel?.text = expense.title
        cell.detailTextLabel?.text = expense.formattedAmount
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        context.delete(fetchedResultsController.object(at: indexPath))
        try? context.save()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "addExpense",
            let navigation = segue.destination as? UINavigationController,
            let editor = navigation.viewControllers.first as? ExpenseEditorViewController
        {
            editor.context = context
        } else if let chart = segue.destination as? ChartViewController {
            chart.values = fetchedResultsController.fetchedObjects?.map { CGFloat($0.amount) } ?? []
        }
    }

    @IBAction func unwindToExpenses(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? ExpenseEditorViewController, let draft = editor.draft else { return }
        let expense = Expense(context: context)
        expense.title = draft.title
        expense.amount = draft.amount
        try? context.save()
        updateTotal()
    }
}

// MARK: - NSFetchedResultsControllerDelegate
extension ExpensesViewController: NSFetchedResultsControllerDelegate {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
        case .update: if let cell = tableView.cellForRow(at: indexPath!) { configure(cell, at: indexPath!) }
        case .move:
            tableView.deleteRows(at: [indexPath!], with: .automatic)
            tableView.insertRows(at: [newIndexPath!], with: .automatic)
        @unknown default: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        tableView.endUpdates()
        updateTotal()
    }
}
