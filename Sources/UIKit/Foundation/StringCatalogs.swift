import Foundation

/// What a `.xcstrings` file holds: texts by their keys, in several languages.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
    struct Entry: Decodable { var localizations: [String: Text]? }
    struct Text: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Text]]?
    }
    struct Unit: Decodable { var value: String }

    /// Nil for a file that is no catalog.
    init?(_ data: Data) {
        guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = read
    }
}

/// The `.xcstrings` files of bundles. Xcode makes folders such as `de.lproj` of them, so their languages are the bundle's.
enum StringCatalogs {
    private static let known = Locked<[String: Set<String>]>([:])

    /// The languages that a bundle's catalogs have texts in. Each bundle is looked at once.
    static func languages(of bundle: Bundle) -> Set<String> {
        guard let folder = bundle.resourcePath else { return [] }
        return known.withLock { known in
            if let languages = known[folder] { return languages }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let languages = names.filter { $0.hasSuffix(".xcstrings") }.reduce(into: Set<String>()) { languages, name in
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                    let catalog = StringCatalog(data)
                else { return }
                languages.insert(catalog.sourceLanguage)
                for entry in catalog.strings.values { languages.formUnion(entry.localizations?.keys.map(\.self) ?? []) }
            }
            known[folder] = languages
            return languages
        }
    }
}
