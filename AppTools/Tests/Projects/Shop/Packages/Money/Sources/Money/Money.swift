import Foundation
#if canImport(UIKit)
import UIKit
#endif

public struct Money: Hashable {
    public let cents: Int
    public init(cents: Int) { self.cents = cents }
    public var text: String { String(format: "%d.%02d €", cents / 100, cents % 100) }
}

#if canImport(UIKit)
@objc public protocol MoneyFieldDelegate: AnyObject {
    @objc optional func moneyField(_ field: MoneyField, didChange cents: Int)
}

@IBDesignable open class MoneyField: UITextField {
    @IBInspectable public var currency: String = "EUR"
    @IBOutlet public weak var moneyDelegate: MoneyFieldDelegate?

    public override init(frame: CGRect) { super.init(frame: frame); setUp() }
    public required init?(coder: NSCoder) { super.init(coder: coder); setUp() }

    private func setUp() { addTarget(self, action: #selector(changed), for: .editingChanged) }

    @objc private func changed() {
        let cents = Int((text ?? "").filter(\.isNumber)) ?? 0
        moneyDelegate?.moneyField?(self, didChange: cents)
    }
}
#endif
