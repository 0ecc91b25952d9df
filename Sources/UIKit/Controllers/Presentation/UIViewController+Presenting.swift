// Presenting. A presentation takes place at once: the presented view stands in a container of its own in the window,
// above what was there. Which controller presents, which style holds and who hears of it are UIKit's documented rules.

extension UIViewController {
    /// The controller that manages the presentation of this one: made for its style when first asked for.
    public var presentationController: UIPresentationController? {
        if let made = ownPresentationController { return made }
        if let parent, ownPresenting == nil { return parent.presentationController }
        let controller = makePresentationController(presenting: ownPresenting, source: ownPresenting)
        ownPresentationController = controller
        return controller
    }

    /// The controller of a sheet; nil for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller of a popover; nil for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The coordinator of a transition that is under way; always nil, as transitions take place at once.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// "Automatic" is a page sheet.
    var wantedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        if wantedPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
        {
            return custom
        }
        let controller: UIPresentationController =
            if let alert = self as? UIAlertController {
                alert.makeAlertPresentation(presenting: presenting)
            } else {
                switch wantedPresentationStyle {
                case .pageSheet, .formSheet:
                    UISheetPresentationController(presentedViewController: self, presenting: presenting)
                case .popover:
                    UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
                default: UIPresentationController(presentedViewController: self, presenting: presenting)
                }
            }
        controller.styleInForce = self is UIAlertController ? .custom : wantedPresentationStyle
        return controller
    }

    /// The controller around this one that presents: the one that defines the context for styles that ask for it, else
    /// the outermost.
    private func presenter(of presented: UIViewController) -> UIViewController {
        let needsContext = [.currentContext, .overCurrentContext].contains(presented.wantedPresentationStyle)
        var current = self
        while let next = current.parent, !(needsContext && current.definesPresentationContext) { current = next }
        return current
    }

    func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        require(presented !== self, "a controller can't present itself")
        require(presented.parent == nil, "present: \(presented) is a child of another controller")
        let presenter = presenter(of: presented)
        // As UIKit does, with a word in its log: one presentation at a time.
        guard presenter.ownPresented == nil, presented.ownPresenting == nil else { return }
        let needsNew =
            presented.ownPresentationController.map { $0.styleInForce != presented.styleOfPresentation } ?? true
        if needsNew || presented.wantedPresentationStyle == .custom {
            presented.ownPresentationController =
                presented.makePresentationController(presenting: presenter, source: self)
        }
        presenter.ownPresented = presented
        presented.ownPresenting = presenter
        presented.ownPresentationController?.presentingViewController = presenter
        if let window = presenter.viewIfLoaded?.window {
            presented.enter(window, over: presenter, animated: animated)
        }
        completion?()
    }

    private var styleOfPresentation: UIModalPresentationStyle {
        self is UIAlertController ? .custom : wantedPresentationStyle
    }

    private func enter(_ window: UIWindow, over presenter: UIViewController, animated: Bool) {
        guard var controller = ownPresentationController else { return }
        if let adapted = adaptedController(controller, for: presenter) { controller = adapted }
        let container = PresentationContainerView(frame: presentationArea(in: window, of: presenter))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        controller.containerView = container
        shownPresentation = controller
        isBeingPresented = true
        let hides = controller.shouldRemovePresentersView
        if hides { presenter.beginAppearanceTransition(false, animated: animated) }
        window.addSubview(container)
        controller.presentationTransitionWillBegin()
        loadViewIfNeeded()
        if let view = controller.presentedView {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = controller.frameOfPresentedViewInContainerView
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        beginAppearanceTransition(true, animated: animated)
        window.layoutIfNeeded()
        if hides { presenter.view.removeFromSuperview() }
        endAppearanceTransition()
        if hides { presenter.endAppearanceTransition() }
        controller.presentationTransitionDidEnd(true)
        isBeingPresented = false
    }

    /// A popover becomes a sheet in a horizontally compact environment, unless its delegate says otherwise.
    private func adaptedController(
        _ controller: UIPresentationController, for presenter: UIViewController
    ) -> UIPresentationController? {
        let traits = presenter.traitCollection
        guard controller is UIPopoverPresentationController, traits.horizontalSizeClass == .compact else { return nil }
        let style = controller.adaptivePresentationStyle(for: traits)
        let adapted: UIPresentationController
        switch style {
        case .none, .popover: return nil
        case .pageSheet, .formSheet, .automatic:
            adapted = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        default: adapted = UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        adapted.styleInForce = style
        adapted.delegate = controller.delegate
        return adapted
    }

    /// The part of the window that the presentation covers.
    private func presentationArea(in window: UIWindow, of presenter: UIViewController) -> CGRect {
        let whole = CGRect(origin: .zero, size: window.bounds.size)
        guard [.currentContext, .overCurrentContext].contains(wantedPresentationStyle),
            presenter.definesPresentationContext, let view = presenter.viewIfLoaded
        else { return whole }
        return window.convert(view.bounds, from: view)
    }

    func hidePresented(animated: Bool, completion: (() -> Void)?) {
        guard let presented = ownPresented else {
            if let presenter = presentingViewController {
                presenter.hidePresented(animated: animated, completion: completion)
            } else if let parent {
                parent.hidePresented(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        // What stands on the presented controller goes with it.
        if presented.ownPresented != nil { presented.hidePresented(animated: false, completion: nil) }
        presented.leave(self, animated: animated)
        ownPresented = nil
        presented.ownPresenting = nil
        presented.ownPresentationController = nil
        completion?()
    }

    private func leave(_ presenter: UIViewController, animated: Bool) {
        guard let controller = shownPresentation, let container = controller.containerView else { return }
        isBeingDismissed = true
        controller.dismissalTransitionWillBegin()
        let comesBack = controller.shouldRemovePresentersView && presenter.view.superview == nil
        beginAppearanceTransition(false, animated: animated)
        if comesBack, let window = container.window {
            presenter.beginAppearanceTransition(true, animated: animated)
            presenter.restoreView(in: window, below: container)
        }
        controller.presentedView?.removeFromSuperview()
        let window = container.window
        container.removeFromSuperview()
        controller.containerView = nil
        shownPresentation = nil
        window?.layoutIfNeeded()
        if comesBack { presenter.endAppearanceTransition() }
        endAppearanceTransition()
        controller.dismissalTransitionDidEnd(true)
        isBeingDismissed = false
    }

    /// Puts the view that a presentation took away back where it was: in the window, or in an earlier presentation.
    private func restoreView(in window: UIWindow, below container: UIView) {
        guard let view = viewIfLoaded else { return }
        if let earlier = shownPresentation, let outer = earlier.containerView {
            view.frame = earlier.frameOfPresentedViewInContainerView
            outer.addSubview(view)
        } else {
            view.frame = CGRect(origin: .zero, size: window.bounds.size)
            window.insertSubview(view, at: 0)
        }
    }
}
