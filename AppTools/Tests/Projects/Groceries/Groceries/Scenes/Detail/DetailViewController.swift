import UIKit

class DetailViewController: UIViewController {
    var viewModel: DetailViewModel!

    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet weak var amountLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        title = viewModel.title
        zip(labels, [viewModel.subtitle, viewModel.aisle]).forEach { $0.text = $1 }
        let tap = UITapGestureRecognizer(target: self, action: #selector(DetailViewController.didTap))
        view.addGestureRecognizer(tap)
    }

    @objc func didTap() {
        view.endEditing(true)
    }

    @IBAction func stepperValueChanged(_ sender: UIStepper) {
        amountLabel.text = "\(Int(sender.value))"
    }
}
