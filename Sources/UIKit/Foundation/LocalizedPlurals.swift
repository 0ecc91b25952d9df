import Foundation

// Texts that depend on numbers. Foundation on Linux ends the program when it meets one in a `.stringsdict` file, and doesn't
// know `.xcstrings` at all. So `espalier app` has apps call these functions in the place of Foundation's, whose names are as
// long: no column moves.

/// What `NSLocalizedString` is in apps: the translation of a key, in a form that ``Swift/String/init(formed:_:)`` fills.
public func UILocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    let table = LocalizedTexts.table(tableName ?? "Localizable", in: bundle)
    if let text = table.texts[key] { return LocalizedTexts.format(of: text) }
    // A language that lacks a text shows its key, on a device as well.
    if table.isWhole { return value.isEmpty ? key : value }
    return bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
    /// What `localizedString(forKey:value:table:)` is in apps: the text that `NSLocalizedString` finds.
    public func localisedString(forKey key: String, value: String?, table tableName: String?) -> String {
        UILocalizedString(key, tableName: tableName, bundle: self, value: value ?? "", comment: "")
    }
}

extension String {
    /// What `String(format:)` is in apps.
    public init(formed format: String, _ arguments: any CVarArg...) { self.init(formed: format, arguments: arguments) }
    /// What `String(format:arguments:)` is in apps.
    public init(formed format: String, arguments: [any CVarArg]) {
        let (format, arguments) = PluralFormat.chosen(format, arguments)
        self.init(format: format, arguments: arguments)
    }
    /// What `String(format:locale:)` is in apps.
    public init(formed format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(formed: format, locale: locale, arguments: arguments)
    }
    /// What `String(format:locale:arguments:)` is in apps.
    public init(formed format: String, locale: Locale?, arguments: [any CVarArg]) {
        let (format, arguments) = PluralFormat.chosen(format, arguments)
        self.init(format: format, locale: locale, arguments: arguments)
    }
    /// What `String.localizedStringWithFormat(_:_:)` is in apps.
    public static func localizedStringFromFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(formed: format, locale: .current, arguments: arguments)
    }
}

/// A format with variables, each of which has forms for kinds of numbers: `one`, `other` and so on.
private struct PluralText: Hashable, Sendable {
    var format: String
    var forms: [String: [String: String]]
    var language: String
}

/// The texts of bundles that depend on numbers, those of string catalogs, and all of a language that was chosen.
private enum LocalizedTexts {
    struct Table: Sendable {
        var texts: [String: PluralText] = [:]
        /// Whether it holds all that there is in the language: Foundation needn't be asked for others.
        var isWhole = false
    }

    private static let tables = Locked<[String: Table]>([:])
    /// Texts that were asked for: formats name them by their places here.
    static let known = Locked<[PluralText]>([])

    static func table(_ name: String, in bundle: Bundle) -> Table {
        let place = "\(bundle.bundlePath)/\(name)"
        return tables.withLock { tables in
            if let table = tables[place] { return table }
            let table = read(name, in: bundle)
            tables[place] = table
            return table
        }
    }

    /// A text as ``Swift/String/init(formed:_:)`` fills it.
    static func format(of text: PluralText) -> String {
        if text.forms.isEmpty { return text.format }
        let number = known.withLock { known in
            if let number = known.firstIndex(of: text) { return number }
            known.append(text)
            return known.count - 1
        }
        return text.format.replacing(/#@([^@]+)@/) { "#@\(number)|\($0.output.1)@" }
    }

    /// The text that a format names; a number that a program wrote itself may be nobody's.
    static func text(numbered number: Substring) -> PluralText? {
        known.withLock { known in Int(number).flatMap { known.indices.contains($0) ? known[$0] : nil } }
    }

    /// What stands in the files of a table, of the first of the bundle's languages that has some.
    private static func read(_ name: String, in bundle: Bundle) -> Table {
        let languages = ProgramLanguage.localizations(of: bundle)
        var table = Table()
        if let data = contents("\(name).xcstrings", bundle) { table.texts = catalog(data, languages) }
        for language in languages {
            guard let data = contents("\(language).lproj/\(name).plurals", bundle) else { continue }
            table.texts.merge(dictionary(data, language)) { $1 }
            break
        }
        // Foundation on Linux can't be told a language.
        if ProgramLanguage.chosen != nil {
            for language in languages {
                guard let data = contents("\(language).lproj/\(name).strings", bundle) else { continue }
                table.texts.merge(strings(data, language)) { plural, _ in plural }
                table.isWhole = true
                break
            }
        }
        return table
    }

    private static func strings(_ data: Data, _ language: String) -> [String: PluralText] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return (list as? [String: String] ?? [:]).mapValues { PluralText(format: $0, forms: [:], language: language) }
    }

    private static func contents(_ name: String, _ bundle: Bundle) -> Data? {
        guard let folder = bundle.resourcePath else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(name)")
    }

