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
    /// The folders of models of Core Data.
    package var models: [String] = []
    /// Modules that all its files see without importing them.
    package var imports: [String] = []
    /// Whether it is a package's, and finds its resources in `Bundle.module`.
    package var isOfPackage = false
    /// The names that `#if` finds set.
    package var conditions: [String] = ["DEBUG"]
    /// What the compiler is told besides.
    package var flags: [String] = []

    /// What Swift 6 means by the same words, for the compiler in Swift 5 mode.
    static let flagsOfSwift6 = [
        "BareSlashRegexLiterals", "ForwardTrailingClosures", "ImplicitOpenExistentials", "InferSendableFromCaptures",
        "IsolatedDefaultValues",
    ].flatMap { ["-enable-upcoming-feature", $0] }
}

/// Files that an app brings and that aren't compiled.
package struct UncompiledFiles: Sendable, Equatable {
    /// Where they are: `Pods/MBProgressHUD`.
    package var origin: String
    package var kind: Kind
    /// The module that they would be.
    package var module: String

    package enum Kind: Sendable, Equatable {
        case objectiveC(count: Int)
        case binaryFramework
        /// A target of a package that holds no Swift of its own: `system`, `macro`.
        case target(String)
    }

    /// `Pods/MBProgressHUD: 2 files of Objective-C or C`.
    package var description: String {
        guard case .objectiveC(let count) = kind else { return "\(origin): \(what)" }
        return "\(origin): \(count) \(count == 1 ? "file" : "files") of \(what)"
    }

    /// `a binary framework`.
    var what: String {
        switch kind {
        case .objectiveC: "Objective-C or C"
        case .binaryFramework: "a binary framework"
        case .target(let kind): "a \(kind) target"
        }
    }
}

extension AppModule {
    /// The files below a folder as a module; nil where none is Swift.
    init?(_ name: String, origin: String, files: AppFiles, imports: [String] = []) {
        if files.sources.isEmpty { return nil }
        self.init(
            name: name, origin: origin, sources: files.sources, resources: files.resources, models: files.models,
            imports: imports)
    }
}
