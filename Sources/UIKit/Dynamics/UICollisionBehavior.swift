import Foundation

/// Hears of items that meet.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items met.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item met an edge; the edge of the animator's view has no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item no longer touches an edge.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Things that can't pass through each other, nor through edges.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
    /// What can't be passed through.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    /// What can't be passed through.
    open var collisionMode = Mode.everything { didSet { wake() } }
    /// Whether the bounds of the animator's view are an edge that holds the items.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { wake() } }
    /// Hears of items that meet.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    private var insets = UIEdgeInsets.zero
    private var edges: [(identifier: any NSCopying, path: UIBezierPath, lines: [(Vector, Vector)])] = []
    private var touching: [Meeting: Contact] = [:]

    /// Makes the bounds of the animator's view, less insets, an edge that holds the items.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds an edge along a path. A closed one is hollow.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        var lines: [(Vector, Vector)] = []
        for part in bezierPath.cgPath.flattened() {
            let points = (part.isClosed ? part.points + part.points.prefix(1) : part.points).map { Vector($0.x, $0.y) }
            lines += zip(points, points.dropFirst()).filter { ($0 - $1).length > 1e-6 }
        }
        edges.append((identifier, bezierPath, lines))
        wake()
    }
    /// Adds an edge along a line.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The path of an edge.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        edges.first { Self.isSame($0.identifier, identifier) }?.path
    }
    /// The names of the edges.
    open var boundaryIdentifiers: [any NSCopying]? { edges.isEmpty ? nil : edges.map(\.identifier) }
    /// Takes an edge away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        edges.removeAll { Self.isSame($0.identifier, identifier) }
        wake()
    }
    /// Takes every edge away.
    open func removeAllBoundaries() {
        edges = []
        wake()
    }

    private static func isSame(_ left: any NSCopying, _ right: any NSCopying) -> Bool {
        (left as? AnyHashable) == (right as? AnyHashable)
    }

    // MARK: Contacts

    /// Who touches whom or which edge: the bounds are the edge -1.
    private struct Meeting: Hashable {
        var item: ObjectIdentifier
        var other: ObjectIdentifier?
        var edge: Int?
    }
    private struct Contact {
        var item: any UIDynamicItem
        var other: (any UIDynamicItem)?
        var identifier: (any NSCopying)?
        var point: Vector
    }

    /// Where items touch now.
    func contacts(_ world: DynamicWorld, in bounds: CGRect?) -> [DynamicContact] {
        let bodies = world.bodies(of: items)
        var found: [DynamicContact] = []
        if collisionMode.contains(.boundaries) {
            let frame = translatesReferenceBoundsIntoBoundary ? bounds?.inset(by: insets) : nil
            for body in bodies where !body.isFixed {
                if let frame { found += DynamicContact.leaving(frame, body).map { $0.naming(edge: -1) } }
                for (number, edge) in edges.enumerated() {
                    for line in edge.lines {
                        if let contact = DynamicContact.between(body, line) {
                            found.append(contact.naming(edge: number))
                        }
                    }
                }
            }
        }
        guard collisionMode.contains(.items) else { return found }
        for (index, first) in bodies.enumerated() {
            for second in bodies[(index + 1)...] where !(first.isFixed && second.isFixed) {
                if let contact = DynamicContact.between(first, second) { found.append(contact) }
            }
        }
        return found
    }

    /// Notes who touched whom during a step, and tells the delegate what is new and what is over.
    func note(_ contacts: [DynamicContact]) {
        var now: [Meeting: Contact] = [:]
        var order: [Meeting] = []
        for contact in contacts {
            let other = contact.second?.item
            let meeting = Meeting(
                item: ObjectIdentifier(contact.first.item), other: other.map { ObjectIdentifier($0) },
                edge: contact.edge)
            guard now[meeting] == nil else { continue }
            let identifier = contact.edge.flatMap { edges.indices.contains($0) ? edges[$0].identifier : nil }
            now[meeting] = Contact(
                item: contact.first.item, other: other, identifier: identifier, point: contact.points[0].place)
            order.append(meeting)
        }
        let before = touching
        touching = now
        for meeting in order where before[meeting] == nil { began(now[meeting]) }
        for (meeting, contact) in before where now[meeting] == nil { ended(contact) }
    }

    private func began(_ contact: Contact?) {
        guard let contact else { return }
        let point = CGPoint(x: contact.point.x, y: contact.point.y)
        if let other = contact.other {
            collisionDelegate?.collisionBehavior(self, beganContactFor: contact.item, with: other, at: point)
        } else {
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: contact.item, withBoundaryIdentifier: contact.identifier, at: point)
        }
    }

    private func ended(_ contact: Contact) {
        if let other = contact.other {
            collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
        } else {
            collisionDelegate?.collisionBehavior(
                self, endedContactFor: contact.item, withBoundaryIdentifier: contact.identifier)
        }
    }
}
