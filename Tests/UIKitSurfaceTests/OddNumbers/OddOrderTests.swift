import Testing
import UIKit

/// Numbers that are the same on every run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A view that does something at random whenever it is asked for anything.
private final class Restless: UIView {
    weak var game: OddGame?
    override func layoutSubviews() {
        super.layoutSubviews()
        game?.interrupt()
    }
    override func updateConstraints() {
        game?.interrupt()
        super.updateConstraints()
    }
    override var intrinsicContentSize: CGSize {
        game?.interrupt()
        return CGSize(width: 30, height: 20)
    }
    override func didMoveToSuperview() { game?.interrupt() }
    override func willMove(toWindow newWindow: UIWindow?) { game?.interrupt() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { game?.interrupt() }
    override func tintColorDidChange() { game?.interrupt() }
    override func safeAreaInsetsDidChange() { game?.interrupt() }
    override func layoutMarginsDidChange() { game?.interrupt() }
}

/// Views, and calls that UIKit accepts, in any order: also from within layouts, completions and delegates.
@MainActor
private final class OddGame: NSObject, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate {
    private var numbers: Numbers
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var views: [UIView] = []
    private var rows = 3
    /// How deep calls are within each other, and how many interruptions are still allowed.
    private var depth = 0
    private var patience = 200

    init(seed: UInt64) {
        numbers = Numbers(state: seed)
        super.init()
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), scroll = UIScrollView()
        (table.dataSource, table.delegate, scroll.delegate) = (self, self, self)
        let label = UILabel()
        label.text = "some words that may wrap"
        label.numberOfLines = 0
        views = [
            controller.view, UIStackView(), UIStackView(), scroll, table, label, UIButton(type: .system), UITextField(),
            UITextView(), UIImageView(), UISwitch(), UIView(),
        ]
        for _ in 0..<6 {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.game = self
            views.append(view)
        }
    }

    func end() {
        patience = 0
        AnimationClock.current.advance(by: 30)
        window.isHidden = true
    }

