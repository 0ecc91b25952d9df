import UIKit

class ProductCell: UITableViewCell {
    static let reuseID = "ProductCell"
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!
    var product: Product? {
        didSet { nameLabel.text = product?.name; priceLabel.text = product?.price.text }
    }
}
