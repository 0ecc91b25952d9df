import Testing
import UIKit

@Suite("A fluent language over constraints")
struct FluentDSLTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child() -> UIView {
        let view = UIView()
        root.addSubview(view)
        return view
    }

    @Test func edgesWithInsets() {
        let view = child()
        view.rules.make { $0.edges.matchParent().inset(8) }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
        #expect(root.constraints.count == 4)
        #expect(root.constraints == view.rules.installed)
    }

    @Test func centreAndSize() {
        let view = child()
        view.rules.make {
            $0.center.matchParent()
            $0.size.be(50)
        }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 50))
        #expect(view.constraints.count == 2)
    }

    @Test func updatingChangesConstantsInPlace() {
        let view = child()
        view.rules.make {
            $0.left.matchParent().plus(10)
            $0.top.matchParent().plus(10)
            $0.size.be(20)
        }
        root.layoutIfNeeded()
        let before = view.rules.installed
        view.rules.update { $0.left.matchParent().plus(70) }
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 70, y: 10))
        #expect(view.rules.installed == before)
    }

    @Test func remakingReplacesEverything() {
        let view = child()
        view.rules.make { $0.edges.matchParent() }
        root.layoutIfNeeded()
        view.rules.remake {
            $0.width.matchParent().times(0.5)
            $0.height.be(10)
            $0.center.matchParent()
        }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 75, y: 95, width: 150, height: 10))
        #expect(root.constraints.count == 3)
        view.rules.removeAll()
        #expect(root.constraints.isEmpty)
    }

    @Test func weightsDecideBetweenWishes() {
        let view = child()
        view.rules.make {
            $0.left.matchParent()
            $0.top.matchParent()
            $0.height.be(10)
            $0.width.matchParent().weight(700)
            $0.width.atMost(120)
            $0.width.atLeast(200).weight(100)
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 120)
    }

    @Test func siblingsAndGuides() {
        let guide = UILayoutGuide(), view = child(), other = child()
        root.addLayoutGuide(guide)
        guide.rules.make {
            $0.leading.matchParent().plus(20)
            $0.top.matchParent()
            $0.size.be(60)
        }
        view.rules.make {
            $0.leading.match(guide, .trailing).plus(5)
            $0.centerY.match(guide)
            $0.size.match(guide).times(0.5)
        }
        other.rules.make {
            $0.right.matchParent()
            $0.top.match(view, .bottom)
            $0.size.match(view)
        }
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(view.frame == CGRect(x: 85, y: 15, width: 30, height: 30))
        #expect(other.frame == CGRect(x: 270, y: 45, width: 30, height: 30))
    }

    @Test func theSubclassStaysWhatItIs() throws {
        let view = child()
        view.rules.make { $0.height.be(5) }
        let constraint = try #require(view.constraints.first as? RuleConstraint)
        #expect(constraint.note == "made by rules")
        #expect(constraint.description.hasPrefix("made by rules: <"))
        #expect("\(constraint)".contains("height"))
    }

    @Test func theBookDiesWithItsView() {
        weak var book: RuleBook?
        do {
            let view = child()
            view.rules.make { $0.edges.matchParent() }
            book = view.rules
            #expect(book != nil)
            view.removeFromSuperview()
        }
        #expect(book == nil)
    }
}
