import Testing
import UIKit

/// Notes what a controller hears of a new size.
private final class Listener: UIViewController {
    var log: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("willTransition \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("\(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.note("alongside") },
            completion: { [weak self] _ in self?.note("completion") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append("traits")
    }

    private func note(_ what: String) { log.append("\(what) \(Int(view.bounds.width))") }
}

/// A container that gives its child half of its width.
private final class Halver: UIViewController {
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
}

@MainActor
@Suite("Windows that change their size")
struct WindowTransitionTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func close(_ window: UIWindow) { UIApplication.shared.windows.removeAll { $0 === window } }

    /// UIKit calls `willTransition(to:with:)` and `viewWillTransition(to:with:)` before it changes traits and size; what is
    /// handed to the coordinator runs with the new ones. A phone on its side is compact in height.
    @Test func turningIsHeardBeforeAndAfter() {
        let controller = Listener()
        let window = window(controller)
        defer { close(window) }
        controller.log = []
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(controller.log.last == "alongside 844")
        AnimationClock.current.advance(by: 0.3)
        #expect(
            controller.log == [
                "willTransition compact", "390 to 844", "traits", "alongside 844", "completion 844",
            ])
        #expect(controller.view.frame.size == CGSize(width: 844, height: 390))
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(controller.traitCollection.verticalSizeClass == .regular)
    }

    /// Another size that is no turn leaves the traits alone; the same size is none.
    @Test func otherSizesAreHeardWithoutTraits() {
        let controller = Listener()
        let window = window(controller)
        defer { close(window) }
        controller.log = []
        window.bounds.size.width = 300
        AnimationClock.current.advance(by: 0.3)
        #expect(controller.log == ["390 to 300", "alongside 300", "completion 300"])
        controller.log = []
        window.frame.origin.x = 90
        #expect(controller.log.isEmpty)
    }

    /// A container tells its children the sizes that it will give them, and what it presents hears as well.
    @Test func childrenAndPresentedControllersHear() {
        let container = Halver(), child = Listener(), presented = Listener()
        let window = window(container)
        defer { close(window) }
        container.addChild(child)
        container.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
        child.didMove(toParent: container)
        presented.modalPresentationStyle = .overFullScreen
        container.present(presented, animated: false)
        (child.log, presented.log) = ([], [])
        window.frame.size.width = 400
        #expect(child.log.first == "195 to 200")
        #expect(presented.log.first == "390 to 400")
    }

    /// A window is shown by `isHidden = false` as well as by `makeKeyAndVisible()`.
    @Test func windowsAreShownByNoLongerHiding() {
        let controller = Listener(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        #expect(!UIApplication.shared.windows.contains(window))
        window.isHidden = false
        defer { close(window) }
        #expect(UIApplication.shared.windows.contains(window))
        #expect(!window.isKeyWindow)
        controller.log = []
        window.frame.size.width = 400
        #expect(controller.log.first == "390 to 400")
    }

    /// `requestGeometryUpdate` turns the screen to one of the orientations that are asked for.
    @Test func scenesAreTurned() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let controller = UIViewController()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                let landscape = UIInterfaceOrientationMask.landscape
                scene?.requestGeometryUpdate(.iOS(interfaceOrientations: landscape))
                let isTurned =
                    controller.view.bounds.size == CGSize(width: 844, height: 390)
                    && UIScreen.main.bounds.width == 844 && UIDevice.current.orientation.isLandscape
                    && UITraitCollection.current.verticalSizeClass == .compact
                exit(isTurned ? 0 : 1)
            }
        }
    }
}
