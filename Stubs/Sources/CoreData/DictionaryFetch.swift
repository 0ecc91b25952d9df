import Foundation

/// Answers requests by dictionaries.
struct DictionaryFetch {
    private let wish: FetchWish

    init(_ wish: FetchWish) { self.wish = wish }

    func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
        let properties = wish.properties ?? objects.first.map { Array($0.entity.attributesByName.values) } ?? []
        var found: [NSDictionary]
        if let groupBy = wish.groupBy {
            found = groups(of: objects, by: groupBy).map { dictionary(of: $0, properties + groupBy) }
        } else if properties.contains(where: { Self.expression($0)?.isAggregate == true }) {
            found = [dictionary(of: objects, properties)]
        } else {
            found = objects.map { dictionary(of: [$0], properties) }
        }
        if let having = wish.having { found.removeAll { !having.evaluate(with: $0) } }
        var seen: Set<NSDictionary> = []
        return wish.isDistinct ? found.filter { seen.insert($0).inserted } : found
    }

    /// The objects with the same values, in the order of the first of each.
    private func groups(of objects: [NSManagedObject], by properties: [Any]) -> [[NSManagedObject]] {
        var places: [NSDictionary: Int] = [:]
        var groups: [[NSManagedObject]] = []
        for object in objects {
            let key = dictionary(of: [object], properties)
            if let place = places[key] {
                groups[place].append(object)
            } else {
                places[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }

    private func dictionary(of objects: [NSManagedObject], _ properties: [Any]) -> NSDictionary {
        var values: [String: Any] = [:]
        for property in properties {
            let name = (property as? NSPropertyDescription)?.name ?? property as? String ?? ""
            let value =
                Self.expression(property)?.value(for: objects)
                ?? objects.first?.value(forKeyPath: name)
            if let value { values[name] = (value as? NSManagedObject)?.objectID ?? value }
        }
        return NSDictionary(dictionary: values)
    }

    private static func expression(_ property: Any) -> UIExpression? {
        (property as? NSExpressionDescription)?.expression
    }
}
