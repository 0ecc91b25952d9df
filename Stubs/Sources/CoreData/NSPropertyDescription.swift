import Foundation

/// A property of a kind of object.
open class NSPropertyDescription: NSObject, NSCopying {
    /// The kind of object.
    open internal(set) weak var entity: NSEntityDescription!
    open var name = ""
    /// Whether an object may be saved without a value.
    open var isOptional = true
    /// Whether the value isn't saved.
    open var isTransient = false
    /// Kept without effect.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// Kept without effect.
    open var versionHashModifier: String?
    /// Kept without effect.
    open var renamingIdentifier: String?
    /// Kept without effect.
    open var isIndexed = false
    /// Kept without effect.
    open var isIndexedBySpotlight = false
    /// What values must fulfil to be saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// What is said of values that don't.
    open private(set) var validationWarnings: [Any] = []

    public override init() {}

    /// What values must fulfil, and what is said of those that don't.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Another description with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = Self.blank(like: self)
        (other.name, other.isOptional, other.isTransient) = (name, isOptional, isTransient)
        (other.userInfo, other.validationPredicates) = (userInfo, validationPredicates)
        other.validationWarnings = validationWarnings
        return other
    }

    private static func blank(like property: NSPropertyDescription) -> NSPropertyDescription {
        switch property {
        case let attribute as NSAttributeDescription:
            let copy = NSAttributeDescription()
            (copy.attributeType, copy.defaultValue) = (attribute.attributeType, attribute.defaultValue)
            (copy.smallest, copy.largest, copy.pattern) = (attribute.smallest, attribute.largest, attribute.pattern)
            copy.attributeValueClassName = attribute.attributeValueClassName
            return copy
        case let relation as NSRelationshipDescription:
            let copy = NSRelationshipDescription()
            (copy.minCount, copy.maxCount, copy.isOrdered) = (relation.minCount, relation.maxCount, relation.isOrdered)
            (copy.destinationEntity, copy.inverseRelationship) = (relation.destinationEntity, nil)
            copy.deleteRule = relation.deleteRule
            return copy
        case let expression as NSExpressionDescription:
            let copy = NSExpressionDescription()
            (copy.expression, copy.expressionResultType) = (expression.expression, expression.expressionResultType)
            return copy
        default: return NSPropertyDescription()
        }
    }
}

/// What values of an attribute are.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
    case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
    case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
    case transformableAttributeType = 1800, objectIDAttributeType = 2000, compositeAttributeType = 2100

    /// The type of the model editor's name.
    init(editorName: String) {
        self =
            switch editorName {
            case "Integer 16": .integer16AttributeType
            case "Integer 32": .integer32AttributeType
            case "Integer 64": .integer64AttributeType
            case "Decimal": .decimalAttributeType
            case "Double": .doubleAttributeType
            case "Float": .floatAttributeType
            case "String": .stringAttributeType
            case "Boolean": .booleanAttributeType
            case "Date": .dateAttributeType
            case "Binary": .binaryDataAttributeType
            case "UUID": .UUIDAttributeType
            case "URI": .URIAttributeType
            case "Transformable": .transformableAttributeType
            default: .undefinedAttributeType
            }
    }

    /// The class that Core Data's documentation names for values of the type.
    var className: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        default: nil
        }
    }
}

/// A value of a kind of object.
open class NSAttributeDescription: NSPropertyDescription {
    /// The types of values under their newer names.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType
        public static let undefined = Self(type: .undefinedAttributeType)
        public static let integer16 = Self(type: .integer16AttributeType)
        public static let integer32 = Self(type: .integer32AttributeType)
        public static let integer64 = Self(type: .integer64AttributeType)
        public static let decimal = Self(type: .decimalAttributeType)
        public static let double = Self(type: .doubleAttributeType)
        public static let float = Self(type: .floatAttributeType)
        public static let string = Self(type: .stringAttributeType)
        public static let boolean = Self(type: .booleanAttributeType)
        public static let date = Self(type: .dateAttributeType)
        public static let binaryData = Self(type: .binaryDataAttributeType)
        public static let uuid = Self(type: .UUIDAttributeType)
        public static let uri = Self(type: .URIAttributeType)
        public static let transformable = Self(type: .transformableAttributeType)
        public static let objectID = Self(type: .objectIDAttributeType)
        public static let composite = Self(type: .compositeAttributeType)
    }

    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The same under its newer name.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }
    /// What it is until it is set.
    open var defaultValue: Any?
    /// The name of the values' class.
    open var attributeValueClassName: String? {
        get { className ?? attributeType.className }
        set { className = newValue }
    }
    private var className: String?
    /// Kept without effect: values stay what they are.
    open var valueTransformerName: String?
    /// Kept without effect.
    open var allowsExternalBinaryDataStorage = false
    /// Kept without effect.
    open var preservesValueInHistoryOnDeletion = false
    /// Kept without effect.
    open var allowsCloudEncryption = false
    /// The bounds of numbers, dates and lengths of texts, and what texts must match.
    var smallest: Any?
    var largest: Any?
    var pattern: String?

    public override init() {}

    init(_ attribute: ModelFile.Attribute) {
        super.init()
        name = attribute.name
        attributeType = NSAttributeType(editorName: attribute.type)
        isOptional = attribute.optional ?? true
        isTransient = attribute.transient ?? false
        defaultValue = attribute.typed(attribute.value)
        func bound(_ text: String?) -> Any? {
            // Of texts it is the length.
            attributeType == .stringAttributeType ? text.flatMap { Int($0) } : attribute.typed(text)
        }
        (smallest, largest, pattern) = (bound(attribute.min), bound(attribute.max), attribute.pattern)
    }
}

/// Other objects of an object.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The kind of the others.
    open weak var destinationEntity: NSEntityDescription?
    /// The others' relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// How many there may be; 0 for any number.
    open var maxCount = 0
    /// How many there must be.
    open var minCount = 0
    /// Whether they have an order.
    open var isOrdered = false
    /// What deleting the object does to the others.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether there may be several.
    open var isToMany: Bool { maxCount != 1 }
    private(set) var destinationName = ""
    private(set) var inverseName: String?

    public override init() {}

    init(_ relation: ModelFile.Relationship) {
        super.init()
        (name, isOrdered) = (relation.name, relation.ordered)
        (destinationName, inverseName) = (relation.destination, relation.inverse)
        isOptional = relation.optional ?? true
        maxCount = relation.many ? relation.max.map { $0 == 1 ? 0 : $0 } ?? 0 : 1
        minCount = relation.min ?? 0
        deleteRule =
            switch relation.deletion {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}

/// What deleting an object does to the others of a relationship. What is denied keeps the context from saving.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Objects that a request finds, as a property.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A value that is computed of what a request finds, for dictionaries.
open class NSExpressionDescription: NSPropertyDescription {
    /// `NSExpression` in the app's sources.
    open var expression: UIExpression?
    /// Kept without effect: numbers are numbers.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The same under its newer name.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(type: expressionResultType) }
        set { expressionResultType = newValue.type }
    }
}

/// Kept without effect: nothing is looked up by indexes.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject {
    open private(set) var property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}

/// How an index orders.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
