/// The root of a view tree on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var isKeyWindow = false
    open var windowLevel: CGFloat = 0
    /// The scene that shows the window; the program's only one unless set.
    open weak var windowScene: UIWindowScene?

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.beginAppearanceTransition(false, animated: false)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.endAppearanceTransition()
            guard let rootViewController, let view = rootViewController.view else { return }
            view.frame = CGRect(origin: .zero, size: bounds.size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
            if UIApplication.shared.windows.contains(self) { appear(rootViewController) }
        }
    }

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

    /// A window stands in itself.
    open override var window: UIWindow? { self }

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        if !UIApplication.shared.windows.contains(self) { UIApplication.shared.windows.append(self) }
        if let rootViewController { appear(rootViewController) } else { layoutIfNeeded() }
    }

    private func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    open func makeKey() { isKeyWindow = true }
}

/// The screen of the default environment.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()
    /// Points; 390 by 844 unless changed.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    open var scale: CGFloat { UIView.defaultEnvironment.displayScale }
    open var nativeScale: CGFloat { scale }
    open var traitCollection: UITraitCollection { UITraitCollection(environment: UIView.defaultEnvironment) }

    /// The screen's own coordinates: those of a window that fills it.
    open var coordinateSpace: any UICoordinateSpace { self }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }

    public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }

    public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }

    public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

/// The device of the default environment.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIView.defaultEnvironment.userInterfaceIdiom }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var name: String { model }
}

/// The kind of device of the default environment.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
