// Presenting. The presented view stands in a container of its own in the window, above what was there; where that is animated it
// is seen coming and going, and who waits for the end hears of it then. Which controller presents, which style holds and who hears of it are UIKit's documented rules.

extension UIViewController {
    /// The controller that manages the presentation of this one: made for its style when first asked for.
    public var presentationController: UIPresentationController? {
        if let made = ownPresentationController { return made }
        if let parent, ownPresenting == nil { return parent.presentationController }
        let controller = makePresentationController(presenting: ownPresenting, source: ownPresenting)
        ownPresentationController = controller
        return controller
    }

    /// The controller that manages the presentation while there is one, of this controller or one around it; else nil.
    public var activePresentationController: UIPresentationController? {
        ownPresenting == nil ? parent?.activePresentationController : presentationController
    }

    /// The controller of a sheet; nil for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller of a popover; nil for other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The coordinator of a transition of this controller, or of one around it, that is under way.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransition ?? parent?.transitionCoordinator
    }

    private var presentingEnvironment: LayoutEnvironment {
        ownPresenting?.viewIfLoaded?.layoutEnvironment ?? UIView.defaultEnvironment
    }

    /// "Automatic" is a page sheet since iOS 13. Before, it was the full screen.
    var automaticPresentationStyle: UIModalPresentationStyle {
        presentingEnvironment.metrics.presentsSheets ? .pageSheet : .fullScreen
    }

    /// Before iOS 13 sheets took the full screen on phones.
    var wantedPresentationStyle: UIModalPresentationStyle {
        let environment = presentingEnvironment
        switch modalPresentationStyle {
        case .pageSheet, .formSheet:
            let coversScreen = !environment.metrics.presentsSheets && environment.userInterfaceIdiom == .phone
            return coversScreen ? .fullScreen : modalPresentationStyle
        default: return modalPresentationStyle
        }
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
        if presenter.ownPresented?.isBeingDismissed != true { presenter.ownTransition?.finish() }
        guard presenter.ownPresented == nil, presented.ownPresenting == nil else {
            return warn("Attempt to present \(presented) on \(presenter), which is already presenting")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return warn("Attempt to present \(presented) on \(presenter), whose view is not in the window hierarchy")
        }
        presenter.ownPresented = presented
        presented.ownPresenting = presenter
        let needsNew =
            presented.ownPresentationController.map { $0.styleInForce != presented.styleOfPresentation } ?? true
        if needsNew || presented.wantedPresentationStyle == .custom {
            presented.ownPresentationController =
                presented.makePresentationController(presenting: presenter, source: self)
        }
        presented.ownPresentationController?.presentingViewController = presenter
        presented.enter(window, over: presenter, animated: animated, completion)
    }

    private var styleOfPresentation: UIModalPresentationStyle {
        self is UIAlertController ? .custom : wantedPresentationStyle
    }

    private func enter(
        _ window: UIWindow, over presenter: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let controller = preparedPresentation(over: presenter) else { return }
        let container = PresentationContainerView(frame: presentationArea(in: window, of: presenter))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.backgroundColor = controller.dimming
        container.controller = controller
        controller.containerView = container
        shownPresentation = controller
        isBeingPresented = true
        setTraits(in: controller, presenter.traitCollection)
        loadViewIfNeeded()
        let transition = ControllerTransition.make(animated, in: window, lasting: PresentationMove.duration)
        transition?.presentationStyle = controller.presentationStyle
        (ownTransition, presenter.ownTransition) = (transition, transition)
        let isAnimated = transition != nil
        let former = isAnimated ? PresentationMove.formerLook(for: self, in: window, from: .right) : nil
        let hides = controller.shouldRemovePresentersView
        if hides { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        window.addSubview(container)
        let animator = transition == nil ? nil : animatorOfArrival(from: presenter)
        transition?.announce(animator?.animator)
        controller.presentationTransitionWillBegin()
        if let view = controller.presentedView {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = controller.frameOfPresentedViewInContainerView
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if let animator, let transition {
            transition.context = contextOfArrival(animator, in: container, controller, over: presenter)
        } else if let view = controller.presentedView {
            container.addSubview(view)
        }
        beginAppearanceTransition(true, animated: isAnimated)
        UIView.performWithoutAnimation { window.layoutIfNeeded() }
        let end = { [self] (isComplete: Bool) in
            (ownTransition, presenter.ownTransition) = (nil, nil)
            controller.isMoving = false
            guard isComplete else { return takeBack(controller, from: presenter) }
            if hides, controller.coveredPlace == nil { controller.coveredPlace = presenter.takeViewOut() }
            if hides { presenter.viewIfLoaded?.removeFromSuperview() }
            endAppearanceTransition()
            if hides { presenter.endAppearanceTransition() }
            controller.presentationTransitionDidEnd(true)
            isBeingPresented = false
            completion?()
        }
        guard let transition else { return end(true) }
        transition.run({ PresentationMove(of: self, controller, after: former).arrive(in: $0) }, end: end)
    }

    /// The controller of the presentation that fits what is around the presenter.
    private func preparedPresentation(over presenter: UIViewController) -> UIPresentationController? {
        guard var controller = ownPresentationController else { return nil }
        if let adapted = adaptedController(controller, for: presenter) { controller = adapted }
        if let popover = controller as? UIPopoverPresentationController {
            // The delegate may still say where the popover is to be (documentation of this method).
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
            popover.requireSource()
        }
        return controller
    }

    /// Sheets and popovers lie on a level above what is below. Popovers and form sheets are horizontally compact wherever they
    /// are shown.
    private func setTraits(in controller: UIPresentationController, _ around: UITraitCollection) {
        guard !(self is UIAlertController) else { return }
        let isPopover = controller is UIPopoverPresentationController
        guard isPopover || controller is UISheetPresentationController else { return }
        var given = UITraitOverrides(UITraitCollection(userInterfaceLevel: .elevated))
        if around.horizontalSizeClass == .regular, isPopover || controller.styleInForce == .formSheet {
            given.horizontalSizeClass = .compact
        }
        UIView.changeTraits(in: viewIfLoaded) { keptTraitRecord.given = given }
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

    /// The nearest controller from this one outwards that presents another.
    private var nearestPresenter: UIViewController? {
        ownPresented != nil ? self : parent?.nearestPresenter
    }

    func hidePresented(animated: Bool, completion: (() -> Void)?) {
        (nearestPresenter ?? presentingViewController)?.ownTransition?.finish()
        guard let presenter = nearestPresenter ?? presentingViewController, let presented = presenter.ownPresented
        else {
            completion?()
            return
        }
        // What stands on the presented controller goes with it.
        if presented.ownPresented != nil { presented.hidePresented(animated: false, completion: nil) }
        presented.leave(presenter, animated: animated) {
            presenter.ownPresented = nil
            presented.ownPresenting = nil
            presented.ownPresentationController = nil
            completion?()
        }
    }

    private func leave(_ presenter: UIViewController, animated: Bool, _ completion: @escaping () -> Void) {
        guard let controller = shownPresentation, let container = controller.containerView else { return completion() }
        let window = container.window
        let transition = window.flatMap {
            ControllerTransition.make(animated, in: $0, lasting: PresentationMove.duration)
        }
        transition?.presentationStyle = controller.presentationStyle
        (ownTransition, presenter.ownTransition) = (transition, transition)
        let isAnimated = transition != nil
        isBeingDismissed = true
        let animator = transition == nil ? nil : animatorOfDeparture
        transition?.announce(animator?.animator)
        controller.dismissalTransitionWillBegin()
        beginAppearanceTransition(false, animated: isAnimated)
        let covered = controller.coveredPlace
        if let covered {
            presenter.beginAppearanceTransition(true, animated: isAnimated)
            if animator == nil { presenter.putViewBack(covered) }
        }
        let end = { [self] (isComplete: Bool) in
            (ownTransition, presenter.ownTransition) = (nil, nil)
            controller.isMoving = false
            guard isComplete else { return stay(controller, over: presenter) }
            if animator != nil, let covered { presenter.putViewBack(covered) }
            controller.presentedView?.removeFromSuperview()
            container.removeFromSuperview()
            controller.containerView = nil
            controller.coveredPlace = nil
            shownPresentation = nil
            if traitRecord?.given != nil { UIView.changeTraits(in: viewIfLoaded) { traitRecord?.given = nil } }
            window?.layoutIfNeeded()
            if covered != nil { presenter.endAppearanceTransition() }
            endAppearanceTransition()
            controller.dismissalTransitionDidEnd(true)
            isBeingDismissed = false
            completion()
        }
        guard let transition, let window else { return end(true) }
        UIView.performWithoutAnimation { window.layoutIfNeeded() }
        if let animator {
            transition.context = contextOfDeparture(animator, in: container, controller, from: presenter)
            return transition.run({ _ in }, end: end)
        }
        var move = PresentationMove(of: self, controller)
        transition.run({ _ in move.leave() }) { _ in
            move.putBack()
            end(true)
        }
    }

    /// Takes the view away that a presentation covers; answers where it was.
    func takeViewOut() -> CoveredPlace? {
        guard let view = viewIfLoaded, let superview = view.superview else { return nil }
        let index = superview.subviews.firstIndex { $0 === view } ?? 0
        let fills = view.frame == superview.bounds
        view.removeFromSuperview()
        return CoveredPlace(superview: superview, index: index, frame: fills ? nil : view.frame)
    }

    func putViewBack(_ place: CoveredPlace) {
        guard let view = viewIfLoaded else { return }
        view.frame = place.frame ?? place.superview.bounds
        place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
        place.superview.setNeedsLayout()
    }
}

/// Where a view was before a presentation covered it.
struct CoveredPlace {
    var superview: UIView
    var index: Int
    /// Nil for all of the superview, which may have another size when the view comes back. Points.
    var frame: CGRect?
}
