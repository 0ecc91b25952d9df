import Foundation

// Relationships of the model keep their inverses: who gets another object becomes one of that object's.

extension NSManagedObject {
    /// The objects in a relationship's value.
    private static func members(of value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        default: []
        }
    }

    /// Has the others of a relationship know this object, or forget it, as its value changes.
    func keepInverse(of name: String, from old: Any?, to new: Any?) {
        guard let relation = entity.relationshipsByName[name], let inverse = relation.inverseRelationship
        else { return }
        let (former, present) = (Self.members(of: old), Self.members(of: new))
        for other in former where !present.contains(where: { $0 === other }) { other.forget(self, inverse) }
        for other in present where !former.contains(where: { $0 === other }) {
            // Where the other can have only one, it leaves the one that it had.
            if !inverse.isToMany, let owner = Self.members(of: other.primitiveValue(forKey: inverse.name)).first {
                owner.forget(other, relation)
            }
            other.learn(self, inverse)
        }
    }

    private func learn(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        let value = primitiveValue(forKey: relation.name)
        if !relation.isToMany {
            keepRelated(other, relation.name)
        } else if relation.isOrdered {
            let kept = NSMutableOrderedSet(array: Self.members(of: value))
            kept.add(other)
            keepRelated(kept, relation.name)
        } else {
            let kept = NSMutableSet(array: Self.members(of: value))
            kept.add(other)
            keepRelated(kept, relation.name)
        }
    }

    private func forget(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        let left = Self.members(of: primitiveValue(forKey: relation.name)).filter { $0 !== other }
        if !relation.isToMany {
            keepRelated(left.first, relation.name)
        } else {
            keepRelated(relation.isOrdered ? NSOrderedSet(array: left) : NSSet(array: left), relation.name)
        }
    }

    /// Deletes the others that go with this object, and has the rest forget it.
    func leaveRelationships() {
        for relation in entity.relationshipsByName.values {
            let others = Self.members(of: primitiveValue(forKey: relation.name))
            for other in others where !other.isDeleted {
                if relation.deleteRule == .cascadeDeleteRule {
                    managedObjectContext?.delete(other)
                } else if let inverse = relation.inverseRelationship {
                    other.forget(self, inverse)
                }
            }
        }
    }
}
