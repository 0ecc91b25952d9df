import Testing
import UIKit

@MainActor
@Suite("Auto Layout Guide: Constraint Priorities")
struct PrioritiesTests {
    private let view = UIView()
    private let root: UIView

    init() {
        root = superview(400, 300, view)
        view.pin(leading: 0, top: 0, height: 20)
    }

    private func width(
        _ constant: CGFloat, _ priority: Float = 1000, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        return constraint
    }

    @Test(
        "All constraints are required by default",
        .says("Auto Layout must compute a solution that satisfies all of them"))
    func requiredByDefault() {
        let constraints = [
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 4),
        ]
        #expect(constraints.allSatisfy { $0.priority == .required && $0.priority.rawValue == 1000 })
        NSLayoutConstraint.activate(constraints)
        #expect(conflicts(in: root).isEmpty)
        #expect(view.frame.width == 80)
    }

    @Test(
        "If it can't, there is an error: the unsatisfiable constraints are printed to the console",
        .says("Auto Layout chooses one of the constraints to break", "and computes the solution without it"))
    func unsatisfiable() async throws {
        let first = width(100), second = width(150)
        let found = conflicts(in: root)
        let conflict = try #require(found.first)
        #expect(found.count == 1)
        #expect(Set(conflict.parties) == [first, second])
        #expect(conflict.broken === second && view.frame.width == 100)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let root = superview(400, 300, view)
            view.pin(leading: 0, top: 0, width: 100)
            view.pin(width: 150)
            precondition(view.frame.width == 100 && root.subviews.count == 1)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(text.contains("width == 100.0") && text.contains("width == 150.0"))
        #expect(text.contains("Will attempt to recover by breaking constraint"))
    }

    @Test(
        "You can also create optional constraints: all have a priority from 1 to 1000, and 1000 is required",
        .says("All others are optional"))
    func optional() {
        let wish = width(100, 999), rule = width(150)
        #expect(conflicts(in: root).isEmpty)
        #expect(view.frame.width == 150)
        rule.priority = UILayoutPriority(1)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        wish.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
    }

    @Test(
        "All constraints are satisfied in order of priority, from highest to lowest",
        .says("An optional constraint that can't be satisfied is skipped, and the next one is tried"))
    func inOrder() {
        // 749 can't be met beside 750; 748 can.
        let other = UIView()
        root.addSubview(other)
        other.pin(leading: 0, top: 50, height: 10)
        _ = (width(100, 750), width(200, 749), width(300, 749))
        let third = other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 5)
        third.priority = UILayoutPriority(748)
        third.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 100 && other.frame.width == 105)
        // However many of a lower priority there are.
        for constant in 0..<50 { _ = width(400 + CGFloat(constant), 749) }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test(
        "Even an optional constraint that isn't satisfied influences the layout",
        .says(
            "If ambiguity is left after it was skipped, the system chooses the solution that comes closest to it",
            "So it works as a force that pulls views towards it"))
    func closest() {
        _ = (width(120, 1000, .lessThanOrEqual), width(40, 1000, .greaterThanOrEqual))
        let wish = width(300, 250)
        root.layoutIfNeeded()
        #expect(view.frame.width == 120)
        wish.constant = 10
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test(
        "Optional constraints and inequalities often work together, as where a required least distance has an optional greatest",
        .says(
            "With a required ≥ 8 the views can't come closer than 8 points",
            "Other constraints can pull them further apart",
            "and yet the optional ≤ 8 pulls them together as far as the others let it"))
    func distance() {
        let red = Box(50, 20), blue = Box(40, 20)
        let root = superview(400, 300, red, blue)
        red.pin(leading: 10, top: 0)
        blue.pin(top: 0)
        blue.leadingAnchor.constraint(greaterThanOrEqualTo: red.trailingAnchor, constant: 8).isActive = true
        let pull = blue.leadingAnchor.constraint(lessThanOrEqualTo: red.trailingAnchor, constant: 8)
        pull.priority = .defaultLow
        pull.isActive = true
        root.layoutIfNeeded()
        #expect(blue.frame.minX == 68)
        let far = blue.trailingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 250)
        far.isActive = true
        root.layoutIfNeeded()
        #expect(blue.frame.minX == 210)
    }

    @Test(
        "You needn't use all 1000 values: priorities group around low (250), medium (500), high (750) and required (1000)",
        .says("See UILayoutPriority for the constants of iOS"))
    func constants() {
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    @Test("One or two points more than one of these values prevent ties")
    func preventingTies() {
        let views = [Box(50, 10), Box(60, 10)]
        let stack = row(views)
        let root = superview(400, 300, stack)
        stack.pin(leading: 0, top: 0, width: 300)
        #expect(views.widths == [240, 60])
        views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(views.widths == [50, 250])
    }

    // Untested: "If you need to go much further than that, reexamine the logic of your layout." It is advice.
    // Untested: "See the constants of AppKit for OS X." Espalier lays out iOS.
}
