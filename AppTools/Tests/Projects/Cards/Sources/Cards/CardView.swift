import UIKit

@IBDesignable
public final class CardView: UIView {
    @IBInspectable public var title: String? {
        get { label.text }
        set { label.text = newValue }
    }
    @IBOutlet private weak var label: UILabel!

    public static func load() -> CardView {
        Bundle.module.loadNibNamed("CardView", owner: nil, options: nil)!.first as! CardView
    }
}
