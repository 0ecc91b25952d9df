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

    /// Adds others to a relationship of several, or takes them out, and lets them know.
    func changeOthers(_ others: [NSManagedObject], of name: String, isAdding: Bool, isOrdered: Bool) {
        let ids = ids(of: name)
        // A few are looked for one by one, which is quicker than to make a set.
        let known = others.count > 8 ? Set(ids) : nil
        let changed = others.filter { other in
            (known?.contains(other.objectID) ?? ids.contains { $0 === other.objectID }) != isAdding
        }
        guard !changed.isEmpty else { return }
        keepOthers(changed, of: name, isAdding: isAdding, isOrdered: isOrdered)
        guard let relation = entity.relationship(name), let inverse = relation.inverseRelationship else { return }
        for other in changed {
            if !isAdding {
                other.forget(self, inverse)
                continue
            }
            if !inverse.isToMany, let owner = Related.objects(in: other.primitiveValue(forKey: inverse.name)).first,
                owner !== self
            {
                owner.forget(other, relation)
            }
            other.learn(self, inverse)
        }
    }

    private func ids(of name: String) -> [NSManagedObjectID] {
        fire()
        return (values[name] as? Related)?.ids ?? Related.objects(in: values[name]).map(\.objectID)
    }

    /// Changes a relationship of several without a word to the others, and without looking at those that stay.
    private func keepOthers(_ others: [NSManagedObject], of name: String, isAdding: Bool, isOrdered: Bool) {
        guard let context = managedObjectContext else {
            let present = Related.objects(in: primitiveValue(forKey: name))
            let kept = isAdding ? present + others : present.filter { one in !others.contains { $0 === one } }
            return setKept(isOrdered ? NSOrderedSet(array: kept) : NSSet(array: kept), name)
        }
        for other in others where isAdding { context.take(other) }
        var kept = ids(of: name)
        let changed = Set(others.map(\.objectID))
        if isAdding { kept += others.map(\.objectID) } else { kept.removeAll(where: changed.contains) }
        setRelated(.many(kept, isOrdered: isOrdered), name)
    }

    private func learn(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        guard relation.isToMany else { return setKept(other, relation.name) }
        guard !ids(of: relation.name).contains(where: { $0 === other.objectID }) else { return }
        keepOthers([other], of: relation.name, isAdding: true, isOrdered: relation.isOrdered)
    }

    private func forget(_ other: NSManagedObject, _ relation: NSRelationshipDescription) {
        guard ids(of: relation.name).contains(where: { $0 === other.objectID }) else { return }
        guard relation.isToMany else { return setKept(nil, relation.name) }
        keepOthers([other], of: relation.name, isAdding: false, isOrdered: relation.isOrdered)
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
