import Foundation

/// Which modules are compiled for an app and what each needs.
package struct AppPlan: Sendable {
    /// The needed ones of the modules that the app brings, each after those that it needs.
    package private(set) var modules: [AppModule] = []
    /// Stand-ins for frameworks that Linux lacks.
    package private(set) var stubs: [String] = []
    /// Modules that are nowhere, with the files that import them.
    package private(set) var missing: [String: [String]] = [:]
    /// What is imported under another name.
    package private(set) var renamed: [String: String] = [:]

    private let brought: [String: AppModule]
    private let uncompiled: [String: UncompiledFiles]
    private let known: Set<String>
    private var importers: [String: [String: [String]]] = [:]

    /// - Parameters:
    ///   - stubs: the stand-ins that exist.
    ///   - withTests: whether the app's tests are compiled, too.
    ///   - refused: modules of the app that don't compile, and are left out.
    package init(_ project: AppProject, stubs: Set<String>, withTests: Bool, without refused: Set<String> = []) {
        brought = Dictionary(
            project.modules.filter { !refused.contains($0.name) }.map { ($0.name, $0) },
            uniquingKeysWith: { one, _ in one })
        uncompiled = Dictionary(project.uncompiled.map { ($0.module, $0) }, uniquingKeysWith: { one, _ in one })
        known = stubs
        var seen: Set<String> = project.wanted.contains(project.module) ? [] : [project.module]
        visit(project.sources + (withTests ? project.testSources : []), &seen)
        for name in project.wanted { visit(name, [], &seen) }
        self.stubs.sort()
    }

    private mutating func visit(_ sources: [String], _ seen: inout Set<String>) {
        for (name, paths) in SourceImports.importers(sources).sorted(by: { $0.key < $1.key }) {
            visit(name, paths, &seen)
        }
    }

    private mutating func visit(_ name: String, _ paths: [String], _ seen: inout Set<String>) {
        if missing[name] != nil { missing[name]?.append(contentsOf: paths) }
        guard seen.insert(name).inserted else { return }
        if let module = brought[name] {
            visit(module.sources, &seen)
            modules.append(module)
        } else if known.contains(name) {
            stubs.append(name)
        } else if let other = Self.otherNames[name] {
            renamed[name] = other
            if known.contains(other), !stubs.contains(other) { stubs.append(other) }
        } else if !Self.present.contains(name) && !Self.products.contains(name) {
            missing[name] = paths
        }
    }

    /// The modules of the app that files need, the stand-ins, and modules of Espalier besides UIKit.
    func dependencies(of sources: [String]) -> (modules: [String], stubs: [String], products: [String]) {
        let names = Set(SourceImports.importers(sources).keys.map { renamed[$0] ?? $0 })
        return (
            modules.map(\.name).filter(names.contains), stubs.filter(names.contains),
            Self.products.intersection(names).sorted()
        )
    }

    /// A line for each module that is nowhere: `the module Metal isn't there; 3 files import it`.
    package var remarks: [String] {
        missing.sorted { $0.key < $1.key }.map { name, paths in
            let count = Set(paths).count
            let why = what(name).map { "is \($0), which can't be built here" } ?? "isn't there"
            return "the module \(name) \(why); \(count == 1 ? "1 file imports" : "\(count) files import") it"
        }
    }

    /// What a missing module is, where the app brings it: `a binary framework (Carthage/Build/Lottie.xcframework)`.
    func what(_ module: String) -> String? { uncompiled[module].map { "\($0.what) (\($0.origin))" } }

    /// The stand-ins among them that have types and properties alone.
    package var emptyStubs: [String] { stubs.filter { !Self.working.contains($0) } }

    /// Stand-ins that do what the framework does, as far as apps mostly use it.
    static let working: Set = [
        "Combine", "CommonCrypto", "CoreData", "CoreGraphics", "CryptoKit", "ImageIO", "MobileCoreServices",
        "QuartzCore", "Security", "UnifiedLogging", "UniformTypeIdentifiers",
    ]

    /// What Swift on Linux and Espalier have.
    private static let present: Set = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch", "Glibc", "Swift", "Distributed", "Observation", "RegexBuilder", "Synchronization", "Cxx",
        "CxxStdlib",
        "XCTest", "Testing", "_Concurrency", "_StringProcessing", "_Differentiation", "UIKit",
    ]

    /// What programs may import of Espalier besides UIKit.
    private static let products: Set = [
        "AutoLayout", "EspalierTesting", "InterfaceBuilder", "Rendering", "Simplex", "Typography",
    ]

    /// What stands under another name on Linux, or would change what dependencies compile if it had its own.
    private static let otherNames = [
        "Darwin": "Glibc", "os": "UnifiedLogging", "OSLog": "UnifiedLogging", "SnapshotTesting": "EspalierTesting",
        // A module of that name would change what dependencies compile; UIKit has what apps call of it.
        "ObjectiveC": "UIKit",
    ]
}
