import UIKit
extension UIView {
    func makeToast(_ message: String) {
        let label = UILabel()
        label.text = message
        label.tag = 77
        addSubview(label)
    }
}
