import Foundation
import Testing

@testable import UIKit

/// Controllers that come and go animated: they are at their places at once, are seen moving, and who waits hears of the end.
@MainActor
@Suite("Controllers that move")
struct ControllerMoveTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
        override func didMove(toParent parent: UIViewController?) { log.append(parent == nil ? "out" : "in") }
    }

    private final class Listener: NSObject, UINavigationControllerDelegate {
        var log: [String] = []
        func navigationController(_: UINavigationController, willShow _: UIViewController, animated: Bool) {
            log.append("will \(animated)")
        }
        func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool) {
            log.append("did \(animated)")
        }
    }

    private let clock = AnimationClock.current

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        clock.advance(by: 0)
        return window
    }

    private func x(_ page: UIViewController) -> CGFloat? { page.view.layer.presentation()?.frame.minX }

    /// `pushViewController(_:animated:)`: the new top is there at once and comes from the end; `viewDidAppear` and `didShow` wait.
    @Test func pushedControllersComeFromTheEnd() {
        let first = Page(), second = Page(), listener = Listener()
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.delegate = listener
        (first.log, second.log) = ([], [])
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(x(second) == 390 && x(first) == 0)
        #expect(first.log == ["will disappear true"] && second.log == ["will appear true"])
        #expect(listener.log == ["will true"])
        #expect(navigation.transitionCoordinator != nil)
        clock.advance(by: StackMove.duration / 2)
        #expect(x(second).map { $0 > 100 && $0 < 290 } == true)
        #expect(x(first).map { $0 < -30 && $0 > -130 } == true)
        clock.advance(by: StackMove.duration)
        #expect(x(second) == 0)
        #expect(first.view.superview == nil)
        #expect(first.log == ["will disappear true", "did disappear true"])
        #expect(second.log == ["will appear true", "did appear true", "in"])
        #expect(listener.log == ["will true", "did true"])
        #expect(navigation.transitionCoordinator == nil)
        withExtendedLifetime(window) {}
    }

    /// `popViewController(animated:)`: the one below comes back, and the popped one leaves the stack when it is out of sight.
    @Test func poppedControllersGoToTheEnd() {
        let first = Page(), second = Page()
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.pushViewController(second, animated: false)
        (first.log, second.log) = ([], [])
        #expect(navigation.popViewController(animated: true) === second)
        #expect(navigation.viewControllers == [first])
        #expect(x(second) == 0 && x(first) == -130)
        clock.advance(by: StackMove.duration / 2)
        #expect(x(second).map { $0 > 100 && $0 < 290 } == true)
        clock.advance(by: StackMove.duration)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(second.view.superview == nil && second.parent == nil)
        #expect(second.log == ["will disappear true", "did disappear true", "out"])
        #expect(first.log == ["will appear true", "did appear true"])
        withExtendedLifetime(window) {}
    }

    /// A push during a push ends the first one; without animation nothing waits.
    @Test func pushesFollowEachOther() {
        let pages = (0..<3).map { _ in Page() }
        let navigation = UINavigationController(rootViewController: pages[0])
        let window = show(navigation)
        navigation.pushViewController(pages[1], animated: true)
        clock.advance(by: 0.1)
        navigation.pushViewController(pages[2], animated: false)
        #expect(navigation.viewControllers == pages)
        #expect(pages[1].log.suffix(2) == ["will disappear false", "did disappear false"])
        #expect(pages[2].log == ["will appear false", "did appear false", "in"])
        #expect(pages[1].view.superview == nil && pages[2].view.frame.minX == 0)
        clock.advance(by: 1)
        #expect(navigation.topViewController === pages[2])
        withExtendedLifetime(window) {}
    }

    /// `present(_:animated:completion:)`: a sheet comes from below, over what darkens; the completion runs when it is there.
    @Test func sheetsComeFromBelow() {
        let root = Page(), sheet = Page()
        let window = show(root)
        var ends: [String] = []
        root.present(sheet, animated: true) { ends.append("presented") }
        #expect(root.presentedViewController === sheet && sheet.isBeingPresented)
        #expect(sheet.view.frame.minY == 10)
        #expect(sheet.view.layer.presentation()?.frame.minY == 800)
        #expect(ends.isEmpty && sheet.log == ["will appear true"])
        var alongside: [String] = []
        sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in alongside.append("over") }
        clock.advance(by: PresentationMove.duration / 2)
        #expect(sheet.view.layer.presentation().map { $0.frame.minY > 200 && $0.frame.minY < 600 } == true)
        clock.advance(by: PresentationMove.duration)
        #expect(ends == ["presented"] && alongside == ["over"])
        #expect(sheet.log == ["will appear true", "did appear true"] && !sheet.isBeingPresented)
        root.dismiss(animated: true) { ends.append("dismissed") }
        #expect(root.presentedViewController === sheet && sheet.isBeingDismissed)
        #expect(sheet.view.layer.presentation()?.frame.minY == 10)
        clock.advance(by: PresentationMove.duration / 2)
        #expect(sheet.view.layer.presentation().map { $0.frame.minY > 200 } == true)
        clock.advance(by: PresentationMove.duration)
        #expect(ends == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil && sheet.view.window == nil)
        #expect(window.subviews.count == 1)
    }

    /// Alerts come out of nothing, a little larger than they are.
    @Test func alertsDissolve() {
        let root = Page(), alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let window = show(root)
        root.present(alert, animated: true)
        #expect(alert.view.alpha == 1 && alert.view.layer.presentation()?.opacity == 0)
        #expect(alert.view.layer.presentation().map { abs($0.frame.width - 270 * 1.2) < 1e-6 } == true)
        clock.advance(by: PresentationMove.duration)
        #expect(alert.view.layer.presentation()?.opacity == 1)
        #expect(alert.view.frame.width == 270)
        withExtendedLifetime(window) {}
    }

    /// Where nobody sees it, and without animations, everything is over at once.
    @Test func withoutAnimationNothingWaits() {
        let root = Page(), sheet = Page()
        let window = show(root)
        var isThere = false
        UIView.performWithoutAnimation { root.present(sheet, animated: true) { isThere = true } }
        #expect(isThere && sheet.log == ["will appear false", "did appear false"])
        let navigation = UINavigationController(rootViewController: Page())
        let pushed = Page()
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.topViewController === pushed && pushed.log == ["in"])
        withExtendedLifetime(window) {}
    }

    // MARK: Layers

    /// Core Animation Programming Guide: a change of a standalone layer that is seen is animated implicitly, in 0.25 seconds unless
    /// the transaction says otherwise; a view's own layer, and one that came in the same turn, is not.
    @Test func layersWithoutViewsMoveByThemselves() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), layer = CALayer()
        window.layer.addSublayer(layer)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        clock.advance(by: 0)
        layer.opacity = 0
        layer.position.x = 40
        #expect(layer.opacity == 0)
        #expect(layer.presentation()?.opacity == 0.5 && layer.presentation()?.position.x == 0)
        clock.advance(by: 0.125)
        #expect(layer.presentation().map { $0.opacity > 0.05 && $0.opacity < 0.45 } == true)
        clock.advance(by: 0.125)
        #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
        var isOver = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setCompletionBlock { isOver = true }
        layer.position.x = 0
        CATransaction.commit()
        clock.advance(by: 0.9)
        #expect(!isOver && layer.presentation().map { $0.position.x > 0 } == true)
        clock.advance(by: 0.2)
        #expect(isOver)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 40
        CATransaction.commit()
        window.layer.cornerRadius = 5
        #expect(layer.animationKeys() == nil && window.layer.animationKeys() == nil)
    }

    /// `transition(from:to:duration:…)`: the old child is about to go and the new one about to come before the changes; both
    /// have done so when they have come to rest, before the completion.
    @Test func childrenHearOfTransitions() {
        let holder = UIViewController(), first = Page(), second = Page()
        holder.addChild(first)
        holder.view.addSubview(first.view)
        first.didMove(toParent: holder)
        let window = show(holder)
        (first.log, second.log) = ([], [])
        first.willMove(toParent: nil)
        holder.addChild(second)
        second.log.append("added")
        holder.transition(from: first, to: second, duration: 0.25) {
            second.log.append("changes")
        } completion: { _ in
            second.log.append("completion")
            first.removeFromParent()
            second.didMove(toParent: holder)
        }
        #expect(first.log == ["will disappear true"])
        #expect(second.log == ["added", "will appear true", "changes"])
        #expect(first.view.superview === holder.view && second.view.superview === holder.view)
        clock.advance(by: 0.3)
        #expect(first.log == ["will disappear true", "did disappear true", "out"])
        #expect(second.log == ["added", "will appear true", "changes", "did appear true", "completion", "in"])
        #expect(first.view.superview == nil)
        withExtendedLifetime(window) {}
    }
}
