internal import Files
import Foundation

/// Other people's sources beside an app's: pods, checkouts of Carthage and of packages, and the project's own packages.
struct AppLibraries {
    private(set) var modules: [AppModule] = []
    private(set) var uncompiled: [UncompiledFiles] = []
    /// Why some aren't known.
    private(set) var remarks: [String] = []
    /// The names of the folders of fetched packages.
    private(set) var checkouts: Set<String> = []
    private var folder: String

    /// Looks for them in a project's folder.
    /// - Parameter packages: folders of Swift packages.
    init(in folder: String, packages: [String]) {
        self.folder = folder
        for name in Self.folders(in: folder.appending("Pods")) where !Self.notPods.contains(name) { addPod(name) }
        for name in Self.folders(in: folder.appending("Carthage/Checkouts")) { addCheckout(name) }
        var packages = packages
        for place in ["SourcePackages/checkouts", ".build/checkouts"] {
            let path = folder.appending(place)
            let names = Self.folders(in: path)
            checkouts.formUnion(names)
            packages += names.map(path.appending)
        }
        for package in packages { add(package: package) }
        addFrameworks()
        modules.sort { $0.name < $1.name }
    }

    private static let notPods: Set = ["Headers", "Target Support Files", "Local Podspecs"]

    private static func folders(in path: String) -> [String] {
        guard let listing = try? FolderListing(of: path) else { return [] }
        let others = ["xcodeproj", "xcworkspace", "framework", "xcframework"]
        return listing.entries.map(\.name).filter { name in
            !name.hasPrefix(".") && !others.contains(name.fileExtension)
                && FolderListing.isFolder(path.appending(name))
        }
    }

    /// A pod's files are one module; its umbrella header shows UIKit to all of them.
    private mutating func addPod(_ name: String) {
        let support = folder.appending("Pods/Target Support Files/\(name)")
        let maps = (try? FileManager.default.contentsOfDirectory(atPath: support))?.filter {
            $0.hasSuffix(".modulemap")
        }
        let map = maps?.first.flatMap { try? String(contentsOfFile: support.appending($0), encoding: .utf8) }
        let module = map?.firstMatch(of: #/module\s+(\w+)/#).map { String($0.1) }
        add(folder.appending("Pods/\(name)"), as: module ?? name.moduleName, origin: "Pods/\(name)")
    }

    private mutating func addCheckout(_ name: String) {
        let path = folder.appending("Carthage/Checkouts/\(name)")
        if FolderListing.exists(path.appending("Package.swift")) {
            add(package: path)
            return
        }
        // Carthage names the framework as its Xcode project does.
        let projects =
            (try? FolderListing(of: path))?.entries.map(\.name).filter { $0.fileExtension == "xcodeproj" } ?? []
        let project = projects.first.map { ($0 as NSString).deletingPathExtension }
        let bare = name.fileExtension == "swift" ? (name as NSString).deletingPathExtension : name
        let module = projects.count == 1 ? project ?? bare : bare
        let places = ["Sources", "Source", name, module]
        let sources = places.map(path.appending).first(where: FolderListing.isFolder)
        add(sources ?? path, as: module.moduleName, origin: "Carthage/Checkouts/\(name)")
    }

    private mutating func add(_ path: String, as module: String, origin: String) {
        guard let files = try? AppFiles(in: path, isLibrary: true) else { return }
        if files.objectiveC > 0 {
            uncompiled.append(
                UncompiledFiles(origin: origin, kind: .objectiveC(count: files.objectiveC), module: module))
        }
        if let module = AppModule(module, origin: origin, files: files, imports: ["UIKit"]) { modules.append(module) }
    }

    /// Binary frameworks, wherever they lie in the project; of two that are one module the first counts.
    private mutating func addFrameworks() {
        let found = Self.frameworks(in: folder)
        let known = Set(modules.map(\.name))
        var seen: Set<String> = []
        for path in found.sorted() {
            let module = (path.fileName as NSString).deletingPathExtension
            if known.contains(module) || !seen.insert(module).inserted { continue }
            let origin = String(path.dropFirst(folder.count + 1))
            uncompiled.removeAll { $0.module == module && $0.kind == .binaryFramework }
            uncompiled.append(UncompiledFiles(origin: origin, kind: .binaryFramework, module: module))
        }
    }

    private static func frameworks(in folder: String) -> [String] {
        var found: [String] = []
        var waiting = [folder]
        while let path = waiting.popLast() {
            for entry in (try? FolderListing(of: path))?.entries ?? [] where entry.isFolder {
                let inner = path.appending(entry.name)
                switch entry.name.fileExtension {
                case "framework", "xcframework": found.append(inner)
                case "xcodeproj", "xcassets", "bundle", "app": continue
                default:
                    let isBuilt = ["DerivedData", "node_modules"].contains(entry.name) || entry.name.hasPrefix(".")
                    if !isBuilt { waiting.append(inner) }
                }
            }
        }
        return found
    }

    private mutating func add(package path: String) {
        do {
            let package = try SwiftPackage(path)
            modules += package.modules
            uncompiled += package.uncompiled
        } catch {
            remarks.append("\(error)")
        }
    }
}
