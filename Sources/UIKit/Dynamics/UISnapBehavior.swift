import Foundation

/// Pulls an item to a point, as a spring does, and turns it upright. How stiff the spring is Apple doesn't say: three swings a
/// second here.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The point.
    open var snapPoint: CGPoint { didSet { wake() } }
    /// How little it swings, from 0 to 1.
    open var damping: CGFloat = 0.5 { didSet { wake() } }
    private let item: any UIDynamicItem

    /// Pulls an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func joints(_ world: DynamicWorld, for seconds: Double) -> [DynamicJoint] {
        guard let body = world.body(of: item) else { return [] }
        let spring = DynamicJoint.Spring(frequency: 3, damping: 0.3 + 0.7 * min(max(damping, 0), 1))
        let away = body.position - Vector(snapPoint.x, snapPoint.y)
        return [
            DynamicJoint(body, along: Vector(1, 0), error: away.x, spring: spring),
            DynamicJoint(body, along: Vector(0, 1), error: away.y, spring: spring),
            DynamicJoint(turning: body, nil, error: body.uprightTurn, spring: spring),
        ]
    }
}
