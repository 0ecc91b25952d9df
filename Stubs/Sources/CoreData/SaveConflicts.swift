import Foundation

// What a save does where the store has something else than the context knows.

/// An object that changed in the store after the context read it.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    public let newVersionNumber: Int
    public let oldVersionNumber: Int
    /// The values that the context has.
    public let objectSnapshot: [String: Any]?
    /// The values that the store has.
    public let persistedSnapshot: [String: Any]?
    /// The values that the context read.
    public let cachedSnapshot: [String: Any]?

    init(_ object: NSManagedObject, _ row: Row?) {
        (sourceObject, oldVersionNumber, newVersionNumber) = (object, object.version, row?.version ?? 0)
        (objectSnapshot, cachedSnapshot, persistedSnapshot) = (object.values, object.committed, row?.values)
    }
}

/// Objects with values that none may share.
open class NSConstraintConflict: NSObject {
    /// The names of the properties.
    public let constraint: [String]
    public let constraintValues: [String: Any]
    public let databaseObject: NSManagedObject?
    public let conflictingObjects: [NSManagedObject]

    init(_ constraint: [String], _ object: NSManagedObject) {
        (self.constraint, conflictingObjects, databaseObject) = (constraint, [object], nil)
        constraintValues = constraint.reduce(into: [:]) { $0[$1] = object.values[$1] }
    }
}

extension NSPersistentStoreCoordinator {
    /// What is left to save once conflicts are resolved; an error where the policy has none of that.
    func resolved(_ changes: ObjectChanges, by policy: NSMergePolicyType) throws -> ObjectChanges {
        var left = changes
        try resolveChanges(&left, by: policy)
        try resolveConstraints(&left, by: policy)
        return left
    }

