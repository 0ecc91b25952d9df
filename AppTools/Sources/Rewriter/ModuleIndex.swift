import SwiftSyntax

/// What the files of a module declare, for questions that one file can't answer.
struct ModuleIndex {
    /// A class and its extensions in the module.
    struct ClassEntry {
        var declaration: TypeScope?
        var extensions: [TypeScope] = []
        var scopes: [TypeScope] { (declaration.map { [$0] } ?? []) + extensions }
    }

    private(set) var classes: [String: ClassEntry] = [:]
    private(set) var protocols: [TypeScope] = []
    /// Types of the module that are no classes.
    private var others: Set<String> = []
    /// What other names of types mean.
    private var aliases: [String: String] = [:]

    init(_ files: [SourceFile]) {
        for file in files { aliases.merge(file.aliases) { _, own in own } }
        for file in files { for scope in file.scopes + file.locals { add(scope) } }
        // Extensions of a class by another name belong to it.
        for (path, other) in classes.sorted(by: { $0.key < $1.key }) where other.declaration == nil {
            guard let home = entry(path)?.declaration?.path, home != path else { continue }
            classes[home]?.extensions += other.extensions
            classes[path] = nil
        }
    }

    private mutating func add(_ scope: TypeScope) {
        switch scope.kind {
        case .class: classes[scope.path, default: ClassEntry()].declaration = scope
        case .extension: classes[scope.path, default: ClassEntry()].extensions.append(scope)
        case .protocol:
            protocols.append(scope)
            others.insert(scope.path)
        case .other: others.insert(scope.path)
        }
        for child in scope.children { add(child) }
    }

    /// Whether a name is that of a type of the module that is no class.
    func isOther(_ name: String) -> Bool { others.contains(name) }

    /// Whether a class of the module has a `description()` of its own.
    var describesTypes: Bool {
        classes.values.flatMap(\.scopes).flatMap(\.members).contains {
            $0.name == "description" && $0.isStatic && $0.labels.isEmpty
        }
    }

    /// What a name means where it is another name of a type, and where that stands.
    /// - Parameter place: the path of the type or body in which the name stands.
    private func meaning(of name: String, in place: String?) -> (name: String, place: String?) {
        var (name, place, seen) = (name, place, Set<String>())
        while seen.insert(name).inserted,
            let path = Self.paths(of: name, in: place).first(where: { aliases[$0] != nil }), let other = aliases[path]
        {
            (name, place) = (other, Self.surroundings(of: path))
        }
        return (name, place)
    }

    /// The paths of what a name may mean, the nearest first.
    private static func paths(of name: String, in place: String?) -> [String] {
        var paths: [String] = []
        var around = place
        while let path = around {
            paths.append("\(path).\(name)")
            around = surroundings(of: path)
        }
        return paths + [name]
    }

    private static func surroundings(of path: String) -> String? {
        path.lastIndex(of: ".").map { String(path[..<$0]) }
    }

    /// The class of the module that a name means: the nearest one of the name, or that whose path ends so if there is only
    /// one. A class in a function is known there alone.
    /// - Parameter place: the path of the type or body in which the name stands.
    func entry(_ name: String, in place: String? = nil) -> ClassEntry? {
        let (name, place) = meaning(of: name, in: place)
        if let path = Self.paths(of: name, in: place).first(where: { classes[$0] != nil }) { return classes[path] }
        let candidates = classes.filter {
            $0.key.hasSuffix(".\(name)") && $0.value.declaration?.isLocal != true
        }
        return candidates.count == 1 ? candidates.first?.value : nil
    }

    /// The class, its superclass in the module, and so on.
    func lineage(of name: String) -> [ClassEntry] {
        var lineage: [ClassEntry] = []
        var seen: Set<String> = []
        var next = entry(name)
        while let entry = next, let path = entry.scopes.first?.path, seen.insert(path).inserted {
            lineage.append(entry)
            next = entry.declaration?.inherited.first.flatMap { self.entry($0, in: path) }
        }
        return lineage
    }

    /// What the first class of the module in a class's line derives from. Extensions of that one don't count: an app may extend
    /// `NSObject`.
    func origin(of name: String) -> String? {
        guard let first = lineage(of: name).last(where: { $0.declaration != nil })?.declaration,
            let base = first.inherited.first
        else { return nil }
        return meaning(of: base, in: first.path).name
    }

    /// The method of the class or a superclass, or else the first of that name in the module.
    /// - Parameter types: those of its parameters, where overloads need them.
    func method(_ base: String, labels: [String?]?, types: [String]? = nil, in type: String?) -> Member? {
        func wanted(in scopes: [TypeScope]) -> Member? {
            let named = scopes.flatMap(\.members).filter { member in
                guard case .method = member.kind else { return false }
                return member.name == base && (labels == nil || member.labels == labels)
            }
            // What replaced an unavailable one may have its name.
            let candidates = named.filter { !$0.isUnavailable } + named.filter(\.isUnavailable)
            guard let types else { return candidates.first }
            return candidates.first { member in
                guard case .method(let function) = member.kind else { return false }
                return function.signature.parameterClause.parameters.map(\.type.words) == types
            } ?? candidates.first
        }
        return type.flatMap { wanted(in: lineage(of: $0).flatMap(\.scopes)) }
            ?? wanted(in: classes.sorted { $0.key < $1.key }.flatMap(\.value.scopes)) ?? wanted(in: protocols)
    }
}
