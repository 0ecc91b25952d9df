import Foundation

/// What the compiler noted about every name while it built the package: where it is declared, where it is read and
/// written, and inside what. A search by text can't tell one `title` from another.
///
/// `swift build` writes this index for debug builds. `libIndexStore`, a part of every toolchain, reads it.
struct CompilerIndex {
    /// A declared thing.
    struct Symbol: Hashable {
        let kind: Kind
        let name: String
        /// The compiler's unique name.
        let usr: String
        let isSetter: Bool
        let isGetter: Bool
        /// Whether it is a `willSet` or `didSet`.
        let isObserver: Bool
    }

    /// The kinds that `indexstore_symbol_kind_t` numbers and that matter here; all others are `other`.
    enum Kind: Int32 {
        case enumeration = 5, structure, `class`, `protocol`, `extension`
        case alias = 11
        case function = 12
        case variable = 13
        case enumerationCase = 15
        case method, classMethod, staticMethod, property, classProperty, staticProperty, initializer
        case other = -1

        var isType: Bool { self == .class || self == .structure || self == .enumeration || self == .protocol }
    }

    /// How a name occurs: `indexstore_symbol_role_t`.
    struct Roles: OptionSet {
        let rawValue: UInt64
        static let definition = Roles(rawValue: 1 << 1)
        static let reference = Roles(rawValue: 1 << 2)
        static let read = Roles(rawValue: 1 << 3)
        static let write = Roles(rawValue: 1 << 4)
        static let implicit = Roles(rawValue: 1 << 8)
        static let childOf = Roles(rawValue: 1 << 9)
        static let overrideOf = Roles(rawValue: 1 << 11)
        static let extendedBy = Roles(rawValue: 1 << 14)
        static let accessorOf = Roles(rawValue: 1 << 15)
        static let containedBy = Roles(rawValue: 1 << 16)
    }

    /// One place where a name stands.
    struct Occurrence {
        let symbol: Symbol
        let roles: Roles
        let path: String
        let line: Int
        let relations: [(roles: Roles, symbol: Symbol)]

        func related(as role: Roles) -> [Symbol] { relations.filter { $0.roles.contains(role) }.map(\.symbol) }
    }

    /// All occurrences in the files of a folder.
    let occurrences: [Occurrence]

    /// The index of the build that the running tests come from; nil where the build wrote none (optimised ones don't).
    static var ofThisBuild: String? {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let store = products.appendingPathComponent("index/store").path
        return FileManager.default.fileExists(atPath: store) ? store : nil
    }

    init(store path: String, folder: URL) throws {
        let library = try IndexStoreLibrary()
        guard let store = path.withCString({ library.createStore($0, nil) }) else {
            throw IndexStoreLibrary.Failure(what: "the index \(path) can't be opened")
        }
        var occurrences: [Occurrence] = []
        for (record, file) in library.records(of: store, in: folder.path) {
            library.read(record, of: store, file: file, into: &occurrences)
        }
        self.occurrences = occurrences
    }
}

/// The functions of `libIndexStore` that are needed, found in the toolchain whose runtime the tests run with.
///
/// The library answers strings as a pointer and a length, in a structure that Swift has no name for. `iovec` is the same
/// structure by another name.
private struct IndexStoreLibrary {
    struct Failure: Error { let what: String }

    typealias Object = UnsafeMutableRawPointer
    typealias Visit = @convention(c) (Object?, Object) -> Bool
    typealias Apply = @convention(c) (Object, Object?, Visit) -> Bool
    typealias Text = @convention(c) (Object) -> iovec

    let createStore: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
    let eachUnit: @convention(c) (Object, UInt32, Object?, @convention(c) (Object?, iovec) -> Bool) -> Bool
    let createUnit: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
    let disposeUnit: @convention(c) (Object) -> Void
    let mainFile: Text
    let eachDependency: Apply
    let dependencyKind: @convention(c) (Object) -> Int32
    let dependencyName: Text
    let dependencyPath: Text
    let createRecord: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
    let disposeRecord: @convention(c) (Object) -> Void
    let eachOccurrence: Apply
    let symbolOfOccurrence: @convention(c) (Object) -> Object
    let rolesOfOccurrence: @convention(c) (Object) -> UInt64
    let place: @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let eachRelation: Apply
    let rolesOfRelation: @convention(c) (Object) -> UInt64
    let symbolOfRelation: @convention(c) (Object) -> Object
    let kind: @convention(c) (Object) -> Int32
    let subkind: @convention(c) (Object) -> Int32
    let name: Text
    let usr: Text

