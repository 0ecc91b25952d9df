import Testing
import UIKit

/// Overrides every member of a view that layout code is known to override, and notes what was called.
private final class Eavesdropper: UIView {
    var calls: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layerClass: AnyClass { CALayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    override var frame: CGRect { didSet { note("frame") } }
    override var bounds: CGRect { didSet { note("bounds") } }
    override var center: CGPoint { didSet { note("center") } }
    override var isHidden: Bool { didSet { note("isHidden") } }
    override var tintColor: UIColor! { didSet { note("tintColor") } }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set { super.layoutMargins = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var subviews: [UIView] { super.subviews }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set { super.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
    override var next: UIResponder? { super.next }
    override var canBecomeFirstResponder: Bool { true }

    override func addSubview(_ view: UIView) {
        note("addSubview")
        super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
    override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func layoutSubviews() {
        super.layoutSubviews()
        note("layoutSubviews")
    }
    override func updateConstraints() {
        note("updateConstraints")
        super.updateConstraints()
    }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 6) }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        note("systemLayoutSizeFitting")
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func layoutMarginsDidChange() { note("layoutMarginsDidChange") }
    override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    override func tintColorDidChange() { note("tintColorDidChange") }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func draw(_ rect: CGRect) {}
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { note("gesture") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { super.frame(forAlignmentRect: rect) }

    private func note(_ call: String) { calls.append(call) }
    func taken() -> [String] {
        defer { calls = [] }
        return calls
    }
}

@MainActor
@Suite("Overriding")
struct OverridingTests {
    /// As logs of iOS have it: what concerns the window comes between what concerns the superview.
    @Test func movingThroughAWindowIsAnnouncedInOrder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Eavesdropper()
        window.addSubview(view)
        #expect(
            view.taken() == ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"])
        #expect(view.window === window)
        view.removeFromSuperview()
        #expect(
            view.taken() == ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"])
        #expect(view.window == nil)
    }

    @Test func aSuperviewHearsOfItsSubviews() {
        let view = Eavesdropper(), inner = UIView()
        view.addSubview(inner)
        #expect(view.taken() == ["addSubview", "didAddSubview"])
        inner.removeFromSuperview()
        #expect(view.taken() == ["willRemoveSubview"])
    }

    /// "Tells the view that a subview was added": when all else is done.
    @Test func aSuperviewHearsOfASubviewLast() {
        final class Order: UIView {
            var log: [String] = []
            override func didAddSubview(_ subview: UIView) { log.append("added") }
        }
        final class Inner: UIView {
            override func didMoveToSuperview() { (superview as? Order)?.log.append("moved") }
        }
        let outer = Order()
        outer.addSubview(Inner())
        #expect(outer.log == ["moved", "added"])
    }

    /// Layout sets bounds and centre, never the frame.
    @Test func layoutGoesThroughBoundsAndCentre() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Eavesdropper()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ])
        _ = view.taken()
        root.layoutIfNeeded()
        let calls = view.taken()
        #expect(calls.contains("bounds"))
        #expect(calls.contains("center"))
        #expect(!calls.contains("frame"))
        #expect(calls.firstIndex(of: "updateConstraints")! < calls.firstIndex(of: "layoutSubviews")!)
        // The alignment rectangle, 30 × 20, stands at (10, 10); the frame reaches beyond it by the insets.
        #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    }

    @Test func sizeToFitTakesTheSizeThatFits() {
        let view = Eavesdropper(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 5, height: 6))
    }

    @Test func fittingWithoutPrioritiesAsksWithThem() {
        let view = Eavesdropper()
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(view.calls.contains("systemLayoutSizeFitting"))
    }

    @Test func overriddenGesturesAndTintsAreHeard() {
        let view = Eavesdropper()
        view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
        view.tintColor = .red
        #expect(view.taken().starts(with: ["gesture"]))
        #expect(view.tintColor == .red)
    }
}

private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += 20
        size.height += 10
        return size
    }
}

private final class RoundButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("OK", for: .normal)
    }
    required init?(coder: NSCoder) { fatalError("not in a nib") }
    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

@MainActor
@Suite("Subclassing controls")
struct SubclassingControlsTests {
    @Test func aLabelMayPadItsIntrinsicSize() {
        let plain = UILabel(), padded = PaddedLabel()
        plain.text = "Hello"
        padded.text = "Hello"
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        let size = padded.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.height == plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 10)
    }

    @Test func aButtonMayShapeItselfInLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let button = RoundButton()
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 78, y: 78, width: 44, height: 44))
        #expect(button.layer.cornerRadius == 22)
        #expect(button.currentTitle == "OK")
    }
}
