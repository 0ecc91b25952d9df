import UIKit

class AboutViewController: UIViewController {
    @IBOutlet var textView: UITextView! {
        didSet {
            textView.attributedText = attributedText
            textView.isEditable = false
            textView.dataDetectorTypes = .link
        }
    }

    private var attributedText: NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 4
        let text = NSMutableAttributedString(
            string: NSLocalizedString("about.text", comment: ""),
            attributes: [
                .font: UIFont.systemFont(ofSize: 15),
                .paragraphStyle: paragraph,
            ])
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 0, length: 6))
        return text
    }

    @IBAction func close(_ sender: Any) { presentingViewController?.dismiss(animated: true) }
}