    private func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &numbers) == 0 }
    private func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &numbers)] }
    private var view: UIView { pick(views) }
    private var length: CGFloat { pick([0, 1, -7, 33.3, 480, 1e6, -0.0]) }
    private var index: Int { Int.random(in: 0...4, using: &numbers) }

    /// One more call from within another.
    func interrupt() {
        guard depth < 3, patience > 0, chance(3) else { return }
        patience -= 1
        play()
    }

    func play() {
        depth += 1
        defer { depth -= 1 }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1: changeTree()
        case 2: changePlace()
        case 3: changeConstraints()
        case 4: changeStack()
        case 5: animate()
        case 6: ask()
        case 7: scroll()
        case 8: changeLook()
        default: layOut()
        }
    }

    private func isFree(_ child: UIView, in parent: UIView) -> Bool {
        child !== views[0] && child !== parent && !parent.isDescendant(of: child)
    }

    private func changeTree() {
        let (child, parent) = (view, view)
        guard isFree(child, in: parent) else { return }
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: child.removeFromSuperview()
        case 1: parent.insertSubview(child, at: min(index, parent.subviews.count))
        case 2: (parent as? UIStackView)?.addArrangedSubview(child)
        case 3:
            if let other = parent.subviews.last, other !== child { parent.insertSubview(child, belowSubview: other) }
        case 4: if child.superview === parent { parent.sendSubviewToBack(child) }
        case 5: if child.superview === parent { parent.bringSubviewToFront(child) }
        default: parent.addSubview(child)
        }
    }

    private func changePlace() {
        let view = view
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: view.frame = CGRect(x: length, y: length, width: length, height: length)
        case 1: view.bounds.origin = CGPoint(x: length, y: length)
        case 2: view.center = CGPoint(x: length, y: length)
        case 3:
            view.transform = pick([.identity, CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(rotationAngle: 1)])
        case 4: view.layer.anchorPoint = CGPoint(x: length, y: length)
        case 5: view.layoutMargins = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        case 6: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(index) * 7)
        default: view.translatesAutoresizingMaskIntoConstraints.toggle()
        }
    }

    private func changeConstraints() {
        let (one, two) = (view, view)
        if chance(3) {
            return NSLayoutConstraint.deactivate(one.constraints.filter { !($0.firstItem is UILayoutGuide) })
        }
        if chance(4), let own = one.constraints.first(where: { $0.priority.rawValue < 1000 }) {
            own.constant = length
            return
        }
        guard one !== two, one.window != nil, two.window != nil else { return }
        let constraint = pick([
            one.leadingAnchor.constraint(equalTo: two.leadingAnchor, constant: length),
            one.widthAnchor.constraint(lessThanOrEqualTo: two.widthAnchor, multiplier: pick([0.5, -1, 1e4])),
            one.topAnchor.constraint(greaterThanOrEqualTo: two.layoutMarginsGuide.bottomAnchor),
            one.firstBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor),
            one.heightAnchor.constraint(equalToConstant: length),
            one.centerXAnchor.constraint(equalTo: two.safeAreaLayoutGuide.centerXAnchor),
        ])
        constraint.priority = UILayoutPriority(pick([1, 250, 750, 999, 1000]))
        constraint.isActive = true
    }

    private func changeStack() {
        guard let stack = view as? UIStackView else { return view.isHidden.toggle() }
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: stack.axis = pick([.horizontal, .vertical])
        case 1: stack.distribution = pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        case 2: stack.alignment = pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        case 3: stack.spacing = length
        case 4: if let view = stack.arrangedSubviews.last { stack.removeArrangedSubview(view) }
        case 5: if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(length, after: view) }
        case 6: stack.isLayoutMarginsRelativeArrangement.toggle()
        default: for view in stack.arrangedSubviews { view.isHidden.toggle() }
        }
    }

    private func animate() {
        let view = view
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: AnimationClock.current.advance(by: pick([0, 0.1, 3]))
        case 1: view.layer.removeAllAnimations()
        case 2: UIView.transition(with: view, duration: 0.3, options: .transitionFlipFromLeft) { self.interrupt() }
        case 3:
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.changePlace() }
            animator.addCompletion { _ in self.interrupt() }
            animator.startAnimation()
            if chance(2) { animator.fractionComplete = 0.4 }
            if chance(2) { animator.stopAnimation(true) }
        case 4:
            let pulse = CABasicAnimation(keyPath: pick(["position.x", "opacity", "nothing", "transform.scale"]))
            pulse.toValue = length
            pulse.repeatCount = .infinity
            view.layer.add(pulse, forKey: "pulse")
        default:
            UIView.animate(withDuration: pick([0, 0.1, 2])) {
                self.changePlace()
                self.changeStack()
                self.layOut()
            } completion: { _ in
                self.interrupt()
            }
        }
    }

    private func ask() {
        let (one, two) = (view, view)
        _ = one.convert(CGPoint(x: length, y: length), to: chance(3) ? nil : two)
        _ = one.hitTest(CGPoint(x: 1, y: 1), with: nil)
        _ = one.systemLayoutSizeFitting(pick([UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]))
        _ = (
            one.hasAmbiguousLayout, one.constraintsAffectingLayout(for: .vertical),
            one.snapshotView(afterScreenUpdates: true)
        )
        _ = (one.layer.presentation()?.frame, one.safeAreaInsets, one.debugDescription, one.viewWithTag(4))
        one.sizeToFit()
        one.exerciseAmbiguityInLayout()
        if chance(2) { _ = one.becomeFirstResponder() } else { one.endEditing(true) }
    }

    private func scroll() {
        guard let scroll = view as? UIScrollView else { return }
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: scroll.setContentOffset(CGPoint(x: length, y: length), animated: chance(2))
        case 1: scroll.contentSize = CGSize(width: abs(length), height: abs(length))
        case 2: scroll.contentInset.top = length
        case 3: scroll.scrollRectToVisible(CGRect(x: length, y: length, width: 10, height: 10), animated: chance(2))
        case 4: scroll.setZoomScale(length, animated: chance(2))
        case 5:
            guard let table = scroll as? UITableView, !isUpdating else { return }
            isUpdating = true
            defer { isUpdating = false }
            table.performBatchUpdates {
                self.rows += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: self.pick([.fade, .none, .left]))
            }
        default: (scroll as? UITableView)?.reloadData()
        }
    }

    private var isUpdating = false

    private func changeLook() {
        let view = view
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: view.alpha = length
        case 1: view.tintColor = pick([.red, nil])
        case 2: view.isHidden.toggle()
        case 3: view.semanticContentAttribute = pick([.forceRightToLeft, .unspecified])
        case 4: view.traitOverrides.preferredContentSizeCategory = pick([.large, .accessibilityLarge])
        case 5: window.frame.size = pick([CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), .zero])
        case 6: window.rootViewController?.additionalSafeAreaInsets.top = length
        case 7: (view as? UILabel)?.text = pick(["", "one", String(repeating: "long ", count: 40)])
        default: view.setContentHuggingPriority(pick([.required, .defaultLow]), for: .horizontal)
        }
    }

    private func layOut() {
        let view = view
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: view.setNeedsLayout()
        case 1: view.setNeedsUpdateConstraints()
        case 2: view.updateConstraintsIfNeeded()
        case 3: view.invalidateIntrinsicContentSize()
        default: view.layoutIfNeeded()
        }
    }

    // MARK: Whom others ask

    func scrollViewDidScroll(_ scrollView: UIScrollView) { interrupt() }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if !isUpdating { interrupt() }
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        interrupt()
    }
}

/// "Nothing in UIKit kills the process on a call that UIKit accepts", in whichever order calls come, and from within whatever.
@MainActor
@Suite("Calls in odd orders")
struct OddOrderTests {
    nonisolated private static let games = ProcessInfo.processInfo.environment["ODD_GAMES"].flatMap { Int($0) } ?? 60

    @Test(arguments: 0..<games) func callsInAnyOrder(seed: Int) {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        let game = OddGame(seed: UInt64(seed))
        for _ in 0..<120 { game.play() }
        game.end()
    }
}
