import Testing
import UIKit

/// "Using the view that receives the message as the root view, this method lays out the view subtree starting at the root"
/// (documentation of `layoutIfNeeded()`), and where layers above wait for layout, what is beneath the uppermost of them
/// (documentation of `CALayer.layoutIfNeeded()`).
@MainActor
@Suite("What a layout takes in")
struct LayoutScopeTests {
    private final class Counter: UIView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// A view whose layout depends on where views deep inside stand.
    private final class Card: UIView {
        let inset = UIView(), picture = UIView()
        private(set) var radius: CGFloat = -1

        override init(frame: CGRect) {
            super.init(frame: frame)
            stretch(inset, over: self, margin: 10)
            inset.addSubview(picture)
            picture.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: inset.leadingAnchor),
                picture.topAnchor.constraint(equalTo: inset.topAnchor),
                picture.widthAnchor.constraint(equalTo: inset.widthAnchor, multiplier: 0.5),
                picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            inset.layoutIfNeeded()
            radius = picture.bounds.width / 2
        }
    }

    /// A view that changes a constraint while it lays out its subviews, and needs the outcome at once.
    private final class Adjuster: UIView {
        let box = UIView(), inner = UIView()
        private(set) var seen: CGFloat = -1
        private lazy var height = box.heightAnchor.constraint(equalToConstant: 1)

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
                box.topAnchor.constraint(equalTo: topAnchor), height,
            ])
            stretch(inner, over: box)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            height.constant = bounds.width / 2
            layoutIfNeeded()
            seen = inner.frame.height
        }
    }

    @Test func whatStandsBesideGoesOnWaiting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (left, inside, right) = (Counter(), Counter(), Counter())
        root.addSubview(left)
        left.addSubview(inside)
        root.addSubview(right)
        root.layoutIfNeeded()
        let before = [left, inside, right].map(\.layouts)
        for view in [left, inside, right] { view.setNeedsLayout() }
        inside.layoutIfNeeded()
        // The view above waits too, so it comes first.
        #expect(zip([left, inside, right].map(\.layouts), before).map(-) == [1, 1, 0])
        root.layoutIfNeeded()
        #expect(zip([left, inside, right].map(\.layouts), before).map(-) == [1, 1, 1])
        root.layoutIfNeeded()
        #expect(zip([left, inside, right].map(\.layouts), before).map(-) == [1, 1, 1])
        // A request that comes after such a layout isn't lost.
        right.setNeedsLayout()
        left.layoutIfNeeded()
        #expect(right.layouts - before[2] == 1)
        root.layoutIfNeeded()
        #expect(right.layouts - before[2] == 2)
    }

    @Test func aViewHasItsOwnPlaceAfterwards() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        left.isActive = true
        root.layoutIfNeeded()
        left.constant = 40
        view.layoutIfNeeded()
        #expect(view.frame.minX == 40)
    }

    /// Only what is laid out in a block moves; the rest jumps with the next layout.
    @Test func onlyWhatIsLaidOutInABlockMoves() {
        let controller = UIViewController(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        var lefts: [NSLayoutConstraint] = [], views: [UIView] = []
        for top in [0, 100] as [CGFloat] {
            let row = UIView(frame: CGRect(x: 0, y: top, width: 300, height: 50)), view = UIView()
            controller.view.addSubview(row)
            row.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            lefts.append(view.leadingAnchor.constraint(equalTo: row.leadingAnchor))
            views.append(view)
        }
        NSLayoutConstraint.activate(lefts)
        window.layoutIfNeeded()
        for left in lefts { left.constant = 100 }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].superview?.layoutIfNeeded() }
        window.layoutIfNeeded()
        AnimationClock.current.advance(by: 0.5)
        #expect(views.map { $0.layer.presentation()?.frame.minX } == [50, 100])
    }

    // MARK: While views are laid out

    @Test func framesBelowAreThereInLayoutSubviews() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        card.layoutIfNeeded()
        #expect(card.radius == 25)
        card.frame.size.width = 220
        card.layoutIfNeeded()
        #expect(card.radius == 50)
    }

    @Test func aConstraintChangedInLayoutSubviewsHoldsAtOnce() {
        let view = Adjuster(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
        view.layoutIfNeeded()
        #expect(view.seen == 60 && view.box.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(view.seen == 100 && view.inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func aSubviewAddedInLayoutSubviewsHasItsFrameAtOnce() {
        final class Adder: UIView {
            let dot = UIView()
            private(set) var seen: CGRect?
            override func layoutSubviews() {
                super.layoutSubviews()
                guard dot.superview == nil else { return }
                addSubview(dot)
                dot.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    dot.centerXAnchor.constraint(equalTo: centerXAnchor),
                    dot.bottomAnchor.constraint(equalTo: bottomAnchor),
                    dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 20),
                ])
                layoutIfNeeded()
                seen = dot.frame
            }
        }
        let view = Adder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        #expect(view.seen == CGRect(x: 45, y: 80, width: 10, height: 20))
    }

    @Test func framesBelowAreThereInViewDidLayoutSubviews() {
        final class Halves: UIViewController {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            private(set) var middle: CGFloat = -1
            override func viewDidLoad() {
                super.viewDidLoad()
                stack.distribution = .fillEqually
                stretch(stack, over: view)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                stack.layoutIfNeeded()
                middle = stack.arrangedSubviews[1].frame.minX
            }
        }
        let controller = Halves(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.middle == 100)
        window.frame.size.width = 300
        window.layoutIfNeeded()
        #expect(controller.middle == 150)
    }

    /// A view isn't laid out inside of its own layout, but once more after it.
    @Test func aViewThatAsksInItsOwnLayoutHasAnotherTurn() {
        final class Asker: UIView {
            private(set) var turns = 0
            private var isInside = false
            override func layoutSubviews() {
                #expect(!isInside)
                isInside = true
                super.layoutSubviews()
                turns += 1
                if turns < 3 {
                    setNeedsLayout()
                    layoutIfNeeded()
                }
                isInside = false
            }
        }
        let view = Asker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.turns == 3)
    }
}

/// Has a view fill another up to a margin.
@MainActor
private func stretch(_ inner: UIView, over outer: UIView, margin: CGFloat = 0) {
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: margin),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -margin),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: margin),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -margin),
    ])
}
