import Foundation

/// What happens where an object changed in the store, too, or where two have values that none may share.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// What a save does that finds such a conflict.
    public let mergeType: NSMergePolicyType
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Values that the context set win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Values that the store has win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// Objects of the context win with all their values.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Objects of the context lose what was changed.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kinds of policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
