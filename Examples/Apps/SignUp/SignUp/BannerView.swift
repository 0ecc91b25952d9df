import UIKit

/// The banner above the form, from its own nib.
class BannerView: UIView {

    @IBOutlet weak var titleLabel: UILabel!

    class func fromNib() -> BannerView {
        return UINib(nibName: "BannerView", bundle: nil).instantiate(withOwner: nil, options: nil).first as! BannerView
    }

}
