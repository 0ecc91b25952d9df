import UIKit

protocol GroceryCellDelegate: class {
    func groceryCellDidTapCheck(_ cell: GroceryCell)
}

class GroceryCell: UITableViewCell {
    static let reuseIdentifier = String(describing: GroceryCell.self)

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var amountBadge: BadgeView!
    @IBOutlet weak var checkButton: UIButton! {
        didSet { checkButton.setTitle("○", for: .normal); checkButton.setTitle("●", for: .selected) }
    }

    weak var delegate: GroceryCellDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        selectionStyle = .none
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.attributedText = nil
    }

    func configure(with item: Grocery) {
        let attributes: [NSAttributedString.Key: Any] =
            item.isBought
            ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel]
            : [:]
        nameLabel.attributedText = NSAttributedString(string: item.name, attributes: attributes)
        amountBadge.number = item.amount
        checkButton.isSelected = item.isBought
    }

    @IBAction func check(_ sender: UIButton) {
        delegate?.groceryCellDidTapCheck(self)
    }
}

@IBDesignable
final class BadgeView: UIView {
    @IBInspectable var number: Int = 1 { didSet { label.text = "\(number)"; setNeedsDisplay() } }
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue; layer.masksToBounds = newValue > 0 }
    }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        label.font = UIFont.preferredFont(forTextStyle: .footnote)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
        ])
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        number = 3
    }
}
