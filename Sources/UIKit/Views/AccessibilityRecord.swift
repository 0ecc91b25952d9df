/// What assistive technology is told of an object. Few objects say anything.
final class AccessibilityRecord {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var hidesElements = false
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var userInputLabels: [String]?
    var attributedLabel: NSAttributedString?
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUser: Bool?
}

extension UIResponder {
    /// The record, made when something is said for the first time.
    var keptAccessibility: AccessibilityRecord {
        if let accessibilityRecord { return accessibilityRecord }
        let record = AccessibilityRecord()
        accessibilityRecord = record
        return record
    }
}
