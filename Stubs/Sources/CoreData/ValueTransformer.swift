import Foundation

/// Makes one value of another. Foundation on Linux has none. Attributes keep their values as they are, without one.
open class ValueTransformer: NSObject {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var named: [NSValueTransformerName: ValueTransformer] = [:]

    public override init() {}

    /// Keeps a transformer by a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { named[name] = transformer }
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(named.keys) } }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Would make data of objects; it leaves values as they are.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// Kept without effect.
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}
