import Foundation

extension NSManagedObjectContext {
    func saveChanges() throws {
        guard hasChanges else { return processPendingChanges() }
        guard let source else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSCoreDataError,
                userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store coordinator."])
        }
        if !isSilent { NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self) }
        announceSave()
        try validate()
        let changes = ObjectChanges(inserted: inserted.objects, updated: updated.objects, deleted: deleted.objects)
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        try source.commit(changes, by: policy)
        finish(changes, in: source)
    }

    /// Objects may change others, or themselves, before they are saved.
    private func announceSave() {
        var told = ObjectList()
        for _ in 1...10 {
            processPendingChanges()
            let new = (inserted.objects + updated.objects + deleted.objects).filter { !told.contains($0) }
            if new.isEmpty { return }
            for object in new {
                told.add(object)
                object.willSave()
            }
        }
    }

    private func validate() throws {
        var problems: [NSError] = []
        func check(_ objects: [NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
            for object in objects {
                do {
                    try validate(object)
                } catch {
                    let details = (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError]
                    problems += details ?? [error as NSError]
                }
            }
        }
        check(inserted.objects) { try $0.validateForInsert() }
        check(updated.objects) { try $0.validateForUpdate() }
        check(deleted.objects) { try $0.validateForDelete() }
        try NSManagedObject.throwFirst(problems)
    }

    private func finish(_ changes: ObjectChanges, in source: any ObjectSource) {
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        // Some may have given way to what the store has.
        let kept = changes.inserted.filter { $0.managedObjectContext != nil }
        for object in kept + changes.updated {
            (object.isInserted, object.isUpdated) = (false, false)
            object.committed = object.values
        }
        for object in changes.deleted { forget(object) }
        for object in kept + changes.updated + changes.deleted { object.didSave() }
        if isSilent { return }
        let sets = [
            NSInsertedObjectsKey: kept, NSUpdatedObjectsKey: changes.updated, NSDeletedObjectsKey: changes.deleted,
        ]
        var info: [AnyHashable: Any] = sets.mapValues(Set.init)
            .reduce(into: [:]) { if !$1.value.isEmpty { $0[$1.key] = $1.value } }
        info[NotificationKey.managedObjectContext.rawValue] = self
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        let ids = sets.mapValues { Set($0.map(\.objectID)) }
        postIDs(ids)
        for other in source.listeners where other !== self && other.automaticallyMergesChangesFromParent {
            DispatchQueue.main.async { [weak other] in other?.merge(ids.mapValues(Array.init)) }
        }
        processPendingChanges()
    }

    private func postIDs(_ ids: [String: Set<NSManagedObjectID>]) {
        let keys: [(String, NotificationKey)] = [
            (NSInsertedObjectsKey, .insertedObjectIDs), (NSUpdatedObjectsKey, .updatedObjectIDs),
            (NSDeletedObjectsKey, .deletedObjectIDs),
        ]
        let info = keys.reduce(into: [AnyHashable: Any]()) { info, key in
            if let set = ids[key.0], !set.isEmpty { info[key.1.rawValue] = set }
        }
        NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: info)
    }

    /// Gives objects permanent identifiers before they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { persistentStoreCoordinator?.settle(object.objectID) }
    }

    /// Says in which store a new object is to be saved.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        (object as? NSManagedObject)?.objectID.persistentStore = store
    }
}