    init() throws {
        // usr/lib/swift/linux/libswiftCore.so stands two folders below usr/lib/libIndexStore.so.
        let maps = try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() ?? Data()
        let mapped = String(decoding: maps, as: UTF8.self)
        guard let runtime = mapped.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
            let start = runtime.firstIndex(of: "/")
        else { throw Failure(what: "the place of the Swift runtime isn't known") }
        var folder = URL(fileURLWithPath: String(runtime[start...])).resolvingSymlinksInPath()
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let path = folder.appendingPathComponent("libIndexStore.so").path
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw Failure(what: "\(path) can't be opened: it belongs to the toolchain")
        }
        func function<T>(_ name: String) throws -> T {
            guard let address = dlsym(library, "indexstore_\(name)") else {
                throw Failure(what: "\(path) has no function indexstore_\(name)")
            }
            return unsafeBitCast(address, to: T.self)
        }
        createStore = try function("store_create")
        eachUnit = try function("store_units_apply_f")
        createUnit = try function("unit_reader_create")
        disposeUnit = try function("unit_reader_dispose")
        mainFile = try function("unit_reader_get_main_file")
        eachDependency = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        createRecord = try function("record_reader_create")
        disposeRecord = try function("record_reader_dispose")
        eachOccurrence = try function("record_reader_occurrences_apply_f")
        symbolOfOccurrence = try function("occurrence_get_symbol")
        rolesOfOccurrence = try function("occurrence_get_roles")
        place = try function("occurrence_get_line_col")
        eachRelation = try function("occurrence_relations_apply_f")
        rolesOfRelation = try function("symbol_relation_get_roles")
        symbolOfRelation = try function("symbol_relation_get_symbol")
        kind = try function("symbol_get_kind")
        subkind = try function("symbol_get_subkind")
        name = try function("symbol_get_name")
        usr = try function("symbol_get_usr")
    }

    /// The records of the files of a folder that are still there; a file's last build is the one that counts.
    func records(of store: Object, in folder: String) -> [(record: String, file: String)] {
        var units: [String] = []
        withUnsafeMutablePointer(to: &units) {
            _ = eachUnit(store, 1, $0) { context, name in
                context!.assumingMemoryBound(to: [String].self).pointee.append(text(name))
                return true
            }
        }
        var files: [String: String] = [:]
        for unitName in units {
            guard let unit = createUnit(store, unitName, nil) else { continue }
            defer { disposeUnit(unit) }
            let file = text(mainFile(unit))
            guard file.hasPrefix(folder + "/"), FileManager.default.fileExists(atPath: file) else { continue }
            each(eachDependency, of: unit) { dependency in
                // 2: a record. Records of other files have a path of their own.
                guard dependencyKind(dependency) == 2 else { return }
                let path = text(dependencyPath(dependency))
                files[text(dependencyName(dependency))] = path.isEmpty ? file : path
            }
        }
        return files.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// Reads the occurrences of one file.
    func read(_ record: String, of store: Object, file: String, into occurrences: inout [CompilerIndex.Occurrence]) {
        guard let reader = createRecord(store, record, nil) else { return }
        defer { disposeRecord(reader) }
        var known: [Object: CompilerIndex.Symbol] = [:]
        func symbol(_ object: Object) -> CompilerIndex.Symbol {
            if let symbol = known[object] { return symbol }
            let subkind = subkind(object)
            // 3 and 4: a getter, a setter; 1000 and 1001: observers.
            let symbol = CompilerIndex.Symbol(
                kind: CompilerIndex.Kind(rawValue: kind(object)) ?? .other, name: text(name(object)),
                usr: text(usr(object)), isSetter: subkind == 4, isGetter: subkind == 3,
                isObserver: subkind == 1000 || subkind == 1001)
            known[object] = symbol
            return symbol
        }
        each(eachOccurrence, of: reader) { occurrence in
            var relations: [(roles: CompilerIndex.Roles, symbol: CompilerIndex.Symbol)] = []
            each(eachRelation, of: occurrence) {
                relations.append((CompilerIndex.Roles(rawValue: rolesOfRelation($0)), symbol(symbolOfRelation($0))))
            }
            var (line, column): (UInt32, UInt32) = (0, 0)
            place(occurrence, &line, &column)
            occurrences.append(
                CompilerIndex.Occurrence(
                    symbol: symbol(symbolOfOccurrence(occurrence)),
                    roles: CompilerIndex.Roles(rawValue: rolesOfOccurrence(occurrence)), path: file, line: Int(line),
                    relations: relations))
        }
    }

    /// Calls `body` with each element; an element is good for the time of the call only.
    private func each(_ apply: Apply, of object: Object, _ body: (Object) -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) {
                _ = apply(object, $0) { context, element in
                    context!.assumingMemoryBound(to: ((Object) -> Void).self).pointee(element)
                    return true
                }
            }
        }
    }
}

private func text(_ string: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: string.iov_base, count: string.iov_len), as: UTF8.self)
}
