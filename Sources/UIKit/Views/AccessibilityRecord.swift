/// What assistive technology is told of an object. Few objects say anything.
final class AccessibilityRecord {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var isElement = false
    var traits = UIAccessibilityTraits.none
    var hidesElements = false
}

extension UIResponder {
    /// Sets one of the values; what is said already makes no record.
    func setAccessibility<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<AccessibilityRecord, Value>, _ value: Value
    ) {
        let record = accessibilityRecord ?? AccessibilityRecord()
        guard record[keyPath: path] != value else { return }
        record[keyPath: path] = value
        accessibilityRecord = record
    }
}
