/// The classes that Xcode makes of a model while it builds.
extension DataModel {
    /// The files that Xcode would make, by name: a class for entities whose code is "Class Definition", their properties for
    /// those and "Category/Extension".
    var classes: [(name: String, text: String)] {
        entities.filter { $0.generation != .manual && $0.className != "NSManagedObject" }.flatMap { entity in
            var files = [("\(entity.className)+CoreDataProperties.swift", properties(of: entity))]
            if entity.generation == .class {
                files.append(("\(entity.className)+CoreDataClass.swift", definition(of: entity)))
            }
            return files
        }
    }

    private func definition(of entity: Entity) -> String {
        let parent = entity.parent.map(className(of:)) ?? "NSManagedObject"
        return """
            import CoreData
            import Foundation

            @objc(\(entity.className))
            public class \(entity.className): \(parent) {
            }

            """
    }

    private func properties(of entity: Entity) -> String {
        let name = entity.className
        var lines = [
            "import CoreData", "import Foundation", "", "extension \(name) {",
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }", "",
        ]
        for attribute in entity.attributes {
            lines.append("    @NSManaged public var \(Self.escaped(attribute.name)): \(attribute.swiftType)")
        }
        for relation in entity.relationships {
            let type =
                relation.isToMany
                ? relation.isOrdered ? "NSOrderedSet?" : "NSSet?" : "\(className(of: relation.destination))?"
            lines.append("    @NSManaged public var \(Self.escaped(relation.name)): \(type)")
        }
        for property in entity.fetched {
            lines.append(
                "    @NSManaged public var \(Self.escaped(property.name)): [\(className(of: property.entity))]?")
        }
        for relation in entity.relationships where relation.isToMany {
            let (verb, type) = (relation.name.prefix(1).uppercased() + relation.name.dropFirst(), relation.destination)
            let many = relation.isOrdered ? "NSOrderedSet" : "NSSet"
            if relation.isOrdered {
                let other = className(of: relation.destination)
                lines += [
                    "", "    @NSManaged public func insertInto\(verb)(_ value: \(other), at idx: Int)",
                    "    @NSManaged public func removeFrom\(verb)(at idx: Int)",
                    "    @NSManaged public func insertInto\(verb)(_ values: [\(other)], at indexes: NSIndexSet)",
                    "    @NSManaged public func removeFrom\(verb)(at indexes: NSIndexSet)",
                    "    @NSManaged public func replace\(verb)(at idx: Int, with value: \(other))",
                    "    @NSManaged public func replace\(verb)(at indexes: NSIndexSet, with values: [\(other)])",
                ]
            }
            lines.append("")
            for change in ["addTo", "removeFrom"] {
                lines.append("    @NSManaged public func \(change)\(verb)(_ value: \(className(of: type)))")
                lines.append("    @NSManaged public func \(change)\(verb)(_ values: \(many))")
            }
        }
        lines.append("}")
        // A class with a parent is what its parent is.
        if entity.parent == nil { lines += ["", "extension \(name): Identifiable {", "}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func className(of entity: String) -> String {
        entities.first { $0.name == entity }?.className ?? entity
    }

    /// Names that are words of Swift stand in backticks.
    private static func escaped(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

    /// The words that Swift reserves in declarations, statements and expressions (The Swift Programming Language, Lexical Structure).
    private static let words = Set(
        """
        Any Self as associatedtype await break case catch class continue default defer deinit do else enum
        extension fallthrough false fileprivate for func guard if import in init inout internal is let nil
        open operator precedencegroup private protocol public repeat rethrows return self static struct
        subscript super switch throw throws true try typealias var where while
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension DataModel.Attribute {
    /// The type that Xcode gives the property: numbers of Swift where they are scalars, else objects, which may be nil.
    fileprivate var swiftType: String {
        if isScalar {
            switch type {
            case "Integer 16": return "Int16"
            case "Integer 32": return "Int32"
            case "Integer 64": return "Int64"
            case "Double": return "Double"
            case "Float": return "Float"
            case "Boolean": return "Bool"
            case "Date": return "TimeInterval"
            default: break
            }
        }
        switch type {
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "NSDecimalNumber?"
        case "Transformable":
            // A class of Objective-C or a type of Swift: `[String]`, `UIColor`.
            return "\(className ?? "NSObject")?"
        default: return "NSNumber?"
        }
    }
}
