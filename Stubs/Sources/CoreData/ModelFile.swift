import Foundation

/// What `espalier app` writes of a model.
struct ModelFile: Decodable {
    struct Entity: Decodable {
        var name: String
        var `class`: String
        var parent: String?
        var abstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
        /// The names of properties that no two objects share, in groups.
        var unique: [[String]]?
        var fetched: [Request]?
    }

    struct Attribute: Decodable {
        var name: String
        var type: String
        var value: String?
        var scalar: Bool
        var optional: Bool?
        var transient: Bool?
        var min: String?
        var max: String?
        var pattern: String?

        /// The value that a text of the model stands for.
        func typed(_ text: String?) -> Any? {
            guard let text else { return nil }
            switch type {
            case "String": return text
            case "Boolean": return NSNumber(value: text == "YES")
            case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { NSNumber(value: $0) }
            case "Double", "Float": return Double(text).map { NSNumber(value: $0) }
            case "Decimal": return NSDecimalNumber(string: text)
            case "UUID": return UUID(uuidString: text)
            case "URI": return URL(string: text)
            case "Date": return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
            default: return nil
            }
        }
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String
        var inverse: String?
        var many: Bool
        var ordered: Bool
        var deletion: String
        var optional: Bool?
        var min: Int?
        var max: Int?
    }

    /// A request that the model keeps by a name.
    struct Request: Decodable {
        var name: String
        var entity: String
        var predicate: String?
        var limit: Int?
    }

    var entities: [Entity]
    var requests: [Request]?
    /// The entities of each configuration.
    var configurations: [String: [String]]?
}
