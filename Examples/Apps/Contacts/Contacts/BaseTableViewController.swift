import UIKit

class BaseTableViewController: UITableViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateTitle()
    }

}

extension BaseTableViewController {

    /// For subclasses.
    @objc func updateTitle() {}

}
