extension UIView {
    /// Lets the views below go, without recursion: the deinit of a chain of views that held each other would take a
    /// stack frame for each of them.
    ///
    /// A view that someone else keeps alive becomes the root of a tree of its own.
    nonisolated func unlinkSubviews() {
        guard !storedSubviews.isEmpty || ownsHost else { return }
        MainActor.unchecked {
            if ownsHost { host?.dismantle() }
            host = nil
            var waiting = takeSubviews()
            while var view = waiting.popLast() {
                if isKnownUniquelyReferenced(&view) {
                    waiting.append(contentsOf: view.takeSubviews())
                } else {
                    view.surviveSuperview()
                }
            }
        }
    }

    /// Gives up the constraints that the view holds: nothing holds them then.
    nonisolated func releaseConstraints() {
        for constraint in links.owned { constraint.unretainedHolder = nil }
    }

    /// Whether the view is the root that the host belongs to.
    nonisolated private var ownsHost: Bool {
        MainActor.unchecked { host?.rootIdentifier == ObjectIdentifier(self) }
    }

    /// Empties the list of subviews; they have no superview then.
    private func takeSubviews() -> [UIView] {
        let views = storedSubviews
        storedSubviews = []
        waitingSubviews = .none
        for view in views { view.superview = nil }
        return views
    }

    private func surviveSuperview() {
        forEachInTree { view in
            view.forgetEngine()
            view.storedWindow = nil
            for constraint in view.links.mentions.constraints where constraint.holder == nil {
                constraint.dropMentions()
            }
            view.markNeedsLayout()
        }
    }
}
