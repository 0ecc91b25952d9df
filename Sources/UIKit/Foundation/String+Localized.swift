import Foundation

extension String {
    /// A text with values in it, whose translation is looked up: `"\(count) songs"` is looked up as `%lld songs`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        private let arguments: [Argument]

        fileprivate enum Argument: Equatable, Sendable {
            case text(String), whole(Int), number(Double)
        }

        /// A key as it is.
        public init(_ value: String) { (key, arguments) = (value, []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// The values in the places of a translation.
        func filled(_ format: String) -> String {
            if arguments.isEmpty { return format }
            let values = arguments.map { argument -> any CVarArg in
                switch argument {
                case .text(let text): NSString(string: text)
                case .whole(let number): number
                case .number(let number): number
                }
            }
            return String(formed: format, arguments: values)
        }

        /// Collects the parts.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            public mutating func appendInterpolation(_ value: String) {
                key += "%@"
                arguments.append(.text(value))
            }
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                key += "%lld"
                arguments.append(.whole(Int(truncatingIfNeeded: value)))
            }
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                key += "%lf"
                arguments.append(.number(Double(value)))
            }
            public mutating func appendInterpolation<Value>(_ value: Value) {
                appendInterpolation(String(describing: value))
            }
        }
    }

    /// The translation of a text, from the strings of a bundle; the text itself where there is none.
    /// - Parameters:
    ///   - table: the name of the file of strings; nil is `Localizable`.
    ///   - locale: kept without effect.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = UILocalizedString(keyAndValue.key, tableName: table, bundle: bundle ?? .main, comment: "")
        self = keyAndValue.filled(format)
    }

    /// The translation of a key, or else of the text that stands for it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = UILocalizedString(
            "\(key)", tableName: table, bundle: bundle ?? .main, value: defaultValue.key, comment: "")
        self = defaultValue.filled(format)
    }
}
