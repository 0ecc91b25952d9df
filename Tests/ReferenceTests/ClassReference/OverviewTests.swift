import Foundation
import Testing
import UIKit

@MainActor
@Suite("UIStackView: introduction")
struct OverviewTests {
    @Test("A stack view lays out a collection of views in a row or in a column")
    func rowOrColumn() {
        let views = [Box(30, 10), Box(40, 20), Box(50, 15)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(views.lefts == [0, 30, 70])
        #expect(views.tops == [0, 0, 0])
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(views.lefts == [0, 0, 0])
        #expect(views.tops == [0, 10, 30])
    }

    @Test("Interfaces made of stack views adjust to changes of orientation, screen size and available space")
    func adjusts() {
        let views = [Box(30, 10), Box(30, 10), Box(30, 10)]
        let stack = row(views, .fillEqually, spacing: 6)
        let root = superview(375, 667, stack)
        stack.pin(leading: 0, top: 0, trailing: 0, bottom: 0)
        // (375 - 2 * 6) / 3; then the screen on its side, a wider one, and the third of that.
        #expect(views.widths == [121, 121, 121])
        for (size, width) in [(CGSize(width: 666, height: 375), 218), (CGSize(width: 1368, height: 1024), 452)] {
            root.frame.size = size
            root.layoutIfNeeded()
            #expect(views.widths == Array(repeating: CGFloat(width), count: 3))
            #expect(views.heights == Array(repeating: size.height, count: 3))
        }
        root.frame.size.width = 372
        root.layoutIfNeeded()
        #expect(views.widths == [120, 120, 120])
    }

    @Test("The stack view manages the layout of all views in its arrangedSubviews, and of no others")
    func managesArrangedSubviews() {
        let views = [Box(30, 10), Box(40, 20)], other = Box(5, 5)
        let stack = row(views)
        stack.addSubview(other)
        let root = superview(400, 600, stack)
        other.pin(leading: 200, top: 100)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) {
            #expect(stack.frame.size == CGSize(width: 70, height: 20))
            #expect(views.lefts == [0, 30])
            #expect(other.frame == CGRect(x: 200, y: 100, width: 5, height: 5))
        }
    }

    @Test("Views are arranged along the axis in their order in the arrangedSubviews array")
    func orderOfTheArray() {
        let first = Box(30, 10), second = Box(40, 10), third = Box(50, 10)
        let stack = UIStackView()
        // Subviews in another order than arranged subviews.
        stack.addSubview(third)
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        stack.addArrangedSubview(third)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        withExtendedLifetime(root) { #expect([first, second, third].lefts == [0, 30, 70]) }
    }

    @Test("The exact layout follows from axis, distribution, alignment, spacing and other properties")
    func propertiesDecide() {
        let views = [Box(20, 10), Box(40, 30)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: 100, height: 100)
        func frames(_ change: (UIStackView) -> Void) -> [CGRect] {
            change(stack)
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
        // Of equal views the first is stretched.
        #expect(
            frames { _ in } == [
                CGRect(x: 0, y: 0, width: 60, height: 100), CGRect(x: 60, y: 0, width: 40, height: 100),
            ])
        #expect(
            frames { $0.spacing = 10 } == [
                CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 60, y: 0, width: 40, height: 100),
            ])
        #expect(
            frames { $0.alignment = .center } == [
                CGRect(x: 0, y: 45, width: 50, height: 10), CGRect(x: 60, y: 35, width: 40, height: 30),
            ])
        #expect(
            frames { $0.distribution = .equalSpacing } == [
                CGRect(x: 0, y: 45, width: 20, height: 10), CGRect(x: 60, y: 35, width: 40, height: 30),
            ])
        #expect(
            frames { $0.axis = .vertical } == [
                CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 30, y: 70, width: 40, height: 30),
            ])
        #expect(
            frames {
                $0.isLayoutMarginsRelativeArrangement = true
                $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
            } == [CGRect(x: 35, y: 5, width: 20, height: 10), CGRect(x: 25, y: 55, width: 40, height: 30)])
    }

    // Untested: "Open a storyboard, drag a stack view from the library, and drag views into it." This is about Xcode's window.
    // Untested: "Continue to add views and controls as you need them." This is about Xcode's window.
    @Test("Interface Builder resizes the stack to fit its content")
    func canvasFitsContent() throws {
        let stack = try laidOut(
            """
            <stackView id="s" alignment="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            \(boxElement("a", 30, 10))\(boxElement("b", 40, 20))</subviews></stackView>
            """)
        #expect(stack.frame.size == CGSize(width: 78, height: 20))
    }

    @Test("The attributes of the inspector change how the content is arranged")
    func attributesOfDocuments() throws {
        let stack = try laidOut(
            """
            <stackView id="s" axis="vertical" alignment="trailing" distribution="equalSpacing" spacing="4" \
            layoutMarginsRelativeArrangement="YES" \
            translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            \(boxElement("a", 30, 10))\(boxElement("b", 40, 20))</subviews>\
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="5"/></stackView>
            """)
        #expect(stack.axis == .vertical && stack.alignment == .trailing && stack.distribution == .equalSpacing)
        #expect(stack.spacing == 4)
        #expect(stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
        #expect(stack.frame.size == CGSize(width: 47, height: 38))
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 12, y: 1, width: 30, height: 10), CGRect(x: 2, y: 15, width: 40, height: 20),
            ])
        let baselines = try laidOut(
            #"<stackView id="s" baselineRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO"/>"#)
        #expect(baselines.isBaselineRelativeArrangement)
    }

    @Test(
        "You are responsible for the stack view's position and, optionally, its size",
        .says("The stack view manages the layout and size of its content"))
    func positionIsYours() {
        let views = [Box(30, 10), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        root.layoutIfNeeded()
        #expect(stack.hasAmbiguousLayout)
        stack.pin(leading: 12, top: 34)
        #expect(!stack.hasAmbiguousLayout && views.allSatisfy { !$0.hasAmbiguousLayout })
        #expect(stack.frame == CGRect(x: 12, y: 34, width: 70, height: 20))
        #expect(views.map(\.frame.size) == [CGSize(width: 30, height: 20), CGSize(width: 40, height: 20)])
        withExtendedLifetime(root) {}
    }
}
