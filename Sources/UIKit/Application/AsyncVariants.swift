import Foundation

// Methods with a completion as asynchronous ones, as Apple's compiler makes them (SE-0297): `await present(next, animated: true)`
// goes on when the controller is there. In an asynchronous function Swift takes these before the ones with a completion.

/// Runs a method with a completion, and waits for that.
@MainActor
private func finished<Answer: Sendable>(_ start: (@escaping @MainActor (Answer) -> Void) -> Void) async -> Answer {
    await withCheckedContinuation { wait in start { wait.resume(returning: $0) } }
}

@MainActor
private func finished(_ start: (@escaping @MainActor () -> Void) -> Void) async {
    await withCheckedContinuation { wait in start { wait.resume() } }
}

extension UIViewController {
    /// Shows a controller over this one, and goes on when it is there.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await finished { present(viewControllerToPresent, animated: flag, completion: $0) }
    }

    /// Takes away what this controller presents, or else this controller, and goes on when it is gone.
    public func dismiss(animated flag: Bool) async {
        await finished { dismiss(animated: flag, completion: $0) }
    }

    /// Puts the view of one child in another's place, and goes on when the changes have come to rest.
    @discardableResult
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await finished {
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: $0)
        }
    }
}

extension UIPageViewController {
    /// Shows pages, and goes on when they have come to rest.
    @discardableResult
    public func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
    ) async -> Bool {
        await finished { setViewControllers(viewControllers, direction: direction, animated: animated, completion: $0) }
    }
}

extension UIView {
    /// Moves changes, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await finished { animate(withDuration: duration, animations: animations, completion: $0) }
    }

    /// Moves changes, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animate(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Moves changes like a spring, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
        }
    }

    /// Moves changes from key to key, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await finished {
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations, completion: $0)
        }
    }

    /// Makes changes to a view, and goes on when the transition is over; whether nothing stopped it.
    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await finished {
            transition(with: view, duration: duration, options: options, animations: animations, completion: $0)
        }
    }

    /// Puts one view in another's place, and goes on when the transition is over; whether nothing stopped it.
    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await finished { transition(from: fromView, to: toView, duration: duration, options: options, completion: $0) }
    }

    /// Fades views out together with changes, and goes on when they are gone; whether nothing stopped it.
    @discardableResult
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?
    ) async -> Bool {
        await finished {
            perform(animation, on: views, options: options, animations: parallelAnimations, completion: $0)
        }
    }
}

extension UITableView {
    /// Makes changes together, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await finished { performBatchUpdates(updates, completion: $0) }
    }
}

extension UICollectionView {
    /// Makes changes together, and goes on when they have come to rest; whether nothing stopped them.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await finished { performBatchUpdates(updates, completion: $0) }
    }

    /// Puts another layout in force, and goes on when the items have come to rest; whether nothing stopped them.
    @discardableResult
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
        await finished { setCollectionViewLayout(layout, animated: animated, completion: $0) }
    }
}

extension UITableViewDiffableDataSource {
    /// Shows a snapshot, and goes on when the rows have come to rest.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await finished { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows a snapshot as after `reloadData()`.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await finished { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }
}

extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot, and goes on when the items have come to rest.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await finished { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows a section's snapshot, and goes on when the items have come to rest.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await finished { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows a snapshot as after `reloadData()`.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await finished { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }
}

extension UIApplication {
    /// Opens an address elsewhere: whether something does.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await finished { open(url, options: options, completionHandler: $0) }
    }
}

extension UIScene {
    /// Opens an address elsewhere: whether something does.
    @discardableResult
    public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await finished { open(url, options: options, completionHandler: $0) }
    }
}
