internal import Files
import Foundation

/// Rewrites, builds and bundles an app in folders of its own; the user's tree stays as it is.
package struct AppBuilder {
    package let project: AppProject
    /// The folder of Espalier's own package.
    package let espalier: String
    /// The folder for everything that is built.
    package let cache: String
    /// Says what goes on.
    private let tell: (String) -> Void

    package init(_ project: AppProject, espalier: String, cache: String, tell: @escaping (String) -> Void) {
        (self.project, self.espalier, self.cache, self.tell) = (project, espalier, cache, tell)
        appFolder = "\(cache)/apps/\(project.module)-\(project.folder.shortHash)"
        package = AppPackage(project, espalier: espalier, folder: "\(appFolder)/package")
    }

    private let appFolder: String
    private let package: AppPackage
    /// All apps share it, so that UIKit is built once.
    private var buildFolder: String { "\(cache)/build-\(espalier.shortHash)" }
    private var productsFolder: String { "\(buildFolder)/debug" }

    /// The program in its bundle, built.
    package func program() throws -> String {
        try rewrite(project.sources, into: package.sourcesFolder, module: project.module, isProgram: true)
        try package.write(withTests: false)
        try build(project.module)
        return try bundle(project.module, as: project.name)
    }

    /// The program of the tests in the app's bundle, built.
    package func tests() throws -> String {
        try rewrite(project.sources, into: package.sourcesFolder, module: project.module, isProgram: true)
        try rewrite(project.testSources, into: package.testsFolder, module: package.testModule, isProgram: false)
        try package.write(withTests: true)
        try AppPackage.write(hostedTests, to: package.testsFolder.appending("HostedTests.swift"))
        try build(package.testProduct)
        return try bundle("\(package.testProduct).xctest", as: "\(project.name).xctest")
    }

    private func bundle(_ product: String, as name: String) throws -> String {
        let bundle = AppBundle(project, folder: "\(appFolder)/\(project.name).app")
        try bundle.assemble(program: productsFolder.appending(product), as: name)
        return bundle.folder.appending(name)
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
                register\(package.testModule)()
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

    // MARK: Steps

    private func rewrite(_ sources: [String], into folder: String, module: String, isProgram: Bool) throws {
        let tool = try rewriter()
        var arguments = ["--module", module, "--output", folder, "--host"]
        // What tests see of the app's sources.
        if !isProgram { arguments += ["--library"] + project.sources.flatMap { ["--context", $0] } }
        for name in project.conditions { arguments += ["--condition", name] }
        for name in project.imports { arguments += ["--import", name] }
        for name in package.stubs { arguments += ["--available", name] }
        let end = try ChildProcess.run(tool, arguments + sources)
        guard end.status == 0 else { throw AppBuildError.failed(step: "rewriting \(module)", output: end.output) }
    }

    /// The path of the command that rewrites; built if it is older than its sources.
    private func rewriter() throws -> String {
        let folder = "\(cache)/rewriter-\(espalier.shortHash)"
        let tool = folder.appending("release/espalier-rewrite")
        let sources = espalier.appending("AppTools")
        guard FolderListing.isFolder(sources) else {
            throw AppProjectError(
                path: sources, message: "the rewriter's package isn't there; name Espalier's folder with --espalier")
        }
        if let built = Self.date(tool), Self.newest(in: sources.appending("Sources")).map({ $0 < built }) == true {
            return tool
        }
        tell("Building the rewriter")
        var environment: [String: String] = [:]
        if let host = try hostSyntax() { environment["ESPALIER_HOST_SYNTAX"] = host }
        let end = try ChildProcess.run(
            "swift",
            [
                "build", "-c", "release", "--product", "espalier-rewrite", "--package-path", sources, "--scratch-path",
                folder,
            ],
            adding: environment)
        guard end.status == 0 else { throw AppBuildError.failed(step: "building the rewriter", output: end.output) }
        // Where nothing had to be compiled, the program keeps its date.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: tool)
        return tool
    }

    /// The folder of the SwiftSyntax that the toolchain brings; nil where it brings none.
    private func hostSyntax() throws -> String? {
        let end = try ChildProcess.run("swift", ["-print-target-info"])
        let information = try? JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any]
        let paths = information?["paths"] as? [String: Any]
        guard let resources = paths?["runtimeResourcePath"] as? String else { return nil }
        let folder = resources.appending("host")
        return FolderListing.isFolder(folder.appending("SwiftParser.swiftmodule")) ? folder : nil
    }

    private func build(_ product: String) throws {
        if !package.stubs.isEmpty { tell("Stand-ins without behaviour: \(package.stubs.joined(separator: ", "))") }
        tell("Building \(product)")
        let end = try ChildProcess.run(
            "swift",
            [
                // Each app has a plan of its own in the one folder.
                "build", "--disable-build-manifest-caching", "--product", product, "--package-path", package.folder,
                "--scratch-path", buildFolder,
            ])
        if end.status == 0 { return }
        let messages = CompilerMessages(end.output)
        if messages.errors.isEmpty { throw AppBuildError.failed(step: "building \(project.name)", output: end.output) }
        throw AppBuildError.notCompiled(messages)
    }

    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    private static func newest(in folder: String) -> Date? {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.compactMap { date(folder.appending($0)) }.max()
    }
}

/// Why an app wasn't built.
package enum AppBuildError: Error {
    /// The compiler refused files.
    case notCompiled(CompilerMessages)
    /// A step ended with something else.
    case failed(step: String, output: String)
}

/// Another program, run to its end.
package enum ChildProcess {
    /// Runs a program that stands at a path or is found by its name.
    /// - Returns: how it ended, and what it wrote to both outputs.
    package static func run(
        _ program: String, _ arguments: [String], adding variables: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw AppProjectError(path: program, message: "the program can't be run: \(error.localizedDescription)")
        }
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        return (
            isKilled ? 128 + process.terminationStatus : process.terminationStatus,
            String(decoding: data, as: UTF8.self)
        )
    }
}

extension String {
    /// Eight digits that differ for other texts: FNV-1a.
    fileprivate var shortHash: String {
        let hash = utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
