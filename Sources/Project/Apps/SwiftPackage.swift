internal import Files
import Foundation

/// A Swift package of a project, by what SwiftPM reads in its manifest: each target is a module.
struct SwiftPackage {
    let name: String
    private(set) var modules: [AppModule] = []
    /// The program among the targets.
    private(set) var program: AppModule?
    private(set) var testSources: [String] = []
    private(set) var uncompiled: [UncompiledFiles] = []
    private let isOfSwift6: Bool

    /// Asks SwiftPM for the manifest of a package.
    init(_ folder: String) throws(AppProjectError) {
        let file = folder.appending("Package.swift")
        let manifest: Manifest
        // SwiftPM wants a folder to build in even for this, and mustn't leave one in the user's tree.
        let scratch = FileManager.default.temporaryDirectory.path.appending("espalier-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        do {
            let end = try ChildProcess.run(
                "swift", ["package", "--package-path", folder, "--scratch-path", scratch, "dump-package"], joined: false
            )
            guard end.status == 0 else {
                let reason = end.errors.firstMatch(of: #/error: (.+)/#).map { String($0.1) } ?? "SwiftPM refuses it"
                throw AppProjectError(path: file, message: "this manifest can't be read: \(reason)")
            }
            manifest = try JSONDecoder().decode(Manifest.self, from: Data(end.output.utf8))
        } catch let error as AppProjectError {
            throw error
        } catch {
            throw AppProjectError(path: file, message: "this manifest can't be read: \(error)")
        }
        name = manifest.name
        isOfSwift6 = manifest.toolsVersion._version.hasPrefix("6")
        for target in manifest.targets { try add(target, in: folder) }
    }

    private mutating func add(_ target: Manifest.Target, in folder: String) throws(AppProjectError) {
        guard let path = Self.path(of: target, in: folder) else { return }
        if ["binary", "system", "plugin", "macro"].contains(target.type) {
            uncompiled.append(
                UncompiledFiles(
                    origin: "the package \(name)",
                    kind: target.type == "binary" ? .binaryFramework : .target(target.type),
                    module: target.name))
            return
        }
        var files = try AppFiles(in: path, except: Set((target.exclude ?? []).map(path.appending)), isLibrary: true)
        if let chosen = target.sources?.map(path.appending) {
            files.keepSources { source in chosen.contains { source == $0 || source.hasPrefix($0 + "/") } }
        }
        if target.type == "test" {
            testSources += files.sources + files.testSources
            return
        }
        if files.objectiveC > 0 {
            uncompiled.append(
                UncompiledFiles(
                    origin: "the target \(target.name)", kind: .objectiveC(count: files.objectiveC),
                    module: target.name.moduleName))
        }
        guard var module = AppModule(target.name.moduleName, origin: "the package \(name)", files: files) else {
            return
        }
        module.isOfPackage = true
        module.conditions += target.conditions
        if isOfSwift6 { module.flags = AppModule.flagsOfSwift6 }
        for feature in target.features { module.flags += ["-enable-upcoming-feature", feature] }
        if target.type == "executable" && program == nil { program = module } else { modules.append(module) }
    }

    private static func path(of target: Manifest.Target, in folder: String) -> String? {
        if let path = target.path { return DocumentPath(folder.appending(path)).path }
        let bases =
            target.type == "test" ? ["Tests", "Sources", "Source", "src"] : ["Sources", "Source", "src", "srcs"]
        let candidates = bases.map { folder.appending("\($0)/\(target.name)") }
        // A single target may have the folder for itself.
        return candidates.first(where: FolderListing.isFolder)
            ?? bases.map(folder.appending).first { target.type != "test" && FolderListing.isFolder($0) }
    }

    /// What is read of SwiftPM's description of a manifest.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            struct Setting: Decodable {
                let kind: [String: [String: String]]?

                init(from decoder: any Decoder) throws {
                    enum Key: CodingKey { case kind }
                    kind = try? decoder.container(keyedBy: Key.self).decode(
                        [String: [String: String]].self, forKey: .kind)
                }
            }
            let name: String
            let type: String
            let path: String?
            let exclude: [String]?
            let sources: [String]?
            let settings: [Setting]?

            var conditions: [String] { settings?.compactMap { $0.kind?["define"]?["_0"] } ?? [] }
            /// Those but for the one that would ask for imports that Apple's modules make needless.
            var features: [String] {
                let names = settings?.compactMap { $0.kind?["enableUpcomingFeature"]?["_0"] } ?? []
                return names.filter { $0 != "MemberImportVisibility" }
            }
        }
        struct ToolsVersion: Decodable {
            let _version: String
        }
        let name: String
        let toolsVersion: ToolsVersion
        let targets: [Target]
    }
}
