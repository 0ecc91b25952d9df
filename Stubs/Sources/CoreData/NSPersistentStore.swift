import Foundation

/// Where objects are saved: in memory, until the program ends. Stores of one address have the same objects, unless their type is
/// `NSInMemoryStoreType`.
open class NSPersistentStore: NSObject {
    /// The types of stores under their newer names.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = Self(rawValue: NSSQLiteStoreType)
        public static let binary = Self(rawValue: NSBinaryStoreType)
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    }

    open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let type: String
    public let configurationName: String
    open var url: URL?
    open var identifier: String! = UUID().uuidString
    open var isReadOnly: Bool
    public let options: [AnyHashable: Any]?
    /// What the app keeps here.
    open lazy var metadata: [String: Any]! = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
    let rows: StoreRows

    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        coordinator: NSPersistentStoreCoordinator
    ) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        persistentStoreCoordinator = coordinator
        let isKept = type != NSInMemoryStoreType && url?.path != "/dev/null"
        rows = isKept ? url.map(StoreRows.at) ?? StoreRows() : StoreRows()
    }
}

/// How a store would be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    /// Whether the container says later that the store is there.
    open var shouldAddStoreAsynchronously = false
    /// Kept without effect.
    open var shouldMigrateStoreAutomatically = true
    /// Kept without effect.
    open var shouldInferMappingModelAutomatically = true
    /// Kept without effect.
    open var timeout: TimeInterval = 240
    /// Kept without effect.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// Kept without effect, but for `NSReadOnlyPersistentStoreOption`.
    open private(set) var options: [String: NSObject] = [:]
    /// Kept without effect.
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var isReadOnly: Bool {
        get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
        set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }

    public override init() {}
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    /// Another description with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSPersistentStoreDescription()
        (other.type, other.configuration, other.url, other.options) = (type, configuration, url, options)
        other.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        return other
    }
}

/// Kept without effect: nothing is shared with a cloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
