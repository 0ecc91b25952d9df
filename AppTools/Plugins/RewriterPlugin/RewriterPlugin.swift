import Foundation
import PackagePlugin

/// Rewrites a target's sources for iOS before they are compiled.
///
/// The target excludes its folder of originals, `iOS`, so that only what is rewritten is compiled.
@main
struct RewriterPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let sources = Self.originals(of: module)
        if sources.isEmpty {
            let folder = target.directoryURL.appending(path: "iOS").path
            Diagnostics.error("\(folder): there are no sources for iOS; put them there and exclude the folder")
            return []
        }
        // Modules that are rewritten, too, register their classes with this one's, and it sees what they declare.
        let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
            .filter { !Self.originals(of: $0).isEmpty }
        let seen = others.flatMap(Self.originals)
        var arguments = ["--module", module.moduleName, "--output", context.pluginWorkDirectoryURL.path]
        if module.kind != .executable { arguments.append("--library") }
        for other in others { arguments += ["--available", other.moduleName, "--depends", other.moduleName] }
        arguments += seen.flatMap { ["--context", $0.path] } + sources.map(\.path)
        let outputs = Self.outputNames(of: sources) + ["Module-\(module.moduleName).swift"]
        return [
            .buildCommand(
                displayName: "Rewriting \(sources.count) files of \(target.name)",
                executable: try context.tool(named: "espalier-rewrite").url, arguments: arguments,
                inputFiles: sources + seen,
                outputFiles: outputs.map { context.pluginWorkDirectoryURL.appending(path: $0) })
        ]
    }

    /// The Swift files in a target's folder `iOS`, sorted.
    private static func originals(of target: any SourceModuleTarget) -> [URL] {
        let folder = target.directoryURL.appending(path: "iOS")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
        return (found ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// What the command calls its files.
    private static func outputNames(of sources: [URL]) -> [String] {
        var taken: [String: Int] = [:]
        return sources.map { source in
            let name = source.deletingPathExtension().lastPathComponent
            let count = taken[name.lowercased(), default: 0]
            taken[name.lowercased()] = count + 1
            if name == "main" && count == 0 { return "main.swift" }
            return "\(name)-\(count == 0 ? "" : "\(count + 1)-")rewritten.swift"
        }
    }
}
