import Testing
import UIKit

/// Which constraints UIKit takes, which it refuses, and when (class references of `NSLayoutConstraint` and `UIView`; the
/// sentences are those of UIKit's exceptions).
@MainActor
@Suite("Constraints as UIKit accepts them")
struct ConstraintCreationTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func subview() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    /// Auto Layout Guide, "Anatomy of a Constraint": where the second item is left blank, there is no second attribute.
    @Test func aSecondAttributeWithoutAnItemIsNone() {
        let view = subview()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 40)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func aSecondItemWithoutAnAttributeIsNone() {
        let view = subview()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: root, attribute: .notAnAttribute,
            multiplier: 1, constant: 30)
        #expect(constraint.secondItem == nil)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.height == 30)
    }

    /// "You cannot assign constant values to location attributes."
    @Test func aPositionWithoutASecondItemIsRefusedAtCreation() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1,
                constant: 5)
        }
    }

    /// A horizontal position against a vertical one makes a constraint. The engine doesn't take it.
    @Test func axesAreComparedOnlyWhenTheEngineTakesTheConstraint() async throws {
        let view = subview()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
            constant: 0)
        #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .leading)
        root.layoutIfNeeded()
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 1,
                constant: 0
            ).isActive = true
            root.layoutIfNeeded()
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Constraint improperly relates anchors of incompatible types"))
    }

    @Test func anItemThatIsNeitherViewNorGuideIsRefusedAtCreation() async throws {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: "a view?", attribute: .width,
                multiplier: 1, constant: 5)
        }
        for result in [first, second] {
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("Constraint items must each be a view or layout guide."))
        }
    }

    /// A view that only its anchor named is gone by the time the constraint is made: the constraint lives on without it.
    @Test func anAnchorOfATemporaryViewMakesAConstraint() {
        let alone = UIView().widthAnchor.constraint(equalToConstant: 12)
        let pair = UIView().topAnchor.constraint(equalTo: UIView().bottomAnchor, constant: 3)
        alone.constant = 13
        alone.priority = .defaultHigh
        alone.identifier = "temporary"
        #expect(alone.constant == 13 && alone.firstAttribute == .width && alone.priority == .defaultHigh)
        #expect(pair.firstAttribute == .top && pair.secondAttribute == .bottom && pair.constant == 3)
        _ = alone.description + alone.firstAnchor.name
        NSLayoutConstraint.activate([alone, pair])
        NSLayoutConstraint.deactivate([alone, pair])
        #expect(!alone.isActive && !pair.isActive)
    }

    /// Anchors and constraints keep no view alive; one that is gone stops nothing.
    @Test func itemsAreNotRetained() {
        weak var view: UIView?
        let constraints = {
            let kept = UIView(), parent = UIView()
            parent.addSubview(kept)
            view = kept
            return [
                kept.widthAnchor.constraint(equalToConstant: 1), kept.topAnchor.constraint(equalTo: parent.topAnchor),
            ]
        }()
        #expect(view == nil && constraints.allSatisfy { $0.firstItem == nil })
        NSLayoutConstraint.activate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    /// "Priorities must be greater than 0 and less or equal to 1000."
    @Test(arguments: [Float(0), 1001, -1])
    func prioritiesOutOfRangeStopWhereTheyAreSet(priority: Float) async {
        await #expect(processExitsWith: .failure) { @MainActor [priority] in
            UIView().widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(priority)
        }
    }

    @Test func constantsMustBeFinite() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UIView().widthAnchor.constraint(equalToConstant: 5).constant = .nan
        }
    }

    /// `addConstraint(_:)`: "the constraint must involve only views that are within scope of the receiving view".
    @Test func aConstraintToAnAncestorIsRefusedByTheDescendant() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(), view = UIView()
            root.addSubview(view)
            view.addConstraint(view.topAnchor.constraint(equalTo: root.topAnchor))
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("something from outside the subtree of the view"))
        let view = subview()
        root.addConstraint(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7))
        view.addConstraint(view.heightAnchor.constraint(equalToConstant: 9))
        root.layoutIfNeeded()
        #expect(view.frame.minY == 7 && view.frame.height == 9)
    }

    @Test func itemsOfDifferentTreesAreRefusedAtActivation() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let one = UIView(), other = UIView()
            one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("no common ancestor"))
    }

    /// The largest numbers there are make no frames that aren't numbers.
    @Test(arguments: [1e308, -1e308, CGFloat.greatestFiniteMagnitude])
    func hugeNumbersMakeNoNaN(huge: CGFloat) {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        let views = (0..<4).map { _ in subview() }
        NSLayoutConstraint.activate([
            views[0].widthAnchor.constraint(equalToConstant: abs(huge)),
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: huge),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2, constant: abs(huge)),
            views[1].centerXAnchor.constraint(equalTo: views[0].centerXAnchor, constant: huge),
            views[2].widthAnchor.constraint(lessThanOrEqualToConstant: abs(huge)),
            views[2].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
            views[3].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: abs(huge)),
            views[3].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: huge),
        ])
        root.layoutIfNeeded()
        for view in views {
            let frame = view.frame
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { !$0.isNaN }, "\(frame)")
        }
        #expect(views[2].frame.minX == 5 && views[2].frame.width == 20)
        _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// `topLayoutGuide`: used once, it is held by two constraints that the controller's view lists; likewise the other one.
    @Test func layoutSupportGuidesAddTwoConstraintsEach() {
        let controller = UIViewController(), view = UIView()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(controller.view.constraints.isEmpty)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        #expect(controller.view.constraints.count == 3)
        _ = controller.topLayoutGuide
        #expect(controller.view.constraints.count == 3)
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        #expect(controller.view.constraints.count == 6)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        controller.view.layoutIfNeeded()
        #expect(view.frame.minY == 20 && view.frame.maxY == 170)
        let heights = controller.view.constraints.filter { $0.firstAttribute == .height }
        #expect(heights.map(\.constant) == [20, 30])
    }

    /// Edges stand on pixels; a size between two pixels is a whole number of them, without rounding errors.
    @Test(arguments: [CGFloat(1) / 3, 33.4, 100.0 / 3, 200.2])
    func aWidthOf100Is100AfterRounding(x: CGFloat) {
        let view = subview(), inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: x),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
            inner.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100 && view.frame.width == 100 && view.frame.height == 100)
        #expect(inner.bounds.width == 50 && inner.frame.minX == 7)
    }

    @Test func aLineHeightHasNoRoundingErrors() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 20))
        #expect(font.lineHeight == 23)
    }
}
