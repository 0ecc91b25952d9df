import Testing
import UIKit

/// Slides the coming view in from the right, as Apple's sample code does it.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var usesAnimator = false

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if usesAnimator { return interruptibleAnimator(using: context).startAnimation() }
        prepare(context)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.move(context)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        prepare(context)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.move(context) }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }

    private func prepare(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to) else { return }
        log.append("\(context.viewController(forKey: .from)?.title ?? "–") to \(to.title ?? "–")")
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to).offsetBy(dx: 100, dy: 0)
    }

    private func move(_ context: any UIViewControllerContextTransitioning) {
        if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
            view.frame = context.finalFrame(for: to)
        } else {
            context.view(forKey: .from)?.frame.origin.x = 100
        }
    }
}

/// Fades without a scrubbed animator: only what the container's time plays.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class Page: UIViewController {
    var log: [String] = []
    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

private final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    let animator: any UIViewControllerAnimatedTransitioning
    var hand: UIPercentDrivenInteractiveTransition?
    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .none ? nil : animator }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

/// Animators of a program's own, in the words of `UIViewControllerAnimatedTransitioning` and its neighbours.
@MainActor
@Suite("Animators of one's own")
struct OwnAnimatorTests {
    private let clock = AnimationClock.current
    private let first = Page("first"), second = Page("second")

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        clock.advance(by: 0)
        (first.log, second.log) = ([], [])
        return window
    }

    private func x(_ page: UIViewController) -> CGFloat? {
        (page.view.layer.presentation()?.frame.minX).map { ($0 * 1e6).rounded() / 1e6 }
    }

    /// "navigationController(_:animationControllerFor:from:to:) … to provide a noninteractive animator object".
    @Test func theyPushAndPop() {
        let slide = Slide(), director = Director(slide)
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.delegate = director
        var alongside: [String] = []
        navigation.pushViewController(second, animated: true)
        navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in alongside.append("moves") },
            completion: { alongside.append("over \($0.isCancelled)") })
        #expect(slide.log == ["first to second"])
        #expect(navigation.transitionCoordinator?.transitionDuration == 1)
        #expect(x(second) == 100)
        clock.advance(by: 0.5)
        #expect(x(second) == 50)
        #expect(first.view.window === window)
        #expect(second.log == ["will appear"])
        clock.advance(by: 0.6)
        #expect(slide.log == ["first to second", "ended true"])
        #expect(first.view.superview == nil)
        #expect(second.view.frame == navigation.view.bounds)
        #expect(second.view.superview === navigation.view)
        #expect(second.log == ["will appear", "did appear"])
        #expect(first.log == ["will disappear", "did disappear"])
        #expect(alongside == ["moves", "over false"])
        navigation.popViewController(animated: true)
        clock.advance(by: 2)
        #expect(slide.log.suffix(2) == ["second to first", "ended true"])
        #expect(navigation.viewControllers == [first])
        #expect(second.view.superview == nil && first.view.superview === navigation.view)
        #expect(second.parent == nil)
    }

    /// "tabBarController(_:animationControllerForTransitionFrom:to:)".
    @Test func theyChangeTabs() {
        let slide = Slide(), director = Director(slide), tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = show(tabs)
        tabs.delegate = director
        tabs.selectedIndex = 1
        clock.advance(by: 0.25)
        #expect(x(second) == 75)
        clock.advance(by: 1)
        #expect(second.view.superview === tabs.view && first.view.superview == nil)
        #expect(second.view.frame == tabs.view.bounds)
        #expect(second.log == ["will appear", "did appear"])
        withExtendedLifetime(window) {}
    }

    /// "animationController(forPresented:presenting:source:)": the animator puts the view into the container itself.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen])
    func theyPresentAndDismiss(style: UIModalPresentationStyle) {
        let slide = Slide(), director = Director(slide)
        let window = show(first)
        second.modalPresentationStyle = style
        second.transitioningDelegate = director
        var events: [String] = []
        first.present(second, animated: true) { events.append("presented") }
        #expect(x(second) == 100)
        clock.advance(by: 0.5)
        #expect(x(second) == 50)
        #expect(events.isEmpty)
        clock.advance(by: 1)
        #expect(events == ["presented"])
        #expect((first.view.window == nil) == (style == .fullScreen))
        #expect(second.view.frame == window.bounds)
        second.dismiss(animated: true) { events.append("dismissed") }
        clock.advance(by: 0.5)
        #expect(events == ["presented"])
        clock.advance(by: 1)
        #expect(events == ["presented", "dismissed"])
        #expect(first.view.window === window && second.view.window == nil)
        #expect(first.view.frame == window.bounds)
        #expect(first.presentedViewController == nil)
        #expect(slide.log == ["first to second", "ended true", "second to first", "ended true"])
        #expect(second.log == ["will appear", "did appear", "will disappear", "did disappear"])
    }

    /// `UIPercentDrivenInteractiveTransition`: "update(_:)", then "finish()": the rest runs by itself.
    @Test(arguments: [true, false]) func handsDrive(scrubsAnAnimator: Bool) {
        let director = Director(scrubsAnAnimator ? Slide() : Fade())
        let hand = UIPercentDrivenInteractiveTransition()
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.delegate = director
        director.hand = hand
        func share() -> Double? {
            scrubsAnAnimator
                ? x(second).map { 1 - Double($0) / 100 }
                : second.view.layer.presentation().map { (Double($0.opacity) * 1e4).rounded() / 1e4 }
        }
        navigation.pushViewController(second, animated: true)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(share() == 0)
        clock.advance(by: 5)
        #expect(share() == 0)
        hand.update(0.25)
        #expect(hand.percentComplete == 0.25)
        #expect(share() == 0.25)
        clock.advance(by: 5)
        #expect(share() == 0.25)
        hand.finish()
        clock.advance(by: scrubsAnAnimator ? 0.25 : 0.5)
        #expect(share() == 0.5)
        clock.advance(by: 3)
        #expect(navigation.topViewController === second)
        #expect(second.log == ["will appear", "did appear"])
        #expect(first.view.superview == nil)
        #expect(navigation.transitionCoordinator == nil)
        withExtendedLifetime(window) {}
    }

    /// "cancel()": all goes back to where it was, and the controllers hear of it.
    @Test(arguments: [true, false], [true, false]) func handsLetGo(scrubsAnAnimator: Bool, pops: Bool) {
        let director = Director(scrubsAnAnimator ? Slide() : Fade())
        let hand = UIPercentDrivenInteractiveTransition()
        let navigation = UINavigationController(rootViewController: first)
        if pops { navigation.pushViewController(second, animated: false) }
        let window = show(navigation)
        let (stays, comes) = pops ? (second, first) : (first, second)
        navigation.delegate = director
        director.hand = hand
        var wasCancelled = false
        if pops {
            navigation.popViewController(animated: true)
        } else {
            navigation.pushViewController(second, animated: true)
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
        hand.update(0.5)
        hand.cancel()
        clock.advance(by: 3)
        #expect(wasCancelled)
        #expect(navigation.viewControllers == (pops ? [first, second] : [first]))
        #expect(navigation.topViewController === stays)
        #expect(stays.view.superview === navigation.view && comes.view.superview == nil)
        #expect(stays.view.frame == navigation.view.bounds)
        #expect(stays.log == ["will disappear", "will appear", "did appear"])
        #expect(comes.log == ["will appear", "will disappear", "did disappear"])
        #expect(!second.isMovingFromParent)
        // It works the next time.
        director.hand = nil
        if pops {
            navigation.popViewController(animated: true)
        } else {
            navigation.pushViewController(second, animated: true)
        }
        clock.advance(by: 3)
        #expect(navigation.topViewController === comes && comes.view.superview === navigation.view)
        withExtendedLifetime(window) {}
    }

    /// Presentations and dismissals that are let go leave what was before.
    @Test func dismissalsAreLetGo() {
        let director = Director(Slide()), hand = UIPercentDrivenInteractiveTransition()
        let window = show(first)
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = director
        director.hand = hand
        first.present(second, animated: true)
        hand.update(0.3)
        hand.cancel()
        clock.advance(by: 2)
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        #expect(first.view.window === window && second.view.window == nil)
        #expect(!second.isBeingPresented)
        director.hand = nil
        first.present(second, animated: true)
        clock.advance(by: 2)
        #expect(first.presentedViewController === second)
        director.hand = hand
        second.dismiss(animated: true)
        hand.update(0.9)
        hand.cancel()
        clock.advance(by: 2)
        #expect(first.presentedViewController === second)
        #expect(second.view.frame == window.bounds && first.view.window == nil)
        #expect(!second.isBeingDismissed)
        second.dismiss(animated: true)
        hand.update(0.1)
        hand.finish()
        clock.advance(by: 2)
        #expect(first.presentedViewController == nil && first.view.frame == window.bounds)
    }
}
