import Testing
import UIKit

/// Fills the lower half of the screen and writes down what it hears.
private final class HalfPresentation: UIPresentationController {
    var log: [String] = []
    let ground = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.addSubview(ground)
        log.append("will begin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did end \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissal did end \(completed)") }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        ground.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
    var made: HalfPresentation?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = HalfPresentation(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }
}

private final class Witness: UIViewController {
    var wasBeingPresented: Bool?
    var wasBeingDismissed: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasBeingPresented = isBeingPresented
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        wasBeingDismissed = isBeingDismissed
    }
}

@MainActor
@Suite("Presenting controllers", .serialized)
struct PresentingTests {
    /// "The completion handler is called after the `viewDidAppear(_:)` method is called on the presented view controller";
    /// a full-screen presentation takes the views below out of the window.
    @Test func aFullScreenPresentationTakesTheOtherViewsPlace() {
        let first = LoggingController("first"), second = LoggingController("second")
        let window = makeWindow(root: first)
        LoggingController.log = []
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true) { LoggingController.log.append("completion") }
        AnimationClock.current.advance(by: 1)
        #expect(
            LoggingController.log == [
                "second loaded", "first will disappear", "second will appear", "second lays out", "second did appear",
                "first did disappear", "completion",
            ])
        #expect(first.presentedViewController === second)
        #expect(second.presentingViewController === first)
        #expect(second.view.window === window)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(first.view.window == nil)
        LoggingController.log = []
        first.dismiss(animated: true) { LoggingController.log.append("completion") }
        AnimationClock.current.advance(by: 1)
        #expect(
            LoggingController.log == [
                "second will disappear", "first will appear", "first lays out", "first did appear",
                "second did disappear", "completion",
            ])
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(second.view.window == nil)
        #expect(first.view.window === window)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
    }

    /// Automatic is a sheet: it leaves the views below in the window, so they neither disappear nor appear again.
    @Test func aSheetLeavesTheViewsBelow() {
        let first = LoggingController("first"), second = LoggingController("second")
        let window = makeWindow(root: first)
        LoggingController.log = []
        first.present(second, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(
            LoggingController.log == ["second loaded", "second will appear", "second lays out", "second did appear"])
        #expect(first.view.window === window)
        // Ten points below a safe area of none.
        #expect(second.view.frame == CGRect(x: 0, y: 10, width: 390, height: 790))
        #expect(second.view.safeAreaInsets == .zero)
        LoggingController.log = []
        second.dismiss(animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(LoggingController.log == ["second will disappear", "second did disappear"])
    }

    /// `isBeingPresented` and `isBeingDismissed` are true in the calls about appearing and disappearing.
    @Test func controllersKnowThatTheyAreComingAndGoing() {
        let root = UIViewController(), witness = Witness()
        let window = makeWindow(root: root)
        root.present(witness, animated: false)
        #expect(witness.wasBeingPresented == true)
        #expect(!witness.isBeingPresented)
        root.dismiss(animated: false)
        #expect(witness.wasBeingDismissed == true)
        #expect(!witness.isBeingDismissed)
        #expect(window.subviews.count == 1)
    }

    /// The outermost controller presents; a child knows both by its parent. The presented one asks the presenting one to
    /// dismiss it.
    @Test func containersPresentForTheirChildren() {
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        let sheet = UIViewController(), sheetNavigation = UINavigationController(rootViewController: sheet)
        let window = makeWindow(root: navigation)
        page.present(sheetNavigation, animated: false)
        #expect(navigation.presentedViewController === sheetNavigation)
        #expect(page.presentedViewController === sheetNavigation)
        #expect(sheet.presentingViewController === navigation)
        #expect(navigation.visibleViewController === sheetNavigation)
        // A child of the presented controller that presents nothing dismisses what its parent presents first.
        let alert = UIViewController()
        sheet.present(alert, animated: false)
        sheet.dismiss(animated: false)
        #expect(alert.view.window == nil)
        #expect(sheet.view.window === window)
        sheet.dismiss(animated: false)
        #expect(sheet.view.window == nil)
        #expect(navigation.presentedViewController == nil)
    }

    /// "If you call this method on a view controller lower in the stack, its immediate child and all above it are dismissed."
    @Test func dismissingTakesAllThatStandsOnItAway() {
        let controllers = (0..<4).map { _ in UIViewController() }
        let window = makeWindow(root: controllers[0])
        for (below, above) in zip(controllers, controllers.dropFirst()) { below.present(above, animated: false) }
        #expect(controllers[3].view.window === window)
        var isDone = false
        controllers[1].dismiss(animated: false) { isDone = true }
        #expect(isDone)
        #expect(controllers[1].view.window === window)
        #expect(controllers[2].view.window == nil)
        #expect(controllers[3].view.window == nil)
        #expect(controllers[3].presentingViewController == nil)
        // One that presents nothing goes itself.
        controllers[1].dismiss(animated: false)
        #expect(controllers[1].view.window == nil)
        #expect(window.subviews.count == 1)
    }

    /// One controller presents one other at a time, and only while its view is in a window.
    @Test func attemptsInVainChangeNothing() {
        let root = UIViewController(), first = UIViewController(), second = UIViewController()
        var isDone = false
        root.present(first, animated: false) { isDone = true }
        #expect(root.presentedViewController == nil)
        let window = makeWindow(root: root)
        root.present(first, animated: false)
        root.present(second, animated: false) { isDone = true }
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!isDone)
        #expect(window.subviews.count == 2)
    }

    /// A covered view comes back as large as its window has become.
    @Test func theWindowMayChangeUnderAPresentation() {
        let first = UIViewController(), second = UIViewController()
        let window = makeWindow(root: first)
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        window.frame.size = CGSize(width: 800, height: 390)
        window.layoutIfNeeded()
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 800, height: 390))
        first.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 800, height: 390))
    }

    /// The current context is the nearest controller that defines one; only its area is covered.
    @Test func theCurrentContextIsCoveredAlone() {
        let parent = UIViewController(), child = UIViewController(), other = UIViewController()
        let window = makeWindow(root: parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        other.modalPresentationStyle = .currentContext
        child.present(other, animated: false)
        #expect(other.presentingViewController === child)
        #expect(window.convert(other.view.bounds, from: other.view) == CGRect(x: 50, y: 100, width: 200, height: 300))
        #expect(child.view.window == nil)
        child.dismiss(animated: false)
        #expect(child.view.superview === parent.view)
        #expect(child.view.frame == CGRect(x: 50, y: 100, width: 200, height: 300))
    }

    /// A presentation controller of one's own decides where the view stands and adds views of its own.
    @Test func customPresentationsPlaceTheirView() throws {
        let root = UIViewController(), presented = UIViewController(), transition = Transition()
        let window = makeWindow(root: root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transition
        root.present(presented, animated: true)
        AnimationClock.current.advance(by: 1)
        let made = try #require(transition.made)
        #expect(presented.presentationController === made)
        #expect(made.presentingViewController === root)
        #expect(made.presentedViewController === presented)
        #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 390, height: 400))
        #expect(made.ground.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        window.frame.size.height = 600
        window.layoutIfNeeded()
        #expect(presented.view.frame == CGRect(x: 0, y: 300, width: 390, height: 300))
        root.dismiss(animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(made.log == ["will begin", "did end true", "dismissal will begin", "dismissal did end true"])
        #expect(made.containerView == nil)
    }

    /// `isMovingToParent` holds in the calls about appearing that follow being added, `isMovingFromParent` in those about
    /// disappearing when popped.
    @Test func controllersKnowThatTheyMoveIntoAContainer() {
        final class Page: UIViewController {
            var log: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { log.append(isMovingToParent) }
            override func viewDidAppear(_ animated: Bool) { log.append(isMovingToParent) }
            override func viewWillDisappear(_ animated: Bool) { log.append(isMovingFromParent) }
        }
        let first = Page(), second = Page(), navigation = UINavigationController(rootViewController: first)
        let window = makeWindow(root: navigation)
        navigation.pushViewController(second, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(first.log == [true, true, false])
        navigation.popViewController(animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(second.log == [true, true, true])
        #expect(first.log == [true, true, false, false, false])
        #expect(!second.isMovingFromParent)
        #expect(window.rootViewController === navigation)
    }
}
