internal import Files
import Foundation

extension AppProject {
    /// The app in a folder: what its `.espalier.yml` says, else what its Xcode project says, else all its files.
    /// - Parameters:
    ///   - path: of the folder, or of an `.xcodeproj` in it.
    ///   - target: the name of a target of the Xcode project; nil for its first app.
    package init(at path: String, target: String? = nil) throws(AppProjectError) {
        var path = DocumentPath(path).path
        guard FolderListing.isFolder(path) else {
            throw AppProjectError(path: path, message: "there is no such folder; name the folder of an iOS project")
        }
        if path.fileExtension == "xcworkspace" { path = (path as NSString).deletingLastPathComponent }
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
        if !chosen.sources.isEmpty {
            try self.init(folder: path, chosen)
        } else if let project = try XcodeProject.path(in: path) {
            try self.init(xcodeProject: project, target: target ?? chosen.target)
            folder = path
        } else if let target {
            throw AppProjectError(
                path: path, message: "there is no Xcode project to have a target \(target); leave out --target")
        } else {
            let (package, remark) = Self.package(in: path)
            if let package { self.init(package, in: path) } else { try self.init(folder: path, chosen) }
            if let remark { remarks.insert(remark, at: 0) }
        }
        if let name = chosen.name {
            // Documents name the module that the target makes.
            if chosen.sources.isEmpty && origin.hasPrefix("the target") { moduleName = module }
            self.name = name
        }
        if sources.isEmpty && modules.isEmpty {
            throw AppProjectError(
                path: path, message: "there are no Swift files; name them in .espalier.yml (app: sources:)")
        }
    }

    /// The package in a folder, or why there is none. Of an app of Swift Playgrounds only Apple's SwiftPM reads the manifest,
    /// and all files of the folder count.
    private static func package(in folder: String) -> (SwiftPackage?, remark: String?) {
        let file = folder.appending("Package.swift")
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), !text.contains("AppleProductTypes") else {
            return (nil, nil)
        }
        do {
            return (try SwiftPackage(folder), nil)
        } catch {
            return (nil, "\(error.message); all Swift files of the folder are taken")
        }
    }

    /// A package: a program with the modules that it needs, or a library.
    private init(_ package: SwiftPackage, in folder: String) {
        self.init(name: package.program?.name ?? package.name, folder: folder)
        origin = "Package.swift"
        sources = package.program?.sources ?? []
        resources = package.program?.resources ?? []
        models = package.program?.models ?? []
        conditions = package.program?.conditions ?? conditions
        flags = package.program?.flags ?? flags
        testSources = package.testSources
        let libraries = AppLibraries(in: folder, packages: [])
        modules = package.modules + libraries.modules
        if sources.isEmpty { wanted = package.modules.map(\.name) }
        uncompiled = package.uncompiled + libraries.uncompiled
        remarks = libraries.remarks
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
        models = files.models
        informationPath = files.informationPaths.min { $0.count < $1.count }
        if files.objectiveC > 0 {
            uncompiled.append(
                UncompiledFiles(origin: name, kind: .objectiveC(count: files.objectiveC), module: name.moduleName))
        }
        add(AppLibraries(in: folder, packages: files.packages))
        moduleName = testedModule
    }

    /// The module that the tests look into: a clone's folder may have another name than the app.
    private var testedModule: String? {
        let own = Set(modules.map(\.name))
        for path in testSources {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            let names = text.matches(of: #/@testable\s+import\s+(\w+)/#).map { String($0.1) }
            if let name = names.first(where: { !own.contains($0) }) { return name }
        }
        return nil
    }

    private mutating func add(_ libraries: AppLibraries) {
        modules += libraries.modules
        uncompiled += libraries.uncompiled
        remarks += libraries.remarks
    }

    /// The files of an Xcode project's target.
    private init(xcodeProject path: String, target name: String?) throws(AppProjectError) {
        let project = try XcodeProject(path)
        let targets = project.targets
        let first = targets.first { $0.kind == "application" } ?? targets.first { Self.libraryKinds.contains($0.kind) }
        guard let target = name.map({ name in targets.first { $0.name == name } }) ?? first else {
            let names = targets.map(\.name).joined(separator: ", ")
            throw AppProjectError(
                path: path, message: "there is no \(name.map { "target \($0)" } ?? "app") among its targets: \(names)")
        }
        self.init(name: target.name, folder: project.folder)
        origin = "the target \(target.name) of \(path.fileName)"
        moduleName = project.setting("PRODUCT_MODULE_NAME", of: target)
        let own = try TargetFiles(of: target, in: project)
        if Self.libraryKinds.contains(target.kind) {
            // A framework alone is a library: it is built with a program around it.
            modules.append(try AppModule(target, in: project))
            wanted = modules.map(\.name)
        } else {
            (sources, resources, models) = (own.sources, own.resources, own.models)
            informationPath = own.informationPath
        }
        if own.objectiveC > 0 {
            uncompiled.append(
                UncompiledFiles(origin: target.name, kind: .objectiveC(count: own.objectiveC), module: module))
        }
        for other in targets where Self.libraryKinds.contains(other.kind) && other.id != target.id {
            modules.append(try AppModule(other, in: project))
        }
        let libraries = AppLibraries(in: project.folder, packages: project.packages + own.packages)
        add(libraries)
        let fetched = Set(modules.map(\.name) + libraries.checkouts).map { $0.lowercased() }
        for package in project.remotePackages where !fetched.contains(package.name.lowercased()) {
            remotePackages.append(package.place)
        }
        let tests =
            targets.first { $0.kind == "bundle.unit-test" && $0.name.hasPrefix(target.name) }
            ?? targets.first { $0.kind == "bundle.unit-test" }
        var testAbsent: [String] = []
        if let tests {
            let files = try TargetFiles(of: tests, in: project)
            (testSources, testAbsent) = (files.sources, files.absent)
        }
        settings = project.settings(of: target)
        let header = project.setting("SWIFT_OBJC_BRIDGING_HEADER", of: target)
        imports = Self.modules(importedBy: header.map { $0.hasPrefix("/") ? $0 : project.folder.appending($0) })
        conditions = project.conditions(of: target)
        let absent = (own.absent + testAbsent).map { String($0.dropFirst(project.folder.count + 1)) }
        if !absent.isEmpty {
            let names =
                absent.prefix(5).joined(separator: ", ") + (absent.count > 5 ? " and \(absent.count - 5) more" : "")
            remarks.append("the project names what isn't there: \(names)")
        }
        if sources.isEmpty && modules.isEmpty {
            let others = targets.map(\.name).filter { $0 != target.name }.joined(separator: ", ")
            throw AppProjectError(
                path: path,
                message: "the target \(target.name) has no Swift files; name another one with --target: \(others)")
        }
        flags = project.flags(of: target)
    }

    private static let libraryKinds: Set = ["framework", "library.static", "library.dynamic", "framework.static"]

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
