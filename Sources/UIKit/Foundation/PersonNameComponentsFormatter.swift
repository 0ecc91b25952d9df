import Foundation

/// Writes people's names in the order of European languages. Foundation on Linux has none.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {  // as mutable as Foundation's formatters
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The given name.
        case short
        /// Given and family name.
        case medium
        /// All of it.
        case long
        /// Initials.
        case abbreviated
    }
    /// Which names are written.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As they sound: those of `phoneticRepresentation`.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether names are written as they sound.
    open var isPhonetic = false

    /// A name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let parts: [String?] =
            switch style {
            case .short: [name.nickname ?? name.givenName ?? name.familyName]
            case .default, .medium: [name.givenName, name.familyName]
            case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            case .abbreviated: [name.givenName, name.familyName].map { $0.map { String($0.prefix(1)) } }
            }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
    }
    /// The parts of a name in the order of European languages: titles, the given name, those in the middle, the family name,
    /// and what follows it. Nil for no name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        let titles: Set = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "dame"]
        let endings: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
        func isKnown(_ word: String?, _ known: Set<String>) -> Bool {
            word.map { known.contains($0.lowercased().filter(\.isLetter)) } ?? false
        }
        var components = PersonNameComponents()
        var (before, after): ([String], [String]) = ([], [])
        while words.count > 1, isKnown(words.first, titles) { before.append(words.removeFirst()) }
        while words.count > 2, isKnown(words.last, endings) { after.insert(words.removeLast(), at: 0) }
        guard !words.isEmpty else { return nil }
        components.givenName = words.removeFirst()
        components.familyName = words.popLast()?.trimmingCharacters(in: CharacterSet(charactersIn: ","))
        components.middleName = words.isEmpty ? nil : words.joined(separator: " ")
        components.namePrefix = before.isEmpty ? nil : before.joined(separator: " ")
        components.nameSuffix = after.isEmpty ? nil : after.joined(separator: " ")
        return components
    }
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
    /// A name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }
}

extension PersonNameComponents {
    /// The name in a usual style.
    public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
