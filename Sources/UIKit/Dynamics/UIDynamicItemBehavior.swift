import Foundation

/// What things are like: heavy, smooth. Where several say it of an item, the last one added counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
    /// How much of a blow comes back, from 0 to 1. The more elastic one of two items counts.
    open var elasticity: CGFloat = 0 { didSet { wake() } }
    /// How rough things are: 0 is smooth. Of two items the geometric mean counts.
    open var friction: CGFloat = 0 { didSet { wake() } }
    /// How heavy they are for their size. A square of 100 points at 1 has the mass 1.
    open var density: CGFloat = 1 { didSet { wake() } }
    /// How the air slows them: the share of speed lost each second.
    open var resistance: CGFloat = 0 { didSet { wake() } }
    /// How turning slows down: the share of speed lost each second.
    open var angularResistance: CGFloat = 0 { didSet { wake() } }
    /// An electric charge.
    /// - Note: Kept without effect.
    open var charge: CGFloat = 0
    /// Whether they turn.
    open var allowsRotation = true { didSet { wake() } }
    /// Whether nothing moves them. Others meet them.
    open var isAnchored = false { didSet { wake() } }

    private var added: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

    /// Gives an item a speed, in points a second, on top of the one it has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        added.append((item, Vector(velocity.x, velocity.y), 0))
        wake()
    }
    /// Gives an item a speed of turning, in radians a second, on top of the one it has.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        added.append((item, .zero, velocity))
        wake()
    }
    /// How fast an item moves, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let waiting = added.filter { $0.item === item }.reduce(Vector.zero) { $0 + $1.velocity }
        let velocity = (dynamicAnimator?.world.body(of: item)?.velocity ?? .zero) + waiting
        return CGPoint(x: velocity.x, y: velocity.y)
    }
    /// How fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let waiting = added.filter { $0.item === item }.reduce(0) { $0 + $1.spin }
        return (dynamicAnimator?.world.body(of: item)?.spin ?? 0) + waiting
    }

    override func push(_ world: DynamicWorld, for seconds: Double) {
        for (item, velocity, spin) in added {
            guard let body = world.body(of: item), !body.isFixed else { continue }
            body.velocity += velocity
            if body.inverseInertia > 0 { body.spin += spin }
        }
        added = []
        for body in world.bodies(of: items) {
            body.velocity *= max(0, 1 - resistance * seconds)
            body.spin *= max(0, 1 - angularResistance * seconds)
        }
    }
}
