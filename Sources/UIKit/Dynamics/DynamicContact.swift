import Foundation

/// A body that touches another one, or an edge.
@MainActor
struct DynamicContact {
    /// A place where they touch, and how deep they are in each other.
    final class Point {
        let place: Vector
        let depth: Double
        var impulse = 0.0, rub = 0.0, bounce = 0.0

        init(place: Vector, depth: Double) { (self.place, self.depth) = (place, depth) }
    }

    let first: DynamicBody
    /// The other body; nil for an edge.
    let second: DynamicBody?
    /// From the first to the second or to the edge.
    let normal: Vector
    let points: [Point]
    /// Which edge it is.
    var edge: Int?

    func naming(edge: Int) -> DynamicContact {
        var named = self
        named.edge = edge
        return named
    }

    // MARK: Finding

    /// Where a body leaves a rectangle that holds it.
    static func leaving(_ frame: CGRect, _ body: DynamicBody) -> [DynamicContact] {
        let corners = body.corners
        let sides = [
            (Vector(0, 1), frame.maxY), (Vector(0, -1), -frame.minY), (Vector(1, 0), frame.maxX),
            (Vector(-1, 0), -frame.minX),
        ]
        return sides.compactMap { normal, limit in
            let deepest = corners.map { ($0, $0.dot(normal) - limit) }.filter { $0.1 > -Self.skin }
                .sorted { $0.1 > $1.1 }.prefix(2)
            guard !deepest.isEmpty else { return nil }
            return DynamicContact(
                first: body, second: nil, normal: normal, points: deepest.map { Point(place: $0.0, depth: $0.1) })
        }
    }

    /// Where a body touches a line.
    static func between(_ body: DynamicBody, _ line: (Vector, Vector)) -> DynamicContact? {
        let corners = body.corners
        let least = corners.reduce(corners[0]) { pointwiseMin($0, $1) },
            most = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
        let (low, high) = (pointwiseMin(line.0, line.1), pointwiseMax(line.0, line.1))
        guard all(low .<= most + Vector(repeating: skin)), all(high .>= least - Vector(repeating: skin)) else {
            return nil
        }
        // The line's side at which the body's middle is comes first, so that bodies don't slip through.
        let along = line.1 - line.0
        let points = along.cross(body.position - line.0) > 0 ? [line.1, line.0] : [line.0, line.1]
        return between(body, corners, nil, points)
    }

    /// Where two bodies touch.
    static func between(_ first: DynamicBody, _ second: DynamicBody) -> DynamicContact? {
        let reach = (first.outline.map(\.length).max() ?? 0) + (second.outline.map(\.length).max() ?? 0)
        guard (first.position - second.position).length <= reach + skin else { return nil }
        return between(first, first.corners, second, second.corners)
    }

    /// How near counts as touching, in points.
    private static let skin = 0.25

    /// By the separating axis theorem: the side of either outline from which the other is the least deep within it.
    private static func between(
        _ first: DynamicBody, _ corners: [Vector], _ second: DynamicBody?, _ others: [Vector]
    ) -> DynamicContact? {
        guard corners.count > 2, others.count > 1 else { return nil }
        let mine = clearest(side: corners, from: others)
        let theirs = clearest(side: others, from: corners, sides: second == nil ? 1 : others.count)
        guard mine.distance < skin, theirs.distance < skin else { return nil }
        // Of sides that are about as near the first body's count, and lines come before the sides of what meets them.
        let prefersMine = second == nil ? mine.distance > theirs.distance + 2 : mine.distance > theirs.distance - 0.01
        let (face, shape, other) = prefersMine ? (mine.side, corners, others) : (theirs.side, others, corners)
        let points = overlap(of: other, with: face, of: shape)
        guard !points.isEmpty else { return nil }
        let normal = outward(shape, face)
        return DynamicContact(first: first, second: second, normal: prefersMine ? normal : -normal, points: points)
    }

    /// The direction out of a side.
    private static func outward(_ shape: [Vector], _ side: Int) -> Vector {
        let along = shape[(side + 1) % shape.count] - shape[side]
        return Vector(along.y, -along.x).unit
    }

