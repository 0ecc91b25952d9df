import Foundation

/// A field of force. The units are Apple's for gravity; of the others Apple doesn't say them, and these are our own.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag, vortex, radial, linear, velocity, spring, electric, magnetic
        /// What chance moves: nothing does here.
        case noise
    }

    /// What it acts on.
    open private(set) var items: [any UIDynamicItem] = []
    /// Where it is.
    open var position = CGPoint.zero { didSet { wake() } }
    /// Where it acts, around its position.
    open var region = UIRegion.infinite { didSet { wake() } }
    /// How strong it is.
    open var strength: CGFloat = 1 { didSet { wake() } }
    /// How soon it grows weaker with the distance from its position: the power of the distance that it is divided by.
    open var falloff: CGFloat = 0 { didSet { wake() } }
    /// The distance below which it doesn't grow stronger.
    open var minimumRadius: CGFloat = 1 { didSet { wake() } }
    /// Where it points.
    open var direction = CGVector.zero { didSet { wake() } }
    /// How smooth noise is.
    /// - Note: Kept without effect.
    open var smoothness: CGFloat = 0
    /// How fast noise changes.
    /// - Note: Kept without effect.
    open var animationSpeed: CGFloat = 0
    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Acts on an item, too.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        wake()
    }
    /// No longer acts on an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        wake()
    }

    /// Slows everything down: at strength 1 by its speed each second.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Turns everything around a point.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Pulls everything to a point.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }
    /// Pulls everything in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linear)
        field.direction = direction
        return field
    }
    /// Gives everything a speed, in points a second.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Moves things by chance on a device. It moves nothing here: the same program gives the same pictures.
    public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Moves things by chance on a device, the faster the more. It moves nothing here.
    public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    /// Pulls everything back as a spring does: at strength 1 a square of 100 points swings once in some six seconds.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Moves what has a charge: nothing has one here.
    public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Moves what has a charge: nothing has one here.
    public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    override var affectedItems: [any UIDynamicItem] { items }

    override func push(_ world: DynamicWorld, for seconds: Double) {
        let place = Vector(position.x, position.y), arrow = Vector(direction.dx, direction.dy)
        for body in world.bodies(of: items) where !body.isFixed {
            let way = body.position - place
            guard region.holds(way) else { continue }
            let weaker = falloff == 0 ? 1 : pow(max(way.length, max(minimumRadius, 1e-3)), -falloff)
            let change = strength * weaker * seconds
            switch kind {
            case .drag: body.velocity *= max(0, 1 - change)
            case .vortex: body.velocity += Vector(-way.unit.y, way.unit.x) * change * 1000
            case .radial: body.velocity -= way.unit * change * 1000
            case .linear: body.velocity += arrow * change * 1000
            case .velocity: body.velocity = arrow * strength
            case .spring: body.velocity -= way * change * body.inverseMass
            case .electric, .magnetic, .noise: break
            }
        }
    }
}
