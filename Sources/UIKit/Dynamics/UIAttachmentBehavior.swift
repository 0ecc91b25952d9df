import Foundation

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an attachment ties.
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }

    /// How far things may slide or turn.
    enum Kind {
        /// At a distance of each other.
        case distance
        /// No farther than a distance.
        case limit
        /// At one point, free to turn.
        case pin
        /// As they are.
        case fixed
        /// Along a line.
        case sliding(Vector)
    }

    /// What it ties.
    public let items: [any UIDynamicItem]
    /// Whether it ties an item to a point or to another item.
    open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
    /// The point that it is tied to. Of two items that are tied at a point it is that point, when they were tied.
    open var anchorPoint: CGPoint { didSet { wake() } }
    /// How far apart, in points.
    open var length: CGFloat = 0 { didSet { wake() } }
    /// How little it swings: at 1 it comes to rest soonest.
    open var damping: CGFloat = 0 { didSet { wake() } }
    /// How often a second it swings; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { wake() } }
    /// How much turning is braked.
    open var frictionTorque: CGFloat = 0 { didSet { wake() } }
    /// How far it slides, in points from where it began.
    open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }

    private let kind: Kind
    /// The points of the items that are tied, from their middles, before they turn.
    private var offsets: [Vector]
    private var firstTurn: Double

    init(
        _ kind: Kind, _ items: [any UIDynamicItem], offsets: [UIOffset], anchor: CGPoint
    ) {
        (self.kind, self.items, anchorPoint) = (kind, items, anchor)
        self.offsets = offsets.map { Vector($0.horizontal, $0.vertical) }
        firstTurn = (items.count > 1 ? DynamicBody.turn(of: items[1]) : 0) - DynamicBody.turn(of: items[0])
        super.init()
        let (first, second) = ends(of: items.map { (Vector($0.center.x, $0.center.y), DynamicBody.turn(of: $0)) })
        if case .distance = kind { length = (second - first).length }
    }

    /// Ties an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Ties a point of an item to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(.distance, [item], offsets: [offset], anchor: point) }
    /// Ties two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Ties points of two items to each other.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.distance, [item1, item2], offsets: [offset1, offset2], anchor: .zero) }

    private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
        let place = Vector(point.x - item.center.x, point.y - item.center.y).turned(by: -DynamicBody.turn(of: item))
        return UIOffset(horizontal: place.x, vertical: place.y)
    }
    private class func tie(
        _ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(kind, items, offsets: items.map { offset(of: point, in: $0) }, anchor: point)
    }

    /// Ties two items at a point, around which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { tie(.pin, [item1, item2], at: point) }
    /// Ties two items as they are.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { tie(.fixed, [item1, item2], at: point) }
    /// Ties two items, as a rope does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, [item1, item2], offsets: [offset1, offset2], anchor: .zero)
    }
    /// Lets an item slide along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { tie(.sliding(Vector(axis.dx, axis.dy).unit), [item], at: point) }
    /// Lets two items slide along an axis through a point, without turning against each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { tie(.sliding(Vector(axis.dx, axis.dy).unit), [item1, item2], at: point) }

    override var affectedItems: [any UIDynamicItem] { items }

    /// Where the tied points are.
    private func ends(of places: [(center: Vector, turn: Double)]) -> (Vector, Vector) {
        let points = zip(places, offsets).map { $0.center + $1.turned(by: $0.turn) }
        return (points[0], points.count > 1 ? points[1] : Vector(anchorPoint.x, anchorPoint.y))
    }

    override func joints(_ world: DynamicWorld, for seconds: Double) -> [DynamicJoint] {
        let bodies = world.bodies(of: items)
        guard bodies.count == items.count, let first = bodies.first else { return [] }
        let second = bodies.count > 1 ? bodies[1] : nil
        let (start, end) = ends(of: bodies.map { ($0.position, $0.turn) })
        let spring = frequency > 0 ? DynamicJoint.Spring(frequency: frequency, damping: damping) : nil
        func row(_ direction: Vector, _ error: Double, _ spring: DynamicJoint.Spring?, isRope: Bool = false)
            -> DynamicJoint
        {
            DynamicJoint(
                first, at: start - first.position, second, at: end - (second?.position ?? end), along: direction,
                error: error, spring: spring, isRope: isRope)
        }
        let apart = start - end
        let both = [row(Vector(1, 0), apart.x, spring), row(Vector(0, 1), apart.y, spring)]
        let turn = DynamicJoint(
            turning: first, second, error: first.turn - (second?.turn ?? 0) + firstTurn, spring: nil)
        var rows: [DynamicJoint] =
            switch kind {
            case .distance where length < 1e-6, .pin: both
            case .distance: [row(apart.unit, apart.length - length, spring)]
            case .limit: [row(apart.unit, apart.length - length, nil, isRope: true)]
            case .fixed: both + [turn]
            case .sliding(let axis): sliding(along: axis, apart, turn, row)
            }
        if frictionTorque > 0 {
            rows.append(DynamicJoint(braking: first, second, torque: frictionTorque * 1000, for: seconds))
        }
        return rows
    }

    private func sliding(
        along axis: Vector, _ apart: Vector, _ turn: DynamicJoint,
        _ row: (Vector, Double, DynamicJoint.Spring?, Bool) -> DynamicJoint
    ) -> [DynamicJoint] {
        let across = Vector(-axis.y, axis.x), way = (apart * axis).sum()
        var rows = [row(across, (apart * across).sum(), nil, false), turn]
        if way > attachmentRange.maximum { rows.append(row(axis, way - attachmentRange.maximum, nil, true)) }
        if way < attachmentRange.minimum { rows.append(row(-axis, attachmentRange.minimum - way, nil, true)) }
        return rows
    }
}

/// From one number to another.
public struct UIFloatRange: Hashable, Sendable {
    /// The smaller number.
    public var minimum: CGFloat
    /// The larger number.
    public var maximum: CGFloat
    /// From one number to another.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// From 0 to 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether it is all numbers.
    public var isInfinite: Bool { self == .infinite }
}
