import Synchronization

extension UIView {
    /// The environment of trees whose root was given none: what `UIScreen.main` describes.
    package nonisolated static var defaultEnvironment: LayoutEnvironment {
        get { sharedDefaultEnvironment.withLock { $0 } }
        set { sharedDefaultEnvironment.withLock { $0 = newValue } }
    }

    private nonisolated static let sharedDefaultEnvironment = Mutex(LayoutEnvironment())

    /// The environment of the view's tree.
    package var layoutEnvironment: LayoutEnvironment {
        var view = self
        while true {
            if let environment = view.rootEnvironment { return environment }
            guard let superview = view.superview else { return Self.defaultEnvironment }
            view = superview
        }
    }

    /// Hands the tree its environment and the safe area of its root; lays everything out anew.
    package func setEnvironment(_ environment: LayoutEnvironment, safeAreaInsets: UIEdgeInsets = .zero) {
        let previous = traitCollection
        rootEnvironment = environment
        rootSafeAreaInsets = safeAreaInsets
        forEachInTree { view in
            view.automaticWrappingWidth = nil
            view.intrinsicSizeChanged()
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            view.traitCollectionDidChange(previous)
        }
        host?.reset()
    }

    func markNeedsLayout() {
        flags.insert(.needsLayout)
        raiseFlagsToRoot()
    }

    func markNeedsUpdateConstraints() {
        flags.insert(.needsUpdateConstraints)
        raiseFlagsToRoot()
    }

    /// Tells the views above that something below waits for the next pass.
    func raiseFlagsToRoot() {
        let marks: LayoutFlags = [.descendantNeedsLayout, .descendantNeedsUpdateConstraints]
        var view = superview
        while let current = view, !current.flags.isSuperset(of: marks) {
            current.flags.formUnion(marks)
            view = current.superview
        }
    }

    /// Calls `updateConstraints` where it was asked for, subviews first.
    func runUpdateConstraints() {
        let waiting: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
        var order: [UIView] = []
        var stack = [self]
        while let view = stack.popLast() {
            guard !view.flags.isDisjoint(with: waiting) else { continue }
            order.append(view)
            stack.append(contentsOf: view.subviews)
        }
        for view in order.reversed() {
            view.flags.remove(.descendantNeedsUpdateConstraints)
            guard view.flags.contains(.needsUpdateConstraints) else { continue }
            view.flags.remove([.needsUpdateConstraints, .calledSuper])
            if let controller = view.viewController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
            precondition(
                view.flags.contains(.calledSuper),
                "\(type(of: view)) must call super.updateConstraints() in its updateConstraints()")
        }
    }

    /// The reading direction that an attribute makes of the environment's.
    static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }

    /// The reading direction of content with an attribute.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: defaultEnvironment.layoutDirection)
    }

    /// Targets of `systemLayoutSizeFitting(_:)`: the smallest and the largest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// Moves an ambiguous view to another place its constraints allow. Only debuggers call it on a device; here it
    /// asks for a new layout.
    public func exerciseAmbiguityInLayout() {
        setNeedsLayout()
    }
}
