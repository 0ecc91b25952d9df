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
        public var interfaceOrientations: UIInterfaceOrientationMask

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

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// As the screen is.
    public var orientation: UIDeviceOrientation {
        // Turned to the left, the device shows its interface turned to the right.
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
    }

    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
