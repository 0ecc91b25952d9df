import UIKit

class ListViewController: UITableViewController {

    var store: GroceryStore! {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    @IBOutlet private var emptyView: UIView!
    @IBOutlet private weak var countItem: UIBarButtonItem!

    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchBar.placeholder = "Search groceries"
        return controller
    }()

    private var searchText = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Groceries", comment: "")
        navigationItem.searchController = searchController
        navigationItem.leftBarButtonItem = editButtonItem
        navigationController?.navigationBar.prefersLargeTitles = true
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        NotificationCenter.default.addObserver(
            self, selector: #selector(groceriesDidChange), name: .groceriesDidChange, object: nil)
        if store == nil { store = GroceryStore() }
        updateCount()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func groceriesDidChange(_ notification: Notification) {
        tableView.reloadData()
        updateCount()
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { sender.endRefreshing() }
    }

    private func updateCount() {
        let open = store.items.filter { !$0.isBought }.count
        countItem.title = "\(open)"
        tableView.backgroundView = store.items.isEmpty ? emptyView : nil
    }

    private func groceries(in section: Int) -> [Grocery] {
        let all = store.items(in: Grocery.Aisle.allCases[section])
        return searchText.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Grocery.Aisle.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return groceries(in: section).count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return Grocery.Aisle.allCases[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: GroceryCell.reuseIdentifier, for: indexPath) as! GroceryCell
        cell.configure(with: groceries(in: indexPath.section)[indexPath.row])
        cell.delegate = self
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            store.remove(groceries(in: indexPath.section)[indexPath.row])
        }
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let item = groceries(in: indexPath.section)[indexPath.row]
        let buy = UIContextualAction(style: .normal, title: "Bought") { [weak self] _, _, done in
            self?.store.toggle(item)
            done(true)
        }
        buy.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [buy])
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showDetail":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
            let detail = segue.destination as! DetailViewController
            detail.viewModel = DetailViewModel(item: groceries(in: indexPath.section)[indexPath.row])
        case "add":
            let navigation = segue.destination as! UINavigationController
            (navigation.viewControllers.first as? AddViewController)?.delegate = self
        default: break
        }
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    }
}

extension ListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        searchText = searchController.searchBar.text ?? ""
        tableView.reloadData()
    }
}

extension ListViewController: GroceryCellDelegate {
    func groceryCellDidTapCheck(_ cell: GroceryCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        store.toggle(groceries(in: indexPath.section)[indexPath.row])
    }
}

extension ListViewController: AddViewControllerDelegate {
    func addViewController(_ controller: AddViewController, didAdd item: Grocery) {
        store.add(item)
        dismiss(animated: true, completion: nil)
    }
}
