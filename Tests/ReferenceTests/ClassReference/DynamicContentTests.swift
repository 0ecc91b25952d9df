import InterfaceBuilder
import Testing
import UIKit

@MainActor
@Suite("UIStackView: Dynamically Changing the Stack View’s Content")
struct DynamicContentTests {
    private let views = [Box(50, 20), Box(30, 10), Box(40, 30)]
    private let stack: UIStackView
    private let root: UIView

    init() {
        stack = row(views, spacing: 10)
        root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
    }

    @Test("The stack view updates its layout by itself when views are added, removed or inserted")
    func followsItsViews() {
        onScreen(root) {
            let added = Box(20, 5)
            stack.addArrangedSubview(added)
            #expect(stack.frame.width == 140)
            endTurn()
            #expect(stack.frame.width == 170 && added.frame.minX == 150)
            stack.insertArrangedSubview(Box(10, 5), at: 0)
            endTurn()
            #expect(stack.frame.width == 190 && views.lefts == [20, 80, 120])
            stack.removeArrangedSubview(added)
            endTurn()
            #expect(stack.frame.width == 160)
            views[1].removeFromSuperview()
            endTurn()
            #expect(stack.frame.width == 120 && views[2].frame.minX == 80)
        }
    }

    @Test("… and when the hidden property of an arranged view changes")
    func followsHiding() {
        onScreen(root) {
            views[0].isHidden = true
            #expect(views[1].frame.minX == 60)
            endTurn()
            #expect(stack.frame.width == 80 && views[1].frame.minX == 0)
            views[0].isHidden = false
            endTurn()
            #expect(stack.frame.width == 140 && views.lefts == [0, 60, 100])
        }
    }

    @Test("Without a request, the layout is done when the turn of the run loop ends")
    func endsOfTurns() async {
        let window = UIWindow(frame: root.frame)
        window.addSubview(root)
        window.isHidden = false
        defer { UIApplication.shared.windows.removeAll { $0 === window } }
        views[0].isHidden = true
        await Task.yield()
        #expect(stack.frame.width == 80 && views[1].frame.minX == 0)
    }

    @Test(
        "Listing: hiding the first view appears to remove it; it stays in the stack, unseen and without part in the layout"
    )
    func hidingTheFirst() throws {
        views[0].backgroundColor = .red
        #expect(try inkedPixels(of: root) == 50 * 30)
        let first = stack.arrangedSubviews[0]
        first.isHidden = true
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == views && first.superview === stack)
        #expect(try inkedPixels(of: root) == 0)
        #expect(stack.frame.size == CGSize(width: 80, height: 30))
        #expect(views[1].frame.minX == 0)
    }

    @Test("The stack view answers changes of any of its properties by itself")
    func followsItsProperties() {
        onScreen(root) {
            stack.spacing = 0
            endTurn()
            #expect(stack.frame.size == CGSize(width: 120, height: 30))
            stack.alignment = .center
            endTurn()
            #expect(views.tops == [5, 10, 0])
            stack.distribution = .fillEqually
            endTurn()
            #expect(stack.frame.width == 150 && views.widths == [50, 50, 50])
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stack.isLayoutMarginsRelativeArrangement = true
            endTurn()
            #expect(stack.frame.size == CGSize(width: 156, height: 34))
            stack.setCustomSpacing(7, after: views[0])
            endTurn()
            #expect(views.lefts == [2, 59, 109])
        }
        let labels = [label("One", 12), label("Two", 40)]
        let other = column(labels, spacing: 60)
        let root = superview(400, 600, other)
        other.pin(leading: 0, top: 0)
        onScreen(root) {
            other.isBaselineRelativeArrangement = true
            endTurn()
            #expect(abs(labels[1].baseline - labels[0].baseline - 60) <= 1)
        }
    }

    @Test("Listing: changing axis changes the orientation at run time")
    func togglesTheAxis() {
        func toggle() { stack.axis = stack.axis == .horizontal ? .vertical : .horizontal }
        onScreen(root) {
            toggle()
            endTurn()
            #expect(stack.frame.size == CGSize(width: 50, height: 80) && views.tops == [0, 30, 50])
            toggle()
            endTurn()
            #expect(stack.frame.size == CGSize(width: 140, height: 30) && views.lefts == [0, 60, 100])
        }
    }

    @Test(
        "In an animation block, changes of the hidden property of arranged views are animated",
        .says("Listing: animates removing the first item of the stack"))
    func animatesHiding() throws {
        try onScreen(root) {
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
                let firstView = stack.arrangedSubviews[0]
                firstView.isHidden = true
            }
            endTurn()
            AnimationClock.current.advance(by: 0.125)
            // Halfway the first view is half as wide, and the second halfway from 60 to 0.
            let shown = try views.map { try #require($0.layer.presentation()).frame }
            #expect(shown[0].width == 25 && shown[1].minX == 30)
            AnimationClock.current.advance(by: 0.125)
            #expect(views[1].frame.minX == 0 && stack.frame.width == 80)
            #expect(views[1].layer.animationKeys() == nil)
        }
    }

    @Test("… and so are changes of the stack view's properties")
    func animatesProperties() throws {
        try onScreen(root) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stack.spacing = 30
                stack.layoutIfNeeded()
            }
            AnimationClock.current.advance(by: 0.5)
            let shown = try #require(views[1].layer.presentation())
            #expect(shown.frame.minX == 70)
            AnimationClock.current.advance(by: 0.5)
            #expect(views.lefts == [0, 80, 140])
        }
    }

    @Test("In Interface Builder you can give many properties of a stack view values for size classes")
    func sizeClassValues() throws {
        let element = """
            <stackView id="s" alignment="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            \(boxElement("a", 30, 10))\(boxElement("b", 40, 20))</subviews>\
            <variation key="widthClass=regular" axis="vertical" spacing="20"/></stackView>
            """
        let compact = try laidOut(element, on: "iphone-8"), regular = try laidOut(element, on: "ipad")
        #expect(compact.axis == .horizontal && compact.spacing == 8)
        #expect(compact.frame.size == CGSize(width: 78, height: 20))
        #expect(regular.axis == .vertical && regular.spacing == 20)
        #expect(regular.frame.size == CGSize(width: 40, height: 50))
    }

    // Untested: "When the size class changes, the system animates these changes." Running programs read no documents here; a
    // document is laid out anew for each size class.
}
