import Foundation

/// A module that an app brings besides its own: a pod, a checkout of Carthage, a framework's target, a Swift package's target.
package struct AppModule: Sendable, Equatable {
    /// The name by which sources import it.
    package var name: String
    /// Where it comes from, as a person would say it: `Pods/SnapKit`, `the package Core`.
    package var origin: String
    /// The paths of the Swift files, sorted.
    package var sources: [String]
    package var resources: [AppProject.Resource] = []
    /// Modules that all its files see without importing them.
    package var imports: [String] = []
    /// Whether it is a package's, and finds its resources in `Bundle.module`.
    package var isOfPackage = false
    /// The names that `#if` finds set.
    package var conditions: [String] = ["DEBUG"]
}

/// Files that an app brings and that aren't compiled.
package struct UncompiledFiles: Sendable, Equatable {
    /// Where they are: `Pods/MBProgressHUD`.
    package var origin: String
    /// What they are: `Objective-C`, `a binary framework`.
    package var kind: String
    package var count: Int

    /// `Pods/MBProgressHUD: 2 files of Objective-C`.
    package var description: String { "\(origin): \(count) \(count == 1 ? "file" : "files") of \(kind)" }
}

extension AppModule {
    /// The files below a folder as a module; nil where none is Swift.
    init?(_ name: String, origin: String, files: AppFiles, imports: [String] = []) {
        if files.sources.isEmpty { return nil }
        self.init(name: name, origin: origin, sources: files.sources, resources: files.resources, imports: imports)
    }
}
