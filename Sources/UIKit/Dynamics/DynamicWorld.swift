import Foundation

/// The bodies of an animator, and what moves them on.
@MainActor
final class DynamicWorld {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    /// In the order in which they came.
    private(set) var order: [DynamicBody] = []

    /// Parts of one sixtieth of a second.
    private static let parts = 4
    /// How often all impulses are looked at in each part.
    private static let rounds = 12
    static let step = 1.0 / 60

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }
    func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap { body(of: $0) } }

    /// Has a body for each item that something acts on, and for no other.
    func take(_ behaviors: [UIDynamicBehavior]) {
        var kept: [ObjectIdentifier: DynamicBody] = [:]
        order = []
        var qualities: [ObjectIdentifier: UIDynamicItemBehavior] = [:]
        for behavior in behaviors {
            for item in behavior.affectedItems {
                let key = ObjectIdentifier(item)
                if let behavior = behavior as? UIDynamicItemBehavior { qualities[key] = behavior }
                guard kept[key] == nil else { continue }
                let body = bodies[key] ?? DynamicBody(item)
                kept[key] = body
                order.append(body)
            }
        }
        bodies = kept
        for body in order { body.prepare(qualities[ObjectIdentifier(body.item)]) }
    }

    /// Moves everything on by one sixtieth of a second.
    ///
    /// - Parameter bounds: what holds the items of behaviours that want it.
    func advance(_ behaviors: [UIDynamicBehavior], in bounds: CGRect?) {
        take(behaviors)
        let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        var touched: [ObjectIdentifier: [DynamicContact]] = [:]
        for _ in 0..<Self.parts {
            let seconds = Self.step / Double(Self.parts)
            for behavior in behaviors { behavior.push(self, for: seconds) }
            let joints = behaviors.flatMap { $0.joints(self, for: seconds) }
            var contacts: [DynamicContact] = []
            for behavior in collisions {
                let found = behavior.contacts(self, in: bounds)
                touched[ObjectIdentifier(behavior), default: []] += found
                contacts += found
            }
            for joint in joints { joint.prepare(for: seconds) }
            for contact in contacts { contact.prepare() }
            for _ in 0..<Self.rounds {
                for joint in joints { joint.solve() }
                for contact in contacts { contact.solve() }
            }
            for body in order { body.move(for: seconds) }
            for contact in contacts { contact.separate() }
        }
        for body in order { body.place() }
        for behavior in collisions { behavior.note(touched[ObjectIdentifier(behavior)] ?? []) }
    }

    var isStill: Bool { order.allSatisfy(\.isStill) }
}
