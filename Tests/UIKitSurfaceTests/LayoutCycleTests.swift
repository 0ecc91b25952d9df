import Testing
import UIKit

@Suite("Animations and visual formats")
struct LayoutCycleTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func child() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    /// The model's values are the new ones as soon as the block has run; the completion hears that it finished, when the time
    /// has passed.
    @Test func aConstraintIsAnimatedByALayoutInTheBlock() {
        let view = child()
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 0)
        var finished: Bool?
        top.constant = 100
        #expect(view.frame.minY == 0)
        UIView.animate(withDuration: 0.3, animations: { self.root.layoutIfNeeded() }) { finished = $0 }
        #expect(view.frame.minY == 100)
        #expect(finished == nil)
        AnimationClock.current.advance(by: 0.3)
        #expect(finished == true)
    }

    @Test func everyWayOfAnimatingRunsItsBlocks() {
        var log: [String] = []
        UIView.animate(withDuration: 1) { log.append("a") }
        UIView.animate(withDuration: 1, animations: { log.append("b") }, completion: { log.append("b\($0)") })
        UIView.animate(withDuration: 1, delay: 0.5, options: [.curveEaseIn, .allowUserInteraction]) { log.append("c") }
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
            animations: { log.append("d") }, completion: nil)
        UIView.performWithoutAnimation { log.append("e") }
        UIView.transition(with: root, duration: 1, options: .transitionCrossDissolve, animations: { log.append("f") })
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("g") }
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { log.append("h") }
        animator.addCompletion { log.append("h\($0.rawValue)") }
        animator.startAnimation()
        #expect(log == ["a", "b", "c", "d", "e", "f", "g", "h"])
        // Where nothing moves, a completion runs in the next turn; an animator takes its time in any case.
        AnimationClock.current.advance(by: 0)
        #expect(log.last == "btrue")
        AnimationClock.current.advance(by: 1)
        #expect(log.last == "h0")
    }

    @Test func hidingInAStackInsideOfAnAnimation() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for view in views { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame.height == 110)
        UIView.animate(withDuration: 0.2) {
            views[1].isHidden = true
            views[1].alpha = 0
            stack.layoutIfNeeded()
        }
        #expect(stack.frame.height == 70)
        #expect(views[2].frame.minY == 40)
        UIView.animate(
            withDuration: 0.2, animations: { views[1].isHidden = false },
            completion: { _ in
                stack.removeArrangedSubview(views[0]); views[0].removeFromSuperview()
            })
        AnimationClock.current.advance(by: 0.2)
        root.layoutIfNeeded()
        #expect(stack.frame.height == 70)
        #expect(views[1].frame.minY == 0)
    }

    @Test func visualFormats() {
        let views: [String: UIView] = ["icon": child(), "title": child(), "bar": child()]
        let metrics: [String: Any] = ["gap": 12, "side": CGFloat(40), "low": 250.0]
        var constraints: [NSLayoutConstraint] = []
        for format in [
            "H:|-[icon(side)]-gap-[title(>=50)]-|", "V:|-20-[icon(40)]-(>=8)-[bar(44)]|", "H:|[bar]|",
            "V:[title(20@low)]",
        ] {
            constraints += NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views)
        }
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:[icon]-[title]", options: .alignAllCenterY, metrics: nil, views: views
        ).filter { $0.firstAttribute == .centerY }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let (icon, title, bar) = (views["icon"]!, views["title"]!, views["bar"]!)
        // The standard distance to the superview is its margin (documentation of `directionalLayoutMargins`).
        let edge: CGFloat = 8
        #expect(icon.frame == CGRect(x: edge, y: 20, width: 40, height: 40))
        #expect(title.frame == CGRect(x: edge + 52, y: 30, width: 320 - 2 * edge - 52, height: 20))
        #expect(bar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    }

    @Test func layoutsAreCountedOnce() {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let counter = Counter()
        counter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSubview(counter)
        root.layoutIfNeeded()
        #expect(counter.count == 1)
        root.layoutIfNeeded()
        #expect(counter.count == 1)
        counter.setNeedsLayout()
        counter.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(counter.count == 2)
        counter.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(counter.count == 2)
        counter.frame.size.width = 50
        root.layoutIfNeeded()
        #expect(counter.count == 3)
    }
}
