import Foundation

/// A point or a direction of the plane.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    var length: Double { (self * self).sum().squareRoot() }
    /// Of length 1; zero stays zero.
    var unit: Vector { length > 1e-12 ? self / length : .zero }
    func turned(by angle: Double) -> Vector { Vector(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) }
    func dot(_ other: Vector) -> Double { (self * other).sum() }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    /// The speed of a point at this place of something that turns.
    func speed(turning spin: Double) -> Vector { Vector(-spin * y, spin * x) }
}

/// An item as physics sees it: in points, seconds and radians.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var position: Vector
    var turn: Double
    var velocity = Vector.zero
    var spin = 0.0
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 0.0
    private(set) var elasticity = 0.0
    private(set) var friction = 0.0
    /// Whether nothing moves it.
    private(set) var isFixed = false
    /// The outline's corners around the middle, before it turns, in one direction around.
    private(set) var outline: [Vector] = []
    private var givenTransform: CGAffineTransform
    private var givenTurn: Double

    init(_ item: any UIDynamicItem) {
        self.item = item
        position = Vector(item.center.x, item.center.y)
        givenTransform = item.transform
        givenTurn = Self.turn(of: item)
        turn = givenTurn
    }

    /// How an item is turned, in radians.
    static func turn(of item: any UIDynamicItem) -> Double { atan2(item.transform.b, item.transform.a) }

    /// The turn from upright, between half a turn to either side.
    var uprightTurn: Double { atan2(sin(turn), cos(turn)) }

    /// Takes place and turn from the item, as its owner set them.
    func takeState() {
        position = Vector(item.center.x, item.center.y)
        givenTransform = item.transform
        givenTurn = Self.turn(of: item)
        turn = givenTurn
    }

    /// Takes size and qualities from the item.
    func prepare(_ qualities: UIDynamicItemBehavior?) {
        isFixed = qualities?.isAnchored ?? false
        (elasticity, friction) = (Double(qualities?.elasticity ?? 0), Double(qualities?.friction ?? 0))
        outline = Self.outline(of: item)
        let size = item.bounds.size, density = max(qualities?.density ?? 1, 1e-6)
        let mass = max(density * size.width * size.height / 10_000, 1e-6)
        inverseMass = isFixed ? 0 : 1 / mass
        let inertia = mass * (size.width * size.width + size.height * size.height) / 12
        let turns = !isFixed && (qualities?.allowsRotation ?? true) && inertia > 0
        inverseInertia = turns ? 1 / inertia : 0
        if isFixed { velocity = .zero }
        if !turns { spin = 0 }
    }

    private static func outline(of item: any UIDynamicItem) -> [Vector] {
        let half = Vector(item.bounds.width, item.bounds.height) / 2
        switch item.collisionBoundsType {
        case .rectangle: return [Vector(-1, -1), Vector(1, -1), Vector(1, 1), Vector(-1, 1)].map { $0 * half }
        case .ellipse: return (0..<32).map { Vector(1, 0).turned(by: Double($0) * .pi / 16) * half }
        case .path:
            return hull(item.collisionBoundingPath.cgPath.flattened().flatMap(\.points).map { Vector($0.x, $0.y) })
        }
    }

    /// The corners of the convex hull, by Andrew's monotone chain.
    private static func hull(_ points: [Vector]) -> [Vector] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Vector]) -> [Vector] {
            var kept: [Vector] = []
            for point in points {
                while kept.count > 1,
                    (kept[kept.count - 1] - kept[kept.count - 2]).cross(point - kept[kept.count - 1]) <= 1e-9
                {
                    kept.removeLast()
                }
                kept.append(point)
            }
            return kept
        }
        return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }

    /// The outline's corners where they are.
    var corners: [Vector] { outline.map { position + $0.turned(by: turn) } }

    /// Changes the speeds by a blow at a place, counted from the middle.
    func hit(_ impulse: Vector, at place: Vector) {
        velocity += impulse * inverseMass
        spin += place.cross(impulse) * inverseInertia
    }

    func move(for seconds: Double) {
        position += velocity * seconds
        turn += spin * seconds
    }

    /// Whether it is too slow for anybody to see.
    var isStill: Bool { velocity.length < 4 && abs(spin) < 0.05 }

    /// Puts the item where the body is.
    func place() {
        let center = CGPoint(x: position.x, y: position.y)
        if item.center != center { item.center = center }
        guard turn != givenTurn else { return }
        item.transform = givenTransform.rotated(by: turn - givenTurn)
    }
}
