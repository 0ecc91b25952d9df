extension UIWindow {
    /// The controllers that fill the window or stand on those: the root controller and what it presents.
    private var shownControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var next = rootViewController
        while let controller = next, controller.isViewLoaded {
            controllers.append(controller)
            next = controller.ownPresented
        }
        return controllers
    }

    /// Gives the window another size. Controllers of a window that is shown hear of it before, and their own changes run
    /// after it (documentation of `viewWillTransition(to:with:)`).
    func resize(to size: CGSize, _ change: () -> Void) {
        let controllers = shownControllers
        guard size != bounds.size, !controllers.isEmpty, UIApplication.shared.windows.contains(self) else {
            change()
            return takeDeviceInsets()
        }
        let coordinator = WindowTransition(window: self)
        let turned = environmentOfTurned(to: size)
        for container in controllers.flatMap({ [$0.shownPresentation as (any UIContentContainer)?, $0] }) {
            if let turned {
                container?.willTransition(to: UITraitCollection(environment: turned), with: coordinator)
            }
            container?.viewWillTransition(to: size, with: coordinator)
        }
        coordinator.run {
            change()
            let insets = UIScreen.main.safeArea(of: self) ?? rootSafeAreaInsets
            if let turned { setEnvironment(turned, safeAreaInsets: insets) } else { takeDeviceInsets() }
        }
    }

    /// Takes on the safe area of the device, where the window fills its screen.
    func takeDeviceInsets() {
        guard let insets = UIScreen.main.safeArea(of: self), insets != rootSafeAreaInsets else { return }
        rootSafeAreaInsets = insets
        askForInsets()
        host?.marginsChanged()
        setNeedsLayout()
    }

    /// The environment of a phone's window that is turned by a quarter; nil for other changes of its size.
    private func environmentOfTurned(to size: CGSize) -> LayoutEnvironment? {
        let environment = rootEnvironment ?? UIView.defaultEnvironment
        guard environment.userInterfaceIdiom == .phone, size.width == bounds.height, size.height == bounds.width else {
            return nil
        }
        return environment.turned(to: size)
    }
}

extension LayoutEnvironment {
    /// A phone's traits when its screen has a size: held upright it is compact in width and regular in height; on its
    /// side it is compact in height, and the large phones are regular in width (documentation: Human Interface Guidelines,
    /// "Layout", device size classes).
    func turned(to size: CGSize) -> LayoutEnvironment {
        var environment = self
        let isUpright = size.height >= size.width
        let isLarge = size.width >= 896 || size.width == 736
        environment.verticalSizeClass = isUpright ? .regular : .compact
        environment.horizontalSizeClass = !isUpright && isLarge ? .regular : .compact
        return environment
    }
}

/// A change of a window's size: what was to run together with it does, and all of it moves together.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private let window: UIWindow
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isOver = false

    init(window: UIWindow) {
        self.window = window
    }

    var isAnimated: Bool { true }
    var isCancelled: Bool { false }
    /// What a turn takes on a phone, in seconds.
    var transitionDuration: TimeInterval { 0.3 }
    var containerView: UIView { window }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Changes the size, runs what was to run alongside and lays out, so that all of it moves together; tells that it is over
    /// when it has come to rest. The window itself is as large as it is to be at once.
    func run(_ change: () -> Void) {
        isOver = true
        let request = AnimationRequest(duration: transitionDuration, stillLayer: window.layer)
        UIView.animate(
            request,
            {
                change()
                // What runs alongside sees the new bounds.
                window.layoutIfNeeded()
                for animation in animations { animation(self) }
                window.layoutIfNeeded()
            },
            { [self] _ in
                for completion in completions { completion(self) }
                window.layoutIfNeeded()
            })
    }
}
