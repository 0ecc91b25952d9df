import Foundation

// Relationships of the model keep their inverses: who gets another object becomes one of that object's.

extension NSManagedObject {
    /// Has the others of a relationship know this object, or forget it, as its value changes.
    func keepInverse(of name: String, from old: Any?, to new: Any?) {
        guard let relation = entity.relationship(name), let inverse = relation.inverseRelationship else { return }
        let (former, present) = (Related.objects(in: old), Related.objects(in: new))
        let (formerIDs, presentIDs) = (Set(former.map(ObjectIdentifier.init)), Set(present.map(ObjectIdentifier.init)))
        for other in former where !presentIDs.contains(ObjectIdentifier(other)) { other.forget(self, inverse) }
        for other in present where !formerIDs.contains(ObjectIdentifier(other)) {
            // Where the other can have only one, it leaves the one that it had.
            if !inverse.isToMany, let owner = Related.objects(in: other.primitiveValue(forKey: inverse.name)).first {
                if owner !== self { owner.forget(other, relation) }
            }
            other.learn(self, inverse)
        }
    }

    private func learn(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        guard relation.isToMany else { return setKept(other, relation.name) }
        let others = Related.objects(in: primitiveValue(forKey: relation.name))
        guard !others.contains(where: { $0 === other }) else { return }
        keepOthers(others + [other], relation)
    }

    private func forget(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        let others = Related.objects(in: primitiveValue(forKey: relation.name))
        let left = others.filter { $0 !== other }
        guard left.count < others.count else { return }
        if relation.isToMany { keepOthers(left, relation) } else { setKept(nil, relation.name) }
    }

    private func keepOthers(_ others: [NSManagedObject], _ relation: NSRelationshipDescription) {
        setKept(relation.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others), relation.name)
    }

    /// Deletes the others that go with this object, and has the rest forget it.
    func leaveRelationships() {
        for case let relation as NSRelationshipDescription in entity.properties {
            let others = Related.objects(in: primitiveValue(forKey: relation.name))
            for other in others where !other.isDeleted {
                switch relation.deleteRule {
                case .cascadeDeleteRule: managedObjectContext?.delete(other)
                case .nullifyDeleteRule:
                    if let inverse = relation.inverseRelationship { other.forget(self, inverse) }
                case .noActionDeleteRule, .denyDeleteRule: break
                }
            }
        }
    }
}
