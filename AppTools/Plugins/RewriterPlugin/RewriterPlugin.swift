import Foundation
import PackagePlugin

/// Rewrites a target's sources for iOS before they are compiled.
///
/// The target excludes its folder of originals, `iOS`, so that only what is rewritten is compiled.
@main
struct RewriterPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let folder = target.directoryURL.appending(path: "iOS")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        let sources = (found ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        if sources.isEmpty {
            Diagnostics.error("\(folder.path): there are no sources for iOS; put them there and exclude the folder")
            return []
        }
        let output = context.pluginWorkDirectoryURL
        var taken: [String: Int] = [:]
        let names = sources.map { source -> String in
            let name = source.lastPathComponent
            let count = taken[name.lowercased(), default: 0]
            taken[name.lowercased()] = count + 1
            return count == 0 ? name : "\(source.deletingPathExtension().lastPathComponent)-\(count + 1).swift"
        }
        let kind = module.kind == .executable ? [] : ["--library"]
        return [
            .buildCommand(
                displayName: "Rewriting \(sources.count) files of \(target.name)",
                executable: try context.tool(named: "espalier-rewrite").url,
                arguments: ["--module", module.moduleName, "--output", output.path] + kind + sources.map(\.path),
                inputFiles: sources,
                outputFiles: (names + ["Module-\(module.moduleName).swift"]).map { output.appending(path: $0) })
        ]
    }
}
