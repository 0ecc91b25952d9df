import Foundation

/// A part of the plane, around the place of what has it.
open class UIRegion: NSObject, @unchecked Sendable {  // its one stored property is a `let`
    let holds: @Sendable (Vector) -> Bool

    private init(holds: @escaping @Sendable (Vector) -> Bool) { self.holds = holds }

    /// The whole plane.
    public static let infinite = UIRegion { _ in true }
    /// A disk around the origin.
    public convenience init(radius: CGFloat) { self.init { $0.length <= radius } }
    /// A rectangle around the origin.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// Everything outside of it.
    open func inverse() -> UIRegion { UIRegion { !self.holds($0) } }
    /// What is in either.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { self.holds($0) || region.holds($0) } }
    /// What is in it and not in the other.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion { self.holds($0) && !region.holds($0) } }
    /// What is in both.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion { self.holds($0) && region.holds($0) } }
    /// Whether a point is in it.
    open func contains(_ point: CGPoint) -> Bool { holds(Vector(point.x, point.y)) }

}