    private static func dictionary(_ data: Data, _ language: String) -> [String: PluralText] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return (list as? [String: [String: Any]] ?? [:]).mapValues { entry in
            PluralText(
                format: entry["NSStringLocalizedFormatKey"] as? String ?? "",
                forms: entry.compactMapValues { $0 as? [String: String] }, language: language)
        }
    }

    private static func catalog(_ data: Data, _ languages: [String]) -> [String: PluralText] {
        guard let catalog = StringCatalog(data) else { return [:] }
        return catalog.strings.compactMapValues { entry in
            for language in languages + [catalog.sourceLanguage] {
                guard let text = entry.localizations?[language] else { continue }
                if let value = text.stringUnit?.value {
                    return PluralText(format: value, forms: [:], language: language)
                }
                let forms = (text.variations?["plural"] ?? [:]).compactMapValues { $0.stringUnit?.value }
                if !forms.isEmpty { return PluralText(format: "%#@n@", forms: ["n": forms], language: language) }
            }
            return nil
        }
    }
}

/// Chooses forms by the numbers that fill a format.
private struct PluralFormat {
    /// How many variables may stand in each other's forms: one that leads to itself never ends.
    private static let mostNested = 16
    /// How many variables a format may come to in all: one that leads to itself twice has thousands in a few steps.
    private static let mostVariables = 1000
    private var variables = 0
    private let arguments: [any CVarArg]
    private var next = 0
    /// The values in the order in which the new format has them: Foundation can't leave one out.
    private var used: [any CVarArg] = []

    /// A format without variables, and its values.
    static func chosen(_ format: String, _ arguments: [any CVarArg]) -> (String, [any CVarArg]) {
        guard format.contains("#@") else { return (format, arguments) }
        var choice = PluralFormat(arguments: arguments)
        let expanded = choice.expanded(format, nil, within: nil, depth: 0)
        return (expanded, choice.used)
    }

    private init(arguments: [any CVarArg]) { self.arguments = arguments }

    /// - Parameters:
    ///   - text: whose variables the format has, where they don't say.
    ///   - own: which value those of the format stand for that don't say: in a form it is the form's.
    ///   - depth: how many variables the format stands in.
    private mutating func expanded(_ format: String, _ text: PluralText?, within own: Int?, depth: Int) -> String {
        var result = ""
        var rest = format[...]
        while let sign = rest.firstMatch(
            of: /%(?:([0-9]+)\$)?(?:#@(?:([0-9]+)\|)?([^@]+)@|%|([^%@A-Za-z]*(?:h|l|q|z|t|j)*[@A-Za-z]))/)
        {
            result += rest[..<sign.range.lowerBound]
            rest = rest[sign.range.upperBound...]
            let (_, position, number, variable, plain) = sign.output
            guard variable != nil || plain != nil else {
                result += "%%"
                continue
            }
            let place = position.flatMap { Int($0) }.map { $0 - 1 } ?? (variable == nil ? own : nil) ?? taken()
            guard let variable else {
                if arguments.indices.contains(place) {
                    result += "%\(plain ?? "")"
                    used.append(arguments[place])
                }
                continue
            }
            let source = number.map { LocalizedTexts.text(numbered: $0) } ?? text
            guard depth < Self.mostNested, variables < Self.mostVariables,
                let source, let forms = source.forms[String(variable)]
            else { continue }
            variables += 1
            let form = forms[category(of: value(at: place), source.language, forms)] ?? forms["other"] ?? ""
            result += expanded(form, source, within: place, depth: depth + 1)
        }
        return result + rest
    }

    private mutating func taken() -> Int {
        next += 1
        return next - 1
    }

    private func value(at place: Int) -> Double {
        guard arguments.indices.contains(place) else { return 0 }
        switch arguments[place] {
        case let number as any BinaryInteger: return Double(Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: return Double(number)
        case let number as NSNumber: return number.doubleValue
        default: return 0
        }
    }

    /// The kind of a number in a language, by the rules of Unicode for the most widespread ones.
    private func category(of value: Double, _ language: String, _ forms: [String: String]) -> String {
        if value == 0, forms["zero"] != nil { return "zero" }
        guard value == value.rounded(), abs(value) < 1e15 else { return "other" }
        let n = abs(Int(value)), (ones, hundreds) = (n % 10, n % 100)
        let isFew = (2...4).contains(ones) && !(12...14).contains(hundreds)
        switch language.prefix(2) {
        case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
        case "fr", "pt", "hi", "fa": return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs": return ones == 1 && hundreds != 11 ? "one" : isFew ? "few" : "many"
        case "pl": return n == 1 ? "one" : isFew ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar":
            return n == 1
                ? "one" : n == 2 ? "two" : (3...10).contains(hundreds) ? "few" : hundreds > 10 ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
