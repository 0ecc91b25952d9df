// Presentations that an animator of the program's own performs (documentation of `UIViewControllerTransitioningDelegate`).

extension UIViewController {
    func animatorOfArrival(from presenter: UIViewController) -> StackAnimator? {
        guard let delegate = transitioningDelegate,
            let animator = delegate.animationController(forPresented: self, presenting: presenter, source: presenter)
        else { return nil }
        return StackAnimator(
            animator: animator, interaction: delegate.interactionControllerForPresentation(using: animator))
    }

    var animatorOfDeparture: StackAnimator? {
        guard let delegate = transitioningDelegate, let animator = delegate.animationController(forDismissed: self)
        else { return nil }
        return StackAnimator(
            animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
    }

    /// What the animator of a presentation is told. It puts the presented view into the container itself; a view that will be
    /// covered stands in it from the beginning.
    func contextOfArrival(
        _ animator: StackAnimator, in container: UIView, _ controller: UIPresentationController,
        over presenter: UIViewController
    ) -> TransitionContext {
        controller.isMoving = true
        let hides = controller.shouldRemovePresentersView
        if hides, let view = presenter.viewIfLoaded {
            let frame = container.convert(view.bounds, from: view)
            controller.coveredPlace = presenter.takeViewOut()
            view.frame = frame
            container.addSubview(view)
        }
        return TransitionContext(
            animator.animator, drivenBy: animator.interaction, in: container,
            from: .init(
                controller: presenter, view: hides ? presenter.viewIfLoaded : nil,
                initialFrame: presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero,
                finalFrame: hides ? .zero : container.bounds),
            to: .init(
                controller: self, view: controller.presentedView,
                finalFrame: controller.frameOfPresentedViewInContainerView),
            style: controller.styleInForce)
    }

    /// What the animator of a dismissal is told. It puts the view that was covered into the container itself.
    func contextOfDeparture(
        _ animator: StackAnimator, in container: UIView, _ controller: UIPresentationController,
        from presenter: UIViewController
    ) -> TransitionContext {
        controller.isMoving = true
        let isCovered = controller.coveredPlace != nil
        return TransitionContext(
            animator.animator, drivenBy: animator.interaction, in: container,
            from: .init(
                controller: self, view: controller.presentedView,
                initialFrame: controller.presentedView?.frame ?? .zero,
                finalFrame: controller.presentedView?.frame ?? .zero),
            to: .init(
                controller: presenter, view: isCovered ? presenter.viewIfLoaded : nil,
                initialFrame: isCovered ? .zero : container.bounds, finalFrame: container.bounds),
            style: controller.styleInForce)
    }

    /// Undoes a presentation that was cancelled.
    func takeBack(_ controller: UIPresentationController, from presenter: UIViewController) {
        let covered = controller.coveredPlace
        beginAppearanceTransition(false, animated: true)
        if covered != nil { presenter.beginAppearanceTransition(true, animated: true) }
        controller.presentedView?.removeFromSuperview()
        if let covered { presenter.putViewBack(covered) }
        controller.containerView?.removeFromSuperview()
        (controller.containerView, controller.coveredPlace) = (nil, nil)
        endAppearanceTransition()
        if covered != nil { presenter.endAppearanceTransition() }
        isBeingPresented = false
        forgetPresentation(by: presenter)
        controller.presentationTransitionDidEnd(false)
    }

    private func forgetPresentation(by presenter: UIViewController) {
        presenter.ownPresented = nil
        (ownPresenting, ownPresentationController, shownPresentation) = (nil, nil, nil)
    }

    /// Keeps a presentation whose dismissal was cancelled.
    func stay(_ controller: UIPresentationController, over presenter: UIViewController) {
        beginAppearanceTransition(true, animated: true)
        if controller.coveredPlace != nil {
            presenter.beginAppearanceTransition(false, animated: true)
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        if let view = controller.presentedView, let container = controller.containerView {
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        endAppearanceTransition()
        if controller.coveredPlace != nil { presenter.endAppearanceTransition() }
        isBeingDismissed = false
        controller.dismissalTransitionDidEnd(false)
    }
}
