import Foundation

@testable import UIKit

/// A view with a size of its own that can change.
final class SizedBox: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// Trees of views that are edited at random: stack views of all kinds within each other, plain containers and scroll views,
/// constraints that may contradict each other, guides, hidden views, texts, views that autoresize, and views that move from one
/// tree or window to another.
@MainActor
final class RandomTrees {
    private(set) var roots: [UIView]
    private var generator: SeededGenerator
    /// What was done, for messages.
    var history: [String] = []
    private var names = 0
    /// Whether there are safe areas, margins, controllers, and views that read in a direction of their own.
    private let hasInsets: Bool
    /// The controllers of some containers, which nothing else holds.
    private(set) var controllers: [UIViewController] = []

    init(seed: UInt64, hasInsets: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.hasInsets = hasInsets
        roots = []
        for width in [320.0, 411] {
            let frame = CGRect(x: 0, y: 0, width: width, height: 500)
            let root = chance(3) ? UIWindow(frame: frame) : UIView(frame: frame)
            root.accessibilityIdentifier = "root\(Int(width))"
            let top = view(depth: 2, isStack: true)
            add(top, to: root)
            pin(top, in: root)
            roots.append(root)
        }
    }

    // MARK: Chance

    func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &generator) == 0 }

    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }

    func index(below count: Int) -> Int { Int.random(in: 0...count, using: &generator) }

    // MARK: Making

    private func view(depth: Int, isStack: Bool = false) -> UIView {
        let view: UIView
        switch isStack ? 0 : Int.random(in: 0..<(depth > 0 ? 11 : 5), using: &generator) {
        case 1, 2, 3: view = SizedBox(size())
        case 4:
            let label = UILabel()
            label.text = text()
            label.numberOfLines = pick([1, 1, 0])
            view = label
        case 5:
            view = hasInsets && chance(3) ? controlledView() : UIView()
            for _ in 0..<2 { add(self.view(depth: depth - 1), to: view) }
        case 6:
            view = UIScrollView()
            add(self.view(depth: depth - 1), to: view)
        case 0 where depth == 0: view = UIView()
        default: view = stack(depth: depth)
        }
        names += 1
        view.accessibilityIdentifier = "\(type(of: view))\(names)"
        view.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where chance(4) {
            view.setContentHuggingPriority(UILayoutPriority(pick([250, 251, 300, 750])), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(pick([750, 749, 400])), for: axis)
        }
        return view
    }

    private func controlledView() -> UIView {
        let controller = UIViewController()
        controllers.append(controller)
        return controller.view
    }

    private func stack(depth: Int) -> UIStackView {
        let stack = UIStackView()
        change(stack)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            stack.addArrangedSubview(view(depth: depth - 1))
        }
        return stack
    }

    private func size() -> CGSize {
        CGSize(width: pick([-1, 0, 10, 20, 33, 50, 60, 60.5]), height: pick([-1, 0, 10, 20, 33.5, 50]))
    }

    private func text() -> String {
        pick(["", "A", "Name", "Wide and wider", "Several words that may well have to wrap somewhere"])
    }

    private func change(_ stack: UIStackView) {
        stack.axis = pick([.horizontal, .vertical])
        stack.distribution = pick([.fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        stack.alignment = pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        stack.spacing = pick([0, 4, 8, 7.5])
        stack.isLayoutMarginsRelativeArrangement = chance(5)
        stack.isBaselineRelativeArrangement = chance(8)
    }

    private func frame() -> CGRect {
        CGRect(
            origin: CGPoint(x: pick([0, 5, -3]), y: pick([0, 7.5, 20])),
            size: CGSize(width: pick([0, 15, 40]), height: pick([0, 10, 33.5])))
    }

    private func mask() -> UIView.AutoresizingMask {
        pick([
            [], [.flexibleWidth], [.flexibleLeftMargin], [.flexibleWidth, .flexibleHeight],
            [.flexibleTopMargin, .flexibleBottomMargin],
        ])
    }

    /// Adds a view somewhere among the subviews, arranged if the superview is a stack view.
    private func add(_ view: UIView, to parent: UIView) {
        if chance(5), !(view is UILabel) {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame()
            view.autoresizingMask = mask()
            parent.insertSubview(view, at: index(below: parent.subviews.count))
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if let stack = parent as? UIStackView, !chance(6) {
            stack.insertArrangedSubview(view, at: index(below: stack.arrangedSubviews.count))
        } else {
            parent.insertSubview(view, at: index(below: parent.subviews.count))
            if !(parent is UIStackView) { place(view, in: parent) }
        }
    }

    /// Places a view in a container by a few constraints, not always enough of them.
    private func place(_ view: UIView, in parent: UIView) {
        if !chance(4) {
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: pick([0, 5, 10])).isActive = true
        }
        if !chance(4) { view.topAnchor.constraint(equalTo: parent.topAnchor, constant: pick([0, 5])).isActive = true }
        if chance(3) { activate(view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -5)) }
        if chance(3) { activate(view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -5)) }
    }

    private func pin(_ view: UIView, in root: UIView) {
        view.removeFromSuperview()
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if !chance(3) { view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true }
        if chance(3) { view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
    }

    /// Activates a constraint at some priority; a required one may contradict others.
    func activate(_ constraint: NSLayoutConstraint) {
        constraint.priority = UILayoutPriority(pick([20, 250, 250, 500, 750, 998, 1000]))
        constraint.isActive = true
    }

    // MARK: Looking

    private func views(below root: UIView) -> [UIView] {
        var result: [UIView] = []
        root.forEachInTree { if $0 !== root { result.append($0) } }
        return result
    }

    func anyView(_ accepts: (UIView) -> Bool = { _ in true }) -> UIView? {
        let all = roots.flatMap { views(below: $0) }.filter(accepts)
        return all.isEmpty ? nil : pick(all)
    }

    private func isTop(_ view: UIView) -> Bool { roots.contains { $0 === view.superview } }

    func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "–" }

    // MARK: Editing

    /// Does one thing to the trees.
    func edit() {
        if hasInsets, chance(3) { return editInsets() }
        switch Int.random(in: 0..<25, using: &generator) {
        case 0, 1: insert()
        case 2: remove()
        case 3, 4: move()
        case 5, 6: rearrange()
        case 7:
            guard let stack = anyView({ $0 is UIStackView }) as? UIStackView else { return }
            history.append("change \(name(stack))")
            change(stack)
        case 8, 9, 10, 11:
            guard let view = anyView() else { return }
            history.append("hide or show \(name(view))")
            view.isHidden.toggle()
        case 12, 13: resize()
        case 14: prioritise()
        case 15, 16: constrain()
        case 17: releaseOne()
        case 18: adjustOne()
        case 19:
            let root = pick(roots)
            history.append("resize \(name(root))")
            root.frame.size = CGSize(width: pick([320, 375, 250.5]), height: pick([500, 300]))
        case 20:
            let root = pick(roots)
            history.append("turn \(name(root))")
            var environment = root.layoutEnvironment
            environment.layoutDirection =
                environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            root.setEnvironment(environment, safeAreaInsets: root.rootSafeAreaInsets)
        case 21, 22: reframe()
        default: space()
        }
    }

    func layOut() {
        history.append("lay out")
        for root in roots { root.layoutIfNeeded() }
    }

    private func insert() {
        guard let parent = anyView({ $0 is UIStackView || type(of: $0) == UIView.self }),
            views(below: roots[0]).count + views(below: roots[1]).count < 40
        else { return }
        let view = view(depth: 1)
        history.append("insert \(name(view)) in \(name(parent))")
        add(view, to: parent)
    }

    private func remove() {
        guard let view = anyView({ !isTop($0) }) else { return }
        history.append("remove \(name(view))")
        view.removeFromSuperview()
    }

    /// Moves a view to another place, which may be in another tree.
    private func move() {
        guard let view = anyView({ !isTop($0) }),
            let parent = anyView({
                ($0 is UIStackView || type(of: $0) == UIView.self) && !$0.isDescendant(of: view) && $0 !== view
            })
        else { return }
        history.append("move \(name(view)) to \(name(parent))")
        if parent === view.superview { view.removeFromSuperview() }
        add(view, to: parent)
    }

    private func rearrange() {
        guard let stack = anyView({ $0 is UIStackView && !$0.subviews.isEmpty }) as? UIStackView else { return }
        let view = pick(stack.subviews)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            history.append("take \(name(view)) out of \(name(stack))")
            stack.removeArrangedSubview(view)
        case 1:
            history.append("send \(name(view)) to the back")
            stack.sendSubviewToBack(view)
        default:
            let others = stack.arrangedSubviews.filter { $0 !== view }.count
            let index = index(below: others)
            history.append("arrange \(name(view)) at \(index) of \(name(stack))")
            stack.insertArrangedSubview(view, at: index)
        }
    }

    private func space() {
        guard let stack = anyView({ !(($0 as? UIStackView)?.arrangedSubviews.isEmpty ?? true) }) as? UIStackView
        else { return }
        let view = pick(stack.arrangedSubviews)
        history.append("space \(name(view))")
        stack.setCustomSpacing(pick([UIStackView.spacingUseDefault, 3, 12]), after: view)
    }

    private func resize() {
        guard let view = anyView({ $0 is SizedBox || $0 is UILabel }) else { return }
        history.append("resize \(name(view))")
        if let box = view as? SizedBox { box.size = size() }
        if let label = view as? UILabel { label.text = text() }
    }

    /// Gives an autoresizing view another frame or mask, or hands its place to constraints.
    private func reframe() {
        guard let view = anyView({ $0.translatesAutoresizingMaskIntoConstraints }) else { return }
        history.append("reframe \(name(view))")
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: view.autoresizingMask = mask()
        case 1: view.translatesAutoresizingMaskIntoConstraints = false
        case 2: view.center = CGPoint(x: pick([0, 20.5, 60]), y: pick([3, 30]))
        default: view.frame = frame()
        }
    }

    private func prioritise() {
        guard let view = anyView() else { return }
        history.append("prioritise \(name(view))")
        let axis = pick([NSLayoutConstraint.Axis.horizontal, .vertical])
        view.setContentHuggingPriority(UILayoutPriority(pick([250, 250, 251, 750])), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(pick([750, 750, 749])), for: axis)
    }

    private func constrain() {
        guard let view = anyView() else { return }
        let root = view.rootView
        guard let other = anyView({ $0.rootView === root && $0 !== view }) else { return }
        history.append("constrain \(name(view)) and \(name(other))")
        let relation: NSLayoutConstraint.Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let constant: CGFloat = pick([0, 8, -8, 30, 80])
        var second: Any = other
        if chance(5) {
            let guide = UILayoutGuide()
            guide.identifier = "guide\(history.count)"
            other.addLayoutGuide(guide)
            activate(guide.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 3))
            second = guide
        }
        let attributes: [(NSLayoutConstraint.Attribute, Bool)] = [
            (.width, true), (.height, true), (.width, false), (.height, false), (.leading, true), (.trailing, true),
            (.top, true), (.centerX, true), (.centerY, true), (.bottom, true),
        ]
        let (attribute, hasSecond) = pick(attributes)
        activate(
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation, toItem: hasSecond ? second : nil,
                attribute: hasSecond ? attribute : .notAnAttribute, multiplier: 1,
                constant: hasSecond ? constant : abs(constant)))
    }

    private func ownConstraints() -> [NSLayoutConstraint] {
        roots.flatMap { root in views(below: root).flatMap { $0.userConstraints } }
    }

    private func releaseOne() {
        let all = ownConstraints()
        guard !all.isEmpty else { return }
        history.append("release a constraint")
        pick(all).isActive = false
    }

    private func adjustOne() {
        let all = ownConstraints()
        guard !all.isEmpty else { return }
        history.append("adjust a constraint")
        let constraint = pick(all)
        if constraint.priority == .required || chance(2) {
            constraint.constant = pick([1, 9, 25])
        } else {
            constraint.priority = UILayoutPriority(pick([20, 250, 500, 750]))
        }
    }
}

extension UIView {
    /// The constraints that a program gave the view to hold.
    var userConstraints: [NSLayoutConstraint] {
        constraints.filter { !$0.isMadeBySystem && $0.stackRole == nil }
    }
}
