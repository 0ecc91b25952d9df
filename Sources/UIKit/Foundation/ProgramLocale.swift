import Foundation

/// The locale of a program's user: how dates, numbers and amounts are written.
package enum ProgramLocale {
    /// The identifier of the locale, `en_US`: the one that the variables `LC_ALL` or `LANG` name; where they name no language, that
    /// of a simulator as it is made.
    ///
    /// With a language for the program's texts the locale has the language of these: the bundle's nearest to it. Its region stays,
    /// unless the language names one.
    package static func identifier(variables: [String: String], chosen: String?, localizations: [String]) -> String {
        let named = [variables["LC_ALL"], variables["LANG"]].compactMap(\.self).first { !$0.isEmpty }
        let user = named.flatMap(locale) ?? Locale(identifier: "en_US")
        guard let chosen else { return user.identifier }
        let shown = localizations.first { $0 != "Base" } ?? "en"
        let region = [chosen, shown].compactMap { Locale(identifier: $0).region?.identifier }.first
        var components = Locale.Components(identifier: shown)
        components.languageComponents.region = Locale.Region(region ?? user.region?.identifier ?? "US")
        return Locale(components: components).identifier
    }

    /// The locale that pictures are drawn in: the program's, and that of a simulator as it is made where none was adopted.
    package static var ofPictures: Locale {
        Locale.current.identifier == foundations ? Locale(identifier: "en_US") : .current
    }

    /// What Foundation on Linux takes for the user's, whatever its surroundings say.
    private static let foundations = "en_001"

    /// What `de_DE.UTF-8@euro` names; nil for the C library's own locale and for what is no language.
    private static func locale(_ name: String) -> Locale? {
        let plain = String(name.prefix { $0 != "." && $0 != "@" })
        guard let match = plain.wholeMatch(of: /[a-z]{2,3}(_[A-Z]{2})?/), plain != "POSIX" else { return nil }
        return Locale(identifier: String(match.0))
    }

    /// Has Foundation take a locale for the user's; answers whether it does.
    ///
    /// Foundation on Linux has no function that changes what it takes for the user's. The locale is one
    /// object for all of a process. Its names stand in it as short texts, which lie in the object itself and which nobody counts, so
    /// they are written over. Where a Foundation to come has another object, none of them is found, and nothing happens. What was
    /// made of the former name stays as it is, so this belongs to the start of a program.
    @discardableResult
    package static func adopt(_ identifier: String) -> Bool {
        guard Locale.current.identifier != identifier else { return true }
        typealias Words = (UInt64, UInt64)
        guard identifier.utf8.count <= 15, Locale.current.identifier == foundations,
            MemoryLayout<Locale>.size == MemoryLayout<Words>.size
        else { return false }
        let (former, new) = (
            unsafeBitCast(foundations.small, to: Words.self), unsafeBitCast(identifier.small, to: Words.self)
        )
        let object = unsafeBitCast(Locale.current, to: (UnsafeMutableRawPointer, UnsafeRawPointer).self).0
        // A Swift object begins with its class, which says at its 24th byte how many bytes such objects have.
        let size = Int(object.load(as: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
        for place in stride(from: 16, through: size - 16, by: 8)
        where object.load(fromByteOffset: place, as: Words.self) == former {
            object.storeBytes(of: new, toByteOffset: place, as: Words.self)
        }
        return Locale.current.identifier == identifier
    }
}

extension String {
    /// The text as one that lies in its own words, as texts of at most 15 bytes do when they are made anew.
    fileprivate var small: String { String(decoding: Array(utf8), as: UTF8.self) }
}
