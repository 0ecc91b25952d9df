package import Files
import Foundation

/// The Linux package that is made of an app: rewritten sources, and a manifest that depends on Espalier.
package struct AppPackage: Sendable {
    package let project: AppProject
    /// The folder of Espalier's own package.
    package let espalier: String
    /// The package's folder.
    package let folder: String

    package init(_ project: AppProject, espalier: String, folder: String) {
        (self.project, self.espalier, self.folder) = (project, espalier, folder)
        stubs = Self.stubs(importedBy: project.sources + project.testSources, espalier: espalier)
    }

    /// Where the rewritten files of the app are written.
    package var sourcesFolder: String { "\(folder)/Sources/\(project.module)" }
    /// The module of the app's tests.
    package var testModule: String { project.module + "Tests" }
    /// Where the rewritten files of its tests are written.
    package var testsFolder: String { "\(folder)/Tests/\(testModule)" }
    /// What SwiftPM calls the program of the tests.
    package var testProduct: String { "\(packageName)PackageTests" }
    private var packageName: String { "\(project.module)App" }

    /// Stand-ins for frameworks that Linux lacks, which the sources import.
    package let stubs: [String]

    private static func stubs(importedBy sources: [String], espalier: String) -> [String] {
        let folder = espalier.appending("Stubs/Sources")
        let known = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        var found: Set<String> = []
        for path in sources {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            for match in text.matches(of: #/(?m)^\s*(?:@\w+\s+)?import\s+(?:\w+\s+)?(\w+)/#) {
                if known.contains(String(match.1)) { found.insert(String(match.1)) }
            }
        }
        return found.sorted()
    }

    /// Writes the manifest and the files beside the sources. What wouldn't change is left as it is.
    package func write(withTests: Bool) throws(FileError) {
        try write(manifest(withTests: withTests), to: "Package.swift")
        if !withTests { return }
        try write(start, to: "Sources/\(project.module)Start/Start.c")
        try write("void espalier_start_is_linked(void);\n", to: "Sources/\(project.module)Start/include/Start.h")
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

    private func manifest(withTests: Bool) -> String {
        let products =
            ["UIKit", "AppHost"].map { ".product(name: \"\($0)\", package: \"espalier\")" }
            + stubs.map { ".product(name: \"\($0)\", package: \"Stubs\")" }
        var packages = [".package(name: \"espalier\", path: \(espalier.debugDescription))"]
        if !stubs.isEmpty { packages.append(".package(path: \(espalier.appending("Stubs").debugDescription))") }
        let settings =
            [".swiftLanguageMode(.v5)", ".unsafeFlags([\"-suppress-warnings\"])"]
            + project.conditions.map { ".define(\($0.debugDescription))" }
        var targets = [
            target("executableTarget", project.module, products, settings)
        ]
        if withTests {
            targets.append(
                "        .target(name: \"\(project.module)Start\", path: \"Sources/\(project.module)Start\"),")
            let own = [project.module, "\(project.module)Start"].map(\.debugDescription)
            targets.append(target("testTarget", testModule, own + products, settings))
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

    private func target(_ kind: String, _ name: String, _ dependencies: [String], _ settings: [String]) -> String {
        """
                .\(kind)(
                    name: "\(name)",
                    dependencies: [\(dependencies.joined(separator: ", "))],
                    path: "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)",
                    swiftSettings: [\(settings.joined(separator: ", "))]),
        """
    }
}
