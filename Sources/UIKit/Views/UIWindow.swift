/// The root of a view tree on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The screen that shows the window: the only one.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// Whether the window may have the keyboard.
    open var canBecomeKey: Bool { true }
    /// Whether key presses go to the window: one window of a program has them.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// How far in front of others the window is.
    /// - Note: Kept without effect.
    open var windowLevel = Level.normal

    /// How far in front of others a window is.
    public struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// An ordinary window.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of everything.
        public static let alert = Level(rawValue: 2000)
    }

    /// Posted when a window is shown: never.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden: never.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window takes key presses, with the window as object.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window no longer takes key presses, with the window as object.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// The scene that shows the window; the program's only one once it is shown, unless set.
    open weak var windowScene: UIWindowScene? { didSet { adoptTraits(of: windowScene) } }

    /// Takes over what a scene says of traits, where the window says nothing itself.
    private func adoptTraits(of scene: UIWindowScene?) {
        guard let overrides = scene?.traitOverrides, !overrides.isEmpty, traitOverrides.isEmpty else { return }
        traitOverrides = overrides
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// Holds what stands in place of a keyboard.
    var inputHost: InputSetHostView?
    var isPlacingInputViews = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        if inputHost != nil { showInputViews() }
    }

    private lazy var ownUndoManager = UndoManager()
    /// What takes steps back in the window.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.beginAppearanceTransition(false, animated: false)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.endAppearanceTransition()
            rootWaits = true
            if flags.contains(.isOnScreen) { loadRoot() } else { setNeedsLayout() }
        }
    }

    /// Whether the root controller's view isn't in the window yet. A hidden window doesn't load it: until it is shown or laid out,
    /// a program gives the controller what `viewDidLoad` needs.
    private var rootWaits = false

    open override func layoutIfNeeded() {
        loadRoot()
        super.layoutIfNeeded()
    }

    /// Puts the root's view into the window, if it isn't there yet.
    package func loadRoot() {
        guard rootWaits else { return }
        rootWaits = false
        guard let rootViewController, let view = rootViewController.view else { return }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        markNeedsUpdateConstraints()
        if UIApplication.shared.windows.contains(self) { appear(rootViewController) }
    }

    /// Hold a root view that has no frame of its own in the window.
    private var rootViewConstraints: [NSLayoutConstraint] = []

    open override func updateConstraints() {
        holdRootView()
        super.updateConstraints()
    }

    /// A root view that doesn't translate its mask into constraints goes on filling the window. Required constraints for its
    /// size win.
    private func holdRootView() {
        let view = rootViewController?.viewIfLoaded
        let wanted = view?.superview === self && view?.translatesAutoresizingMaskIntoConstraints == false ? view : nil
        guard wanted !== rootViewConstraints.first?.firstItem else { return }
        NSLayoutConstraint.deactivate(rootViewConstraints)
        rootViewConstraints = []
        guard let wanted else { return }
        for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
            let constraint = NSLayoutConstraint()
            var terms = ConstraintTerms(wanted.reference, attribute, .equal, reference, attribute, 1, 0)
            terms.priority = Self.rootViewPriority
            constraint.say(terms)
            constraint.isMadeBySystem = true
            constraint.hold(by: self)
            rootViewConstraints.append(constraint)
        }
    }

    private static let rootViewPriority = UILayoutPriority(999)

    open override var frame: CGRect {
        get { super.frame }
        set { resize(to: newValue.size) { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard !flags.contains(.isPlacedBySystem) else { return super.bounds = newValue }
            resize(to: newValue.size) { super.bounds = newValue }
        }
    }

    /// The scene that shows the window, else the program.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// A window stands in itself.
    open override var window: UIWindow? { self }

    /// Shows the window and has key presses go to it.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// A window that is no longer hidden is on the screen, whether or not it was told so before.
    open override var isHidden: Bool {
        didSet { if !isHidden { show() } else { hide() } }
    }

    private func show() {
        flags.insert(.isOnScreen)
        if windowScene == nil { windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene }
        adoptTraits(of: windowScene)
        takeDeviceInsets()
        if !UIApplication.shared.windows.contains(self) { UIApplication.shared.windows.append(self) }
        loadRoot()
        guard let rootViewController, !rootViewController.isSeen else {
            return UIApplication.shared.isLaunching ? () : layoutIfNeeded()
        }
        appear(rootViewController)
    }

    private func hide() {
        flags.remove(.isOnScreen)
        guard isKeyWindow else { return }
        let next = UIApplication.shared.windows.last { $0.flags.contains(.isOnScreen) && $0.canBecomeKey }
        Self.giveKey(to: next)
    }

    /// One window after the other hears of it.
    private static func giveKey(to window: UIWindow?) {
        let application = UIApplication.shared
        let old = application.keyWindow
        guard old !== window else { return }
        application.keyWindow = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: didResignKeyNotification, object: old)
        }
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: didBecomeKeyNotification, object: window)
        }
    }

    /// While the program is launched the window is laid out and has appeared later, when the launch says so.
    private func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        if UIApplication.shared.isLaunching { return }
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// Has key presses go to the window, and no longer to the one that had them.
    open func makeKey() { if canBecomeKey { Self.giveKey(to: self) } }
    /// Key presses go to the window from now on; an override hears of it.
    open func becomeKey() {}
    /// Key presses no longer go to the window; an override hears of it.
    open func resignKey() {}
    /// Hands an event to the views: nobody touches a program.
    open func sendEvent(_ event: UIEvent) {}
}

