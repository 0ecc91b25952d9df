import Foundation

/// Holds what the first responder of a window wants in place of a keyboard, and above it, at the window's lower edge. No keyboard is
/// shown: it is as with a keyboard of keys that is connected to the device, where these views stand alone.
final class InputSetHostView: UIView {
    /// The object that gave the views. Key presses that nobody takes here go on to it.
    fileprivate(set) weak var provider: UIResponder?
    private(set) var shown: (accessory: UIView?, input: UIView?) = (nil, nil)
    private var pins: [NSLayoutConstraint] = []
    /// The heights that the views were given, in points.
    private var ownHeights: [ObjectIdentifier: CGFloat] = [:]

    override var next: UIResponder? { provider ?? super.next }

    /// Shows the views in place of those before.
    func show(accessory: UIView?, input: UIView?) {
        for view in [shown.accessory, shown.input]
        where view !== accessory && view !== input && view?.superview === self {
            view?.removeFromSuperview()
        }
        shown = (accessory, input)
        NSLayoutConstraint.deactivate(pins)
        pins = []
        for view in [input, accessory].compactMap(\.self) where view.superview !== self {
            ownHeights[ObjectIdentifier(view)] = view.bounds.height
            view.flags.insert(.tellsSuperviewOfSize)
            addSubview(view)
        }
    }

    override func contentSizeChanged() { window?.setNeedsLayout() }

    /// Places the views at the lower edge of the window; answers the height of both, in points.
    func place(in window: UIWindow) -> CGFloat {
        let (width, bottom) = (window.bounds.width, window.safeAreaInsets.bottom)
        // The safe area reaches into views that are in place.
        if bounds.height == 0 { frame = window.bounds }
        host?.tellOfConstraints(self)
        let input = shown.input.map { height(of: $0, width: width) + bottom } ?? 0
        let accessory = shown.accessory.map { height(of: $0, width: width) } ?? 0
        let whole = input + accessory
        frame = CGRect(x: 0, y: window.bounds.height - whole, width: width, height: whole)
        shown.input.map { put($0, CGRect(x: 0, y: accessory, width: width, height: max(0, input - bottom))) }
        shown.accessory.map { put($0, CGRect(x: 0, y: 0, width: width, height: accessory)) }
        return whole
    }

    /// A view keeps the height that it has, unless its mask lets that grow or its constraints say another.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let own = ownHeights[ObjectIdentifier(view)] ?? 0
        let isOpen =
            !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
            || (view as? UIInputView)?.allowsSelfSizing == true
        if own > 0, !isOpen { return own }
        if view.bounds.width != width, view.translatesAutoresizingMaskIntoConstraints {
            // The safe area counts for a view that stands at the lower edge.
            let room = max(own, view.ownHeight(width: width)) + (superview?.safeAreaInsets.bottom ?? 0)
            view.frame = CGRect(x: 0, y: bounds.height - room, width: width, height: room)
            layoutIfNeeded()
        }
        let asked = max(view.ownHeight(width: width), view.intrinsicContentSize.height)
        return asked > 0 ? asked : own
    }

    private func put(_ view: UIView, _ place: CGRect) {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return view.frame = place }
        guard pins.isEmpty || !pins.contains(where: { $0.firstItem === view }) else { return }
        let own = [
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor, constant: place.minY),
            view.heightAnchor.constraint(equalToConstant: place.height),
        ]
        // The view's own constraints decide.
        own[3].priority = .defaultHigh
        NSLayoutConstraint.activate(own)
        pins += own
    }
}

extension UIResponder {
    /// The nearest view on the way up the chain of responders that the property gives ("goes up the responder chain").
    fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> (view: UIView, provider: UIResponder)? {
        // Responders may lead in a circle.
        for responder in sequence(first: self, next: \.next).prefix(10_000) {
            if let found = view(responder) { return (found, responder) }
        }
        return nil
    }
}

extension UIWindow {
    /// Shows what the window's first responder wants in place of a keyboard, and takes away what another wanted. Posts the
    /// notifications of the keyboard's frame where that changes.
    func showInputViews() {
        guard inputHost != nil || !ThreadContext.current.firstResponders.isEmpty, !isPlacingInputViews else { return }
        isPlacingInputViews = true
        defer { isPlacingInputViews = false }
        let responder = flags.contains(.isOnScreen) ? inputResponder : nil
        let accessory = responder?.nearest { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
        let input = responder?.nearest { $0.inputView ?? $0.inputViewController?.view }
        let former = inputHost?.frame ?? CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
        guard accessory != nil || input != nil else {
            guard let host = inputHost else { return }
            inputHost = nil
            host.show(accessory: nil, input: nil)
            host.removeFromSuperview()
            return tell(from: former, to: CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0))
        }
        let host = inputHost ?? InputSetHostView()
        inputHost = host
        if host.superview !== self { addSubview(host) } else { bringSubviewToFront(host) }
        // What stands in the host itself would lead in a circle.
        if let provider = accessory?.provider ?? input?.provider, provider.standingView?.isDescendant(of: host) != true
        {
            host.provider = provider
        }
        host.show(accessory: accessory?.view, input: input?.view)
        UIView.performWithoutAnimation { _ = host.place(in: self) }
        tell(from: former, to: host.frame)
    }

    /// The window's first responder, if nothing that is presented stands in front of it.
    private var inputResponder: UIResponder? {
        guard let responder = ThreadContext.current.firstResponders.first(in: self) else { return nil }
        var top = rootViewController
        while let presented = top?.presentedViewController, presented.viewIfLoaded?.window === self { top = presented }
        guard let top, top !== rootViewController, let view = top.viewIfLoaded else { return responder }
        let isInFront = responder.standingView.map { $0.isDescendant(of: view) || $0 is InputSetHostView } ?? true
        return isInFront ? responder : nil
    }

    private func tell(from former: CGRect, to frame: CGRect) {
        guard former != frame else { return }
        host?.marginsChanged()
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: convert(former, to: nil)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: convert(frame, to: nil)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            // A curve without a name, as on devices.
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ names: Notification.Name?...) {
            for name in names.compactMap(\.self) {
                NotificationCenter.default.post(name: name, object: screen, userInfo: info)
            }
        }
        let (comes, goes) = (frame.height > 0, former.height > 0 && frame.height == 0)
        post(
            comes ? UIResponder.keyboardWillShowNotification : goes ? UIResponder.keyboardWillHideNotification : nil,
            UIResponder.keyboardWillChangeFrameNotification)
        post(
            comes ? UIResponder.keyboardDidShowNotification : goes ? UIResponder.keyboardDidHideNotification : nil,
            UIResponder.keyboardDidChangeFrameNotification)
    }

    /// How much of a view at its lower edge the input views cover, in points.
    func inputOverlap(of view: UIView) -> CGFloat {
        guard let inputHost, inputHost.frame.height > 0 else { return 0 }
        return max(0, view.bounds.maxY - view.convert(inputHost.frame, from: self).minY)
    }
}
