import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("UIStackView: Maintaining Consistency Between the Arranged Views and Subviews")
struct ConsistencyTests {
    @Test("The arranged subviews are always a subset of the subviews")
    func subset() {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row([])
        func isSubset() -> Bool { stack.arrangedSubviews.allSatisfy(stack.subviews.contains) }
        stack.addArrangedSubview(views[0])
        stack.insertArrangedSubview(views[1], at: 0)
        stack.addSubview(views[2])
        #expect(stack.arrangedSubviews == [views[1], views[0]] && isSubset())
        stack.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]] && isSubset())
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1], views[2]] && isSubset())
        UIView().addSubview(views[1])
        #expect(stack.arrangedSubviews == [views[2]] && isSubset())
    }

    @Test("A view added to arrangedSubviews is added as a subview, if it isn't one yet")
    func addingAddsASubview() {
        let added = Box(10, 10), inserted = Box(20, 10), known = Box(30, 10)
        let stack = UIStackView()
        stack.addSubview(known)
        stack.addArrangedSubview(added)
        stack.insertArrangedSubview(inserted, at: 0)
        stack.addArrangedSubview(known)
        #expect([added, inserted, known].allSatisfy { $0.superview === stack })
        #expect(stack.subviews.count == 3 && stack.subviews.first === known)
    }

    @Test("A subview removed from the stack view is removed from arrangedSubviews as well")
    func removingRemoves() {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        views[1].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        #expect(stack.frame.width == 40 && views[2].frame.minX == 10)
    }

    @Test(
        "Removing a view from arrangedSubviews doesn't remove it as a subview",
        .says(
            "The stack view no longer manages its size and position",
            "It stays part of the hierarchy, and is drawn on the screen if it is visible"))
    func removedFromTheArrangement() throws {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row(views)
        let root = superview(100, 100, stack)
        stack.pin(leading: 0, top: 0)
        views[1].backgroundColor = .red
        stack.removeArrangedSubview(views[1])
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[0], views[2]] && views[1].superview === stack)
        #expect(stack.frame.width == 40)
        // Nothing says where it stands: it has its own size and rests in the stack's corner, however the stack changes.
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        stack.spacing = 15
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(try inkedPixels(of: root) == 200)
        views[1].pin(leading: 50, top: 60)
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 50, y: 60, width: 20, height: 10))
    }

    @Test("… with a frame of its own, it stays in place")
    func removedWithAFrame() {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row(views)
        let root = superview(100, 100, stack)
        stack.pin(leading: 0, top: 0)
        stack.removeArrangedSubview(views[1])
        views[1].translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 10, y: 0, width: 20, height: 10))
        #expect(views[2].frame.minX == 10)
    }

    @Test("The order of arrangedSubviews and that of subviews are independent")
    func independentOrders() {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        stack.bringSubviewToFront(views[0])
        root.layoutIfNeeded()
        #expect(stack.subviews == [views[1], views[2], views[0]] && stack.arrangedSubviews == views)
        #expect(views.lefts == [0, 10, 30])
        stack.insertArrangedSubview(views[2], at: 0)
        root.layoutIfNeeded()
        #expect(stack.subviews == [views[1], views[2], views[0]])
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(views.lefts == [30, 40, 0])
    }

    @Test(
        "The order of arrangedSubviews defines the order in the stack",
        .says(
            "In rows views are laid out in reading order, lower indices before higher ones: in English from left to right"
        ),
        arguments: [(UISemanticContentAttribute.forceLeftToRight, [0, 10, 30]), (.forceRightToLeft, [50, 30, 0])]
            as [(UISemanticContentAttribute, [CGFloat])])
    func readingOrder(direction: UISemanticContentAttribute, lefts: [CGFloat]) {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        let stack = row(views)
        stack.semanticContentAttribute = direction
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) { #expect(views.lefts == lefts) }
    }

    @Test("In columns they are laid out from top to bottom, lower indices above higher ones")
    func topToBottom() {
        let views = [Box(10, 10), Box(10, 20), Box(10, 30)]
        let stack = column(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) { #expect(views.tops == [0, 10, 30]) }
    }

    @Test(
        "The order of subviews defines the order along the z axis",
        .says("Where views overlap, those with a lower index are behind those with a higher one"))
    func zOrder() throws {
        let views = [Box(20, 20), Box(20, 20)]
        let stack = row(views, spacing: -10)
        let root = superview(100, 100, stack)
        stack.pin(leading: 0, top: 0)
        views[0].backgroundColor = .red
        views[1].backgroundColor = .blue
        #expect(views.lefts == [0, 10])
        #expect(try drawn(root).pixel(x: 15, y: 10).blue > 0.9)
        #expect(root.hitTest(CGPoint(x: 15, y: 10), with: nil) === views[1])
        stack.bringSubviewToFront(views[0])
        #expect(try drawn(root).pixel(x: 15, y: 10).red > 0.9)
        #expect(root.hitTest(CGPoint(x: 15, y: 10), with: nil) === views[0])
        #expect(views.lefts == [0, 10])
    }
}
