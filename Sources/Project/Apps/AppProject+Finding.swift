internal import Files
import Foundation

extension AppProject {
    /// The app in a folder: what its `.espalier.yml` says, else what its Xcode project says, else all its files.
    /// - Parameters:
    ///   - path: of the folder, or of an `.xcodeproj` in it.
    ///   - target: the name of a target of the Xcode project; nil for its first app.
    package init(at path: String, target: String? = nil) throws(AppProjectError) {
        let path = DocumentPath(path).path
        guard FolderListing.isFolder(path) else {
            throw AppProjectError(path: path, message: "there is no such folder; name the folder of an iOS project")
        }
        if path.fileExtension == "xcodeproj" {
            try self.init(xcodeProject: path, target: target)
            return
        }
        let chosen: AppConfiguration
        do {
            chosen = try Configuration(for: DocumentPath(path)).app
        } catch {
            throw AppProjectError(path: error.path, message: error.message)
        }
        let projects = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        if chosen.sources.isEmpty, let project = projects.sorted().first(where: { $0.fileExtension == "xcodeproj" }) {
            try self.init(xcodeProject: path.appending(project), target: target ?? chosen.target)
        } else {
            try self.init(folder: path, chosen)
        }
        if let name = chosen.name { self.name = name }
        if sources.isEmpty {
            throw AppProjectError(
                path: path, message: "there are no Swift files; name them in .espalier.yml (app: sources:)")
        }
    }

    /// All files of a folder, or those that the configuration names.
    private init(folder: String, _ chosen: AppConfiguration) throws(AppProjectError) {
        let files = try AppFiles(in: folder)
        self.init(name: folder.fileName, folder: folder)
        func fitting(_ patterns: [PathPattern], _ path: String) -> Bool {
            let names = path.dropFirst(folder.count).split(separator: "/").map(String.init)
            return patterns.contains { $0.fits(names) }
        }
        let tests = chosen.tests
        let all = (files.sources + files.testSources).sorted()
        testSources = tests.isEmpty ? files.testSources : all.filter { fitting(tests, $0) }
        sources = chosen.sources.isEmpty ? files.sources : all.filter { fitting(chosen.sources, $0) }
        sources.removeAll(where: Set(testSources).contains)
        resources =
            chosen.resources.isEmpty ? files.resources : files.resources.filter { fitting(chosen.resources, $0.path) }
        informationPath = files.informationPaths.min { $0.count < $1.count }
    }

    /// The files of an Xcode project's target.
    private init(xcodeProject path: String, target name: String?) throws(AppProjectError) {
        let project = try XcodeProject(path)
        let apps = project.targets.filter { $0.kind == "application" }
        guard let target = name.map({ name in project.targets.first { $0.name == name } }) ?? apps.first else {
            let names = project.targets.map(\.name).joined(separator: ", ")
            throw AppProjectError(
                path: path, message: "there is no \(name.map { "target \($0)" } ?? "app") among its targets: \(names)")
        }
        self.init(name: target.name, folder: project.folder)
        moduleName = project.setting("PRODUCT_MODULE_NAME", of: target)
        let phases = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
        for file in phases.flatMap({ project.files(of: target, in: $0) }) {
            if file.fileExtension == "swift" {
                sources.append(file)
            } else if Self.isResource(file) {
                resources.append(AppFiles.resource(file))
            }
        }
        for folder in project.folders(of: target) {
            let files = try AppFiles(in: folder.path, except: folder.except)
            sources += files.sources + files.testSources
            resources += files.resources
            informationPath = informationPath ?? files.informationPaths.first
        }
        let tests =
            project.targets.first { $0.kind == "bundle.unit-test" && $0.name.hasPrefix(target.name) }
            ?? project.targets.first { $0.kind == "bundle.unit-test" }
        if let tests {
            testSources = project.files(of: tests, in: "PBXSourcesBuildPhase").filter { $0.fileExtension == "swift" }
            for folder in project.folders(of: tests) {
                let files = try AppFiles(in: folder.path, except: folder.except)
                testSources += files.sources + files.testSources
            }
        }
        sources = Array(Set(sources)).sorted()
        testSources = Array(Set(testSources)).sorted()
        if let file = project.setting("INFOPLIST_FILE", of: target) {
            informationPath = file.hasPrefix("/") ? file : project.folder.appending(file)
        }
        information = project.settings(beginning: "INFOPLIST_KEY_", of: target)
        let header = project.setting("SWIFT_OBJC_BRIDGING_HEADER", of: target)
        imports = Self.modules(importedBy: header.map { $0.hasPrefix("/") ? $0 : project.folder.appending($0) })
        let conditions = project.setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) ?? "DEBUG"
        self.conditions = conditions.split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") }
    }

    private static func isResource(_ path: String) -> Bool {
        !["m", "mm", "c", "cpp", "h", "metal", "xcdatamodeld", "intentdefinition"].contains(path.fileExtension)
    }

    /// The frameworks that a bridging header imports: `#import <UIKit/UIKit.h>`, `@import UIKit;`.
    private static func modules(importedBy header: String?) -> [String] {
        guard let header, let text = try? String(contentsOfFile: header, encoding: .utf8) else { return [] }
        let names = text.matches(of: #/(?:#import\s*<|@import\s+)(\w+)/#).map { String($0.1) }
        return names.filter { ["UIKit", "Foundation"].contains($0) }
    }
}

/// What `.espalier.yml` says of an app.
package struct AppConfiguration: Sendable {
    package var name: String?
    /// The target of the Xcode project.
    package var target: String?
    package var sources: [PathPattern] = []
    package var resources: [PathPattern] = []
    package var tests: [PathPattern] = []
}
