extension UIWindowScene {
    /// What a program asks of the system for its scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {}

    /// Turns the screen to one of the orientations, and with it the windows that fill it.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let asked = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let isLandscape = interfaceOrientation.isLandscape
        let fits = !asked.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
        guard !fits, !asked.isEmpty else { return }
        screen.turn()
    }
}

extension UIWindowScene.GeometryPreferences {
    /// Orientations that the program wants.
    @preconcurrency @MainActor
    public final class iOS: UIWindowScene.GeometryPreferences {
        /// The orientations that are asked for.
        public var interfaceOrientations: UIInterfaceOrientationMask

        /// Asks for one of the orientations.
        public init(interfaceOrientations: UIInterfaceOrientationMask) {
            self.interfaceOrientations = interfaceOrientations
            super.init()
        }
    }
}

extension UIScreen {
    /// Turns the screen by a quarter.
    func turn() {
        let old = bounds.size
        bounds.size = CGSize(width: old.height, height: old.width)
        let windows = UIApplication.shared.windows.filter { $0.bounds.size == old }
        for window in windows { window.frame = CGRect(origin: window.frame.origin, size: bounds.size) }
        if UIView.defaultEnvironment.userInterfaceIdiom == .phone {
            UIView.defaultEnvironment = UIView.defaultEnvironment.turned(to: bounds.size)
        }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned that way: not when the device lies flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// As the screen is.
    public var orientation: UIDeviceOrientation {
        // Turned to the left, the device shows its interface turned to the right.
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
    }

    /// Nothing to begin: turns are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Nothing to end.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when the device is turned: when a scene asks for the other orientation.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
