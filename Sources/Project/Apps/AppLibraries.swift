internal import Files
import Foundation

/// Other people's sources beside an app's: pods, checkouts of Carthage and of packages, and the project's own packages.
struct AppLibraries {
    private(set) var modules: [AppModule] = []
    private(set) var uncompiled: [UncompiledFiles] = []
    /// Why some aren't known.
    private(set) var remarks: [String] = []
    private var folder: String

    /// Looks for them in a project's folder.
    /// - Parameter packages: folders of Swift packages.
    init(in folder: String, packages: [String]) {
        self.folder = folder
        for name in Self.folders(in: folder.appending("Pods")) where !Self.notPods.contains(name) { addPod(name) }
        for name in Self.folders(in: folder.appending("Carthage/Checkouts")) { addCheckout(name) }
        addBinaries(in: folder.appending("Carthage/Build"))
        var packages = packages
        for place in ["SourcePackages/checkouts", ".build/checkouts"] {
            let path = folder.appending(place)
            packages += Self.folders(in: path).map(path.appending)
        }
        for package in packages { add(package: package) }
        modules.sort { $0.name < $1.name }
    }

    private static let notPods: Set = ["Headers", "Target Support Files", "Local Podspecs"]

    private static func folders(in path: String) -> [String] {
        guard let listing = try? FolderListing(of: path) else { return [] }
        return listing.entries.filter { $0.isFolder && (!$0.name.contains(".") || $0.name.hasSuffix(".swift")) }
            .map(\.name)
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
        } else {
            let sources = ["Sources", "Source", name].map(path.appending).first(where: FolderListing.isFolder)
            add(sources ?? path, as: name.moduleName, origin: "Carthage/Checkouts/\(name)")
        }
    }

    private mutating func add(_ path: String, as module: String, origin: String) {
        guard let files = try? AppFiles(in: path, isLibrary: true) else { return }
        if files.objectiveC > 0 {
            uncompiled.append(UncompiledFiles(origin: origin, kind: "Objective-C or C", count: files.objectiveC))
        }
        if let module = AppModule(module, origin: origin, files: files, imports: ["UIKit"]) { modules.append(module) }
    }

    private mutating func addBinaries(in path: String) {
        for entry in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? []
        where ["framework", "xcframework"].contains(entry.fileExtension) {
            if entry.split(separator: "/").dropLast().contains(where: { $0.hasSuffix("framework") }) { continue }
            uncompiled.append(UncompiledFiles(origin: "Carthage/Build/\(entry)", kind: "a binary framework", count: 1))
        }
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
