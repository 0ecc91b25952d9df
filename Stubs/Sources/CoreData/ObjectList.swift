import Foundation

/// Objects in the order in which they came, each once.
struct ObjectList {
    private(set) var objects: [NSManagedObject] = []
    private var known: Set<ObjectIdentifier> = []

    var isEmpty: Bool { objects.isEmpty }
    var set: Set<NSManagedObject> { Set(objects) }

    func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

    mutating func add(_ object: NSManagedObject) {
        if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
    }

    mutating func remove(_ object: NSManagedObject) {
        if known.remove(ObjectIdentifier(object)) != nil { objects.removeAll { $0 === object } }
    }

    mutating func removeAll() { (objects, known) = ([], []) }
}

/// What happened to a context's objects since it last told.
struct ObjectEvent {
    var inserted = ObjectList()
    var updated = ObjectList()
    var deleted = ObjectList()
    var refreshed = ObjectList()
    /// How changed objects were before.
    var before: [(object: NSManagedObject, state: ObjectState)] = []
    private var known: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    /// Notes how an object is, unless that is known already.
    mutating func note(_ object: NSManagedObject) {
        guard known[ObjectIdentifier(object)] == nil else { return }
        known[ObjectIdentifier(object)] = before.count
        before.append((object, ObjectState(object)))
    }

    func state(of object: NSManagedObject) -> ObjectState? { known[ObjectIdentifier(object)].map { before[$0].state } }

    /// The sets that a notification has.
    var userInfo: [AnyHashable: Any] {
        let lists = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
            NSRefreshedObjectsKey: refreshed,
        ]
        return lists.reduce(into: [:]) { info, list in if !list.value.isEmpty { info[list.key] = list.value.set } }
    }
}

/// How an object is at one time.
struct ObjectState {
    let values: [String: Any]
    let isInserted: Bool
    let isDeleted: Bool
    let isUpdated: Bool
    /// Whether a context has it.
    let isHeld: Bool

    init(_ object: NSManagedObject) {
        (values, isInserted, isDeleted) = (object.values, object.isInserted, object.isDeleted)
        (isUpdated, isHeld) = (object.isUpdated, object.managedObjectContext != nil)
    }
}
