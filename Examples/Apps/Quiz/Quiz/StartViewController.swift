import UIKit

class StartViewController: UIViewController {

    @IBOutlet weak var scoreLabel: UILabel!

    private(set) var bestScore = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        showBestScore()
    }

    @IBAction func unwindToStart(_ segue: UIStoryboardSegue) {
        guard let result = segue.source as? ResultViewController else { return }
        bestScore = max(bestScore, result.score)
        showBestScore()
    }

    private func showBestScore() {
        scoreLabel.text = bestScore == 0 ? "No score yet" : "Best score: \(bestScore)"
    }

}
