import Foundation

/// The languages that a program's texts are shown in.
package enum ProgramLanguage {
    /// The language that the variable `ESPALIER_LANGUAGE` names, as its code; nil where the user's count.
    package static let chosen = ProcessInfo.processInfo.environment["ESPALIER_LANGUAGE"].flatMap {
        $0.isEmpty ? nil : $0
    }

    /// The code of the first language.
    package static var first: String? { chosen ?? Locale.preferredLanguages.first }

    /// Which way the chosen language is read.
    static var direction: UIUserInterfaceLayoutDirection {
        guard let chosen else { return .leftToRight }
        return Locale.Language(identifier: chosen).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The languages that a bundle's texts are looked up in, best first: the first of the program's that the bundle has, then the
    /// bundle's own. Foundation on Linux names others.
    package static func localizations(of bundle: Bundle) -> [String] {
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let there = Set(bundle.localizations).union(StringCatalogs.languages(of: bundle))
        let wanted = [chosen].compactMap(\.self) + Locale.preferredLanguages
        let first = wanted.map { nearest(to: $0).filter(there.contains) }.first { !$0.isEmpty } ?? []
        return first + [own ?? "en", "Base"].filter { !first.contains($0) }
    }

    /// A language and what it falls back to: `de-AT`, then `de`.
    package static func nearest(to code: String) -> [String] {
        let parts = code.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
}

extension Bundle {
    /// What `preferredLocalizations` is in apps: the languages that the bundle's texts are shown in, best first.
    public var preferredLocalisations: [String] {
        let there = Set(localizations).union(StringCatalogs.languages(of: self))
        let found = ProgramLanguage.localizations(of: self).filter { $0 != "Base" && there.contains($0) }
        return found.isEmpty ? Array(localizations.filter { $0 != "Base" }.prefix(1)) : found
    }

    /// What `preferredLocalizations(from:)` is in apps: the languages among some that a person prefers; the first where there
    /// are none.
    public static func preferredLocalisations(from localizations: [String]) -> [String] {
        let there = Set(localizations)
        let wanted = [ProgramLanguage.chosen].compactMap(\.self) + Locale.preferredLanguages + ["en"]
        let found = wanted.flatMap { ProgramLanguage.nearest(to: $0) }.first(where: there.contains)
        return [found ?? localizations.first].compactMap(\.self)
    }
}
