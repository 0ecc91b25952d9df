internal import Files
import Foundation

/// The folder that a program finds its resources in: flat, as on a device, with the program among them.
package struct AppBundle {
    package let project: AppProject
    /// The folder, `Name.app`.
    package let folder: String

    package init(_ project: AppProject, folder: String) {
        (self.project, self.folder) = (project, folder)
    }

    /// Makes the folder anew.
    /// - Parameter program: the path of what was built, which gets `name` in the bundle.
    package func assemble(program: String, as name: String) throws {
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for resource in project.resources {
            let path = folder.appending(resource.name)
            // Of two resources of one name the first counts.
            if files.fileExists(atPath: path) { continue }
            try files.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            // A link would lead nowhere from there.
            let real = realpath(resource.path, nil)
            defer { free(real) }
            try files.copyItem(atPath: real.map { String(cString: $0) } ?? resource.path, toPath: path)
        }
        let list = try PropertyListSerialization.data(fromPropertyList: information(), format: .xml, options: 0)
        try list.write(to: URL(fileURLWithPath: folder.appending("Info.plist")))
        let place = folder.appending(name)
        // A link keeps the program's place: it looks for its bundle where it lies. Other disks need a copy.
        if link(program, place) != 0 { try files.copyItem(atPath: program, toPath: place) }
    }

    /// What describes the app: its property list, what its project adds, and the storyboard that is there.
    private func information() throws -> [String: Any] {
        var information: [String: Any] = [:]
        if let path = project.informationPath, let data = FileManager.default.contents(atPath: path) {
            let list: Any
            do {
                list = try PropertyListSerialization.propertyList(from: data, format: nil)
            } catch {
                throw AppProjectError(path: path, message: "this is no property list")
            }
            information = expanded(list) as? [String: Any] ?? [:]
        }
        let whatXcodeAdds = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        ]
        for (name, value) in project.information.merging(whatXcodeAdds, uniquingKeysWith: { own, _ in own })
        where information[name] == nil { information[name] = expanded(value) }
        if let accent = setting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"), !accent.isEmpty {
            information["NSAccentColorName"] = accent
        }
        let names = project.resources.map(\.path.fileName)
        let hasScenes = information["UIApplicationSceneManifest"] != nil
        if information["UIMainStoryboardFile"] == nil, !hasScenes, names.contains("Main.storyboard") {
            information["UIMainStoryboardFile"] = "Main"
        }
        information["CFBundleExecutable"] = project.name
        information["CFBundleName"] = information["CFBundleName"] ?? project.name
        return information
    }

    /// Replaces the names of settings, as builds do.
    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: replaced(text, depth: 0)
        case let list as [Any]: list.map(expanded)
        case let members as [String: Any]: members.mapValues(expanded)
        default: value
        }
    }

    private func replaced(_ text: String, depth: Int) -> String {
        // A setting may name another one, and in the end itself.
        guard depth < 8 else { return text }
        return text.replacing(#/\$[({](\w+)(?::(\w+))?[)}]/#) { match in
            guard let value = setting(String(match.1)) else { return String(match.0) }
            let whole = replaced(value, depth: depth + 1)
            return match.2 == "rfc1034identifier" ? whole.replacing(#/[^A-Za-z0-9.]/#, with: "-") : whole
        }
    }

    private func setting(_ name: String) -> String? {
        switch name {
        // Its own names are those that it is built by here.
        case "EXECUTABLE_NAME", "PRODUCT_NAME", "TARGET_NAME": project.name
        case "PRODUCT_MODULE_NAME": project.module
        case "PRODUCT_BUNDLE_IDENTIFIER": project.settings[name] ?? "org.espalier.\(project.module)"
        default: project.settings[name] ?? Self.defaults[name]
        }
    }

    private static let defaults = [
        "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1",
    ]
}
