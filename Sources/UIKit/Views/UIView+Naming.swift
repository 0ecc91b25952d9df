// What messages call views and guides, so that a person finds them.

extension UIView {
    /// The view's class, and what tells it from others of the class: its name, else its address.
    package var messageName: String {
        let name =
            nameForMessages.map { "'\($0)'" } ?? "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return "\(type(of: self)) \(name)"
    }

    /// The property that a controller or a view above has the view in, as an outlet; else the accessibility identifier; else the
    /// beginning of the text.
    var nameForMessages: String? {
        outletName ?? accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? textForMessages
    }

    private var textForMessages: String? {
        let text: String? =
            switch self {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.text.flatMap { $0.isEmpty ? field.placeholder : $0 }
            default: nil
            }
        return text.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) }
    }

    private var outletName: String? {
        var owner: UIView? = self
        while let current = owner {
            if let controller = current.viewController, let name = Self.property(of: controller, holding: self) {
                return name
            }
            if current !== self, let name = Self.property(of: current, holding: self) { return name }
            owner = current.superview
        }
        return nil
    }

    /// The name of a stored property of a person's class that holds a view, alone or in an array.
    private static func property(of owner: AnyObject, holding view: UIView) -> String? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !isOwnClass(current.subjectType) {
            for case (let label?, let value) in current.children {
                if let held = value as? UIView {
                    if held === view { return propertyName(label) }
                } else if let held = value as? [UIView], let index = held.firstIndex(where: { $0 === view }) {
                    return "\(propertyName(label))[\(index)]"
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Whether a class is one of this module's.
    private static func isOwnClass(_ type: Any.Type) -> Bool {
        String(reflecting: type).hasPrefix(String(reflecting: UIView.self).prefix { $0 != "." } + ".")
    }

    /// The name of a property by that of what is stored for it: those of lazy ones have a beginning of their own.
    private static func propertyName(_ label: String) -> String {
        let lazy = "$__lazy_storage_$_"
        return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    }
}

extension UILayoutGuide {
    /// The guide's identifier, else its address, and the view that it belongs to.
    package var messageName: String {
        let own =
            identifier.isEmpty ? "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) : "'\(identifier)'"
        return "\(type(of: self)) \(own)" + (owningView.map { " of \($0.messageName)" } ?? "")
    }
}
