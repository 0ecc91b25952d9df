/// The bars of a controller, as high as they reach into its view's safe area. Points; 0 where there is none.
struct BarHeights {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var isTopTranslucent = true
    var isBottomTranslucent = true
}

/// A controller that shows one of its children beneath its bars.
@MainActor
protocol BarContainer: UIViewController {
    /// The child that is to be shown.
    var chosenController: UIViewController? { get }
    /// The child whose view stands in the container's.
    var placedController: UIViewController? { get set }
    /// The bars around a child.
    func barHeights(around child: UIViewController) -> BarHeights
    /// Places the bars in the container's view.
    func placeBars()
}

/// What brings a child in the program's own way, and who drives that.
struct StackAnimator {
    var animator: any UIViewControllerAnimatedTransitioning
    var interaction: (any UIViewControllerInteractiveTransitioning)?
}

/// The view of a controller with bars: places these and the child's view.
final class BarContainerView: UIView {
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? any BarContainer)?.placeParts()
    }
}

extension BarContainer {
    func makeContainerView() -> UIView {
        let container = BarContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return container
    }

    /// How much of a child's view the bars cover, beyond the container's own safe area.
    func barInsets(over child: UIViewController) -> UIEdgeInsets {
        let bars = barHeights(around: child)
        return UIEdgeInsets(
            top: extends(child, .top, under: bars) ? bars.top : 0, left: 0,
            bottom: extends(child, .bottom, under: bars) ? bars.bottom : 0, right: 0)
    }

    func placeParts() {
        placeBars()
        guard let child = placedController, let view, let childView = child.viewIfLoaded else { return }
        // An animator of the program's own places what stands in its container.
        guard childView.superview === view else { return }
        let frame = place(of: child, in: view)
        if childView.frame != frame { childView.frame = frame }
    }

    /// Where a child's view stands in the container's.
    private func place(of child: UIViewController, in view: UIView) -> CGRect {
        let (safe, bars) = (view.safeAreaInsets, barHeights(around: child))
        var frame = CGRect(origin: .zero, size: view.bounds.size)
        if bars.top > 0, !extends(child, .top, under: bars) {
            frame.origin.y += safe.top + bars.top
            frame.size.height -= safe.top + bars.top
        }
        if bars.bottom > 0 || isAboveOtherBar, !extends(child, .bottom, under: bars) {
            frame.size.height -= safe.bottom + bars.bottom
        }
        return frame
    }

    /// Whether a container around this one has a bar below it.
    private var isAboveOtherBar: Bool {
        var (inner, outer): (UIViewController, UIViewController?) = (self, parent)
        while let current = outer {
            if let container = current as? any BarContainer, container.barHeights(around: inner).bottom > 0 {
                return true
            }
            (inner, outer) = (current, current.parent)
        }
        return false
    }

