import XCTest

@testable import Examples

/// The three recipes from their storyboards, with the code of an app.
final class RecipesTests: XCTestCase {
    private func show(_ name: String) throws -> UIViewController {
        let controller = try XCTUnwrap(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controller
    }

    private func stack(in view: UIView) throws -> UIStackView {
        let views = view.subviews + view.subviews.flatMap(\.subviews)
        return try XCTUnwrap(views.compactMap { $0 as? UIStackView }.first)
    }

    func testTheSimpleStackFillsTheScreen() throws {
        let controller = try show("SimpleStackView")
        let stack = try stack(in: controller.view)
        XCTAssertEqual(stack.arrangedSubviews.count, 3)
        XCTAssertEqual(stack.frame.minX, controller.view.bounds.width - stack.frame.maxX, accuracy: 0.5)
        for (above, below) in zip(stack.arrangedSubviews, stack.arrangedSubviews.dropFirst()) {
            XCTAssertEqual(below.frame.minY - above.frame.maxY, stack.spacing, accuracy: 0.5)
        }
    }

    func testTheNestedStacksShareWidths() throws {
        let controller = try show("NestedStackViews")
        let stack = try stack(in: controller.view)
        XCTAssertEqual(stack.arrangedSubviews.count, 3)
        XCTAssertTrue(stack.arrangedSubviews.allSatisfy { $0.frame.height > 0 && $0.frame.width == stack.bounds.width })
        let top = try XCTUnwrap(stack.arrangedSubviews.first as? UIStackView)
        let rows = try XCTUnwrap(top.arrangedSubviews.last as? UIStackView)
        let fields = rows.arrangedSubviews.flatMap(\.subviews).compactMap { $0 as? UITextField }
        XCTAssertEqual(fields.count, 3)
        XCTAssertEqual(Set(fields.map { ($0.frame.width * 2).rounded() }).count, 1)
    }

    func testSeedsComeAndGo() throws {
        let controller = try XCTUnwrap(show("DynamicStackView") as? SeedBankViewController)
        let stack = try stack(in: controller.view)
        let scroll = try XCTUnwrap(stack.superview as? UIScrollView)
        XCTAssertEqual(scroll.contentInset.top, 20)
        let add = try XCTUnwrap(stack.arrangedSubviews.last as? UIButton)
        let (count, top) = (stack.arrangedSubviews.count, add.frame.minY)

        // A new entry unfolds above the button.
        add.simulateTap()
        AnimationClock.current.advance(by: 0.125)
        XCTAssertEqual(stack.arrangedSubviews.count, count + 1)
        AnimationClock.current.advance(by: 1)
        controller.view.layoutIfNeeded()
        let seed = try XCTUnwrap(stack.arrangedSubviews[count - 1] as? UIStackView)
        XCTAssertEqual(add.frame.minY, top + seed.frame.height + stack.spacing, accuracy: 0.5)
        XCTAssertEqual(seed.arrangedSubviews.count, 3)

        // Its own button takes it away, as does that of an entry of the storyboard.
        try XCTUnwrap(seed.arrangedSubviews.last as? UIButton).simulateTap()
        AnimationClock.current.advance(by: 1)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(add.frame.minY, top, accuracy: 0.01)
        let first = try XCTUnwrap(stack.arrangedSubviews.first)
        try XCTUnwrap(first.subviews.compactMap { $0 as? UIButton }.first).simulateTap()
        AnimationClock.current.advance(by: 1)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.count, count - 1)
        XCTAssertNil(first.superview)
        XCTAssertLessThan(add.frame.minY, top)
    }
}
