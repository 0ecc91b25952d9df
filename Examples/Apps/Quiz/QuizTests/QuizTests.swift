import UIKit
import XCTest
@testable import Quiz

class QuizTests: XCTestCase {

    var navigation: UINavigationController!

    override func setUp() {
        super.setUp()
        navigation =
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController
        UIApplication.shared.keyWindow?.rootViewController = navigation
        navigation.topViewController?.loadViewIfNeeded()
    }

    func testAnsweringAllQuestionsLeadsToTheResult() throws {
        let question = try start()
        XCTAssertEqual(question.title, "Question 1")
        XCTAssertEqual(question.answerButtons.count, 4)
        for correct in [0, 2, 1] { try answer(correct, in: question) }
        let result = try XCTUnwrap(navigation.topViewController as? ResultViewController)
        result.loadViewIfNeeded()
        result.viewWillAppear(false)
        XCTAssertEqual(result.resultLabel.text, "3 of 3")
        XCTAssertEqual(result.messageLabel.text, "All right!")
        XCTAssertTrue(result.navigationItem.hidesBackButton)
    }

    func testUnwindingTellsTheStartOfTheScore() throws {
        let question = try start()
        for chosen in [0, 0, 1] { try answer(chosen, in: question) }
        let result = try XCTUnwrap(navigation.topViewController as? ResultViewController)
        let again = try XCTUnwrap(button("Play Again", in: result.view))
        again.sendActions(for: .touchUpInside)
        let first = try XCTUnwrap(navigation.topViewController as? StartViewController)
        XCTAssertEqual(first.bestScore, 2)
        XCTAssertEqual(first.scoreLabel.text, "Best score: 2")
    }

    private func start() throws -> QuestionViewController {
        let button = try XCTUnwrap(self.button("Start", in: navigation.topViewController!.view))
        button.sendActions(for: .touchUpInside)
        let question = try XCTUnwrap(navigation.topViewController as? QuestionViewController)
        question.loadViewIfNeeded()
        return question
    }

    private func answer(_ tag: Int, in question: QuestionViewController) throws {
        let button = try XCTUnwrap(question.answerButtons.first { $0.tag == tag })
        button.sendActions(for: .touchUpInside)
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        for subview in view.subviews {
            if let button = subview as? UIButton, button.title(for: .normal) == title { return button }
            if let button = self.button(title, in: subview) { return button }
        }
        return nil
    }

}
