import UIKit
import Money

class CartViewController: UIViewController, MoneyFieldDelegate {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var tipField: MoneyField!
    @IBOutlet weak var totalLabel: UILabel!
    var product: Product!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = product?.name ?? "Nothing"
        totalLabel.text = product?.price.text
    }

    func moneyField(_ field: MoneyField, didChange cents: Int) {
        totalLabel.text = Money(cents: product.price.cents + cents).text
    }

    @IBAction func buy() {
        view.makeToast("Thank you")
    }
}
