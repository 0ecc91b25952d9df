/// Shows one controller over another: decides where the presented view stands and what else is shown around it.
///
/// A subclass given by a ``UIViewControllerTransitioningDelegate`` overrides ``frameOfPresentedViewInContainerView`` and
/// adds views of its own to ``containerView``, as UIKit's documentation describes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    // It keeps this object, so this object doesn't keep it.
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// Hears of the presentation and may adapt it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view that everything of the presentation stands in; nil while nothing is presented.
    open internal(set) var containerView: UIView?
    var styleInForce = UIModalPresentationStyle.custom
    /// Whether the presented view is on its way, and no layout brings it to its place.
    var isMoving = false
    /// Where the presenter's view was, while the presentation keeps it out of the window.
    var coveredPlace: CoveredPlace?

    /// A presentation of one controller by another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// What is presented.
    open var presentedViewController: UIViewController {
        guard let presented else { stop("the presented controller of a presentation controller is gone") }
        return presented
    }

    /// What the presentation stands on; the presented controller itself before there is a presentation.
    open internal(set) var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    /// The view that is animated: the presented controller's unless overridden.
    open var presentedView: UIView? { presentedViewController.view }

    /// The style that holds for the traits at hand.
    open var presentationStyle: UIModalPresentationStyle { styleInForce }

    /// The style to use in a horizontally compact environment; `none` for no other.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style for traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? adaptivePresentationStyle
    }

    /// The presented view's frame in the container's coordinates: all of the container unless overridden. Points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers all of the screen.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the views below leave the window once the presentation is there: with the styles that cover them.
    open var shouldRemovePresentersView: Bool { styleInForce == .fullScreen || styleInForce == .currentContext }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// What the container shows around the presented view; nothing for presentations of one's own.
    var dimming: UIColor? { nil }
    /// Whether tints behind it are dimmed.
    var dimsTints: Bool { dimming != nil }

    /// Called before the presented view comes up; the place to add views to the container.
    open func presentationTransitionWillBegin() {}
    /// Called after the controller came up.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller goes.
    open func dismissalTransitionWillBegin() {}
    /// Called after the controller went.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// What the presentation knows of its environment.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// Hears that a controller asks for another size; asks for a layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size that the presented controller asks for.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called before the presentation gets another size, and before the controllers hear of it. An override calls the
    /// superclass's.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the presentation gets other traits. An override calls the superclass's.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Hears that the size of a child that is sized by its constraints changed; asks for a layout.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size to give to a child: what is offered unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// Adapts presentations to their surroundings and hears of their end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a horizontally compact environment; `none` to keep the style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for traits; that of `adaptivePresentationStyle(for:)` unless implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// - Note: Kept without effect.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// - Note: Kept without effect.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// - Note: Kept without effect.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// - Note: Kept without effect.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As it is: none.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// That for any traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The view that a presentation stands in.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    private weak var dimmed: UIView?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        dimTints()
    }

    /// "When an alert or action sheet appears, iOS 7 automatically dims the tint color of the views behind it" (iOS 7 UI Transition
    /// Guide); sheets that dim what is below, and popovers, do so as well.
    private func dimTints() {
        let dims = superview != nil && controller?.dimsTints == true
        let view = dims ? controller?.presentingViewController.viewIfLoaded : nil
        if dimmed !== view { dimmed?.isBehindPresentation = false }
        view?.isBehindPresentation = true
        dimmed = view
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        // Presentations of one's own place the presented view in `containerViewWillLayoutSubviews`.
        if let controller, controller.placesPresentedView, !controller.isMoving, let view = controller.presentedView,
            view.superview === self
        {
            let frame = controller.frameOfPresentedViewInContainerView
            if view.frame != frame { view.frame = frame }
            if controller is UISheetPresentationController {
                backgroundColor = controller.dimming
                dimTints()
            }
        }
        controller?.containerViewDidLayoutSubviews()
    }
}

extension UIPresentationController {
    /// Whether the frame follows the container: for the system's own presentations.
    fileprivate var placesPresentedView: Bool {
        type(of: self) == UIPresentationController.self || self is UISheetPresentationController
            || self is UIPopoverPresentationController || self is AlertPresentationController
    }
}
