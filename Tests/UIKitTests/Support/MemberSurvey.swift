import Foundation

/// The public members of UIKit, and which of them nothing reads or calls.
///
/// A property that a program can set, or give to an initialiser, has an effect when the library reads it somewhere outside
/// of its own declaration. A property with a setter of its own has one when what the setter keeps is read elsewhere. Reads
/// that only hand the value on to a copy, or compare it, don't count. A property that the library sets in another type is an
/// answer to the program. What a delegate or a data source implements has an effect when the library calls it.
struct MemberSurvey {
    /// The line of the documentation that says that nothing reads or calls a member.
    static let tag = "- Note: Kept without effect."

    /// A public member of a type.
    struct Member {
        let name: String
        let type: String
        let usr: String
        let path: String
        let line: Int
        /// Whether its documentation says that it has no effect.
        let isTagged: Bool
        /// Whether a program gives it, a value or an answer, so that somebody should ask for it.
        let isGiven: Bool
    }

    /// Members that so many types have that the page would hold little else.
    private static let everybodys: Set<String> = ["rawValue", "init(rawValue:)", "hash(into:)", "==(_:_:)"]

    /// What property wrappers are reached by: the compiler calls it, no program does.
    private static let ofCompiler = "subscript(_enclosingInstance:"

    let members: [Member]
    private let readers: [String: String]

    /// Where a member is read or called, as `path:line`; nil where nothing reads it.
    func reader(of member: Member) -> String? { readers[member.usr] }

    /// Members whose documentation says that they have no effect.
    var withoutEffect: [Member] { members.filter(\.isTagged) }

    init(of index: CompilerIndex, module folder: URL) {
        let notes = IndexNotes(index)
        var sources: [String: SourceLines] = [:]
        func source(_ path: String) -> SourceLines {
            if let known = sources[path] { return known }
            let lines = SourceLines(path)
            sources[path] = lines
            return lines
        }
        var members: [Member] = []
        var readers: [String: String] = [:]
        for definition in index.occurrences
        where definition.roles.contains(.definition) && definition.path.hasPrefix(folder.path + "/") {
            let symbol = definition.symbol
            guard symbol.kind.isMember, !Self.everybodys.contains(symbol.name), !definition.roles.contains(.accessorOf),
                !definition.roles.contains(.implicit), !symbol.name.hasPrefix(Self.ofCompiler),
                let type = notes.publicType(of: definition, source: source)
            else { continue }
            let lines = source(definition.path)
            let stated = lines.declares(definition.line, asPublicPartOf: type.isProtocol)
            guard stated != .no else { continue }
            let isGiven =
                if type.isProtocol {
                    type.name.hasSuffix("Delegate") || type.name.hasSuffix("DataSource")
                } else {
                    symbol.kind == .property
                        && (stated == .settable && notes.keeps(symbol.usr)
                            || stated == .constant && notes.isGivenToAnInitializer(symbol.usr, source: source))
                }
            let reader = isGiven ? notes.reader(of: symbol.usr, source: source) : nil
            // What a type overrides or fulfils stands with the first declaration, unless this one keeps a value for nobody.
            guard isGiven && reader == nil || !notes.overridesOwn(symbol.usr, in: folder) else { continue }
            readers[symbol.usr] = reader
            members.append(
                Member(
                    name: symbol.name, type: type.name, usr: symbol.usr, path: definition.path, line: definition.line,
                    isTagged: lines.documentation(of: definition.line).contains("/// " + Self.tag), isGiven: isGiven))
        }
        self.members = members.sorted { ($0.type, $0.name, $0.line) < ($1.type, $1.name, $1.line) }
        self.readers = readers
    }
}

extension CompilerIndex.Kind {
    fileprivate var isMember: Bool {
        switch self {
        case .method, .classMethod, .staticMethod, .property, .classProperty, .staticProperty, .initializer: true
        default: false
        }
    }
}

