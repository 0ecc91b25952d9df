import Foundation

// What the model demands of values, when a context saves.

extension NSManagedObject {
    /// Says what the model demands and the object lacks.
    func validate() throws {
        fire()
        try Self.throwFirst(entity.properties.flatMap(problems))
    }

    /// Says what keeps the object from being deleted.
    func validateDeletion() throws {
        let denying = entity.properties.compactMap { $0 as? NSRelationshipDescription }.filter { relation in
            relation.deleteRule == .denyDeleteRule
                && Related.objects(in: primitiveValue(forKey: relation.name)).contains { !$0.isDeleted }
        }
        try Self.throwFirst(denying.map { problem(NSValidationRelationshipDeniedDeleteError, $0.name) })
    }

    /// One problem is thrown as it is, several as the details of one error.
    static func throwFirst(_ problems: [NSError]) throws {
        guard let first = problems.first else { return }
        if problems.count == 1 { throw first }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [
                NSDetailedErrorsKey: problems, NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
            ])
    }

    private func problem(_ code: Int, _ key: String) -> NSError {
        let text =
            switch code {
            case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
            case NSValidationRelationshipLacksMinimumCountError: "Too few items in \(key)."
            case NSValidationRelationshipExceedsMaximumCountError: "Too many items in \(key)."
            case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(key)."
            case NSValidationNumberTooLargeError: "\(key) is too large."
            case NSValidationNumberTooSmallError: "\(key) is too small."
            case NSValidationDateTooLateError: "\(key) is too late."
            case NSValidationDateTooSoonError: "\(key) is too soon."
            case NSValidationStringTooLongError: "\(key) is too long."
            case NSValidationStringTooShortError: "\(key) is too short."
            default: "\(key) is invalid."
            }
        var info: [String: Any] = [
            NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key,
            NSLocalizedDescriptionKey: text,
        ]
        if let value = primitiveValue(forKey: key) { info[NSValidationValueErrorKey] = value }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    private func problems(of property: NSPropertyDescription) -> [NSError] {
        switch property {
        case let relation as NSRelationshipDescription: problems(of: relation)
        case let attribute as NSAttributeDescription: problems(of: attribute)
        default: []
        }
    }

    private func problems(of relation: NSRelationshipDescription) -> [NSError] {
        let count = Related.objects(in: primitiveValue(forKey: relation.name)).count
        if count == 0 {
            guard !relation.isOptional else { return [] }
            let code =
                relation.isToMany
                ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
            return [problem(code, relation.name)]
        }
        guard relation.isToMany else { return [] }
        if count < relation.minCount { return [problem(NSValidationRelationshipLacksMinimumCountError, relation.name)] }
        let isTooLarge = relation.maxCount > 0 && count > relation.maxCount
        return isTooLarge ? [problem(NSValidationRelationshipExceedsMaximumCountError, relation.name)] : []
    }

    private func problems(of attribute: NSAttributeDescription) -> [NSError] {
        guard let value = primitiveValue(forKey: attribute.name) else {
            let isMissing = !attribute.isOptional && !attribute.isTransient
            return isMissing ? [problem(NSValidationMissingMandatoryPropertyError, attribute.name)] : []
        }
        if let code = Self.codeOfBounds(value, attribute) { return [problem(code, attribute.name)] }
        let isFulfilled = attribute.validationPredicates.allSatisfy { $0.evaluate(with: value) }
        guard let pattern = attribute.pattern, let text = value as? String else {
            return isFulfilled ? [] : [problem(NSManagedObjectValidationError, attribute.name)]
        }
        let matches = text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
        return matches ? [] : [problem(NSValidationStringPatternMatchingError, attribute.name)]
    }

    private static func codeOfBounds(_ value: Any, _ attribute: NSAttributeDescription) -> Int? {
        switch value {
        case let text as String:
            if let least = attribute.smallest as? Int, text.count < least { return NSValidationStringTooShortError }
            if let most = attribute.largest as? Int, text.count > most { return NSValidationStringTooLongError }
        case let number as NSNumber:
            let (least, most) = (attribute.smallest as? NSNumber, attribute.largest as? NSNumber)
            if let least, number.compare(least) == .orderedAscending { return NSValidationNumberTooSmallError }
            if let most, number.compare(most) == .orderedDescending { return NSValidationNumberTooLargeError }
        case let date as Date:
            if let first = attribute.smallest as? Date, date < first { return NSValidationDateTooSoonError }
            if let last = attribute.largest as? Date, date > last { return NSValidationDateTooLateError }
        default: break
        }
        return nil
    }
}
