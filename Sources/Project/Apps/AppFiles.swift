internal import Files
import Foundation

/// The files below a folder, sorted into what they are for an app.
struct AppFiles {
    private(set) var sources: [String] = []
    private(set) var testSources: [String] = []
    private(set) var resources: [AppProject.Resource] = []
    /// Folders of models of Core Data.
    private(set) var models: [String] = []
    /// Property lists that describe apps.
    private(set) var informationPaths: [String] = []
    /// Folders of Swift packages; what is in them isn't looked at.
    private(set) var packages: [String] = []
    /// How many files are Objective-C or C.
    private(set) var objectiveC = 0

    /// Folders that hold others' code or what a build wrote.
    private static let foreign: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "fastlane",
    ]
    private static let foreignExtensions: Set = [
        "xcodeproj", "xcworkspace", "playground", "app", "framework", "xcframework", "docc",
    ]
    /// Folders that stand in the bundle as one thing.
    private static let bundles: Set = ["xcassets", "bundle", "xcstickers"]
    /// Files that are no part of a bundle.
    private static let notBundled: Set = [
        "swift", "h", "m", "mm", "c", "cpp", "md", "yml", "yaml", "entitlements", "xcconfig", "pch", "lock", "sh", "rb",
        "resolved", "podspec", "plist", "xctestplan", "modulemap", "metal", "xcprivacy",
    ]

    /// Folders of libraries that are no part of them.
    private static let beside: Set = [
        "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Tests", "Test", "Benchmarks", "Playgrounds",
    ]

    /// Looks through a folder. Links to folders aren't followed.
    /// - Parameters:
    ///   - except: paths that are left out.
    ///   - isLibrary: whether the folder is one module of somebody's, whose examples don't count.
    init(in folder: String, except: Set<String> = [], isLibrary: Bool = false) throws(AppProjectError) {
        var waiting = [folder]
        while let path = waiting.popLast() {
            let listing: FolderListing
            do throws(FileError) {
                listing = try FolderListing(of: path)
            } catch {
                throw AppProjectError(path: path, message: "the folder can't be looked through: \(error)")
            }
            for entry in listing.entries where !entry.name.hasPrefix(".") {
                let name = path.appending(entry.name)
                if except.contains(name) { continue }
                if DataModel.extensions.contains(name.fileExtension) {
                    models.append(name)
                } else if !entry.isFolder || Self.bundles.contains(name.fileExtension) {
                    add(name, below: folder)
                } else if Self.foreign.contains(entry.name) || Self.foreignExtensions.contains(name.fileExtension) {
                    continue
                } else if isLibrary && Self.beside.contains(entry.name) {
                    continue
                } else if FolderListing.exists(name.appending("Package.swift")) {
                    packages.append(name)
                } else {
                    waiting.append(name)
                }
            }
        }
        sources.sort()
        testSources.sort()
        resources.sort { $0.path < $1.path }
        informationPaths.sort()
        models.sort()
    }

    /// Adds a file, or a folder that counts as one.
    private mutating func add(_ path: String, below folder: String) {
        let folders = path.dropFirst(folder.count).split(separator: "/").dropLast()
        let isTest = folders.contains { $0.hasSuffix("Tests") }
        if path.fileExtension == "swift" {
            if folders.contains(where: { $0.hasSuffix("UITests") }) || path.fileName == "Package.swift" { return }
            if isTest { testSources.append(path) } else { sources.append(path) }
        } else if ["m", "mm", "c", "cpp"].contains(path.fileExtension) {
            if !isTest { objectiveC += 1 }
        } else if path.fileName.hasSuffix("Info.plist") {
            if !isTest { informationPaths.append(path) }
        } else if !isTest, path.fileExtension == "plist" || !Self.notBundled.contains(path.fileExtension.lowercased()) {
            resources.append(Self.resource(path))
        }
    }

    /// Keeps the Swift files that fit.
    mutating func keepSources(_ isKept: (String) -> Bool) {
        sources = (sources + testSources).filter(isKept).sorted()
        testSources = []
    }

    /// A file's place in the bundle: beside the others, or in the folder of its language.
    static func resource(_ path: String) -> AppProject.Resource {
        let folder = (path as NSString).deletingLastPathComponent.fileName
        // Foundation on Linux ends a program whose bundle has a file with the ending `.stringsdict`.
        let name =
            path.hasSuffix(".stringsdict")
            ? (path.fileName as NSString).deletingPathExtension + ".plurals" : path.fileName
        return AppProject.Resource(path: path, name: folder.hasSuffix(".lproj") ? folder.appending(name) : name)
    }
}
