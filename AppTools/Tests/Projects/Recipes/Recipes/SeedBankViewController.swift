import UIKit

/// A list of seeds that grows and shrinks, laid out by stack views alone.
class SeedBankViewController: UIViewController {
    @IBOutlet weak private var scrollView: UIScrollView!
    @IBOutlet weak private var stackView: UIStackView!

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .none
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        scrollView.contentInset = statusBar
        scrollView.scrollIndicatorInsets = statusBar
    }

    // MARK: - Actions

    @IBAction private func addEntry(_ sender: UIButton) {
        guard let place = stackView.arrangedSubviews.firstIndex(of: sender) else { return }
        let seed = newSeed()
        seed.isHidden = true
        stackView.insertArrangedSubview(seed, at: place)
        UIView.animate(withDuration: 0.25) {
            seed.isHidden = false
            self.scrollView.contentOffset.y += seed.frame.height
        }
    }

    @objc func deleteEntry(_ sender: UIButton) {
        guard let seed = sender.superview else { return }
        UIView.animate(withDuration: 0.25, animations: { seed.isHidden = true }) { _ in seed.removeFromSuperview() }
    }

    // MARK: - Seeds

    private func newSeed() -> UIView {
        let planted = UILabel()
        planted.font = UIFont.preferredFont(forTextStyle: .body)
        planted.text = dateFormatter.string(from: Date())

        let code = UILabel()
        code.font = UIFont.preferredFont(forTextStyle: .caption2)
        code.text = UUID().uuidString
        code.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        code.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)

        let delete = UIButton(type: .roundedRect)
        delete.setTitle("Delete", for: .normal)
        delete.addTarget(self, action: #selector(SeedBankViewController.deleteEntry(_:)), for: .touchUpInside)

        let row = UIStackView(arrangedSubviews: [planted, code, delete])
        row.alignment = .firstBaseline
        row.spacing = 8
        return row
    }
}
