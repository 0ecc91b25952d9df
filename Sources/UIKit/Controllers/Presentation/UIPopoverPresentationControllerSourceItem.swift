/// What a popover may point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in a view's coordinates. Points.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in another's coordinates. Points.
    public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// Where the guide is, in a view's coordinates; nil without an owner. Points.
    public func frame(in referenceView: UIView) -> CGRect? {
        owningView.map { referenceView.convert(layoutFrame, from: $0) }
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item is, in a view's coordinates: in the navigation bar that shows it in the view's window. An item in no bar is
    /// nowhere (measured on devices with iOS 26.1: a rectangle of zeros).
    public func frame(in referenceView: UIView) -> CGRect? {
        let window = referenceView.window ?? referenceView as? UIWindow
        var controller = window?.rootViewController
        while let shown = controller {
            if let navigation = shown.shownNavigation, navigation.topViewController?.navigationItem.holds(self) == true
            {
                return rectangle(in: referenceView, of: navigation)
            }
            controller = shown.presentedViewController
        }
        return .zero
    }

    /// The room that the item has in a bar, in a view's coordinates; no room where the bar doesn't show it.
    func rectangle(in container: UIView, of navigation: UINavigationController) -> CGRect {
        let bar = navigation.navigationBar
        let place = bar.itemPlaces.items.first { $0.item === self }
        return place.map { container.convert($0.rect, from: bar) } ?? .zero
    }
}

extension UINavigationItem {
    fileprivate func holds(_ item: UIBarButtonItem) -> Bool {
        ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).contains { $0 === item }
    }
}
