extension UIView {
    func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view can't be its own subview")
        precondition(!isDescendant(of: view), "a view can't become a subview of its own descendant")
        precondition(
            index >= 0 && index <= subviews.count, "insertSubview(_:at:): index \(index) of \(subviews.count) subviews")
        if view.superview === self {
            move(view, to: min(index, subviews.count - 1))
            return
        }
        view.willMove(toSuperview: self)
        let window = self.window
        let changesWindow = view.window !== window
        if changesWindow { view.announceWindow(window) }
        view.leaveSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        if view.autoresizingBase.superviewSize == nil || view.host == nil {
            view.autoresizingBase = AutoresizingBase(frame: view.untransformedFrame, superviewSize: bounds.size)
        }
        view.dropHost()
        rootView.host?.added(view)
        markNeedsLayout()
        view.raiseFlagsToRoot()
        didAddSubview(view)
        view.didMoveToSuperview()
        if changesWindow { view.announceArrival() }
    }

    func detach() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        let hadWindow = window != nil
        if hadWindow { announceWindow(nil) }
        superview.willRemoveSubview(self)
        leaveSuperview()
        superview.markNeedsLayout()
        didMoveToSuperview()
        if hadWindow { announceArrival() }
    }

    /// Takes the view out of its superview's lists, and with it the constraints that join the two trees.
    private func leaveSuperview() {
        guard let superview else { return }
        (superview as? UIStackView)?.arrangedSubviewLeaves(self)
        dropConstraintsToOutside()
        host?.removed(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Deactivates constraints between the view's tree and views outside of it (documentation of
    /// `removeFromSuperview`).
    private func dropConstraintsToOutside() {
        forEachInTree { view in
            for constraint in view.mentioningConstraints.values
            where constraint.holder.map({ !$0.isDescendant(of: self) }) ?? false {
                constraint.isActive = false
            }
        }
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
    }

    private func announceWindow(_ window: UIWindow?) {
        forEachInTree { $0.willMove(toWindow: window) }
    }

    private func announceArrival() {
        forEachInTree { $0.didMoveToWindow() }
    }

    /// Calls a function for the view and all its descendants, superviews first. Does not recurse, so that deep trees
    /// don't exhaust the stack.
    package func forEachInTree(_ body: (UIView) -> Void) {
        var waiting = [self]
        while let view = waiting.popLast() {
            body(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
    }

    /// Whether the view is another one or stands below it. Linear in the view's depth.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let next = current {
            if next === view { return true }
            current = next.superview
        }
        return false
    }

    func descendant(withTag tag: Int) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// The view at the top of the tree. Linear in the view's depth.
    package var rootView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The nearest view that is above both, or one of the two. Linear in the depth.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        var (a, b): (UIView?, UIView?) = (self, other)
        var (depthA, depthB) = (depth, other.depth)
        while depthA > depthB {
            a = a?.superview
            depthA -= 1
        }
        while depthB > depthA {
            b = b?.superview
            depthB -= 1
        }
        while let left = a, let right = b {
            if left === right { return left }
            a = left.superview
            b = right.superview
        }
        return nil
    }

    private var depth: Int {
        var (count, view) = (0, superview)
        while let current = view {
            count += 1
            view = current.superview
        }
        return count
    }
}
