import Testing
import UIKit

/// Lays its subviews out by hand in lines, as tag lists do.
private final class FlowView: UIView {
    var gap: CGFloat = 10 { didSet { invalidate() } }
    private(set) var layouts = 0

    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        invalidate()
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        invalidate()
    }

    private func invalidate() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for (view, frame) in zip(subviews, frames(in: bounds.width).frames) { view.frame = frame }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width).height)
    }

    /// The lines' height depends on the width, which is known once the view has been laid out.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: frames(in: bounds.width).height)
    }

    override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { invalidateIntrinsicContentSize() } }
    }

    private func frames(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        var frames: [CGRect] = [], corner = CGPoint.zero, line: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + line + gap)
                line = 0
            }
            frames.append(CGRect(origin: corner, size: size))
            corner.x += size.width + gap
            line = max(line, size.height)
        }
        return (frames, corner.y + line)
    }
}

/// A column that makes and keeps its own constraints in `updateConstraints`.
private final class Column: UIView {
    var gap: CGFloat = 4 { didSet { setNeedsUpdateConstraints() } }
    private var own: [NSLayoutConstraint] = []
    private(set) var updates = 0

    override class var requiresConstraintBasedLayout: Bool { true }

    func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        updates += 1
        NSLayoutConstraint.deactivate(own)
        own = []
        var above = topAnchor, distance: CGFloat = 0
        for view in subviews where !view.isHidden {
            own.append(view.topAnchor.constraint(equalTo: above, constant: distance))
            own.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
            own.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
            (above, distance) = (view.bottomAnchor, gap)
        }
        own.append(bottomAnchor.constraint(equalTo: above))
        NSLayoutConstraint.activate(own)
        super.updateConstraints()
    }
}

private final class Brick: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_: CGSize) -> CGSize { size }
}

@Suite("Containers that apps write")
struct ContainerTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 400))

    @Test func aFlowByHand() {
        let flow = FlowView(frame: CGRect(x: 0, y: 0, width: 220, height: 100))
        root.addSubview(flow)
        for width in [100, 100, 50, 30] { flow.addSubview(Brick(CGFloat(width), 20)) }
        root.layoutIfNeeded()
        #expect(flow.subviews.map(\.frame.origin.x) == [0, 110, 0, 60])
        #expect(flow.subviews.map(\.frame.origin.y) == [0, 0, 30, 30])
        #expect(flow.sizeThatFits(CGSize(width: 100, height: 0)).height == 80)
        flow.gap = 0
        root.layoutIfNeeded()
        #expect(flow.subviews.map(\.frame.origin.x) == [0, 100, 0, 50])
        #expect(flow.layouts == 2)
    }

    /// Its height follows from the width that constraints give it: two rounds of one layout.
    @Test func aFlowAmongConstraints() {
        let flow = FlowView(), below = UIView()
        for view in [flow, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        for width in [100, 100, 50, 30] { flow.addSubview(Brick(CGFloat(width), 20)) }
        NSLayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: root.topAnchor),
            flow.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            flow.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: flow.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(flow.frame == CGRect(x: 0, y: 0, width: 220, height: 50))
        #expect(below.frame.minY == 50)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        // 100 + 10 + 100 + 10 + 50 is 270; the last needs 40 more.
        #expect(flow.frame.height == 50)
        #expect(flow.subviews.map(\.frame.minX) == [0, 110, 220, 0])
        root.frame.size.width = 320
        root.layoutIfNeeded()
        #expect(flow.frame.height == 20)
        #expect(below.frame.minY == 20)
        flow.addSubview(Brick(40, 70))
        root.layoutIfNeeded()
        #expect(flow.frame.height == 100)
    }

    @Test func aColumnOfItsOwnConstraints() {
        let column = Column(), bricks = [Brick(10, 20), Brick(10, 30), Brick(10, 40)]
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            column.widthAnchor.constraint(equalToConstant: 77),
        ])
        bricks.forEach(column.add)
        root.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 0, y: 5, width: 77, height: 98))
        #expect(bricks.map(\.frame.minY) == [0, 24, 58])
        #expect(column.updates == 1)

        column.gap = 10
        root.layoutIfNeeded()
        #expect(column.frame.height == 110)
        #expect(column.updates == 2)

        bricks[1].isHidden = true
        column.setNeedsUpdateConstraints()
        #expect(column.needsUpdateConstraints())
        column.updateConstraintsIfNeeded()
        #expect(!column.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(column.frame.height == 70)
        #expect(column.updates == 3)
    }

    @Test func aChangedIntrinsicSizeMovesTheRest() {
        let column = Column(), bricks = [Brick(10, 20), Brick(10, 30)]
        bricks.forEach(column.add)
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        column.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(column.frame.size == CGSize(width: 10, height: 54))
        bricks[0].size = CGSize(width: 25, height: 50)
        root.layoutIfNeeded()
        #expect(column.frame.size == CGSize(width: 25, height: 84))
        #expect(bricks[1].frame.minY == 54)
    }

    /// Equal guides between views share out the space, as spacers do.
    @Test func spacersMadeOfGuides() {
        let bricks = [Brick(20, 10), Brick(40, 10), Brick(40, 10)]
        let spacers = (0...bricks.count).map { _ in UILayoutGuide() }
        spacers.forEach(root.addLayoutGuide)
        var constraints: [NSLayoutConstraint] = [], edge = root.leadingAnchor
        for (brick, spacer) in zip(bricks, spacers) {
            brick.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(brick)
            constraints += [
                spacer.leadingAnchor.constraint(equalTo: edge),
                brick.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
                brick.topAnchor.constraint(equalTo: root.topAnchor),
            ]
            edge = brick.trailingAnchor
        }
        constraints.append(spacers[3].leadingAnchor.constraint(equalTo: edge))
        constraints.append(spacers[3].trailingAnchor.constraint(equalTo: root.trailingAnchor))
        for spacer in spacers.dropFirst() {
            constraints.append(spacer.widthAnchor.constraint(equalTo: spacers[0].widthAnchor))
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        // 220 - 100 = 120, in four spacers of 30.
        #expect(bricks.map(\.frame.minX) == [30, 80, 150])
        #expect(spacers.map(\.layoutFrame.width) == [30, 30, 30, 30])
        #expect(root.layoutGuides == spacers)
        root.removeLayoutGuide(spacers[3])
        #expect(spacers[3].owningView == nil)
        #expect(!constraints.last!.isActive)
    }
}
