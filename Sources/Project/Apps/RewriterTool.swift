internal import Files
import Foundation

/// The command that rewrites sources, built when it is needed.
struct RewriterTool {
    /// The folder of Espalier's own package.
    let espalier: String
    /// Where it is built.
    let folder: String
    /// Debugging code is there sooner, where the package's tests are built, too.
    let isOptimised: Bool
    let tell: (String) -> Void

    /// The path of the command; built if it is older than its sources.
    func path() throws -> String {
        let configuration = isOptimised ? "release" : "debug"
        let tool = folder.appending("\(configuration)/espalier-rewrite")
        let sources = espalier.appending("AppTools")
        guard FolderListing.isFolder(sources) else {
            throw AppProjectError(
                path: sources, message: "the rewriter's package isn't there; name Espalier's folder with --espalier")
        }
        if let built = Self.date(tool), Self.newest(in: sources.appending("Sources")).map({ $0 < built }) == true {
            return tool
        }
        tell("Building the rewriter")
        var environment: [String: String] = [:]
        if let host = try hostSyntax() { environment["ESPALIER_HOST_SYNTAX"] = host }
        let end = try ChildProcess.run(
            "swift",
            [
                "build", "-c", configuration, "--product", "espalier-rewrite", "--package-path", sources,
                "--scratch-path",
                folder,
            ],
            adding: environment)
        guard end.status == 0 else { throw AppBuildError.failed(step: "building the rewriter", output: end.output) }
        // Where nothing had to be compiled, the program keeps its date.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: tool)
        return tool
    }

    /// The folder of the SwiftSyntax that the toolchain brings; nil where it brings none.
    private func hostSyntax() throws -> String? {
        let end = try ChildProcess.run("swift", ["-print-target-info"])
        let information = try? JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any]
        let paths = information?["paths"] as? [String: Any]
        guard let resources = paths?["runtimeResourcePath"] as? String else { return nil }
        let folder = resources.appending("host")
        return FolderListing.isFolder(folder.appending("SwiftParser.swiftmodule")) ? folder : nil
    }

    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    private static func newest(in folder: String) -> Date? {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.compactMap { date(folder.appending($0)) }.max()
    }
}
