extension UIView {
    /// The superview, retained for whoever asks; walks up the tree go by ``unretainedSuperview``.
    nonisolated var storedSuperview: UIView? {
        get { unretainedSuperview?.takeUnretainedValue() }
        set {
            if let newValue { unretainedSuperview = .passUnretained(newValue) } else { unretainedSuperview = nil }
        }
    }

    /// The controller whose root view this is.
    package var viewController: UIViewController? {
        get { unretainedController?.takeUnretainedValue() }
        set {
            if let newValue { unretainedController = .passUnretained(newValue) } else { unretainedController = nil }
            if newValue != nil { noteInsetSource() }
        }
    }

    /// Puts a view among the subviews.
    ///
    /// - Parameter behindLayers: whether layers without views that stand at the place are in front of it.
    func insert(_ view: UIView, at index: Int, behindLayers: Bool = false) {
        require(view !== self, "a view can't be its own subview")
        // Only a view with subviews can have this one below it; building from the root down needs no walk up.
        require(
            view.storedSubviews.isEmpty || !stands(in: view), "a view can't become a subview of its own descendant")
        if view.isDirectlyIn(self) {
            move(view, to: index, behindLayers: behindLayers)
            return
        }
        view.willMove(toSuperview: self)
        let window = self.window
        let changesWindow = view.storedWindow !== window
        if changesWindow { view.announceWindow(window) }
        let traits = TraitRecord.areThereOverrides && view.traitCollection != traitCollection ? view.traitsInTree() : []
        if view.unretainedSuperview != nil {
            view.superview?.willRemoveSubview(view)
            view.leaveSuperview()
        }
        // An index beyond the subviews stands for the nearest end, as in UIKit.
        storeSubview(view, at: index, behindLayers)
        flags.insert(.mayHaveMaskedSubviews)
        view.superview = self
        if changesWindow { view.enter(window) }
        if view.inputs.autoresizingBase.superviewSize == nil || view.host == nil {
            view.inputs.autoresizingBase = AutoresizingBase(frame: view.untransformedFrame, superviewSize: bounds.size)
        }
        view.dropHost()
        // A view without a host waits to be registered together with a view above, or its tree has no host yet.
        host?.added(view)
        markChangedSubviews()
        view.raiseFlagsToRoot()
        view.raiseInsetFlags()
        if !traits.isEmpty { view.announceTraits(since: traits) }
        if changesWindow { view.announceArrival() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Inserts a view right in front of a sibling, or right behind it; in front of all where that isn't one. A view that is a
    /// subview already leaves its place first.
    func insert(_ view: UIView, besides sibling: UIView, inFront: Bool) {
        guard let index = place(ofSubview: sibling) else { return insert(view, at: storedSubviews.count) }
        let comesFromBehind = self.place(ofSubview: view).map { $0 < index } ?? false
        insert(view, at: index + (inFront ? 1 : 0) - (comesFromBehind ? 1 : 0), behindLayers: inFront)
    }

    /// A view that takes its subviews away and adds them again whenever it is laid out would never come to rest.
    private func markChangedSubviews() {
        if !flags.contains(.isInLayoutSubviews) { markNeedsLayout() }
    }

    func detach() {
        guard let superview else { return }
        // What leaves the screen takes no more key presses.
        firstResponder?.resignFirstResponder()
        willMove(toSuperview: nil)
        let hadWindow = storedWindow != nil
        if hadWindow { announceWindow(nil) }
        superview.willRemoveSubview(self)
        leaveSuperview()
        if hadWindow { enter(nil) }
        superview.markChangedSubviews()
        if hadWindow { announceArrival() }
        didMoveToSuperview()
    }

    /// Takes the view out of its superview's lists, and with it the constraints that join the two trees.
    private func leaveSuperview() {
        guard let superview else { return }
        (superview as? UIStackView)?.arrangedSubviewLeaves(self)
        dropConstraintsToOutside()
        if let host { host.removed(self) } else { superview.host?.forgetNew(self) }
        superview.waitingSubviews.remove(self)
        if let index = superview.place(ofSubview: self) { superview.forgetSubview(at: index) }
        self.superview = nil
    }

    /// The place among the subviews. O(1) for the first and the last.
    func place(ofSubview view: UIView) -> Int? {
        if storedSubviews.last === view { return storedSubviews.count - 1 }
        return storedSubviews.firstIndex { $0 === view }
    }

    /// Deactivates constraints between the view's tree and views outside of it (documentation of
    /// `removeFromSuperview`). Such a constraint is held by a view above this one.
    private func dropConstraintsToOutside() {
        var heights: [ObjectIdentifier: Int] = [:]
        var ancestor = superview
        while let view = ancestor {
            heights[ObjectIdentifier(view)] = heights.count
            ancestor = view.superview
        }
        forEachInTree { view in
            var crossing: [(height: Int, constraint: NSLayoutConstraint)] = []
            for constraint in view.links.mentions.constraints {
                guard let holder = constraint.holder, let height = heights[ObjectIdentifier(holder)] else { continue }
                crossing.append((height, constraint))
            }
            // In a fixed order: by the views that hold them, and as they were activated there.
            crossing.sort { ($0.height, $0.constraint.slot) < ($1.height, $1.constraint.slot) }
            for (_, constraint) in crossing { constraint.isActive = false }
        }
    }

    func move(_ view: UIView, to index: Int, behindLayers: Bool = false) {
        guard let old = self.place(ofSubview: view) else { return }
        forgetSubview(at: old)
        storeSubview(view, at: index, behindLayers)
        host?.reordered()
    }

    private func storeSubview(_ view: UIView, at index: Int, _ behindLayers: Bool) {
        let index = max(0, min(index, storedSubviews.count))
        storedSubviews.insert(view, at: index)
        storedLayer?.subviewCame(to: index, behindLayers: behindLayers)
    }

    private func forgetSubview(at index: Int) {
        storedSubviews.remove(at: index)
        storedLayer?.subviewLeft(index)
    }

    private func enter(_ window: UIWindow?) {
        forEachInTree { view in
            view.storedWindow = window
            // Nothing moves that is on no screen any more.
            if window == nil { view.storedLayer?.removeAllAnimations() }
        }
    }

    private func announceWindow(_ window: UIWindow?) {
        forEachInTree { view in
            view.viewController?.viewWillMove(toWindow: window)
            view.willMove(toWindow: window)
        }
    }

    private func announceArrival() {
        let appearances = ThreadContext.current.appearances
        forEachInTree { view in
            if !appearances.isEmpty { Appearances.apply(appearances, to: view) }
            // The device may have been turned while the view was on no screen.
            view.traitRecord?.vary?()
            view.didMoveToWindow()
            view.viewController?.viewDidMoveToWindow()
        }
    }

    /// Calls a function for the view and all its descendants, superviews first. Does not recurse, so that deep trees
    /// don't exhaust the stack.
    package func forEachInTree(_ body: (UIView) -> Void) {
        var waiting = [self]
        while let view = waiting.popLast() {
            body(view)
            if !view.storedSubviews.isEmpty { waiting.append(contentsOf: view.storedSubviews.reversed()) }
        }
    }

    /// The same for a function that doesn't change the tree, which is spared retaining each view.
    func forEachInUnchangedTree(_ body: (UIView) -> Void) {
        var waiting = [Unmanaged.passUnretained(self)]
        while let view = waiting.popLast() {
            view.withView { view in
                body(view)
                for index in view.storedSubviews.indices.reversed() {
                    waiting.append(.passUnretained(view.storedSubviews[index]))
                }
            }
        }
    }

    func stands(in view: UIView) -> Bool {
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

    /// The nearest view above both, or one of the two, where they are siblings or one is the other's superview; else nil.
    static func nearAncestor(of a: Unmanaged<UIView>, and b: Unmanaged<UIView>) -> Unmanaged<UIView>? {
        let (first, second) = (a.toOpaque(), b.toOpaque())
        let aboveFirst = a.withView { $0.unretainedSuperview }
        let aboveSecond = b.withView { $0.unretainedSuperview }
        if first == second || aboveSecond?.toOpaque() == first { return a }
        guard let aboveFirst, aboveFirst.toOpaque() == second || aboveFirst.toOpaque() == aboveSecond?.toOpaque() else {
            return nil
        }
        return aboveFirst
    }

    private func isDirectlyIn(_ view: UIView) -> Bool {
        unretainedSuperview?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// The nearest view that is above both, or one of the two. O(1) for superview and siblings, else linear in the
    /// depth.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.storedSuperview === self { return self }
        if let superview = storedSuperview, superview === other || superview === other.storedSuperview {
            return superview
        }
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
