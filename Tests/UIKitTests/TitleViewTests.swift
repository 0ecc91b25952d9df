import Testing

@testable import UIKit

/// A view in the place of a bar's title gets a size where it states none.
@MainActor
@Suite("Title views")
struct TitleViewTests {
    private func show(_ view: UIView) {
        let screen = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        screen.navigationItem.titleView = view
        window.layoutIfNeeded()
    }

    @Test func controlsHaveTheSizeThatFits() {
        let control = UISegmentedControl(frame: .zero)
        control.insertSegment(withTitle: "One", at: 0, animated: false)
        control.insertSegment(withTitle: "Two", at: 1, animated: false)
        show(control)
        let size = control.bounds.size
        #expect(size == control.sizeThatFits(CGSize(width: 393, height: 44)) && size.width > 60 && size.height > 25)
    }

    /// Whether the view itself is placed by constraints or, as views are unless told otherwise, isn't.
    @Test(arguments: [false, true]) func constraintsSayTheSize(isFrameTranslated: Bool) {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = isFrameTranslated
        for width in [30.0, 50] {
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            stack.addArrangedSubview(view)
        }
        show(stack)
        #expect(stack.bounds.size == CGSize(width: 80, height: 20))
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 30, y: 0, width: 50, height: 20))
    }

    @Test func statedSizesStay() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        show(view)
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
    }

    @Test func aCalendarShowsTheNearestMonthThatCanBeSeen() throws {
        let view = UICalendarView()
        let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 3, day: 7)))
        view.availableDateRange = DateInterval(start: start, duration: 100 * 86_400)
        #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 3)
        view.availableDateRange = DateInterval(start: .distantPast, end: start.addingTimeInterval(-40 * 86_400))
        #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 1)
    }
}
