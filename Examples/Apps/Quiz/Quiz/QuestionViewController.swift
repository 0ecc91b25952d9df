import UIKit

class QuestionViewController: UIViewController {

    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var questionLabel: UILabel!
    @IBOutlet var answerButtons: [UIButton]!

    private var questions = Question.all
    private var index = 0
    private var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in answerButtons {
            button.layer.cornerRadius = 10
            button.backgroundColor = .systemBlue
            button.setTitleColor(.white, for: .normal)
        }
        showQuestion()
    }

    @IBAction func answer(_ sender: UIButton) {
        if sender.tag == questions[index].correctIndex {
            score += 1
        }
        index += 1
        if index < questions.count {
            showQuestion()
        } else {
            performSegue(withIdentifier: "showResult", sender: self)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showResult", let result = segue.destination as? ResultViewController {
            result.score = score
            result.count = questions.count
        }
    }

    private func showQuestion() {
        let question = questions[index]
        title = "Question \(index + 1)"
        questionLabel.text = question.text
        progressView.progress = Float(index) / Float(questions.count)
        for button in answerButtons {
            button.setTitle(question.answers[button.tag], for: .normal)
        }
    }

}
