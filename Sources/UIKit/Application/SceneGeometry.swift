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
        resize(to: CGSize(width: bounds.height, height: bounds.width))
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }

    /// Gives the screen another size, and with it the windows that fill it.
    func resize(to size: CGSize) {
        let old = bounds.size
        bounds.size = size
        let windows = UIApplication.shared.windows.filter { $0.bounds.size == old }
        for window in windows { window.frame = CGRect(origin: window.frame.origin, size: size) }
        if UIView.defaultEnvironment.userInterfaceIdiom == .phone {
            UIView.defaultEnvironment = UIView.defaultEnvironment.turned(to: size)
        }
    }

    /// The room that the device keeps for the status bar at the top, in points.
    var statusBarRoom: CGFloat {
        ThreadContext.current.device?.safeArea(isLandscape: bounds.width > bounds.height).top ?? 0
    }

    /// What the device takes of a window that fills the screen; nil for other windows and without a device. A hidden status bar
    /// takes nothing, but the sensors of a screen that has them there do.
    func safeArea(of window: UIWindow) -> UIEdgeInsets? {
        guard let device = ThreadContext.current.device, window.bounds.size == bounds.size else { return nil }
        var insets = device.safeArea(isLandscape: bounds.width > bounds.height)
        if insets.top < Self.lowestSensors, window.isStatusBarHidden { insets.top = 0 }
        return insets
    }

    /// The height that a screen's sensors take at least, in points.
    private static var lowestSensors: CGFloat { 44 }
}

/// A name that is no device's.
public struct UnknownDevice: Error, CustomStringConvertible {
    /// The name.
    public let name: String
    /// What can be chosen.
    public let known: [String]

    /// One line for people.
    public var description: String { "there is no device “\(name)”; choose one of \(known.joined(separator: ", "))" }
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

    /// Has the thread's programs run on a device, by its name: `iphone-15`, `ipad-mini`. Espalier's own. It is held upright
    /// then; windows that fill the screen take on its size and safe area.
    ///
    /// A program that its delegate launches runs on the device that the variable `ESPALIER_DEVICE` names, else on an
    /// `iphone-14`. Further variables say how it is held and what its owner chose: `ESPALIER_ORIENTATION` (`landscape`),
    /// `ESPALIER_STYLE` (`dark`), `ESPALIER_TEXT_SIZE` (`ax3`), `ESPALIER_DIRECTION` (`rtl`), `ESPALIER_LANGUAGE` (`de`) and
    /// `ESPALIER_IOS` (`15`).
    public func simulate(_ name: String) throws(UnknownDevice) {
        guard let model = DeviceModel.named(name) else {
            throw UnknownDevice(name: name, known: DeviceModel.all.map(\.name))
        }
        ThreadContext.current.device = model
        var environment = UIView.defaultEnvironment
        environment.displayScale = CGFloat(model.scale)
        environment.userInterfaceIdiom = model.isPad ? .pad : .phone
        environment.horizontalSizeClass = model.isPad ? .regular : .compact
        environment.verticalSizeClass = .regular
        UIView.defaultEnvironment = environment
        UIScreen.main.resize(to: model.size)
    }

    /// Turns the device, as its owner would. Espalier's own. The interface turns with it; one that lies flat stays as it is.
    public func turn(to orientation: UIDeviceOrientation) {
        guard orientation.isValidInterfaceOrientation, orientation.isLandscape != self.orientation.isLandscape else {
            return
        }
        UIScreen.main.turn()
    }

    /// Nothing to begin: turns are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Nothing to end.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when the device is turned: when a scene asks for the other orientation.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
