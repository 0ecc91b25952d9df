extension UIView {
    /// The environment of the thread's trees whose root was given none: what `UIScreen.main` describes.
    package nonisolated static var defaultEnvironment: LayoutEnvironment {
        get { ThreadContext.current.environment }
        set { ThreadContext.current.environment = newValue }
    }

    /// What the tree's root knows of the world outside; nil below the root.
    package var rootEnvironment: LayoutEnvironment? {
        get { ownEnvironment?.value }
        set { ownEnvironment = newValue.map(SharedEnvironment.init) }
    }

    /// The width at which the layout pass wraps the view's content; read by views whose ``wrapsContent`` is true.
    package var automaticWrappingWidth: CGFloat? {
        get { results.wrappingWidth }
        set { results.wrappingWidth = newValue }
    }

    /// The environment of the view's tree.
    package var layoutEnvironment: LayoutEnvironment {
        let inherited = treeEnvironment.value
        return TraitRecord.areThereOverrides ? overriding(inherited) : inherited
    }

    /// The same, to refer to: who asks for little of it has nothing copied.
    var sharedEnvironment: SharedEnvironment {
        let inherited = treeEnvironment
        return TraitRecord.areThereOverrides ? SharedEnvironment(overriding(inherited.value)) : inherited
    }

    /// What the view's tree was handed.
    private var treeEnvironment: SharedEnvironment {
        if let host { return host.sharedEnvironment }
        var view = Unmanaged.passUnretained(self)
        while true {
            if let own = view.withView({ $0.ownEnvironment }) { return own }
            guard let superview = view.withView({ $0.unretainedSuperview }) else {
                return ThreadContext.current.sharedEnvironment
            }
            view = superview
        }
    }

    /// The reading direction of the view's environment, without the rest of that.
    var environmentLayoutDirection: UIUserInterfaceLayoutDirection {
        guard let host, !TraitRecord.areThereOverrides else {
            return layoutEnvironment.layoutDirection
        }
        return host.layoutDirection
    }

    /// Hands the tree its environment and the safe area of its root; lays everything out anew.
    package func setEnvironment(_ environment: LayoutEnvironment, safeAreaInsets: UIEdgeInsets = .zero) {
        let previous = traitCollection
        rootEnvironment = environment
        rootSafeAreaInsets = safeAreaInsets
        environmentChanged(from: previous)
    }

    /// Lays everything in the tree out anew, and tells of traits that changed.
    func environmentChanged(from previous: UITraitCollection) {
        forEachInTree { view in
            view.automaticWrappingWidth = nil
            view.intrinsicSizeChanged()
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            view.announceTraits(previous, view.traitCollection)
        }
        host?.reset()
    }

    func markNeedsLayout() {
        flags.insert(.needsLayout)
        raise(.descendantNeedsLayout)
    }

    func markNeedsUpdateConstraints() {
        flags.insert(.needsUpdateConstraints)
        raiseFlagsToRoot()
    }

    /// Tells the views above that the view waits for layout.
    func raiseLayoutFlag() { raise(.descendantNeedsLayout) }

    /// Tells the views above that something below waits for the next pass.
    func raiseFlagsToRoot() { raise([.descendantNeedsLayout, .descendantNeedsUpdateConstraints]) }

    /// Stops at a view that is just laying out its subviews, where only those need another layout: the pass comes to
    /// them next.
    private func raise(_ marks: LayoutFlags) {
        var below = Unmanaged.passUnretained(self)
        var view = unretainedSuperview
        while let current = view {
            // A walk that ends early found marks above, which came all the way.
            guard current.withView({ $0.takeUp(marks, from: below) }) else { return }
            below = current
            view = current.withView { $0.unretainedSuperview }
        }
        below.withView { $0.askForDisplay() }
    }

    /// Takes over the marks of a subview. Answers whether the views above have to hear of them.
    @inline(__always)
    private func takeUp(_ marks: LayoutFlags, from below: Unmanaged<UIView>) -> Bool {
        waitingSubviews.insert(below)
        guard !flags.isSuperset(of: marks) else { return false }
        flags.formUnion(marks)
        return !(flags.contains(.isLayingOut) && marks == .descendantNeedsLayout)
    }

    /// Has a window on the screen laid out at the end of the run loop's turn.
    func askForDisplay() { if flags.contains(.isOnScreen) { DisplayCycle.schedule() } }

    /// Calls `updateConstraints` where it was asked for, subviews first.
    func runUpdateConstraints() {
        var order: [UIView] = []
        var stack = [self]
        while let view = stack.popLast() {
            guard !view.flags.isDisjoint(with: .waitsForUpdate) else { continue }
            order.append(view)
            var subviews = WaitingViews(in: view)
            while let subview = subviews.takeNext() {
                if !subview.flags.isDisjoint(with: .waitsForUpdate) { stack.append(subview) }
            }
        }
        for view in order.reversed() {
            view.flags.remove(.descendantNeedsUpdateConstraints)
            guard view.flags.contains(.needsUpdateConstraints) else { continue }
            view.flags.remove([.needsUpdateConstraints, .calledSuper])
            if view.unretainedController != nil, let controller = view.viewController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
            require(
                view.flags.contains(.calledSuper),
                "\(type(of: view)) must call super.updateConstraints() in its updateConstraints()")
        }
    }

    /// Targets of `systemLayoutSizeFitting(_:)`: the smallest and the largest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// Asks for a size as large as constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
