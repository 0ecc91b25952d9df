import UIKit

class ResultViewController: UIViewController {

    @IBOutlet weak var resultLabel: UILabel!
    @IBOutlet weak var messageLabel: UILabel!

    var score = 0
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        resultLabel.text = "\(score) of \(count)"
        switch score {
        case count: messageLabel.text = "All right!"
        case 0: messageLabel.text = "Try again."
        default: messageLabel.text = "Not bad."
        }
    }

}
