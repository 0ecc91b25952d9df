import Foundation

/// Weight.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
    private var thrust = Thrust(vector: CGVector(dx: 0, dy: 1)) { didSet { wake() } }

    /// Where things fall, and how fast: 1 is 1,000 points a second, each second.
    open var gravityDirection: CGVector {
        get { thrust.vector }
        set { thrust.vector = newValue }
    }
    /// Where things fall, in radians.
    open var angle: CGFloat {
        get { thrust.angle }
        set { thrust.angle = newValue }
    }
    /// How fast they fall.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { thrust.magnitude = newValue }
    }
    /// Says where things fall.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { thrust.set(angle: angle, magnitude: magnitude) }

    override func push(_ world: DynamicWorld, for seconds: Double) {
        let change = Vector(thrust.vector.dx, thrust.vector.dy) * 1000 * seconds
        for body in world.bodies(of: items) where !body.isFixed { body.velocity += change }
    }
}
