import UIKit
import XCTest
@testable import Stopwatch

class StopwatchTests: XCTestCase {

    var controller: StopwatchViewController!

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = storyboard.instantiateInitialViewController() as? StopwatchViewController
        UIApplication.shared.keyWindow?.rootViewController = controller
        controller.loadViewIfNeeded()
    }

    func testTheAppShowsTheStopwatchFromItsStoryboard() {
        XCTAssertEqual(controller.timeLabel.text, "00:00.0")
        XCTAssertEqual(controller.startButton.title(for: .normal), "Start")
        XCTAssertFalse(controller.lapButton.isEnabled)
    }

    func testTimePassesWhileItRuns() {
        controller.startButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.startButton.title(for: .normal), "Stop")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertNotEqual(controller.timeLabel.text, "00:00.0")
        controller.startButton.sendActions(for: .touchUpInside)
        let stopped = controller.timeLabel.text
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(controller.timeLabel.text, stopped)
    }

    func testLapsAreRowsOfTheTable() {
        controller.startButton.sendActions(for: .touchUpInside)
        controller.lapButton.sendActions(for: .touchUpInside)
        controller.lapButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        controller.view.layoutIfNeeded()
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell?.textLabel?.text, "Lap 2")
        controller.startButton.sendActions(for: .touchUpInside)
        controller.lapButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 0)
        XCTAssertEqual(controller.timeLabel.text, "00:00.0")
    }

    func testItPausesWhenTheAppLeavesTheFront() {
        controller.startButton.sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        XCTAssertEqual(controller.startButton.title(for: .normal), "Start")
    }

}
