import UIKit

@IBDesignable
open class CounterView: UIView {
    @IBOutlet public private(set) weak var label: UILabel?
    @IBInspectable public var step: Int = 1
    public private(set) var count = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) { count += step }
}
