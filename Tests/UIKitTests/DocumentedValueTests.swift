import Testing
import UIKit

/// Single sentences of the class references, each with what it says.
@MainActor
@Suite("Documented values")
struct DocumentedValueTests {
    /// "If you set the minimum value to a value larger than the maximum, the slider updates the maximum value to equal the
    /// minimum", and the other way round (documentation of `UISlider`).
    @Test func aSlidersRangeIsNeverEmpty() {
        let slider = UISlider()
        slider.minimumValue = 3
        #expect(slider.maximumValue == 3)
        #expect(slider.value == 3)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2)
        #expect(slider.value == 2)
    }

    /// "Values outside the possible range are pinned to either 0 or numberOfPages minus 1" (documentation of
    /// `UIPageControl.currentPage`).
    @Test func aPageIsOneOfThoseThatThereAre() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.currentPage = -4
        #expect(pages.currentPage == 0)
        pages.currentPage = 2
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
        pages.numberOfPages = 0
        #expect(pages.currentPage == 0)
    }

    /// `scrollIndicatorInsets` sets those of both axes.
    @Test func insetsOfIndicators() {
        let scrollView = UIScrollView()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scrollView.scrollIndicatorInsets = insets
        #expect(scrollView.verticalScrollIndicatorInsets == insets)
        #expect(scrollView.horizontalScrollIndicatorInsets == insets)
        scrollView.horizontalScrollIndicatorInsets = .zero
        #expect(scrollView.verticalScrollIndicatorInsets == insets)
    }

    /// `endEditing(_:)` answers "true if the view resigned the first responder status or false if it did not".
    @Test func endEditingAnswersWhetherSomeoneResigned() {
        let view = UIView(), field = UITextField(),
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        view.addSubview(field)
        #expect(!view.endEditing(true))
        field.becomeFirstResponder()
        #expect(view.endEditing(false))
        #expect(!field.isFirstResponder)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        { indexPath.row == 2 ? .insert : .delete }
    }

    /// `tableView(_:editingStyleForRowAt:)` says the control of each row that `tableView(_:canEditRowAt:)` lets be edited.
    @Test func stylesOfEditing() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), rows = Rows()
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        func styles() -> [UITableViewCell.EditingStyle?] {
            (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.editingStyle }
        }
        #expect(
            styles() == [
                UITableViewCell.EditingStyle.none, UITableViewCell.EditingStyle.none, UITableViewCell.EditingStyle.none,
            ])
        table.setEditing(true, animated: false)
        #expect(styles() == [UITableViewCell.EditingStyle.none, .delete, .insert])
    }

    private final class Told: UIViewController {
        nonisolated(unsafe) static var log: [String] = []
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            if parent == nil { Self.log.append("willMove") }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            Self.log.append("willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Self.log.append("didDisappear")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { Self.log.append("didMove") }
        }
    }

    /// "Called just before the view controller is added or removed from a container" (documentation of `willMove(toParent:)`):
    /// before anything is seen to move, and `didMove(toParent:)` when that is over.
    @Test(arguments: [false, true]) func controllersHearFirstThatTheyLeave(animated: Bool) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(Told(), animated: false)
        window.layoutIfNeeded()
        Told.log = []
        navigation.popViewController(animated: animated)
        #expect(Told.log.prefix(2) == ["willMove", "willDisappear"])
        AnimationClock.current.advance(by: 1)
        #expect(Told.log == ["willMove", "willDisappear", "didDisappear", "didMove"])
    }
}
