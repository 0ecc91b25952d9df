extension UIViewController {
    /// Takes on what a segue says of how the controller comes up.
    func beShown(_ style: UIModalPresentationStyle?, _ transition: UIModalTransitionStyle?) {
        if let style { modalPresentationStyle = style }
        if let transition { modalTransitionStyle = transition }
    }

    /// The segue of that name that leaves the controller.
    func segueTemplate(_ identifier: String) -> SegueTemplate? {
        segueTemplates.first { $0.identifier == identifier }
    }

    /// Goes the way that a segue shows back: to the controller that has the method, the nearest first.
    func unwind(by action: Selector, of template: SegueTemplate, sender: Any?) {
        let way = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let destination = unwindDestination(of: way) else {
            // As in UIKit, nothing happens where nobody takes the way back.
            return
        }
        let segue = template.segue(from: self, to: destination)
        segue.performHandler = { [isAnimated = template.isAnimated, weak segue] in
            guard let segue else { return }
            destination.leaveWhatIsAbove(self, animated: isAnimated, segue: segue)
        }
        prepare(for: segue, sender: sender)
        Messages.send(action, to: destination, [segue])
        segue.perform()
    }

    /// The controller that a way back leads to: among those in the same containers, then around them, then at those that
    /// presented them (documentation of `allowedChildrenForUnwinding(from:)`).
    private func unwindDestination(of way: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let parent = controller.parent {
                if let found = parent.unwindDestination(within: way, besides: controller) { return found }
                current = parent
            } else {
                guard let presenter = controller.presentingViewController else { return nil }
                if let found = presenter.outermost.unwindDestination(within: way, besides: nil) { return found }
                current = presenter.outermost
            }
        }
        return nil
    }

    /// The destination among a controller and all in it. Of a stack the one on top comes first.
    private func unwindDestination(
        within way: UIStoryboardUnwindSegueSource, besides child: UIViewController?
    ) -> UIViewController? {
        for other in allowedChildrenForUnwinding(from: way).reversed() where other !== child {
            if let found = other.unwindDestination(within: way, besides: nil) { return found }
        }
        let takesIt = canPerformUnwindSegueAction(way.unwindAction, from: way.source, sender: way.sender)
        return takesIt && self !== way.source ? self : nil
    }

    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Takes away what is presented over the controller and what stands on it.
    private func leaveWhatIsAbove(_ source: UIViewController, animated: Bool, segue: UIStoryboardSegue) {
        if let presenter = presenterAbove(source) { presenter.dismiss(animated: animated) }
        var child = self
        while let parent = child.parent {
            parent.unwind(for: segue, towards: child)
            child = parent
        }
    }

    /// The one of the controllers around this one that presents the source, or what the source stands in.
    private func presenterAbove(_ source: UIViewController) -> UIViewController? {
        var presented: UIViewController? = source.outermost
        while let current = presented {
            guard let presenter = current.ownPresenting else { return nil }
            if presenter.outermost === outermost { return presenter }
            presented = presenter.outermost
        }
        return nil
    }
}
