import Foundation

/// A push. One of 1 changes the speed of a square of 100 points by 100 points a second: each second, or at once.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemsBehavior {
    /// Whether it lasts.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    /// Whether it lasts.
    public let mode: Mode
    /// Whether it pushes. A push that doesn't last sets it to false when it is done; true again repeats it.
    open var active = true { didSet { wake() } }
    private var thrust = Thrust() { didSet { wake() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Where to, in radians.
    open var angle: CGFloat {
        get { thrust.angle }
        set { thrust.angle = newValue }
    }
    /// How hard.
    open var magnitude: CGFloat {
        get { thrust.magnitude }
        set { thrust.magnitude = newValue }
    }
    /// Where to and how hard.
    open var pushDirection: CGVector {
        get { thrust.vector }
        set { thrust.vector = newValue }
    }

    /// Pushes items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    /// Says where to and how hard.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { thrust.set(angle: angle, magnitude: magnitude) }
    /// Says where on an item it pushes; off the middle it turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        wake()
    }
    /// Where on an item it pushes.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    override func push(_ world: DynamicWorld, for seconds: Double) {
        guard active else { return }
        let impulse = Vector(thrust.vector.dx, thrust.vector.dy) * 100 * (mode == .continuous ? seconds : 1)
        for body in world.bodies(of: items) {
            let offset = offsets[ObjectIdentifier(body.item)] ?? .zero
            body.hit(impulse, at: Vector(offset.horizontal, offset.vertical).turned(by: body.turn))
        }
        if mode == .instantaneous { active = false }
    }
}
