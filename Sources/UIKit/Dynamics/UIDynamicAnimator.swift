import Foundation

/// Hears of an animator's pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// It goes on.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// It has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by physics, sixty times a second of ``AnimationClock``. The same program moves them alike on every run.
///
/// Gravity, pushes, mass and resistance are in Apple's units. The solver is our own, so things that bounce and tumble go
/// other ways after a while than on a device, and how springs of snaps swing is an estimate. Items without a
/// ``UIDynamicItemBehavior`` have its documented defaults: they don't bounce, and are smooth. Places count in the
/// coordinates of the items' own superview.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose bounds are an edge for collisions that want it.
    open private(set) weak var referenceView: UIView?
    /// The behaviours.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Hears of pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether something moves. It pauses when everything has been at rest for half a second, and goes on when something changes.
    open private(set) var isRunning = false
    /// How long it has moved things since it was last at rest, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0

    let world = DynamicWorld()
    private weak var layout: UICollectionViewLayout?
    /// For how long everything has been at rest.
    private var rest: TimeInterval = 0
    private var isPlanned = false
    private var isStepping = false

    /// An animator of views in a view.
    public init(referenceView view: UIView) { referenceView = view }
    /// An animator of a collection's items.
    public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
    /// An animator of anything.
    public override init() {}

    /// Takes a behaviour on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.join(self)
    }
    /// Gives a behaviour up. Items that nothing acts on any more stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index).join(nil)
        wake()
    }
    /// Gives every behaviour up.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Takes an item's place and turn as they are now. An item that moves needs it when you place it yourself.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.takeState()
        wake()
    }
    /// What behaviours act on in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.take(family)
        return world.order.map(\.item).filter { item in
            let size = item.bounds.applying(item.transform).size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return !rect.common(with: CGRect(origin: origin, size: size)).isNull
        }
    }

    private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    // MARK: Collections

    /// The place of a cell that behaviours act on.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
    /// The place of a supplementary view that behaviours act on.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
    }

    private func attributes(_ wanted: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        world.take(family)
        return world.order.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: wanted)
    }

    // MARK: Steps

    /// Goes on, as something changed.
    func wake() {
        rest = 0
        guard !isStepping else { return }
        if !isRunning, !behaviors.isEmpty {
            isRunning = true
            elapsedTime = 0
            delegate?.dynamicAnimatorWillResume(self)
        }
        let clock = ThreadContext.current.clock
        plan(at: clock.time + DynamicWorld.step)
    }

    private func plan(at time: CFTimeInterval) {
        guard isRunning, !isPlanned else { return }
        isPlanned = true
        ThreadContext.current.clock.plan(at: time) { [weak self] in self?.advance(to: time) }
    }

    private func advance(to time: CFTimeInterval) {
        isPlanned = false
        guard isRunning else { return }
        isStepping = true
        let behaviors = family
        world.advance(behaviors, in: referenceView?.bounds)
        elapsedTime += DynamicWorld.step
        for behavior in behaviors { behavior.action?() }
        layout?.invalidateLayout()
        isStepping = false
        rest = world.isStill ? rest + DynamicWorld.step : 0
        guard !self.behaviors.isEmpty, rest < 0.5 else { return pause() }
        // A program that was held up goes on from where it is, instead of making up for all it missed.
        plan(at: max(time, ThreadContext.current.clock.time - 4 * DynamicWorld.step) + DynamicWorld.step)
    }

    private func pause() {
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }
}
