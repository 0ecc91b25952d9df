import Foundation

/// The others of a relationship, as contexts and stores keep them: by their identifiers.
enum Related: Equatable {
    case one(NSManagedObjectID)
    case many([NSManagedObjectID], isOrdered: Bool)

    var ids: [NSManagedObjectID] {
        switch self {
        case .one(let id): [id]
        case .many(let ids, _): ids
        }
    }

    /// What a value refers to; nil for values that are no objects of a model.
    init?(_ value: Any?) {
        switch value {
        case let related as Related: self = related
        case let object as NSManagedObject: self = .one(object.objectID)
        case let set as NSOrderedSet:
            guard let ids = Self.ids(set.array) else { return nil }
            self = .many(ids, isOrdered: true)
        case let set as NSSet:
            guard let ids = Self.ids(set.allObjects) else { return nil }
            self = .many(ids, isOrdered: false)
        default: return nil
        }
    }

    private static func ids(_ objects: [Any]) -> [NSManagedObjectID]? {
        let ids = objects.compactMap { ($0 as? NSManagedObject)?.objectID }
        return ids.isEmpty || ids.count < objects.count ? nil : ids
    }

    /// The objects in a value of a relationship.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    static func == (one: Related, other: Related) -> Bool {
        switch (one, other) {
        case (.one(let one), .one(let other)): one === other
        case (.many(let one, let isOrdered), .many(let other, _)):
            isOrdered
                ? one.elementsEqual(other) { $0 === $1 } : Set(one) == Set(other)
        default: false
        }
    }
}