/// What the survey asks of the index, by the compiler's unique names.
private struct IndexNotes {
    /// What an accessor belongs to.
    private var owners: [String: String] = [:]
    private var storedProperties: Set<String> = []
    private var setters: [String: String] = [:]
    private var parents: [String: CompilerIndex.Symbol] = [:]
    private var extended: [String: CompilerIndex.Symbol] = [:]
    private var overridden: [String: [String]] = [:]
    private var overriders: [String: [String]] = [:]
    private var definitions: [String: (path: String, line: Int)] = [:]
    private var uses: [String: [Use]] = [:]
    private var writesInside: [String: [String]] = [:]
    private var writers: [String: [CompilerIndex.Symbol]] = [:]

    /// A place where something is read or called.
    private struct Use {
        let path: String
        let line: Int
        let containers: [CompilerIndex.Symbol]
    }

    init(_ index: CompilerIndex) {
        for occurrence in index.occurrences {
            let usr = occurrence.symbol.usr
            if occurrence.roles.contains(.definition) {
                definitions[usr] = (occurrence.path, occurrence.line)
                let owner = occurrence.related(as: .accessorOf).first?.usr
                owners[usr] = owner
                if let owner, occurrence.symbol.isSetter { setters[owner] = usr }
                if let owner, occurrence.symbol.isGetter, occurrence.roles.contains(.implicit) {
                    storedProperties.insert(owner)
                }
                if owner == nil { parents[usr] = occurrence.related(as: .childOf).first }
                overridden[usr] = occurrence.related(as: .overrideOf).map(\.usr)
                for base in overridden[usr] ?? [] { overriders[base, default: []].append(usr) }
            }
            for type in occurrence.related(as: .extendedBy) { extended[type.usr] = occurrence.symbol }
            guard occurrence.roles.contains(.reference) else { continue }
            let containers = occurrence.related(as: .containedBy)
            let writes = occurrence.roles.contains(.write)
            for container in containers where writes {
                writesInside[container.usr, default: []].append(usr)
                writers[usr, default: []].append(container)
            }
            // A key path neither reads nor writes, but somebody reads through it.
            if occurrence.roles.contains(.read) || !writes {
                uses[usr, default: []].append(Use(path: occurrence.path, line: occurrence.line, containers: containers))
            }
        }
    }

    /// Whether a property keeps what it is given: it is stored, or its setter writes something that is.
    func keeps(_ usr: String) -> Bool {
        storedProperties.contains(usr) || !(writesInside[setters[usr] ?? ""] ?? []).isEmpty
    }

    /// Whether a constant's value comes with a public initialiser.
    func isGivenToAnInitializer(_ usr: String, source: (String) -> SourceLines) -> Bool {
        (writers[usr] ?? []).contains { writer in
            guard writer.kind == .initializer, let place = definitions[writer.usr] else { return false }
            return source(place.path).declares(place.line, asPublicPartOf: false) != .no
        }
    }

    /// Where a property is read, itself or by a name that it stands for or that stands for it; of one with a setter, where
    /// all is read that the setter keeps.
    func reader(of usr: String, source: (String) -> SourceLines) -> String? {
        for name in [usr] + (overridden[usr] ?? []) + (overriders[usr] ?? []) {
            if let place = firstRead(of: name, outside: usr, source: source) { return place }
        }
        if isAnswer(usr) { return "programs, which the library answers" }
        guard !storedProperties.contains(usr), setters[usr] != nil else { return nil }
        let kept = (writesInside[setters[usr] ?? ""] ?? []).map { firstRead(of: $0, outside: usr, source: source) }
        return kept.contains(where: { $0 == nil }) ? nil : kept.first ?? nil
    }

    private static let handingOn: Set<String> = [
        "copy()", "copy(with:)", "copyMembers(of:)", "==(_:_:)", "isEqual(_:)", "hash(into:)",
    ]

    private func firstRead(of usr: String, outside property: String, source: (String) -> SourceLines) -> String? {
        let use = uses[usr]?.first { use in
            // What an appearance hands on to views, and what a table of members offers by name, reads for nobody.
            guard !use.path.hasSuffix("/UIAppearance.swift"), !use.path.hasSuffix("/BuiltInMembers.swift") else {
                return false
            }
            return !use.containers.contains { container in
                guard owners[container.usr] == property else {
                    return Self.handingOn.contains(container.name) || hasNoEffect(owners[container.usr], source)
                }
                // An observer that does something with the value reads it; one that only compares does not.
                return !container.isObserver || source(use.path).compares(use.line)
            }
        }
        return use.map { "\($0.path):\($0.line)" }
    }

