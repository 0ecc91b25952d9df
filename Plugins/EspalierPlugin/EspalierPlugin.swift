import Foundation
import PackagePlugin

/// `swift package espalier check`: the command, in the package's folder.
@main
struct EspalierPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "espalier").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            // The command has said why.
            exit(process.terminationReason == .exit ? process.terminationStatus : 2)
        }
    }
}
