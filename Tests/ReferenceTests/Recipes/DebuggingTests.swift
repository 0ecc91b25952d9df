import Testing
import UIKit

@MainActor
@Suite("Debugging Auto Layout: types of errors")
struct DebuggingTests {
    private let view = UIView(), root: UIView

    init() {
        root = superview(300, 200, view)
        view.pin(top: 0, height: 10)
    }

    @Test(
        "Unsatisfiable layouts have no valid solution: two or more required constraints conflict",
        .says("The log names the constraints; give yours identifiers, so that you know them"))
    func unsatisfiable() async throws {
        view.pin(leading: 0, trailing: 0)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.identifier = "too narrow"
        width.isActive = true
        let conflict = try #require(conflicts(in: root).first)
        #expect(conflict.parties.count == 3 && conflict.parties.contains(width))
        #expect(width.description.contains("too narrow"))
    }

    @Test("A conflict is resolved by making one of the constraints optional")
    func optionalConstraints() {
        view.pin(leading: 0, trailing: 0)
        view.widthAnchor.constraint(equalToConstant: 100).at(999).isActive = true
        #expect(conflicts(in: root).isEmpty)
        #expect(view.frame.width == 300)
    }

    @Test(
        "Ambiguous layouts have two or more valid solutions: they need further constraints", arguments: [true, false])
    func needsConstraints(isComplete: Bool) {
        view.pin(leading: 10)
        if isComplete { view.pin(width: 50) }
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout == !isComplete)
    }

    @Test("… or optional constraints of one priority conflict, and the system doesn't know which one to break")
    func conflictingOptionalConstraints() {
        let views = [UIView(), UIView()]
        for child in views { root.addSubview(child) }
        views[0].pin(leading: 0, top: 20, height: 10)
        views[1].pin(top: 20, trailing: 0, height: 10)
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor).isActive = true
        let wishes = views.map { $0.widthAnchor.constraint(equalToConstant: 200).at(500) }
        NSLayoutConstraint.activate(wishes)
        root.layoutIfNeeded()
        #expect(views[0].hasAmbiguousLayout && views[1].hasAmbiguousLayout)
        wishes[0].priority = UILayoutPriority(501)
        root.layoutIfNeeded()
        #expect(!views[0].hasAmbiguousLayout && views.widths == [200, 100])
    }

    @Test("constraintsAffectingLayout(for:) lists the constraints that a view's layout in a dimension follows from")
    func affectingConstraints() {
        view.pin(leading: 10, width: 50)
        let horizontal = view.constraintsAffectingLayout(for: .horizontal)
        #expect(Set(horizontal.map(\.firstAttribute)).isSuperset(of: [.leading, .width]))
        #expect(
            Set(view.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute)).isSuperset(of: [.top, .height]))
    }

    // Untested: "Logical errors: the layout has one solution that isn't what you meant." Only a person can tell.
}
