import Foundation

/// Writes lists in English: `one, two, and three`. Foundation on Linux has none.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the list.
    /// - Note: Kept without effect.
    open var locale: Locale! = .current
    /// Writes the members that are no texts.
    open var itemFormatter: Formatter?

    /// The texts as a list.
    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0, 1: strings.first ?? ""
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
        }
    }

    /// The members as a list.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
