import Foundation

/// An Xcode project file, `project.pbxproj`: which files belong to which target.
struct XcodeProject {
    /// A target with its place in the file.
    struct Target {
        let id: String
        let name: String
        /// `application`, `bundle.unit-test` and the like.
        let kind: String
    }

    /// The folder that the project lies in; paths begin there.
    let folder: String
    private let path: String
    private let objects: [String: [String: Any]]
    private let root: [String: Any]
    /// The groups that others stand in.
    private var parents: [String: String] = [:]

    /// Reads a project.
    /// - Parameter path: of the folder `.xcodeproj`.
    init(_ path: String) throws(AppProjectError) {
        let file = path.appending("project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 26 else {
            throw AppProjectError(
                path: file, message: "there is no project that can be read; look whether the checkout is complete")
        }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<<") }) {
            throw AppProjectError(
                path: "\(file):\(line + 1)", message: "a merge isn't finished here; solve its conflicts")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else {
            throw AppProjectError(
                path: file,
                message: "this is no project of Xcode; take it from the repository again, or open it in Xcode")
        }
        (self.path, self.objects, self.root) = (file, objects, root)
        folder = (path as NSString).deletingLastPathComponent
        for (id, object) in objects {
            for child in Self.list(object["children"]) { parents[child] = id }
        }
    }

    /// The targets in the file's order.
    var targets: [Target] {
        Self.list(root["targets"]).compactMap { id in
            guard let object = objects[id], let name = object["name"] as? String else { return nil }
            let kind = (object["productType"] as? String ?? "").replacingOccurrences(
                of: "com.apple.product-type.", with: "")
            return Target(id: id, name: name, kind: kind)
        }
    }

    /// The paths of the files of a target's phase, `PBXSourcesBuildPhase` or `PBXResourcesBuildPhase`; of a group of
    /// languages all files.
    func files(of target: Target, in phase: String) -> [String] {
        let phases = Self.list(objects[target.id]?["buildPhases"]).compactMap { objects[$0] }
            .filter { $0["isa"] as? String == phase }
        return phases.flatMap { Self.list($0["files"]) }.compactMap { objects[$0]?["fileRef"] as? String }.flatMap(
            paths)
    }

    /// The folders all of whose files belong to a target, as Xcode 16 writes them, and the files that don't.
    func folders(of target: Target) -> [(path: String, except: Set<String>)] {
        Self.list(objects[target.id]?["fileSystemSynchronizedGroups"]).compactMap { id in
            guard let folder = path(of: id) else { return nil }
            let exceptions = Self.list(objects[id]?["exceptions"]).compactMap { objects[$0] }
                .filter { $0["target"] as? String == target.id }.flatMap { Self.list($0["membershipExceptions"]) }
            return (folder, Set(exceptions.map(folder.appending)))
        }
    }

    /// The folders of Swift packages beside the project.
    var packages: [String] {
        let named = objects.values.compactMap { object -> String? in
            guard object["isa"] as? String == "XCLocalSwiftPackageReference" else { return nil }
            return (object["relativePath"] as? String).map(folder.appending)
        }
        // Before Xcode 15 a package was a folder among the files.
        let referenced = objects.compactMap { id, object -> String? in
            guard object["isa"] as? String == "PBXFileReference", let path = path(of: id) else { return nil }
            return FileManager.default.fileExists(atPath: path.appending("Package.swift")) ? path : nil
        }
        return Set((named + referenced).map { DocumentPath($0).path }).sorted()
    }

    /// Packages that are fetched, by their names and where from.
    var remotePackages: [(name: String, place: String)] {
        objects.values.compactMap { object in
            guard object["isa"] as? String == "XCRemoteSwiftPackageReference",
                let place = object["repositoryURL"] as? String
            else { return nil }
            return ((place as NSString).lastPathComponent.replacingOccurrences(of: ".git", with: ""), place)
        }.sorted { $0.name < $1.name }
    }

    /// The value of a setting, with the names in it replaced.
    func setting(_ name: String, of target: Target) -> String? {
        for configuration in configurations(of: target).reversed() {
            let own = (configuration["buildSettings"] as? [String: Any])?[name]
            let value = own ?? fileSettings(of: configuration)[name]
            if let text = value as? String { return expanded(text, for: target) }
            if let texts = value as? [String] { return expanded(texts.joined(separator: " "), for: target) }
        }
        return nil
    }

    /// All settings of a target by their names, with the project's where it has none of its own.
    func settings(of target: Target) -> [String: String] {
        var found: [String: String] = [:]
        for configuration in configurations(of: target) {
            let own = configuration["buildSettings"] as? [String: Any] ?? [:]
            for (name, value) in fileSettings(of: configuration).merging(own, uniquingKeysWith: { $1 }) {
                if let text = value as? String { found[name] = expanded(text, for: target) }
            }
        }
        return found
    }

    /// The configuration that the project is built in, and that of the target: "Debug", or the first.
    private func configurations(of target: Target) -> [[String: Any]] {
        [root, objects[target.id]].compactMap { owner in
            let list = (owner?["buildConfigurationList"] as? String).flatMap { objects[$0] }
            let all = Self.list(list?["buildConfigurations"]).compactMap { objects[$0] }
            return all.first { $0["name"] as? String == "Debug" } ?? all.first
        }
    }

    /// The settings of the file `.xcconfig` that a configuration is based on.
    private func fileSettings(of configuration: [String: Any]) -> [String: Any] {
        if let id = configuration["baseConfigurationReference"] as? String {
            return path(of: id).map { SettingsFile.settings(at: $0) } ?? [:]
        }
        // In a folder that Xcode keeps in step with the disk.
        guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
            let name = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return [:] }
        return path(of: anchor).map { SettingsFile.settings(at: $0.appending(name)) } ?? [:]
    }

    /// Replaces `$(NAME)` and `${NAME}` of names that every target has.
    func expanded(_ text: String, for target: Target) -> String {
        let values = [
            "TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "PRODUCT_MODULE_NAME": target.name.moduleName,
            "EXECUTABLE_NAME": target.name, "SRCROOT": folder, "PROJECT_DIR": folder, "inherited": "",
        ]
        return text.replacing(#/\$[({](\w+)(?::\w+)?[)}]/#) { values[String($0.1)] ?? String($0.0) }
    }

    // MARK: Paths

    /// The paths that a reference stands for; those of its children where it is a group.
    private func paths(_ id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        if object["isa"] as? String == "PBXVariantGroup" { return Self.list(object["children"]).flatMap(paths) }
        return path(of: id).map { [$0] } ?? []
    }

    /// The path of a file or group; nil for what lies outside of the project, in a framework or among built products.
    private func path(of id: String, depth: Int = 0) -> String? {
        guard let object = objects[id], depth < 100 else { return nil }
        let own = object["path"] as? String
        switch object["sourceTree"] as? String {
        case "<absolute>"?: return own
        case "SOURCE_ROOT"?: return own.map(folder.appending) ?? folder
        case "<group>"?:
            let base = parents[id].flatMap { path(of: $0, depth: depth + 1) } ?? folder
            return own.map(base.appending) ?? base
        default: return nil
        }
    }

    private static func list(_ value: Any?) -> [String] { value as? [String] ?? [] }
}
