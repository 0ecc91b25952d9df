internal import Files
import Foundation

/// The files of a target of an Xcode project.
struct TargetFiles {
    private(set) var sources: [String] = []
    private(set) var resources: [AppProject.Resource] = []
    /// Folders of models of Core Data.
    private(set) var models: [String] = []
    private(set) var informationPath: String?
    /// Folders of Swift packages among its folders.
    private(set) var packages: [String] = []
    /// How many files are Objective-C or C.
    private(set) var objectiveC = 0
    /// What the target names and isn't there.
    private(set) var absent: [String] = []

    init(of target: XcodeProject.Target, in project: XcodeProject) throws(AppProjectError) {
        for file in ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].flatMap({ project.files(of: target, in: $0) }) {
            if !FileManager.default.fileExists(atPath: file) {
                absent.append(file)
            } else if file.fileExtension == "swift" {
                sources.append(file)
            } else if ["m", "mm", "c", "cpp"].contains(file.fileExtension) {
                objectiveC += 1
            } else if DataModel.extensions.contains(file.fileExtension) {
                models.append(file)
            } else if !["h", "metal", "intentdefinition"].contains(file.fileExtension) {
                resources.append(AppFiles.resource(file))
            }
        }
        for folder in project.folders(of: target) {
            guard FolderListing.isFolder(folder.path) else {
                absent.append(folder.path)
                continue
            }
            let files = try AppFiles(in: folder.path, except: folder.except)
            sources += files.sources + files.testSources
            resources += files.resources
            models += files.models
            packages += files.packages
            objectiveC += files.objectiveC
            informationPath = informationPath ?? files.informationPaths.first
        }
        sources = Array(Set(sources)).sorted()
        if let file = project.setting("INFOPLIST_FILE", of: target) {
            informationPath = file.hasPrefix("/") ? file : project.folder.appending(file)
        }
    }
}

extension AppModule {
    /// The module of a framework's target.
    init(_ target: XcodeProject.Target, in project: XcodeProject) throws(AppProjectError) {
        let files = try TargetFiles(of: target, in: project)
        self.init(
            name: project.setting("PRODUCT_MODULE_NAME", of: target) ?? target.name.moduleName,
            origin: "the target \(target.name)", sources: files.sources, resources: files.resources,
            models: files.models, imports: ["UIKit"],
            conditions: project.conditions(of: target), flags: project.flags(of: target))
    }
}

extension XcodeProject {
    /// The names that `#if` finds set in a target's files.
    func conditions(of target: Target) -> [String] {
        let conditions = setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) ?? "DEBUG"
        return conditions.split(separator: " ").map(String.init).filter { !$0.hasPrefix("$") }
    }

    /// What the compiler is told besides: who is isolated by default, and what Swift 6 means by the same words.
    ///
    /// All is compiled in Swift 5 mode, which accepts what Swift 6 accepts apart from these.
    func flags(of target: Target) -> [String] {
        var flags: [String] = []
        if setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor" {
            flags += ["-default-isolation", "MainActor"]
        }
        let isSix = setting("SWIFT_VERSION", of: target)?.hasPrefix("6") == true
        return flags + (isSix ? AppModule.flagsOfSwift6 : [])
    }

    /// The project in a folder, or the only one in the folders below.
    static func path(in folder: String) throws(AppProjectError) -> String? {
        var level = [folder]
        for _ in 0..<3 {
            let entries = level.flatMap { path in
                ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map(path.appending)
            }
            let projects = entries.filter { $0.fileExtension == "xcodeproj" }
            if projects.count == 1 || level == [folder] && !projects.isEmpty {
                return projects.first { hasApp($0) } ?? projects[0]
            }
            if !projects.isEmpty {
                let names = projects.map { String($0.dropFirst(folder.count + 1)) }.joined(separator: ", ")
                throw AppProjectError(path: folder, message: "there are several projects: \(names); name one of them")
            }
            let skipped: Set = ["Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules"]
            level = entries.filter {
                !skipped.contains($0.fileName) && !$0.fileName.hasPrefix(".") && $0.fileExtension.isEmpty
                    && FolderListing.isFolder($0)
            }
        }
        return nil
    }

    private static func hasApp(_ path: String) -> Bool {
        (try? XcodeProject(path))?.targets.contains { $0.kind == "application" } == true
    }
}