/// The screen of the default environment.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the device that is simulated. Every thread has one of its own.
    public static var main: UIScreen {
        let context = ThreadContext.current
        if let known = context.screen { return known }
        let made = UIScreen()
        context.screen = made
        return made
    }
    /// Points; 390 by 844 unless changed.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// The screen in pixels, upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    open var scale: CGFloat { UIView.defaultEnvironment.displayScale }
    /// The screen that this one shows, too: none.
    open var mirrored: UIScreen? { nil }
    /// A link that calls a target's method for each picture.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// Pixels to a point.
    open var nativeScale: CGFloat { scale }
    /// What the screen's environment is like.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: UIView.defaultEnvironment) }

    /// The screen's own coordinates: those of a window that fills it.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the upright screen.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: UICoordinateSpace {
    /// A point of the screen, in other coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    /// A point of other coordinates, on the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    /// A rectangle of the screen, in other coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    /// A rectangle of other coordinates, on the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

/// The device of the default environment.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device that is simulated.
    public static let current = UIDevice()
    /// Whether the device is a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIView.defaultEnvironment.userInterfaceIdiom }
    /// The name of the system whose behaviour views have.
    open var systemName: String { "iOS" }
    /// Its version: the one that was asked for, or one of its generation.
    open var systemVersion: String {
        let asked = ThreadContext.current.systemVersion
        guard let asked, SystemMetrics(systemVersion: asked) == systemMetrics else {
            return systemMetrics.systemVersion
        }
        return "\(asked).0"
    }
    /// The generation of systems whose sizes of controls and widths of text views have that a program makes. Windows that exist
    /// already are laid out anew.
    open var systemMetrics: SystemMetrics {
        get { UIView.defaultEnvironment.metrics }
        set {
            guard newValue != systemMetrics else { return }
            UIView.defaultEnvironment.metrics = newValue
            for window in UIApplication.shared.windows {
                let previous = window.traitCollection
                window.rootEnvironment?.metrics = newValue
                window.environmentChanged(from: previous)
            }
        }
    }
    /// What kind of device it is.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// What the device's owner calls it; the model's name.
    open var name: String { model }
}

/// The kind of device of the default environment.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.unchecked { UIDevice.current.userInterfaceIdiom }
}
