import ArgumentParser
import Files
import Foundation
import InterfaceBuilder
import Project

/// What all subcommands of `espalier app` have.
struct AppOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The folder of an iOS project, or its .xcodeproj.", valueName: "path"))
    var path = "."

    @Option(help: ArgumentHelp("A target of the Xcode project. (default: its first app)", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "The folder of Espalier's own package. (default: where this command was built)", valueName: "dir"))
    var espalier: String?

    @Option(help: ArgumentHelp("Where to build. (default: espalier in the user's folder of caches)", valueName: "dir"))
    var cache: String?

    // CI compiles apps where Espalier is compiled, so that UIKit is compiled once.
    @Option(help: ArgumentHelp("Where SwiftPM compiles. (default: a folder below --cache)", visibility: .hidden))
    var build: String?

    /// The app at the path.
    func project() throws(AppProjectError) -> AppProject { try AppProject(at: path, target: target) }

    /// What builds it.
    /// - Parameter releasesLock: whether others may build it while this process goes on running it.
    func builder(_ project: AppProject, releasesLock: Bool = false) throws(AppProjectError) -> AppBuilder {
        AppBuilder(
            project, espalier: try packageFolder(), cache: cacheFolder, build: build.map { DocumentPath($0).path },
            releasesLock: releasesLock
        ) { line in
            var console = Console()
            console.report(line)
        }
    }

    private var cacheFolder: String {
        let variables = ProcessInfo.processInfo.environment
        if let cache { return DocumentPath(cache).path }
        let caches = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "/tmp") + "/.cache"
        return DocumentPath(caches + "/espalier").path
    }

    /// Espalier's package: named, around the command, or where the command was compiled.
    func packageFolder() throws(AppProjectError) -> String {
        func isPackage(_ folder: String) -> Bool { FolderListing.exists(folder + "/AppTools/Package.swift") }
        if let espalier {
            let folder = DocumentPath(espalier).path
            if isPackage(folder) { return folder }
            throw AppProjectError(path: espalier, message: "this isn't Espalier's package: it has no AppTools")
        }
        var above = DocumentPath(ProcessInfo.processInfo.arguments.first ?? "").folder
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            above = DocumentPath(own).folder
        }
        while !above.names.isEmpty {
            if isPackage(above.path) { return above.path }
            above = above.folder
        }
        let compiled = DocumentPath(#filePath).folder.folder.folder.folder.path
        if isPackage(compiled) { return compiled }
        throw AppProjectError(
            path: path, message: "Espalier's own package isn't found; name its folder with --espalier")
    }

    /// Refuses a device that doesn't exist, before anything is built.
    static func check(device name: String) throws {
        if Device.named(name) != nil { return }
        let near = Device.suggestions(for: name).joined(separator: ", ")
        throw ValidationError("There is no device \(name.debugDescription). Did you mean one of \(near)?")
    }

    /// Does something with the app, and says what went wrong: how many files need what, and where.
    func perform(_ body: (AppProject, inout Console) throws -> ExitStatus) throws {
        var console = Console()
        Interruption.handOn()
        do {
            let app = try project()
            try Interruption.check()
            try body(app, &console).exit()
        } catch let interruption as Interruption {
            interruption.endProcess()
        } catch let error as AppProjectError {
            console.report("\(error)")
            try ExitStatus.unreadable.exit()
        } catch let error as FileError {
            console.report("\(path): error: \(error)")
            try ExitStatus.unreadable.exit()
        } catch let error as NSError where error.domain == NSCocoaErrorDomain {
            let place = error.userInfo[NSFilePathErrorKey] as? String ?? path
            console.report("\(place): error: \(error.localizedDescription)")
            try ExitStatus.unreadable.exit()
        } catch AppBuildError.failed(_, let output) where output.contains("No space left on device") {
            console.report(
                "\(cacheFolder): error: the disk is full; free some space, or name a folder of another one with --cache"
            )
            try ExitStatus.unreadable.exit()
        } catch AppBuildError.failed(let step, let output) {
            console.report(output)
            console.report("espalier: error: \(step) failed")
            try ExitStatus.unreadable.exit()
        } catch AppBuildError.notCompiled(let messages) {
            for line in messages.lines { console.report(line) }
            try ExitStatus.unreadable.exit()
        }
    }
}

extension CompilerMessages {
    /// The errors, and what kept files from compiling, a line each.
    var lines: [String] {
        errors.prefix(50).map { "\($0.path):\($0.line):\($0.column): error: \($0.text)" }
            + (errors.count > 50 ? ["… and \(errors.count - 50) more"] : [])
            + ["", "What kept files from compiling:"] + summary.map { "  \($0)" }
    }
}
