import Foundation

/// A module that an app brings and that is left out, as it doesn't compile.
package struct BrokenModule: Sendable {
    package let module: AppModule
    /// What the compiler refused in it.
    let errors: [CompilerMessages.Message]
    /// The files that import it.
    let importers: Set<String>
    /// What it declares.
    private let names: Set<String>

    /// - Parameter sources: all files that may import it.
    package init(_ module: AppModule, refused errors: [CompilerMessages.Message], among sources: [String]) {
        self.module = module
        self.errors = errors.filter { module.sources.contains($0.path) }
        importers = Set(SourceImports.importers(sources)[module.name] ?? [])
        names = Self.names(declaredIn: module.sources)
    }

    /// Whether an error comes from this module being away: a file that imports it lacks a name that it declares.
    func explains(_ error: CompilerMessages.Message) -> Bool {
        switch error.missing {
        case .module(let name): name == module.name
        case .name(let name, _): importers.contains(error.path) && names.contains(name)
        case nil: false
        }
    }

    /// What the files that import it need.
    /// - Parameters:
    ///   - others: it may be broken only because these are.
    ///   - count: how many errors come from it.
    func reason(among others: [BrokenModule], following count: Int = 0) -> CompilerMessages.Reason {
        var text = "need the module \(module.name) (\(module.origin)), "
        let needed = needed(of: others)
        if !needed.isEmpty {
            text += "which doesn't compile without \(needed.joined(separator: ", "))"
        } else if module.sources.count == 1 {
            text += "whose only file doesn't compile"
        } else {
            let files = Set(errors.map(\.path)).count
            text += "\(files) of whose \(module.sources.count) files \(files == 1 ? "doesn't" : "don't") compile"
        }
        if count > 0 { text += "; \(count == 1 ? "1 error follows" : "\(count) errors follow") from that" }
        return CompilerMessages.Reason(text: text, paths: importers.sorted(), rank: .brokenModule)
    }

    /// The modules that all its errors come from; none if it has errors of its own.
    func needed(of others: [BrokenModule]) -> [String] {
        let explanations = errors.map(others.explaining)
        if explanations.contains(where: \.isEmpty) { return [] }
        return Set(explanations.flatMap { $0.map(\.module.name) }).sorted()
    }

    private static func names(declaredIn paths: [String]) -> Set<String> {
        let declaration = #/\b(?:class|struct|enum|actor|protocol|typealias|func|var|let)\s+`?(\w+)/#
        return paths.reduce(into: []) { names, path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
            for match in text.matches(of: declaration) { names.insert(String(match.1)) }
        }
    }
}

extension [BrokenModule] {
    /// Those of them without which an error is one less.
    func explaining(_ error: CompilerMessages.Message) -> [BrokenModule] {
        filter { broken in !broken.module.sources.contains(error.path) && broken.explains(error) }
    }

    /// Those of the modules that have errors of their own, not only such as come from the others.
    package var causes: [BrokenModule] {
        filter { $0.needed(of: self).isEmpty }
    }
}
