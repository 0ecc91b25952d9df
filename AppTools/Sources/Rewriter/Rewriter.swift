import SwiftSyntax

/// Rewrites the sources of a module written for iOS, so that Swift compiles them without Objective-C's runtime.
///
/// What Swift refuses is taken out or put in other words, in the same place: lines and columns of compiler errors stay the
/// original's. Each class gets a table of what its documents and selectors reach, and the module a function that
/// registers all classes.
public struct Rewriter {
    /// The module's name.
    public var module: String
    /// The names that `-D` gives.
    public var conditions: Set<String> = ["DEBUG"]
    /// The modules besides Foundation and UIKit that can be imported.
    public var modules: Set<String> = []
    /// Modules that are nowhere: what imports them is left out, so that the compiler says which of their names are missed.
    public var missing: Set<String> = []
    /// Modules that are imported under another name.
    public var renamed: [String: String] = [:]
    /// The rewritten modules whose classes the program registers, too.
    public var dependencies: [String] = []
    /// Whether the module's files may name the bundle of their resources, as those of packages do.
    public var hasBundle = false
    /// Modules that each file imports, as a bridging header does.
    public var imports: [String] = []
    /// Whether the module is a program, whose start registers the classes.
    public var isProgram = true
    /// Whether the module AppHost stands around the program: it is prepared at the start, and tests can launch the program.
    public var isHosted = false

    public init(module: String) {
        self.module = module
    }

    /// A file of the module.
    public struct File: Equatable, Sendable {
        /// Where it stands, as errors shall name it.
        public var path: String
        public var text: String

        public init(path: String, text: String) {
            (self.path, self.text) = (path, text)
        }
    }

    /// The rewritten files in the order of the given ones, and one that belongs to all of them.
    public struct Output: Equatable, Sendable {
        public var files: [File]
        public var moduleFile: String
    }

    /// Rewrites all files of the module together: what one declares another may override, call or name.
    ///
    /// - Parameter context: the files of a module that this one imports, as they were rewritten there.
    public func rewrite(_ input: [File], context: [File] = []) -> Output {
        let files = input.map { SourceFile(path: $0.path, text: $0.text) }
        let others = context.map { SourceFile(path: $0.path, text: $0.text, isContext: true) }
        // Types of the index know their files, and don't keep them.
        defer { withExtendedLifetime(others) {} }
        let conditions = Conditions(custom: conditions, modules: modules)
        for file in others + files { TypeFinder(file, conditions: conditions).walk(file.syntax) }
        let index = ModuleIndex(others + files)
        let optionals = OptionalRequirements(index)
        var program: String?
        var delegate: String?
        var selected: Set<SyntaxIdentifier> = []
        for file in files {
            let edits = SyntaxEdits(file, index: index, optionals: optionals)
            (edits.missing, edits.renamed) = (missing, renamed)
            edits.hasManagedObjects = modules.contains("CoreData")
            edits.walk(file.syntax)
            program = edits.program ?? program
            delegate = edits.delegate ?? delegate
            selected.formUnion(edits.selected.map(\.declaration.id))
        }
        for requirement in optionals.all { requirement.move() }
        let tables = MemberTables(
            module: module, optionals: optionals, index: index, selected: selected,
            hasManagedObjects: modules.contains("CoreData"))
        var registrations: [String] = []
        for (number, file) in files.enumerated() {
            var count = 0
            let statements = file.scopes.compactMap { tables.register($0, number: &count) }
            for local in file.locals {
                guard let call = tables.register(local, number: &count) else { continue }
                file.edits.insert("; \(call)", at: local.declaration.range.upperBound)
            }
            guard !statements.isEmpty else { continue }
            let function = "_registerClasses\(number)Of\(module)"
            file.additions.append("@MainActor func \(function)() { \(statements.joined(separator: "; ")) }")
            registrations.append("\(function)()")
        }
        MovedMembers(index: index, unmarked: InheritedOptionals(index: index).complete()).move()
        return Output(
            files: files.map { File(path: $0.path, text: text(of: $0, among: files)) },
            moduleFile: moduleFile(registrations, program: program, delegate: program ?? delegate))
    }

    private func text(of file: SourceFile, among files: [SourceFile]) -> String {
        // An app without Combine of its own isn't built with it.
        let parts = PartsOfFoundation.modules(neededBy: file.syntax).filter { part in
            switch part {
            case "Combine": files.contains { $0.imports(part) }
            case "EspalierTesting": file.imports("XCTest")
            case "CoreImage": modules.contains(part) && file.imports("UIKit")
            default: true
            }
        }
        let borrowed = file.borrowedImports.subtracting(missing).map { renamed[$0] ?? $0 }
        let wanted = imports + parts + borrowed.filter { !(imports + parts).contains($0) }.sorted()
        var head = wanted.filter { !file.imports($0) }.map { "import \($0)\n" }.joined()
        if !file.additions.isEmpty, !imports.contains("UIKit"), !file.imports("UIKit") { head += "import UIKit\n" }
        if isProgram, file.path.split(separator: "/").last == "main.swift" { head += "register\(module)()\n" }
        let body = String(decoding: file.edits.text(of: file.bytes, in: 0..<file.bytes.count), as: UTF8.self)
        let tail = file.additions.isEmpty ? "" : "\n#sourceLocation()\n" + file.additions.joined(separator: "\n") + "\n"
        return head + "#sourceLocation(file: \(file.path.swiftLiteral), line: 1)\n" + body + tail
    }

    /// What registers all classes of the module, and what starts the program.
    /// - Parameters:
    ///   - program: the type that `@main` stands before.
    ///   - delegate: that, or the class that `main.swift` starts the program with.
    private func moduleFile(_ registrations: [String], program: String?, delegate: String?) -> String {
        let statements =
            (isHosted && isProgram ? ["AppHost.prepare()"] : []) + dependencies.map { "register\($0)()" }
            + registrations
        var text = """
            import UIKit
            \((dependencies + (isHosted ? ["AppHost"] : [])).map { "import \($0)\n" }.joined())
            /// Lets documents and selectors reach the classes of this module.
            @preconcurrency @MainActor public func register\(module)() {
            \(statements.map { "    \($0)\n" }.joined())}

            """
        if hasBundle {
            text += """

                extension Foundation.Bundle {
                    /// Resources of packages lie among the app's.
                    static var module: Bundle { .main }
                }

                """
        }
        if isProgram && isHosted {
            let made = delegate.map { "\($0)() as AnyObject as? any UIApplicationDelegate" } ?? "nil"
            text += """

                /// Launches the program in a process of tests.
                @preconcurrency @MainActor public func launch\(module)() {
                    AppHost.launch(\(made))
                }

                """
        }
        guard isProgram, let program else { return text }
        return text + """

            @main
            enum ProgramOf\(module) {
                @MainActor static func main() {
                    register\(module)()
                    \(program).main()
                }
            }

            """
    }
}