    private func resolveChanges(_ changes: inout ObjectChanges, by policy: NSMergePolicyType) throws {
        let stale = (changes.updated + changes.deleted).filter { object in
            guard let row = row(of: object.objectID) else { return !object.isDeleted }
            return row.version != object.version
        }
        if stale.isEmpty { return }
        guard policy != .errorMergePolicyType else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
                userInfo: [
                    "conflictList": stale.map { NSMergeConflict($0, row(of: $0.objectID)) },
                    NSLocalizedDescriptionKey: "Could not merge changes.",
                ])
        }
        for object in stale {
            guard let saved = row(of: object.objectID) else {
                // It was deleted meanwhile.
                if policy == .rollbackMergePolicyType || policy == .mergeByPropertyStoreTrumpMergePolicyType {
                    changes.updated.removeAll { $0 === object }
                }
                continue
            }
            if object.isDeleted {
                if policy == .rollbackMergePolicyType { changes.deleted.removeAll { $0 === object } }
                continue
            }
            resolve(object, saved, by: policy)
        }
    }

    private func resolve(_ object: NSManagedObject, _ saved: Row, by policy: NSMergePolicyType) {
        let own = object.names(differingFrom: object.committed)
        switch policy {
        case .overwriteMergePolicyType, .errorMergePolicyType: break
        case .rollbackMergePolicyType: object.values = saved.values
        case .mergeByPropertyObjectTrumpMergePolicyType:
            let ours = own.map { ($0, object.values[$0]) }
            object.values = saved.values
            for (name, value) in ours { object.values[name] = value }
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let theirs = Set(saved.values.keys).union(object.committed.keys).filter {
                !KeptValue.areEqual(saved.values[$0], object.committed[$0])
            }
            let ours = own.filter { !theirs.contains($0) }.map { ($0, object.values[$0]) }
            object.values = saved.values
            for (name, value) in ours { object.values[name] = value }
        }
    }

    // MARK: Values that none may share

    private func resolveConstraints(_ changes: inout ObjectChanges, by policy: NSMergePolicyType) throws {
        let objects = changes.inserted + changes.updated
        guard objects.contains(where: { !$0.entity.uniqueNames.isEmpty }) else { return }
        let gone = Set(changes.deleted.map(\.objectID))
        let changed = Set(objects.map(\.objectID))
        // What each group of values belongs to: in the store first.
        var owners: [String: NSManagedObjectID] = [:]
        for id in ids() where !gone.contains(id) && !changed.contains(id) {
            for (key, _) in Self.keys(row(of: id)?.values ?? [:], id.entity) { owners[key] = id }
        }
        for object in changes.updated {
            for (key, _) in Self.keys(object.values, object.entity) { owners[key] = object.objectID }
        }
        var conflicts: [NSConstraintConflict] = []
        for object in objects {
            for (key, names) in Self.keys(object.values, object.entity) {
                guard let owner = owners[key], owner !== object.objectID else {
                    owners[key] = object.objectID
                    continue
                }
                guard policy != .errorMergePolicyType else {
                    conflicts.append(NSConstraintConflict(names, object))
                    continue
                }
                give(way: object, to: owner, &changes, by: policy)
                break
            }
        }
        guard !conflicts.isEmpty else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: ["conflictList": conflicts, NSLocalizedDescriptionKey: "Could not merge changes."])
    }

    private static func keys(_ values: [String: Any], _ entity: NSEntityDescription) -> [(String, [String])] {
        entity.uniqueNames.compactMap { names in
            let parts = names.compactMap { name in values[name].map { "\(name)=\($0)" } }
            return parts.count == names.count && !parts.isEmpty
                ? ("\(entity.root.name ?? ""): \(parts.joined(separator: "\u{1}"))", names) : nil
        }
    }

    /// Merges an object into the one that had its values before.
    private func give(
        way object: NSManagedObject, to owner: NSManagedObjectID, _ changes: inout ObjectChanges,
        by policy: NSMergePolicyType
    ) {
        let context = object.managedObjectContext
        let present = context?.registeredObject(for: owner)
        var values = present?.values ?? row(of: owner)?.values ?? [:]
        if policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType {
            values.merge(object.values) { old, new in
                guard case .many(let ids, let isOrdered)? = new as? Related else { return new }
                let known = (old as? Related)?.ids ?? []
                return Related.many(known + ids.filter { !known.contains($0) }, isOrdered: isOrdered)
            }
        }
        // Others that knew the object know the owner.
        for other in changes.inserted + changes.updated where other !== object {
            for case (let name, let related as Related) in other.values where related.ids.contains(object.objectID) {
                other.values[name] = related.replacing(object.objectID, by: owner)
            }
        }
        changes.inserted.removeAll { $0 === object }
        changes.updated.removeAll { $0 === object }
        context?.replace(object, by: owner, values)
        if let present, changes.inserted.contains(where: { $0 === present }) {
            present.values = values
        } else {
            write(values, for: owner)
        }
    }
}

extension NSEntityDescription {
    /// The topmost kind.
    fileprivate var root: NSEntityDescription { superentity?.root ?? self }
}

extension Related {
    fileprivate func replacing(_ old: NSManagedObjectID, by new: NSManagedObjectID) -> Related {
        switch self {
        case .one: return .one(new)
        case .many(let ids, let isOrdered):
            var kept: [NSManagedObjectID] = []
            for id in ids.map({ $0 === old ? new : $0 }) where !kept.contains(id) { kept.append(id) }
            return .many(kept, isOrdered: isOrdered)
        }
    }
}

extension NSManagedObjectContext {
    /// Lets an object go whose values belong to another one that is saved.
    fileprivate func replace(_ object: NSManagedObject, by owner: NSManagedObjectID, _ values: [String: Any]) {
        inserted.remove(object)
        updated.remove(object)
        event.deleted.add(object)
        (object.isInserted, object.isUpdated) = (false, false)
        forget(object)
        guard let present = registeredObject(for: owner), !present.isInserted else { return }
        (present.values, present.committed, present.isFault) = (values, values, false)
        event.refreshed.add(present)
    }
}
