import UIKit
import SnapLayout
import LottieMini
#if canImport(Combine)
import Combine
#endif

protocol CatalogViewControllerDelegate: AnyObject {
    func catalog(_ controller: CatalogViewController, didSelect product: Product)
}

final class CatalogViewController: UIViewController {
    weak var delegate: CatalogViewControllerDelegate?
    private let viewModel: CatalogViewModel
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var products: [Product] = []
    private let spinner = AnimationView()

    init(viewModel: CatalogViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        view.backgroundColor = .systemBackground
        view.addSubview(tableView)
        tableView.snap.makeConstraints { make in make.edges.equalToSuperview() }
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UINib(nibName: "ProductCell", bundle: nil), forCellReuseIdentifier: ProductCell.reuseID)
        tableView.tableHeaderView = spinner
        spinner.frame.size.height = 44
        spinner.play()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(reload))
        viewModel.onChange = { [weak self] state in self?.render(state) }
        viewModel.load()
    }

    @objc private func reload() { viewModel.load() }

    private func render(_ state: CatalogViewModel.State) {
        switch state {
        case .loading: break
        case .loaded(let products):
            self.products = products
            tableView.reloadData()
        case .failed(let error):
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(.init(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

extension CatalogViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ProductCell.reuseID, for: indexPath) as! ProductCell
        cell.product = products[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.catalog(self, didSelect: products[indexPath.row])
    }
}
