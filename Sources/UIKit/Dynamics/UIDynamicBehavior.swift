import Foundation

/// Something that acts on items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The animator that has taken it on.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// Runs after each step of the animator, sixty times a second.
    open var action: (() -> Void)?
    /// Behaviours that belong to it, and act while it does.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// A behaviour that does nothing but what its children do.
    public override init() {}

    /// Adds a behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.join(dynamicAnimator) }
    }
    /// Takes a behaviour away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index).join(nil)
    }
    /// Called before it is taken on, or given up with nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
        wake()
    }

    /// Has the animator go on: what it computed before no longer holds.
    func wake() { dynamicAnimator?.wake() }

    /// It, and the behaviours within it.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
    /// What it acts on itself.
    var affectedItems: [any UIDynamicItem] { [] }
    /// Changes speeds, before each part of a step.
    func push(_ world: DynamicWorld, for seconds: Double) {}
    /// What it holds in place during a part of a step.
    func joints(_ world: DynamicWorld, for seconds: Double) -> [DynamicJoint] { [] }
}

/// What acts on several items.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
    /// What it acts on.
    open private(set) var items: [any UIDynamicItem]

    /// Acts on nothing yet.
    public convenience override init() { self.init(items: []) }
    /// Acts on items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Acts on an item, too.
    open func addItem(_ item: any UIDynamicItem) {
        guard !contains(item) else { return }
        items.append(item)
        wake()
    }
    /// No longer acts on an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        wake()
    }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
    override var affectedItems: [any UIDynamicItem] { items }
}

/// A direction with a strength, as an angle or as a vector.
struct Thrust {
    var vector = CGVector.zero
    var magnitude: CGFloat {
        get { hypot(vector.dx, vector.dy) }
        set { set(angle: angle, magnitude: newValue) }
    }
    var angle: CGFloat {
        get { vector == .zero ? 0 : atan2(vector.dy, vector.dx) }
        set { set(angle: newValue, magnitude: magnitude) }
    }
    mutating func set(angle: CGFloat, magnitude: CGFloat) {
        vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}
