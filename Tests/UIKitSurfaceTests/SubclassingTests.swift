import Testing
import UIKit

private final class Tracked: NSLayoutConstraint {
    var changes: [String] = []
    override var constant: CGFloat { didSet { changes.append("constant") } }
    override var priority: UILayoutPriority { didSet { changes.append("priority") } }
    override var identifier: String? { didSet { changes.append("identifier") } }
    override var isActive: Bool { didSet { changes.append("isActive") } }
    override class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
    }
}

private final class NamedGuide: UILayoutGuide {
    override init() {
        super.init()
        identifier = "named"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var layoutFrame: CGRect { super.layoutFrame.insetBy(dx: 1, dy: 1) }
}

private final class Pager: UIScrollView {
    var sizes: [CGSize] = []
    override var contentSize: CGSize { didSet { sizes.append(contentSize) } }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x.rounded(), y: newValue.y.rounded()) }
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
    override func flashScrollIndicators() {}
    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
}

private final class Shelf: UIStackView {
    var added = 0
    init() {
        super.init(frame: .zero)
        axis = .vertical
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
    override func addArrangedSubview(_ view: UIView) {
        added += 1
        super.addArrangedSubview(view)
    }
    override var axis: NSLayoutConstraint.Axis { didSet { setNeedsLayout() } }
    override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue * 2 }
    }
}

private final class Base: UIViewController {
    let model: String

    init(model: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var title: String? {
        get { model }
        set {}
    }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override var shouldAutorotate: Bool { false }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override var inputAccessoryView: UIView? { nil }
}

@MainActor
@Suite("Subclassing the rest")
struct SubclassingTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func constraintsSeeTheirChanges() {
        let view = UIView()
        root.addSubview(view)
        let constraint = Tracked(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        constraint.changes = []
        constraint.priority = .defaultHigh
        constraint.identifier = "width"
        constraint.constant = 6
        NSLayoutConstraint.activate([constraint])
        #expect(constraint.changes == ["priority", "identifier", "constant", "isActive"])
        #expect(constraint.isActive)
        #expect(Tracked.constraints(withVisualFormat: "[a(5)]", metrics: nil, views: ["a": view]).count == 1)
    }

    @Test func guidesAreSubclassed() {
        let guide = NamedGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 1, y: 1, width: 8, height: 8))
        #expect(guide.identifier == "named")
    }

    @Test func scrollViewsSeeTheirContentSize() {
        let pager = Pager(frame: root.bounds), content = UIView()
        root.addSubview(pager)
        content.translatesAutoresizingMaskIntoConstraints = false
        pager.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: pager.topAnchor),
            content.leftAnchor.constraint(equalTo: pager.leftAnchor),
            content.rightAnchor.constraint(equalTo: pager.rightAnchor),
            content.bottomAnchor.constraint(equalTo: pager.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 400),
        ])
        root.layoutIfNeeded()
        #expect(pager.sizes.last == CGSize(width: 50, height: 400))
        pager.contentOffset = CGPoint(x: 0, y: 10.4)
        #expect(pager.bounds.origin.y == 10)
    }

    @Test func stacksAreSubclassed() {
        let shelf = Shelf()
        shelf.addArrangedSubview(UIView())
        shelf.addArrangedSubview(UIView())
        shelf.spacing = 5
        #expect(shelf.added == 2)
        #expect(shelf.spacing == 10)
        #expect(shelf.axis == .vertical)
    }

    @Test func controllersAreSubclassed() {
        let controller = Base(model: "m")
        #expect(controller.title == "m")
        controller.setEditing(true, animated: false)
        #expect(controller.isEditing)
        #expect(controller.nibName == nil)
        #expect(controller.view.frame.size == UIScreen.main.bounds.size)
    }
}

private final class LoudButton: UIButton {
    var titles: [String] = []
    override func setTitle(_ title: String?, for state: UIControl.State) {
        titles.append(title ?? "")
        super.setTitle(title?.uppercased(), for: state)
    }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.3 } }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect)
    }
    override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

private final class InsetLabel: UILabel {
    var insets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 8, height: size.height + 6)
    }
    override var text: String? { didSet { invalidateIntrinsicContentSize() } }
    override func awakeFromNib() { super.awakeFromNib() }
}

private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

private final class SelfSizingCell: UICollectionViewCell {
    override func prepareForReuse() { super.prepareForReuse() }
    override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
}

@MainActor
@Suite("Subclassing controls' members")
struct ControlSubclassingTests {
    @Test func aButtonHearsOfItsTitles() {
        let button = LoudButton()
        button.setTitle("go", for: .normal)
        #expect(button.titles == ["go"])
        #expect(button.currentTitle == "GO")
        button.isHighlighted = true
        #expect(button.alpha == 0.5)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    @Test func aLabelWithInsets() {
        let label = InsetLabel(), plain = UILabel()
        label.text = "text"
        plain.text = "text"
        #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 8)
    }

    @Test func aFieldAndACellOfTheirOwn() {
        let field = InsetField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(field.textRect(forBounds: field.bounds).width == 80)
        #expect(!UIView().endEditing(true))
        let cell = SelfSizingCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.isSelected = true
        #expect(cell.alpha == 0.5)
    }
}
