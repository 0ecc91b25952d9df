import Testing
import UIKit

/// A view that runs a block whenever it lays out its subviews.
private final class Busy: UIView {
    var onLayout: ((Busy) -> Void)?
    var onUpdate: ((Busy) -> Void)?
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?(self)
    }

    override func updateConstraints() {
        onUpdate?(self)
        super.updateConstraints()
    }
}

private final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("What programs do in the middle of layout")
struct HardCaseTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func pin(_ view: UIView, to other: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview == nil { other.addSubview(view) }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            view.topAnchor.constraint(equalTo: other.topAnchor),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }

    @Test func askingForLayoutInsideOfLayout() {
        let busy = Busy()
        pin(busy, to: root)
        busy.onLayout = { view in
            view.layoutIfNeeded()
            view.superview?.layoutIfNeeded()
            _ = view.systemLayoutSizeFitting(.zero)
        }
        root.layoutIfNeeded()
        #expect(busy.frame == root.bounds)
    }

    /// On a device such a view would be laid out once a frame for ever; a layout call must still come back.
    @Test func aViewThatIsNeverContent() {
        let busy = Busy(), other = Busy()
        pin(busy, to: root)
        pin(other, to: busy)
        busy.onLayout = { $0.setNeedsLayout() }
        other.onLayout = { $0.superview?.setNeedsLayout() }
        busy.onUpdate = { $0.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
        #expect(other.frame == root.bounds)
        #expect(busy.layouts < 100)
    }

    @Test func viewsComeAndGoDuringLayout() {
        let busy = Busy(), late = Sized(40, 20), early = UIView()
        pin(busy, to: root)
        busy.addSubview(early)
        busy.onLayout = { [unowned late, unowned early] view in
            early.removeFromSuperview()
            guard late.superview == nil else { return }
            late.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(late)
            late.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            late.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        root.layoutIfNeeded()
        #expect(late.frame == CGRect(x: 130, y: 180, width: 40, height: 20))
        #expect(early.superview == nil)
    }

    @Test func aSizeThatDependsOnTheWidthFoundByLayout() {
        final class Square: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: bounds.width) }
            override func layoutSubviews() {
                super.layoutSubviews()
                invalidateIntrinsicContentSize()
            }
        }
        let square = Square(), below = Sized(10, 10)
        for view in [square, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            square.topAnchor.constraint(equalTo: root.topAnchor),
            square.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            square.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            below.topAnchor.constraint(equalTo: square.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(square.frame.size == CGSize(width: 75, height: 75))
        #expect(below.frame.minY == 75)
    }

    @Test func constraintsHeldByHand() {
        let view = Sized(10, 10)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let left = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 9)
        root.addConstraint(left)
        #expect(left.isActive)
        root.addConstraint(left)
        #expect(root.constraints == [left])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 9)
        root.removeConstraint(left)
        #expect(!left.isActive)
        let more = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
        ]
        root.addConstraints(more)
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 4, y: 6))
        root.removeConstraints(root.constraints)
        #expect(root.constraints.isEmpty)
    }

    @Test func aViewMovesToAnotherTree() {
        let view = Sized(10, 10), inner = Sized(4, 4), other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        let outside = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
        outside.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        other.addSubview(view)
        #expect(!outside.isActive)
        #expect(root.subviews.isEmpty)
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        other.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 0, width: 10, height: 10))
        #expect(inner.frame == CGRect(x: 6, y: 0, width: 4, height: 4))
    }

    @Test func switchingBetweenFramesAndConstraints() {
        let view = Sized(10, 10)
        root.addSubview(view)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 0, width: 10, height: 10))
        NSLayoutConstraint.deactivate(constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 7, width: 7, height: 7))
    }

    @Test func aTransformDoesNotDisturbLayout() {
        let view = Sized(100, 50)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 100))
        #expect(view.frame == CGRect(x: 50, y: 50, width: 200, height: 100))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
    }

    @Test func aChangedTextMovesItsNeighbour() {
        let label = UILabel(), next = Sized(10, 10)
        label.text = "Short"
        for view in [label, next] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            next.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            next.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let before = next.frame.minX
        #expect(abs(before - label.frame.maxX - 8) < 0.01)
        label.text = "A good deal longer"
        root.layoutIfNeeded()
        #expect(next.frame.minX > before + 40)
        #expect(abs(next.frame.minX - label.frame.maxX - 8) < 0.01)
        label.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        // A plain view's first baseline is its top edge.
        #expect(abs(next.frame.minY - label.font.ascender) <= 1)
        label.text = nil
        root.layoutIfNeeded()
        #expect(next.frame.minX == 8)
    }

    @Test func measuringTheSameTreeTwiceAndInsideOfLayout() {
        let busy = Busy(), slab = Sized(40, 20)
        var sizes: [CGSize] = []
        pin(busy, to: root)
        slab.translatesAutoresizingMaskIntoConstraints = false
        busy.addSubview(slab)
        NSLayoutConstraint.activate([
            slab.leadingAnchor.constraint(equalTo: busy.leadingAnchor, constant: 1),
            slab.topAnchor.constraint(equalTo: busy.topAnchor),
            busy.trailingAnchor.constraint(greaterThanOrEqualTo: slab.trailingAnchor),
            busy.bottomAnchor.constraint(greaterThanOrEqualTo: slab.bottomAnchor),
        ])
        busy.onLayout = { sizes.append($0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) }
        root.layoutIfNeeded()
        busy.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(sizes == [CGSize(width: 41, height: 20), CGSize(width: 41, height: 20)])
        #expect(busy.frame == root.bounds)
        #expect(slab.frame == CGRect(x: 1, y: 0, width: 40, height: 20))
    }

    @Test func zOrderDoesNotDisturbLayout() {
        let views = [Sized(1, 1), Sized(2, 2), Sized(3, 3)]
        views.forEach(root.addSubview)
        root.bringSubviewToFront(views[0])
        #expect(root.subviews == [views[1], views[2], views[0]])
        root.sendSubviewToBack(views[2])
        #expect(root.subviews == [views[2], views[1], views[0]])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == views)
        let between = UIView()
        root.insertSubview(between, aboveSubview: views[0])
        root.insertSubview(views[2], belowSubview: views[0])
        #expect(root.subviews == [views[2], views[0], between, views[1]])
        between.tag = 5
        #expect(root.viewWithTag(5) === between)
        #expect(root.hitTest(CGPoint(x: 500, y: 0), with: nil) == nil)
    }

    @Test func guidesChangeTheirView() {
        let guide = UILayoutGuide(), inner = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        root.addSubview(inner)
        root.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: inner.topAnchor), guide.widthAnchor.constraint(equalToConstant: 20),
            guide.heightAnchor.constraint(equalToConstant: 20),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 60, y: 0, width: 20, height: 20))
        inner.addLayoutGuide(guide)
        #expect(root.layoutGuides.isEmpty)
        #expect(guide.owningView === inner)
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 20, height: 20))
    }
}
