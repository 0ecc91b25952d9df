import Synchronization

/// What a view or controller overrides of its traits, and who wants to hear of changes.
final class TraitRecord {
    var overrides = UITraitOverrides() { didSet { count() } }
    /// What the parent of a controller overrides.
    var given: UITraitOverrides? { didSet { count() } }
    /// The style set on a view or controller alone.
    var style = UIUserInterfaceStyle.unspecified { didSet { count() } }
    /// The smallest and the largest text that a view allows in it.
    var leastCategory: UIContentSizeCategory? { didSet { count() } }
    var largestCategory: UIContentSizeCategory? { didSet { count() } }
    var registrations: [TraitRegistration] = []
    /// Brings the view in line with what its document says for the new size classes.
    var vary: (() -> Void)?
    private var isCounted = false

    /// Whether any view or controller overrides a trait; while none does nobody looks for overrides.
    static var areThereOverrides: Bool { overriding.load(ordering: .relaxed) > 0 }
    private static let overriding = Atomic(0)

    deinit { if isCounted { Self.overriding.subtract(1, ordering: .relaxed) } }

    private func count() {
        let overrides =
            !overrides.isEmpty || given != nil || style != .unspecified || leastCategory != nil
            || largestCategory != nil
        guard overrides != isCounted else { return }
        isCounted = overrides
        Self.overriding.add(overrides ? 1 : -1, ordering: .relaxed)
    }
}

extension TraitRecord {
    /// Puts what is overridden in the place of what is inherited.
    func apply(to environment: inout LayoutEnvironment) {
        given?.apply(to: &environment)
        if style != .unspecified { environment.userInterfaceStyle = style }
        overrides.apply(to: &environment)
        if let leastCategory { environment.contentSizeCategory = max(environment.contentSizeCategory, leastCategory) }
        if let largestCategory {
            environment.contentSizeCategory = min(environment.contentSizeCategory, largestCategory)
        }
    }
}

extension UIView {
    /// The smallest text in the view and what is below it; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitRecord?.leastCategory }
        set { Self.changeTraits(in: self) { keptTraitRecord.leastCategory = newValue } }
    }

    /// The largest text in the view and what is below it; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitRecord?.largestCategory }
        set { Self.changeTraits(in: self) { keptTraitRecord.largestCategory = newValue } }
    }
}

extension UIViewController {
    /// The style of the controller and of what is below it, in place of the inherited one.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitRecord?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            UIView.changeTraits(in: viewIfLoaded) { keptTraitRecord.style = newValue }
        }
    }
}

/// A wish to hear of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let run: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ run: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.run = run
    }
}

/// Something that can be asked to tell of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends what a registration began.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@MainActor
protocol TraitRecordHolder: UITraitChangeObservable {
    var traitRecord: TraitRecord? { get set }
}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls a closure with the view or controller and its former traits whenever one of the traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// The same for closures that name the view's or controller's type, as `Self` or a class above it.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] previous in
            if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
    }

    /// Calls a method of the view or controller whenever one of the traits changed; it may take the view or controller, and its
    /// former traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// The same for a method of another object, which isn't kept alive.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self, weak target = target as AnyObject] previous in
            if let target { Messages.send(action, to: target, [self, previous]) }
        }
    }

    private func register(
        _ traits: [UITrait], _ run: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, run)
        (self as? any TraitRecordHolder)?.keptTraitRecord.registrations.append(registration)
        return registration
    }
}

extension TraitRecordHolder {
    /// The record, made when there is none yet.
    var keptTraitRecord: TraitRecord {
        if let traitRecord { return traitRecord }
        let record = TraitRecord()
        traitRecord = record
        return record
    }

    func forget(_ registration: any UITraitChangeRegistration) {
        traitRecord?.registrations.removeAll { $0 === registration }
    }

    func tellRegistered(_ previous: UITraitCollection, _ current: UITraitCollection) {
        for registration in traitRecord?.registrations ?? []
        where registration.traits.contains(where: { !$0.isSame(in: previous, current) }) {
            registration.run(previous)
        }
    }
}

extension UIView: TraitRecordHolder {
    /// Whether the view or its controller says anything of traits.
    package var overridesTraits: Bool { traitRecord != nil || viewController?.traitRecord != nil }

    /// The environment with the overrides of the view and of all that is above it; the nearest count.
    func overriding(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        var records: [TraitRecord] = []
        var view: UIView? = self
        while let current = view {
            if let own = current.traitRecord { records.append(own) }
            if let own = current.viewController?.traitRecord { records.append(own) }
            view = current.superview
        }
        var environment = environment
        for record in records.reversed() { record.apply(to: &environment) }
        return environment
    }

    /// The traits of the view and of all below it, to compare with later.
    func traitsInTree() -> [(view: UIView, traits: UITraitCollection)] {
        var traits: [(UIView, UITraitCollection)] = []
        forEachInTree { traits.append(($0, $0.traitCollection)) }
        return traits
    }

    /// Tells views and controllers, superviews first, whose traits are others than before.
    func announceTraits(since before: [(view: UIView, traits: UITraitCollection)]) {
        var changed: [(view: UIView, previous: UITraitCollection, current: UITraitCollection)] = []
        for (view, previous) in before {
            let current = view.traitCollection
            if current != previous { changed.append((view, previous, current)) }
        }
        // Equations are written for one reading direction.
        if changed.contains(where: { $0.previous.layoutDirection != $0.current.layoutDirection }) {
            host?.directionChanged()
        }
        for (view, previous, current) in changed {
            view.automaticWrappingWidth = nil
            view.intrinsicSizeChanged()
            view.setNeedsLayout()
            view.announceTraits(previous, current)
        }
    }

    /// Has a closure called when the view's size classes may have changed, before anybody hears of it.
    package func varyBySizeClass(_ vary: @escaping () -> Void) { keptTraitRecord.vary = vary }

    func announceTraits(_ previous: UITraitCollection, _ current: UITraitCollection) {
        if previous.horizontalSizeClass != current.horizontalSizeClass
            || previous.verticalSizeClass != current.verticalSizeClass
        {
            traitRecord?.vary?()
        }
        viewController?.traitCollectionDidChange(previous)
        viewController?.tellRegistered(previous, current)
        traitCollectionDidChange(previous)
        tellRegistered(previous, current)
    }

    /// Changes overrides, and tells of what that changes in the view's tree.
    static func changeTraits(in view: UIView?, _ change: () -> Void) {
        let before = view?.traitsInTree() ?? []
        change()
        view?.announceTraits(since: before)
    }
}

extension UIViewController: TraitRecordHolder {}
