import Foundation

extension Notification.Name {
    /// Objects changed in a context: once in a turn of the run loop, and before saving.
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    /// A context saved.
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    /// Never posted: nobody else changes the stores.
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
    /// Stores came or went.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self("NSPersistentStoresChangedNotification")
    /// Stores are about to come or go.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self("NSPersistentStoresWillChangeNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context saved: the identifiers of the objects.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// A context took over what another saved: the identifiers of the objects.
    public static let didMergeChangesObjectIDsNotification =
        Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// What a notification's `userInfo` has.
    public enum NotificationKey: String, Sendable {
        case sourceContext, queryGeneration = "newQueryGeneration"
        case managedObjectContext = "managedObjectContext"
        case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"
        case refreshedObjects = "refreshed", invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs", refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}