    /// Whether a property says of itself that nothing comes of it: what it reads has no effect by that.
    private func hasNoEffect(_ property: String?, _ source: (String) -> SourceLines) -> Bool {
        guard let place = property.flatMap({ definitions[$0] }) else { return false }
        return source(place.path).documentation(of: place.line).contains("/// " + MemberSurvey.tag)
    }

    /// Whether the library sets a property of another type, for programs to read.
    private func isAnswer(_ usr: String) -> Bool {
        guard let type = type(around: usr) else { return false }
        return (writers[usr] ?? []).contains { writer in
            writer.kind != .initializer && !Self.handingOn.contains(writer.name)
                && type != self.type(around: owners[writer.usr] ?? writer.usr)
                && definitions[writer.usr]?.path.contains("/UIKit/") == true
        }
    }

    private func type(around usr: String) -> String? {
        parents[usr].map { ($0.kind == .extension ? extended[$0.usr] ?? $0 : $0).usr }
    }

    /// Whether a member overrides, or fulfils, one that the module itself declares and that stands there already.
    func overridesOwn(_ usr: String, in folder: URL) -> Bool {
        (overridden[usr] ?? []).contains { definitions[$0]?.path.hasPrefix(folder.path + "/") ?? false }
    }

    /// The type that a definition belongs to, if all types around it are public.
    func publicType(of definition: CompilerIndex.Occurrence, source: (String) -> SourceLines) -> (
        name: String, isProtocol: Bool
    )? {
        var names: [String] = []
        var isProtocol = false
        var parent = parents[definition.symbol.usr]
        while var type = parent {
            if type.kind == .extension, let original = extended[type.usr] { type = original }
            // Types of other modules that UIKit extends have no definition here; they are public.
            if let place = definitions[type.usr] {
                guard source(place.path).declares(place.line, asPublicPartOf: !names.isEmpty && isProtocol) != .no
                else {
                    return nil
                }
            }
            if names.isEmpty { isProtocol = type.kind == .protocol && parent?.kind != .extension }
            names.append(type.name)
            parent = parents[type.usr]
        }
        return names.isEmpty ? nil : (names.reversed().joined(separator: "."), isProtocol)
    }
}

/// The lines of a source file, asked for what the index doesn't know: access and documentation.
private struct SourceLines {
    enum Access { case no, readable, constant, settable }

    private let lines: [Substring]

    init(_ path: String) {
        lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// How far the declaration in a line can be used from other modules.
    func declares(_ line: Int, asPublicPartOf isProtocol: Bool) -> Access {
        guard lines.indices.contains(line - 1) else { return .no }
        let words = lines[line - 1].split(separator: " ").prefix { $0 != "=" && $0 != "{" }.map(String.init)
        // What is for our stand-ins alone isn't seen by programs.
        guard !words.contains(where: { $0.hasPrefix("@_spi") }) else { return .no }
        guard isProtocol || words.contains("public") || words.contains("open") else { return .no }
        // Initialisers that are only called for classes known at run time.
        let isUnavailable = documentation(of: line).contains { $0.hasPrefix("@available(*, unavailable") }
        guard !isUnavailable else { return .no }
        guard !words.contains("func"), !words.contains(where: { $0.hasSuffix("(set)") }) else { return .readable }
        return words.contains("let") ? .constant : .settable
    }

    /// Whether a line only tells a new value from the old one.
    func compares(_ line: Int) -> Bool {
        guard lines.indices.contains(line - 1) else { return false }
        return lines[line - 1].contains("= oldValue") || lines[line - 1].contains("oldValue !=")
    }

    /// The lines of the doc comment above a declaration and its attributes, without their indentation.
    func documentation(of line: Int) -> [String] {
        var found: [String] = []
        var row = line - 2
        while lines.indices.contains(row) {
            let text = lines[row].drop { $0 == " " }
            guard text.hasPrefix("///") || text.hasPrefix("@") else { break }
            found.append(String(text))
            row -= 1
        }
        return found
    }
}
