import Testing
import UIKit

/// Notes what it is asked for.
private final class Noting: UIView {
    var layouts = 0, updates = 0, tintChanges = 0, marginChanges = 0, safeAreaChanges = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
    override func tintColorDidChange() { tintChanges += 1 }
    override func layoutMarginsDidChange() { marginChanges += 1 }
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
}

/// `UIView` in the words of its documentation.
@MainActor
@Suite("Documented: views")
struct DocumentedViewTests {
    let root = makeRoot(200, 200)

    // MARK: Geometry

    @Test func frameBoundsAndCenter() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        #expect(view.bounds == rect(0, 0, 100, 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 50, height: 30)
        #expect(view.frame == rect(35, 30, 50, 30))
        view.center = .zero
        #expect(view.frame == rect(-25, -15, 50, 30))
        view.frame.origin = CGPoint(x: 5, y: 6)
        #expect(view.center == CGPoint(x: 30, y: 21))
        view.bounds.origin = CGPoint(x: 7, y: 8)
        #expect(view.frame == rect(5, 6, 50, 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == rect(-20, -9, 100, 60))
        #expect(view.bounds.size == CGSize(width: 50, height: 30))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 30) < 1e-9 && abs(view.frame.height - 50) < 1e-9)
        view.transform = .identity
        #expect(view.frame == rect(5, 6, 50, 30))
    }

    @Test func conversions() {
        let outer = UIView(frame: rect(10, 20, 100, 100)), inner = UIView(frame: rect(5, 6, 10, 10))
        let other = UIView(frame: rect(50, 60, 10, 10))
        root.addSubview(outer)
        root.addSubview(other)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 27))
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(inner.bounds, to: other) == rect(-35, -34, 10, 10))
        #expect(inner.convert(rect(0, 0, 1, 1), from: other) == rect(35, 34, 1, 1))
        outer.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 22))
        outer.bounds.origin = .zero
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -30, y: -18))
        outer.transform = .identity
        // "If view is nil, this method instead converts to window base coordinates."
        let window = UIWindow(frame: rect(0, 0, 300, 300))
        window.addSubview(root)
        root.frame.origin = CGPoint(x: 1, y: 2)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 28))
        #expect(inner.convert(CGPoint(x: 16, y: 28), from: nil) == .zero)
    }

    // MARK: Hits

    /// "This method ignores view objects that are hidden, that have disabled user interactions, or have an alpha level less
    /// than 0.01." Points outside of the receiver's bounds are never hits.
    @Test func hits() {
        let back = UIView(frame: rect(0, 0, 100, 100)), front = UIView(frame: rect(50, 50, 100, 100))
        let inner = UIView(frame: rect(90, 0, 50, 50))
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(inner)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 95, y: 10), with: nil) === inner)
        // A part that sticks out of its superview isn't hit.
        #expect(root.hitTest(CGPoint(x: 120, y: 10), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
        (front.isHidden, front.alpha) = (false, 0.005)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
        (front.alpha, front.isUserInteractionEnabled) = (1, false)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
        front.isUserInteractionEnabled = true
        root.sendSubviewToBack(front)
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
        front.transform = CGAffineTransform(translationX: 40, y: 40)
        #expect(root.hitTest(CGPoint(x: 180, y: 180), with: nil) === front)
        #expect(back.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!back.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!UIImageView().isUserInteractionEnabled)
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled)
    }

    // MARK: The tree

    @Test func orderOfSubviews() {
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, at: 0)
        #expect(root.subviews == [c, a, b])
        root.insertSubview(d, aboveSubview: c)
        #expect(root.subviews == [c, d, a, b])
        root.bringSubviewToFront(c)
        root.sendSubviewToBack(b)
        #expect(root.subviews == [b, d, a, c])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews == [c, d, a, b])
        root.insertSubview(a, belowSubview: c)
        #expect(root.subviews == [a, c, d, b])
        // "If view already has a superview … adds it in front."
        root.addSubview(a)
        #expect(root.subviews == [c, d, b, a])
        a.addSubview(d)
        #expect(root.subviews == [c, b, a])
        #expect(d.superview === a)
        #expect(d.isDescendant(of: root) && d.isDescendant(of: d) && !root.isDescendant(of: d))
        b.tag = 7
        d.tag = 7
        #expect(root.viewWithTag(7) === b)
        #expect(b.viewWithTag(7) === b)
        #expect(root.viewWithTag(9) == nil)
    }

    // MARK: Autoresizing

    /// "When more than one option along the same axis is set, the default behavior is to distribute the size difference
    /// proportionally among the flexible portions."
    @Test(
        arguments: [
            ("w", 20, 230), ("l", 120, 130), ("r", 20, 130), ("", 20, 130), ("lr", 48.57, 130), ("wr", 20, 202.22),
            ("lwr", 30, 195),
        ] as [(String, CGFloat, CGFloat)]) func masks(_ flexible: String, x: CGFloat, width: CGFloat)
    {
        let masks: [Character: UIView.AutoresizingMask] = [
            "l": .flexibleLeftMargin, "w": .flexibleWidth, "r": .flexibleRightMargin,
        ]
        let view = UIView(frame: rect(20, 0, 130, 10))
        view.autoresizingMask = flexible.reduce(into: []) { $0.formUnion(masks[$1] ?? []) }
        root.addSubview(view)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(abs(view.frame.minX - x) < 0.51 && abs(view.frame.width - width) < 0.51)
        root.autoresizesSubviews = false
        let before = view.frame
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == before)
    }

    // MARK: Layout

    /// "setNeedsLayout … Because this method does not force an immediate update": it waits, and comes once.
    @Test func layoutsWait() {
        let view = Noting(frame: rect(0, 0, 10, 10))
        view.layoutIfNeeded()
        let before = view.layouts
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == before)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
        view.bounds.size.width = 20
        view.layoutIfNeeded()
        #expect(view.layouts == before + 2)
        view.center.x = 50
        view.layoutIfNeeded()
        #expect(view.layouts == before + 2)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.layouts == before + 3)
        view.subviews[0].removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.layouts == before + 4)
    }

    @Test func updatesOfConstraintsWait() {
        let view = Noting(frame: .zero)
        root.addSubview(view)
        root.layoutIfNeeded()
        let before = view.updates
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        #expect(view.updates == before)
        root.updateConstraintsIfNeeded()
        #expect(view.updates == before + 1)
        #expect(!view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.updates == before + 2)
        #expect(!UIView.requiresConstraintBasedLayout)
    }

    @Test func fittingSizes() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
        #expect(UIView.noIntrinsicMetric == -1)
        let view = UIView(frame: rect(0, 0, 30, 40))
        #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        let inner = view.adding(Plate(70, 20)) {
            [
                $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
                $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
                $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
                $0.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1),
            ]
        }
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 22))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 22))
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        inner.setContentHuggingPriority(.init(10), for: .horizontal)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10000)
        let label = UILabel()
        label.text = "fits"
        label.sizeToFit()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(label.frame.origin == .zero)
    }

    // MARK: Margins and safe areas

    @Test func margins() {
        let view = Noting(frame: rect(0, 0, 100, 100))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 84))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.marginChanges > 0)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins.left = 20
        #expect(view.directionalLayoutMargins.trailing == 20)
        #expect(!view.preservesSuperviewLayoutMargins)
        #expect(view.insetsLayoutMarginsFromSafeArea)
        // "the layout margins of the superview also affect this view's": only near its edges.
        let child = UIView(frame: rect(0, 0, 50, 100))
        child.preservesSuperviewLayoutMargins = true
        view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        view.addSubview(child)
        view.layoutIfNeeded()
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 8))
    }

    @Test func safeAreas() {
        let controller = UIViewController(), view = Noting(frame: rect(0, 0, 300, 600))
        controller.view = view
        let window = UIWindow(frame: rect(0, 0, 300, 600))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
        window.layoutIfNeeded()
        let outer = window.safeAreaInsets
        #expect(view.safeAreaInsets.top == outer.top + 10)
        #expect(view.safeAreaInsets.left == outer.left + 5)
        #expect(view.safeAreaChanges > 0)
        let safe = view.safeAreaInsets
        #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: safe))
        // "the view's safe area reflects the portion not covered": where it overlaps.
        let child = UIView(frame: rect(0, 4, 100, 100))
        view.addSubview(child)
        window.layoutIfNeeded()
        #expect(child.safeAreaInsets == UIEdgeInsets(top: max(0, safe.top - 4), left: safe.left, bottom: 0, right: 0))
        child.frame.origin.y = 300
        window.layoutIfNeeded()
        #expect(child.safeAreaInsets.top == 0)
        // Margins keep off the safe area unless told otherwise.
        child.frame.origin.y = 0
        window.layoutIfNeeded()
        #expect(child.layoutMargins.top == safe.top + 8)
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins.top == 8)
        #expect(UIView().safeAreaInsets == .zero)
    }

    // MARK: Tint, look

    /// "the first nondefault value in the view's superview hierarchy"; changes are told to all below.
    @Test func tints() {
        let outer = UIView(), inner = Noting(frame: .zero)
        outer.addSubview(inner)
        #expect(inner.tintColor == outer.tintColor)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.tintChanges > 0)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .blue)
        #expect(outer.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(inner.tintColor != .blue)
        outer.tintAdjustmentMode = .automatic
        #expect(inner.tintAdjustmentMode == .normal)
        #expect(inner.tintColor == .blue)
    }

    @Test func defaults() {
        let view = UIView()
        #expect(view.contentMode == .scaleToFill)
        #expect(!view.clipsToBounds)
        #expect(view.isOpaque)
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.clearsContextBeforeDrawing)
        #expect(view.backgroundColor == nil)
        #expect(view.mask == nil)
        #expect(view.tag == 0)
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(!view.canBecomeFirstResponder && !view.isFirstResponder)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(view.contentScaleFactor >= 1)
        #expect(view.alignmentRectInsets == .zero)
        #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
        #expect(view.window == nil && view.superview == nil && view.next == nil)
    }

    /// "The default implementation returns the view's frame modified by the view's alignmentRectInsets."
    @Test func alignmentRectangles() {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Badge()
        #expect(view.alignmentRect(forFrame: rect(0, 0, 20, 20)) == rect(2, 1, 14, 16))
        #expect(view.frame(forAlignmentRect: rect(2, 1, 14, 16)) == rect(0, 0, 20, 20))
        root.adding(view) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.widthAnchor.constraint(equalToConstant: 14), $0.heightAnchor.constraint(equalToConstant: 16),
            ]
        }
        root.layoutIfNeeded()
        #expect(view.frame == rect(-2, -1, 20, 20))
    }

    /// Views under a transform are laid out as if there was none.
    @Test func transformsAndConstraints() {
        let view = root.adding(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                $0.widthAnchor.constraint(equalToConstant: 40), $0.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 70, y: 70))
        #expect(view.bounds == rect(0, 0, 40, 40))
        #expect(view.frame == rect(60, 60, 20, 20))
    }

    /// A hidden view outside of stacks keeps its place in the layout.
    @Test func hiddenViewsKeepTheirPlace() {
        let a = root.adding(Plate(50, 50)) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        let b = root.adding(Plate(10, 10)) {
            [$0.leadingAnchor.constraint(equalTo: a.trailingAnchor), $0.topAnchor.constraint(equalTo: a.topAnchor)]
        }
        a.isHidden = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 50)
    }
}