    /// A view extends under bars that it names, and under opaque ones if it says so (documentation of
    /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`); else it begins and ends at them.
    private func extends(_ child: UIViewController, _ edge: UIRectEdge, under bars: BarHeights) -> Bool {
        guard child.edgesForExtendedLayout.contains(edge) else { return false }
        let isTranslucent = edge == .top ? bars.isTopTranslucent : bars.isBottomTranslucent
        return isTranslucent || child.extendedLayoutIncludesOpaqueBars
    }

    /// Whether the controller belongs to a tab that isn't shown: its own view may be loaded, those in it aren't yet.
    private var isInUnselectedTab: Bool {
        guard let tabs = parent as? UITabBarController else { return false }
        return tabs.selectedViewController !== self
    }

    /// Whether another child is to be seen than the one that is.
    var willChangeController: Bool {
        isViewLoaded && chosenController !== placedController && !isInUnselectedTab
    }

    /// A transition to the chosen child, where that can be seen moving.
    func transitionToChosenController(animated: Bool) -> ControllerTransition? {
        guard animated, willChangeController, appearance == .appeared, placedController?.viewIfLoaded != nil,
            chosenController != nil, let view
        else { return nil }
        return ControllerTransition.make(animated, in: view, lasting: StackMove.duration)
    }

    /// Brings the chosen child's view into the container's, once that is loaded.
    ///
    /// - Parameters:
    ///   - move: how it comes, in a transition.
    ///   - animator: the program's own that brings it, and who drives that.
    ///   - completion: runs when it is there, or back where it was: then with false.
    func showChosenController(
        _ move: StackMove = .push, in transition: ControllerTransition? = nil, by animator: StackAnimator? = nil,
        completion: @escaping (Bool) -> Void = { _ in }
    ) {
        guard willChangeController, let view else { return completion(true) }
        if let animator, let transition, let old = placedController, let new = chosenController {
            return show(new, after: old, in: transition, by: animator, completion: completion)
        }
        let (old, new) = (placedController, chosenController)
        let (oldView, wasSeen, isAnimated) = (old?.viewIfLoaded, isSeen, transition != nil)
        ownTransition = transition
        new?.loadViewIfNeeded()
        (new as? any BarContainer)?.showChosenController()
        if wasSeen {
            old?.beginAppearanceTransition(false, animated: isAnimated)
            new?.beginAppearanceTransition(true, animated: isAnimated)
        }
        if !isAnimated { oldView?.removeFromSuperview() }
        if let inner = new?.view {
            inner.frame = CGRect(origin: .zero, size: view.bounds.size)
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(inner, at: isAnimated && move == .push ? 1 : 0)
        }
        placedController = new
        barsChanged()
        func end() {
            if wasSeen {
                // What appears is laid out before it hears that it has.
                if !isAnimated, view.window != nil { view.layoutIfNeeded() }
                old?.endAppearanceTransition()
                if appearance == .appeared { new?.endAppearanceTransition() }
            }
            completion(true)
        }
        guard let transition, let oldView, let newView = new?.view else { return end() }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        let center = oldView.center
        transition.run({ move.move(from: oldView, to: newView, in: $0) }) { [self] _ in
            oldView.removeFromSuperview()
            oldView.center = center
            if ownTransition === transition { ownTransition = nil }
            end()
        }
    }

    /// Has an animator of the program's own bring a child in the place of another, in a container of its own below the bars.
    private func show(
        _ new: UIViewController, after old: UIViewController, in transition: ControllerTransition,
        by animator: StackAnimator, completion: @escaping (Bool) -> Void
    ) {
        guard let view, let oldView = old.viewIfLoaded else { return completion(true) }
        ownTransition = transition
        new.loadViewIfNeeded()
        (new as? any BarContainer)?.showChosenController()
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        let container = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let oldFrame = oldView.frame
        view.insertSubview(container, at: 0)
        container.addSubview(oldView)
        placedController = new
        barsChanged()
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        let newFrame = place(of: new, in: view)
        new.view.frame = newFrame
        transition.context = TransitionContext(
            animator.animator, drivenBy: animator.interaction, in: container,
            from: .init(controller: old, view: oldView, initialFrame: oldFrame),
            to: .init(controller: new, view: new.view, finalFrame: newFrame))
        transition.run({ _ in }) { [self] isComplete in
            let (stays, goes) = isComplete ? (new, old) : (old, new)
            goes.viewIfLoaded?.removeFromSuperview()
            placedController = stays
            if let shown = stays.viewIfLoaded {
                shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.insertSubview(shown, at: 0)
                shown.frame = place(of: stays, in: view)
            }
            container.removeFromSuperview()
            if ownTransition === transition { ownTransition = nil }
            if !isComplete {
                new.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
            }
            goes.endAppearanceTransition()
            if appearance == .appeared { stays.endAppearanceTransition() }
            completion(isComplete)
            barsChanged()
        }
    }

    /// The heights of bars where the controller is shown.
    var barMetrics: BarMetrics {
        view?.barMetrics ?? BarMetrics(UIView.defaultEnvironment, hasHomeIndicator: false)
    }

    /// Asks for a layout with other bars.
    func barsChanged() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        view.host?.marginsChanged()
    }
}

extension UIView {
    /// Has the controller that shows this bar place its parts anew.
    func tellBarContainer() { (superview?.viewController as? any BarContainer)?.barsChanged() }
}
