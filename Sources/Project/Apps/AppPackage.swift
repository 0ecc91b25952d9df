package import Files
import Foundation

/// The Linux package that is made of an app: rewritten sources, and a manifest that depends on Espalier.
package struct AppPackage: Sendable {
    package let project: AppProject
    package let plan: AppPlan
    /// The folder of Espalier's own package.
    package let espalier: String
    /// The package's folder.
    package let folder: String
    /// Whether the app's tests are part of it.
    package let withTests: Bool

    package init(_ project: AppProject, _ plan: AppPlan, espalier: String, folder: String, withTests: Bool) {
        (self.project, self.plan, self.espalier, self.folder) = (project, plan, espalier, folder)
        self.withTests = withTests
    }

    /// The module of the app's tests.
    package var testModule: String { project.module + "Tests" }
    /// What SwiftPM calls the program of the tests.
    package var testProduct: String { "\(packageName)PackageTests" }
    private var packageName: String { "\(project.module)App" }

    /// The stand-ins for frameworks that Linux lacks.
    package static func stubs(of espalier: String) -> Set<String> {
        stubPackages.reduce(into: []) { $0.formUnion(modules(of: $1, in: espalier)) }
    }

    /// The packages of stand-ins. Those that need a library are packages of their own, so that other apps neither fetch nor
    /// compile it.
    private static let stubPackages = ["Stubs", "Stubs/Crypto"]

    private static func modules(of package: String, in espalier: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: espalier.appending("\(package)/Sources"))) ?? []
    }

    // MARK: Sources

    /// What the rewriter is called with, for each module.
    package var rewritingSteps: [(module: String, arguments: [String])] {
        var steps = plan.modules.map { module in
            let context = context(of: module.sources)
            return (
                module.name,
                arguments(module.name, in: "Sources", conditions: module.conditions, imports: module.imports)
                    + ["--library"] + (module.isOfPackage ? ["--bundle"] : []) + context + module.sources
            )
        }
        let depends = plan.modules.flatMap { ["--depends", $0.name] }
        let app = arguments(project.module, in: "Sources", conditions: project.conditions, imports: project.imports)
        steps.append((project.module, app + ["--host"] + depends + context(of: project.sources) + project.sources))
        if withTests {
            let tests = arguments(testModule, in: "Tests", conditions: project.conditions, imports: project.imports)
            // What tests see of the app's sources.
            let seen = project.sources.flatMap { ["--context", $0] } + context(of: project.testSources)
            steps.append((testModule, tests + ["--host", "--library"] + seen + project.testSources))
        }
        return steps
    }

    private func arguments(_ module: String, in place: String, conditions: [String], imports: [String]) -> [String] {
        var arguments = ["--module", module, "--output", "\(folder)/\(place)/\(module)"]
        for name in conditions { arguments += ["--condition", name] }
        for name in imports { arguments += ["--import", name] }
        for name in plan.stubs + plan.modules.map(\.name) { arguments += ["--available", name] }
        for name in plan.missing.keys.sorted() { arguments += ["--missing", name] }
        for (name, other) in plan.renamed.sorted(by: { $0.key < $1.key }) {
            arguments += ["--rename", "\(name)=\(other)"]
        }
        return arguments
    }

    /// The files of the modules that some files import.
    private func context(of sources: [String]) -> [String] {
        let names = plan.dependencies(of: sources).modules
        return plan.modules.filter { names.contains($0.name) }.flatMap(\.sources).flatMap { ["--context", $0] }
    }

    // MARK: The package's own files

    /// Writes the manifest and the files beside the sources. What wouldn't change is left as it is.
    package func write() throws(FileError) {
        try write(manifest, to: "Package.swift")
        if !withTests { return }
        try write(start, to: "Sources/\(project.module)Start/Start.c")
        try write("void espalier_start_is_linked(void);\n", to: "Sources/\(project.module)Start/include/Start.h")
        try write(hostedTests, to: "Tests/\(testModule)/HostedTests.swift")
    }

    private func write(_ text: String, to name: String) throws(FileError) {
        try Self.write(text, to: folder.appending(name))
    }

    /// Writes a text unless the file holds it already, with the folders on the way.
    package static func write(_ text: String, to path: String) throws(FileError) {
        if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError.refused("the folder \(folder) can't be made: \(error.localizedDescription)")
        }
        try FileOutput.write(Array(text.utf8), to: path)
    }

    /// Registers the classes when the process of the tests starts, where no program of ours comes first.
    private var start: String {
        """
        void espalier_register_\(project.module)(void);
        void espalier_start_is_linked(void) {}
        __attribute__((constructor)) static void start(void) { espalier_register_\(project.module)(); }

        """
    }

    /// Registers the classes before the tests run, and launches the app that they belong to.
    private var hostedTests: String {
        """
        import AppHost
        import UIKit
        import XCTest
        import \(project.module)

        @_cdecl("espalier_register_\(project.module)")
        func registerForTests() {
            MainActor.assumeIsolated {
                register\(project.module)()
                register\(testModule)()
                XCTestObservationCenter.shared.addTestObserver(AppLauncher())
            }
        }

        private final class AppLauncher: NSObject, XCTestObservation {
            func testBundleWillStart(_ testBundle: Bundle) {
                MainActor.assumeIsolated { launch\(project.module)() }
            }
        }

        """
    }

    // MARK: The manifest

    private var manifest: String {
        var packages = [".package(name: \"espalier\", path: \(espalier.debugDescription))"]
        for package in Self.stubPackages
        where plan.stubs.contains(where: Set(Self.modules(of: package, in: espalier)).contains) {
            packages.append(".package(path: \(espalier.appending(package).debugDescription))")
        }
        var targets = plan.modules.map { module in
            target(
                "target", module.name, needs(module.sources), conditions: module.conditions, flags: module.flags)
        }
        let modules = plan.modules.map(\.name.debugDescription)
        let stubs = plan.stubs.map(stub)
        let own = plan.dependencies(of: project.sources).products
        let app = (["UIKit", "AppHost"] + own).map { Self.product($0, of: "espalier") } + modules + stubs
        targets.append(
            target(
                "executableTarget", project.module, app, conditions: project.conditions, flags: project.flags))
        if withTests {
            targets.append(
                "        .target(name: \"\(project.module)Start\", path: \"Sources/\(project.module)Start\"),")
            let tested = [project.module, "\(project.module)Start"].map(\.debugDescription)
            let more = plan.dependencies(of: project.testSources).products.map { Self.product($0, of: "espalier") }
            targets.append(target("testTarget", testModule, tested + app + more, conditions: project.conditions))
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(packageName)",
                dependencies: [\(packages.joined(separator: ", "))],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
    }

    /// What the files of a module of the app's depend on.
    private func needs(_ sources: [String]) -> [String] {
        let needed = plan.dependencies(of: sources)
        return (["UIKit"] + needed.products).map { Self.product($0, of: "espalier") }
            + needed.modules.map(\.debugDescription)
            + needed.stubs.map(stub)
    }

    /// A stand-in as a dependency.
    private func stub(_ name: String) -> String {
        let package = Self.stubPackages.first { Self.modules(of: $0, in: espalier).contains(name) }
        return Self.product(name, of: (package ?? "Stubs").fileName)
    }

    private static func product(_ name: String, of package: String) -> String {
        ".product(name: \"\(name)\", package: \"\(package)\")"
    }

    private func target(
        _ kind: String, _ name: String, _ dependencies: [String], conditions: [String], flags: [String] = []
    ) -> String {
        // All errors are wanted, not only those of the first files that fail.
        let flags = ["-suppress-warnings", "-continue-building-after-errors"] + flags
        let settings =
            [".swiftLanguageMode(.v5)", ".unsafeFlags([\(flags.map(\.debugDescription).joined(separator: ", "))])"]
            + conditions.map { ".define(\($0.debugDescription))" }
        return """
                    .\(kind)(
                        name: "\(name)",
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        path: "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)",
                        swiftSettings: [\(settings.joined(separator: ", "))]),
            """
    }
}
