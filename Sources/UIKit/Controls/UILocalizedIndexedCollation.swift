import Foundation

/// Sorts things into sections by the first letter of their names: those of the Latin alphabet, and # for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init)
        .map { String($0) }

    /// The collation of the program's language.
    open class func current() -> Self {
        guard let collation = shared as? Self else {
            stop("current(): UILocalizedIndexedCollation can't be subclassed")
        }
        return collation
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles beside a table.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section that a title beside a table leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the text that a method of it answers.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let letter = text(of: object, selector).folding(
            options: [.diacriticInsensitive, .caseInsensitive], locale: .current
        ).prefix(1)
            .uppercased()
        return Self.letters.firstIndex(of: letter) ?? Self.letters.count
    }

    /// The objects in the order of those texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted {
            text(of: $0, selector).localizedCaseInsensitiveCompare(text(of: $1, selector)) == .orderedAscending
        }
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let object = object as AnyObject
        if let value = KeyValueCoding.value(selector.description, of: object) { return "\(value)" }
        return Messages.send(selector, to: object, []) as? String ?? ""
    }
}