    private static func clearest(
        side shape: [Vector], from others: [Vector], sides: Int? = nil
    ) -> (side: Int, distance: Double) {
        var best = (side: 0, distance: -Double.infinity)
        for side in 0..<(sides ?? shape.count) {
            let normal = outward(shape, side)
            let distance = others.reduce(Double.infinity) { min($0, ($1 - shape[side]).dot(normal)) }
            if distance > best.distance { best = (side, distance) }
        }
        return best
    }

    /// The other's side that faces this one, cut to its length.
    private static func overlap(of other: [Vector], with side: Int, of shape: [Vector]) -> [Point] {
        let (start, end) = (shape[side], shape[(side + 1) % shape.count])
        let normal = outward(shape, side), along = (end - start).unit, length = (end - start).length
        let facing = other.indices.min { outward(other, $0).dot(normal) < outward(other, $1).dot(normal) } ?? 0
        let (a, b) = (other[facing], other[(facing + 1) % other.count])
        let (from, to) = ((a - start).dot(along), (b - start).dot(along))
        func cut(_ point: Vector, _ place: Double) -> Vector {
            let kept = min(max(place, 0), length)
            return kept == place || from == to ? point : a + (b - a) * ((kept - from) / (to - from))
        }
        guard max(from, to) >= 0, min(from, to) <= length else { return [] }
        return [cut(a, from), cut(b, to)].compactMap { point in
            let distance = (point - start).dot(normal)
            return distance < skin ? Point(place: point, depth: -distance) : nil
        }
    }

    // MARK: Solving

    private var elasticity: Double { max(first.elasticity, second?.elasticity ?? 0) }
    private var friction: Double {
        second.map { (max(0, first.friction * $0.friction)).squareRoot() } ?? first.friction
    }

    private func speed(at point: Point) -> Vector {
        let one = first.velocity + (point.place - first.position).speed(turning: first.spin)
        return one - (second.map { $0.velocity + (point.place - $0.position).speed(turning: $0.spin) } ?? .zero)
    }

    private func mass(at point: Point, along direction: Vector) -> Double {
        let arm = (point.place - first.position).cross(direction)
        var inverse = first.inverseMass + arm * arm * first.inverseInertia
        if let second {
            let arm = (point.place - second.position).cross(direction)
            inverse += second.inverseMass + arm * arm * second.inverseInertia
        }
        return inverse > 1e-12 ? 1 / inverse : 0
    }

    private func hit(_ impulse: Vector, _ point: Point) {
        first.hit(-impulse, at: point.place - first.position)
        second?.hit(impulse, at: point.place - (second?.position ?? .zero))
    }

    /// Slower than this, in points a second, nothing bounces.
    private static let slow = 20.0

    func prepare() {
        for point in points {
            let speed = speed(at: point).dot(normal)
            point.bounce = speed > Self.slow ? speed * elasticity : 0
        }
    }

    func solve() {
        let across = Vector(-normal.y, normal.x)
        for point in points {
            let rub = speed(at: point).dot(across) * mass(at: point, along: across)
            let most = friction * point.impulse, before = point.rub
            point.rub = min(max(before + rub, -most), most)
            hit(across * (point.rub - before), point)
        }
        for point in points where point.depth > 0 {
            let push = (speed(at: point).dot(normal) + point.bounce) * mass(at: point, along: normal)
            let before = point.impulse
            point.impulse = max(before + push, 0)
            hit(normal * (point.impulse - before), point)
        }
    }

    /// Moves bodies out of each other, but for a little that keeps them in touch.
    func separate() {
        let depth = (points.map(\.depth).max() ?? 0) - 0.1
        let inverse = first.inverseMass + (second?.inverseMass ?? 0)
        guard depth > 0, inverse > 0 else { return }
        let step = normal * (depth * 0.4 / inverse)
        first.position -= step * first.inverseMass
        if let second { second.position += step * second.inverseMass }
    }
}
