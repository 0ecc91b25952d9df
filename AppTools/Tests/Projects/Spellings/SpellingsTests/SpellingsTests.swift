import XCTest
@testable import Spellings

final class SpellingsTests: XCTestCase {
    private func makeScreen() throws -> ScreenController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ScreenController)
        screen.loadViewIfNeeded()
        return screen
    }

    func testObjectsAndGesturesOfTheStoryboard() throws {
        let screen = try makeScreen()
        XCTAssertEqual(screen.validator.minimumLength, 2)
        XCTAssertFalse(screen.validator.isValid)
        screen.validator.field.text = "ab"
        screen.validator.field.sendActions(for: .editingChanged)
        XCTAssertTrue(screen.validator.isValid)
        XCTAssertEqual(screen.validator.checks, 1)
        XCTAssertEqual(screen.log, ["field ab"])
        let recognizers = screen.view.gestureRecognizers ?? []
        XCTAssertEqual(recognizers.count, 2)
        XCTAssertTrue(recognizers.contains { $0 is VerticalPanGestureRecognizer && !$0.cancelsTouchesInView })
        recognizers.first { $0 is TouchDownGestureRecognizer }?.simulate(.recognized)
        XCTAssertEqual(screen.log.last, "touched")
    }

    func testOlderFrameworks() {
        XCTAssertTrue(OlderFrameworks.isPicture("a.png"))
        XCTAssertFalse(OlderFrameworks.isPicture("a.txt"))
        XCTAssertTrue(OlderFrameworks.isOnline)
        XCTAssertGreaterThanOrEqual(OlderFrameworks.seconds {}, 0)
        let object = NSObject()
        object.note = "kept"
        XCTAssertEqual(object.note, "kept")
    }

    func testSelectorsOfEveryKind() throws {
        let screen = try makeScreen()
        screen.button.sendActions(for: .touchDown)
        NotificationCenter.default.post(name: .spelling, object: "x")
        XCTAssertEqual(screen.log.sorted(), ["noted x", "plain", "too"])
        screen.performAll()
        XCTAssertEqual(
            Array(screen.log.dropFirst(3)),
            [
                "number", "text", "plain", "value 8", "path view.backgroundColor value",
                "answers true false", "true",
            ])
    }

    func testOptionalRequirements() throws {
        class Delegate: NSObject, ScreenControllerDelegate {
            var values: [Int] = []
            func screenControllerDidFinish(_ controller: ScreenController) { values.append(-1) }
            func screenController(_ controller: ScreenController, didChange value: Int) { values.append(value) }
        }
        let screen = try makeScreen()
        let delegate = Delegate()
        screen.delegate = delegate
        screen.value = 5
        screen.finish()
        XCTAssertEqual(delegate.values, [5, -1, 0])
        XCTAssertEqual(screen.view.tintColor, .red)
    }

    func testOverridesInExtensions() {
        let screen = SpecialScreenController()
        screen.reset()
        screen.viewWillAppear(false)
        XCTAssertEqual(screen.log, ["reset", "plain", "appears"])
    }

    func testConstraintsThatDescribeThemselvesInAnotherFile() {
        let (view, constraint) = (UIView(), RuleConstraint())
        constraint.constant = 8
        XCTAssertEqual(constraint.description, "<Spellings.RuleConstraint:8.0> of no rule")
        constraint.rule = Rule(8, owner: view)
        XCTAssertEqual("\(constraint)", "<Spellings.RuleConstraint:8.0> of UIView")
        constraint.rule = Rule(8, owner: constraint)
        XCTAssertEqual("\(constraint)", "<Spellings.RuleConstraint:8.0> of Spellings.RuleConstraint")
    }

    func testSetsOfPlainObjects() {
        let (rules, view) = (Rules(), UIView())
        let all = (1...50).map { Rule(CGFloat($0), owner: view) }
        all.forEach(rules.add)
        all.forEach(rules.add)
        XCTAssertEqual(rules.count, 50)
        all.dropFirst(2).forEach(rules.remove)
        XCTAssertEqual(rules.sum, 3)
    }

    func testClassesByName() {
        XCTAssertEqual(NSStringFromClass(UIView.self), "UIView")
        XCTAssertEqual(NSStringFromClass(ScreenController.self), "Spellings.ScreenController")
        XCTAssertTrue(NSClassFromString("UILabel") == UILabel.self)
        XCTAssertTrue(NSClassFromString("Spellings.ScreenController") == ScreenController.self)
        XCTAssertNil(NSClassFromString("ScreenController"))
    }

    func testSegueActions() throws {
        let screen = try makeScreen()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.log, ["appears", "both", "tap"])
        let detail = try XCTUnwrap(screen.presentedViewController as? DetailController)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.label.text, "from detail")
    }

    func testGenericClasses() {
        let list = ListController<Int>()
        list.items = [1, 2]
        list.loadViewIfNeeded()
        list.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(list.refreshes, 1)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    }

    func testObservedProperties() {
        let tally = WideTally(), scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var told: [Int] = []
        let observations = [
            tally.observe(\.count, options: .new) { told.append($1.newValue ?? -1) },
            scrollView.observe(\.contentOffset) { view, _ in told.append(Int(view.contentOffset.y)) },
        ]
        tally.count = 4
        scrollView.contentOffset.y = 7
        XCTAssertEqual(told, [4, 7])
        observations.forEach { $0.invalidate() }
    }

    func testSetsOfFoundationBecomeSwifts() {
        let members: NSMutableSet = NSMutableSet(array: ["a", "b"])
        members.remove("a")
        XCTAssertEqual(members as? Set<String>, ["b"])
    }

    func testClassesInFunctions() {
        var count = 0
        let target = makeTarget { count += 1 }
        let button = UIButton(type: .system)
        button.addTarget(target, action: Selector(("fire")), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 1)
    }

    func testClassesOfTwoFunctionsMayShareAName() {
        class Delegate: NSObject, UIScrollViewDelegate {
            private(set) var scrolls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        let (scrollView, delegate) = (UIScrollView(), Delegate())
        scrollView.delegate = delegate
        scrollView.contentOffset.y = 1
        XCTAssertEqual(delegate.scrolls, 1)
    }

    func testClassesOfTwoFunctionsHaveTheirOwnInitialisers() {
        class Delegate: NSObject, UIScrollViewDelegate {
            let content: UIView
            init(content: UIView) { self.content = content }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        class FieldValidator: NSObject {
            let content: UIView
            init(content: UIView) { self.content = content }
            @objc func check() { content.tag += 1 }
        }
        let (scrollView, content, button) = (UIScrollView(), UIView(), UIButton())
        let (delegate, validator) = (Delegate(content: content), FieldValidator(content: content))
        scrollView.delegate = delegate
        XCTAssertTrue(delegate.viewForZooming(in: scrollView) === content)
        button.addTarget(validator, action: #selector(FieldValidator.check), for: .touchDown)
        button.sendActions(for: .touchDown)
        XCTAssertEqual(content.tag, 1)
    }

    func testWhatStandsBehindPreviewsKeepsItsPlace() {
        XCTAssertEqual(Badge(3).text, "3")
        XCTAssertEqual(lineBehindPreviews, 23)
    }

    func testLayersKeepTheirManagedProperties() {
        let ring = RingLayer()
        XCTAssertEqual([ring.share, ring.lineWidth], [0, 2])
        XCTAssertEqual(ring.turns, 0)
        XCTAssertEqual(ring.middle, .zero)
        XCTAssertFalse(ring.isClosed)
        XCTAssertNil(ring.color)
        ring.share = 0.5
        ring.turns += 3
        ring.middle.x = 4
        ring.isClosed.toggle()
        ring.color = .blue
        XCTAssertEqual(ring.displays, 1)
        XCTAssertEqual(ring.share, 0.5)
        XCTAssertEqual(ring.turns, 3)
        XCTAssertEqual(ring.middle, CGPoint(x: 4, y: 0))
        XCTAssertTrue(ring.isClosed)
        XCTAssertEqual(ring.color, .blue)
        ring.color = nil
        XCTAssertNil(ring.color)
        ring.setValue(1, forKey: "share")
        XCTAssertEqual(ring.share, 1)
        XCTAssertEqual(ring.value(forKey: "share") as? Int, 1)
        XCTAssertEqual(ring.value(forKey: "lineWidth") as? Int, 2)
        XCTAssertEqual(ring.displays, 2)
        XCTAssertEqual(ring.presentation()?.share, 1)
        XCTAssertEqual(RingLayer(layer: ring).share, 1)
    }

    func testLayersDrawByTheirManagedProperties() {
        let (view, share) = (UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2)), ShareLayer())
        share.frame = view.bounds
        share.share = 0.5
        share.color = .white
        view.layer.addSublayer(share)
        view.backgroundColor = .black
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        share.share = 1
        let full = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        XCTAssertNotEqual(image.pngData(), full.pngData())
    }

    func testArchives() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Archived(name: "a"), requiringSecureCoding: false)
        let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Archived
        XCTAssertEqual(copy?.name, "a")
    }
}

/// Counts, and tells of it.
private class Tally: NSObject {
    @objc dynamic var count = 0
}

/// Tells of what its superclass declares.
private class WideTally: Tally {}
