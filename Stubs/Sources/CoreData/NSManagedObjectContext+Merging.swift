import Foundation

extension NSManagedObjectContext {
    /// Reads an object's saved values again.
    /// - Parameter flag: whether values that were set stay; else they are lost.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else { return }
        if flag {
            reread(object)
        } else {
            object.isUpdated = false
            updated.remove(object)
            event.updated.remove(object)
            object.turnIntoFault()
        }
        event.refreshed.add(object)
        announce()
    }

    /// Reads the saved values of all objects in use again; values that were set stay.
    public func refreshAllObjects() { for object in registeredObjects { refresh(object, mergeChanges: true) } }

    private func reread(_ object: NSManagedObject) {
        guard !object.isFault, let row = source?.row(of: object.objectID) else { return }
        let own = object.names(differingFrom: object.committed)
        let old = object.values
        object.values = old.filter { object.entity.property($0.key)?.isTransient == true }
        object.values.merge(row.values) { _, saved in saved }
        for name in own { object.values[name] = old[name] }
        (object.committed, object.version) = (row.values, row.version)
    }

    /// Takes over what another context saved: `NSManagedObjectContextDidSave` tells it.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        guard notification.object as? NSManagedObjectContext !== self else { return }
        merge(Self.ids(in: notification.userInfo ?? [:]))
    }

    /// Takes over what batch requests did: sets or lists of identifiers by `NSInsertedObjectsKey` and the like.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.merge(ids(in: changeNotificationData)) }
    }

    private static func ids(in info: [AnyHashable: Any]) -> [String: [NSManagedObjectID]] {
        let keys = [
            NSInsertedObjectsKey: NotificationKey.insertedObjectIDs, NSUpdatedObjectsKey: .updatedObjectIDs,
            NSDeletedObjectsKey: .deletedObjectIDs, NSRefreshedObjectsKey: .refreshedObjectIDs,
        ]
        return keys.reduce(into: [:]) { $0[$1.key] = ids(info[$1.key]) + ids(info[$1.value.rawValue]) }
    }

    private static func ids(_ value: Any?) -> [NSManagedObjectID] {
        let members: [Any] =
            switch value {
            case let set as Set<NSManagedObject>: Array(set)
            case let set as Set<NSManagedObjectID>: Array(set)
            case let set as NSSet: set.allObjects
            case let list as [Any]: list
            default: []
            }
        return members.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
    }

    func merge(_ ids: [String: [NSManagedObjectID]]) {
        for object in (ids[NSInsertedObjectsKey] ?? []).compactMap(known) {
            if object.isFault || !object.hasChanges { reread(object) }
            event.inserted.add(object)
        }
        for object in ((ids[NSUpdatedObjectsKey] ?? []) + (ids[NSRefreshedObjectsKey] ?? [])).compactMap(known)
        where !event.inserted.contains(object) && !object.isDeleted {
            reread(object)
            event.refreshed.add(object)
        }
        for object in (ids[NSDeletedObjectsKey] ?? []).compactMap(registeredObject) {
            object.fire()
            updated.remove(object)
            deleted.remove(object)
            event.refreshed.remove(object)
            event.updated.remove(object)
            event.deleted.add(object)
            (object.isDeleted, object.isUpdated) = (true, false)
            forget(object)
        }
        processPendingChanges()
        let told = ids.filter { !$0.value.isEmpty }.mapValues(Set.init)
        NotificationCenter.default.post(
            name: Self.didMergeChangesObjectIDsNotification, object: self,
            userInfo: Dictionary(uniqueKeysWithValues: told.map { ($0 + "_objectIDs", $1) }))
    }
}
