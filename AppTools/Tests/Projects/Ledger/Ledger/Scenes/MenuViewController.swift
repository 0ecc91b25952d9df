import UIKit

protocol MenuViewControllerDelegate: AnyObject {
    func menu(_ menu: MenuViewController, didSelect item: MenuViewController.Item)
}

class MenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Item: String, CaseIterable { case chart = "Chart", about = "About" }

    weak var delegate: MenuViewControllerDelegate?
    @IBOutlet weak var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Item.allCases.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "MenuCell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "MenuCell")
        cell.textLabel?.text = Item.allCases[indexPath.row].rawValue
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.menu(self, didSelect: Item.allCases[indexPath.row])
    }
}
