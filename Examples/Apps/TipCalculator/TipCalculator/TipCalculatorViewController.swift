import UIKit

final class TipCalculatorViewController: UIViewController {

    @IBOutlet weak private var billField: UITextField!
    @IBOutlet weak private var tipControl: UISegmentedControl!
    @IBOutlet weak private var partySlider: UISlider!
    @IBOutlet weak private var partyLabel: UILabel!
    @IBOutlet weak private var tipLabel: UILabel!
    @IBOutlet weak private var totalLabel: UILabel!
    @IBOutlet weak private var shareLabel: UILabel!

    private let rates = [0.1, 0.15, 0.2]

    private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        view.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    @IBAction func valueChanged() {
        update()
    }

    @IBAction func partyChanged(_ sender: UISlider, forEvent event: UIEvent) {
        sender.value = sender.value.rounded()
        update()
    }

    private func update() {
        let bill = Double(billField.text ?? "") ?? 0
        let people = max(1, Int(partySlider.value))
        let tip = bill * rates[tipControl.selectedSegmentIndex]
        tipLabel.text = text(tip)
        totalLabel.text = text(bill + tip)
        shareLabel.text = text((bill + tip) / Double(people))
        partyLabel.text = people == 1 ? "1 person" : "\(people) people"
    }

    private func text(_ amount: Double) -> String? {
        return formatter.string(from: NSNumber(value: amount))
    }

}
