internal import Audit
internal import InterfaceBuilder
internal import Yams

/// A value of a YAML file, with its place for errors.
struct YAMLValue {
    private let node: Node
    private let path: String

    /// The value of a file; nil for a file that holds nothing but comments.
    /// - Throws: `ConfigurationError` for what is no YAML.
    init?(text: String, path: String) throws(ConfigurationError) {
        guard Self.aliasCount(in: text) <= Self.mostAliases else {
            throw ConfigurationError(
                path: path, message: "there are more than \(Self.mostAliases) aliases (*name); write the values out")
        }
        do {
            guard let node = try Yams.compose(yaml: text) else { return nil }
            self.init(node, path)
        } catch let error as YamlError {
            throw ConfigurationError(error, path: path)
        } catch {
            throw ConfigurationError(path: path, message: "this is no YAML: \(error)")
        }
    }

    /// Lists of aliases of lists of aliases grow with every level; nobody needs many of them here.
    private static let mostAliases = 20

    /// The number of places that look like aliases, and all that are.
    private static func aliasCount(in text: String) -> Int {
        text.split(whereSeparator: \.isNewline).reduce(0) { count, line in
            line.drop(while: \.isWhitespace).hasPrefix("#")
                ? count : count + line.matches(of: /(?:^|[\s\[{,:?-])\*[^\s,\]}*]/).count
        }
    }

    private init(_ node: Node, _ path: String) {
        self.node = node
        self.path = path
    }

    /// Something wrong with the value.
    func error(_ message: String) -> ConfigurationError {
        let position = node.mark.map { SourcePosition(line: $0.line, column: $0.column) }
        return ConfigurationError(path: path, position: position, message: message)
    }

    /// A word that isn't among those that are known.
    func unknown(_ what: String, _ word: String, among known: [String], otherwise: String? = nil) -> ConfigurationError
    {
        let near = known.meant(by: word).map { "did you mean \($0)?" } ?? otherwise
        return error("there is no \(what) \(word.shown); " + (near ?? "write one of \(known.joined(separator: ", "))"))
    }

    /// A text, number or word, as written.
    func text() throws(ConfigurationError) -> String {
        guard case .scalar(let scalar) = node else { throw error("one word or text belongs here") }
        return scalar.string
    }

    /// A word of those that a type has.
    func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(ConfigurationError) -> Choice {
        let word = try text()
        if let choice = Choice(rawValue: word) { return choice }
        throw unknown("value", word, among: Choice.allCases.map(\.rawValue))
    }

    /// The items of a list; one value alone is a list of one, and nothing an empty one.
    func list() throws(ConfigurationError) -> [YAMLValue] {
        switch node {
        case .sequence(let items): return items.map { YAMLValue($0, path) }
        case .scalar(let scalar): return isNothing(scalar) ? [] : [self]
        default: throw error("a list belongs here, such as [one, two]")
        }
    }

    /// The texts of a list.
    func texts() throws(ConfigurationError) -> [String] {
        try list().map { item throws(ConfigurationError) in try item.text() }
    }

    /// The members of a mapping, in their order.
    func members() throws(ConfigurationError) -> [(key: YAMLValue, value: YAMLValue)] {
        switch node {
        case .mapping(let mapping): return mapping.map { (YAMLValue($0.key, path), YAMLValue($0.value, path)) }
        case .scalar(let scalar) where isNothing(scalar): return []
        default: throw error("lines such as `name: value` belong here")
        }
    }

    /// The members of a mapping whose keys are those of a type.
    func members<Key: RawRepresentable<String> & CaseIterable>(
        _ type: Key.Type
    ) throws(ConfigurationError) -> [(key: Key, value: YAMLValue)] {
        try members().map { key, value throws(ConfigurationError) in
            let word = try key.text()
            guard let known = Key(rawValue: word) else {
                throw key.unknown("key", word, among: Key.allCases.map(\.rawValue))
            }
            return (known, value)
        }
    }

    private func isNothing(_ scalar: Node.Scalar) -> Bool {
        scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
    }
}

extension ConfigurationError {
    /// What the reader of YAML complains about.
    fileprivate init(_ error: YamlError, path: String) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let place = context.map { " \($0.text)" } ?? ""
            self.init(
                path: path, position: SourcePosition(line: mark.line, column: mark.column),
                message: "this is no YAML: \(problem)\(place)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            self.init(
                path: path, position: SourcePosition(line: context.mark.line, column: context.mark.column),
                message: "\(duplicates.joined(separator: ", ")) is written twice; keep one of them")
        case .reader(let problem, _, _, _):
            self.init(path: path, message: "this is no YAML: \(problem)")
        default:
            self.init(path: path, message: "this is no YAML: \(error)")
        }
    }
}

extension String {
    /// The text in quotes, for messages.
    var shown: String { String(prefix(60)).debugDescription }
}
