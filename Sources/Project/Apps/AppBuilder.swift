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
    private let appFolder: String
    private let buildFolder: String
    /// Whether others may build the app again once it is built, while this process goes on running it.
    private let releasesLock: Bool
    /// Whether things are built where Espalier's own packages are.
    private let sharesBuild: Bool
    private var rewriterFolder: String {
        sharesBuild ? espalier.appending("AppTools/.build") : "\(cache)/rewriter-\(espalier.shortHash)"
    }

    /// - Parameters:
    ///   - build: where SwiftPM compiles; nil is a folder in the cache.
    ///   - releasesLock: whether others may build the app while this process goes on running it; else they wait for its end.
    package init(
        _ project: AppProject, espalier: String, cache: String, build: String? = nil, releasesLock: Bool = false,
        tell: @escaping (String) -> Void
    ) {
        (self.project, self.espalier, self.cache, self.tell) = (project, espalier, cache, tell)
        self.releasesLock = releasesLock
        sharesBuild = build != nil
        // All apps share it, so that UIKit is built once.
        buildFolder = build ?? "\(cache)/build-\(espalier.shortHash)"
        appFolder = "\(cache)/apps/\(project.module)-\(project.folder.shortHash)"
    }

    private var productsFolder: String { "\(buildFolder)/debug" }

    /// The program in its bundle, built.
    package func program() throws -> String {
        try locked {
            let package = try build(withTests: false)
            return try bundle(package, package.project.module, as: project.name)
        }
    }

    /// The program of the tests in the app's bundle, built.
    package func tests() throws -> String {
        try locked {
            let package = try build(withTests: true)
            return try bundle(package, "\(package.testProduct).xctest", as: "\(project.name).xctest")
        }
    }

    private func locked(_ make: () throws -> String) throws -> String {
        let lock = try FolderLock(appFolder) { tell("Waiting for another espalier app of \(project.name)") }
        defer { if releasesLock { lock.release() } }
        return try make()
    }

    private func bundle(_ package: AppPackage, _ product: String, as name: String) throws -> String {
        var whole = package.project
        whole.resources += package.plan.modules.flatMap(\.resources)
        let bundle = AppBundle(whole, folder: "\(appFolder)/\(project.name).app")
        try bundle.assemble(program: productsFolder.appending(product), as: name)
        return bundle.folder.appending(name)
    }

    // MARK: Steps

    /// Builds the app with all modules that it needs. A module that doesn't compile is left out, so that what the app's own
    /// files lack is heard, too.
    private func build(withTests: Bool) throws -> AppPackage {
        var broken: [BrokenModule] = []
        let whole = try withModels(hosted())
        while true {
            let left = Set(broken.map(\.module.name))
            let plan = AppPlan(whole, stubs: AppPackage.stubs(of: espalier), withTests: withTests, without: left)
            let package = AppPackage(
                whole, plan, espalier: espalier, folder: "\(appFolder)/package", withTests: withTests)
            if left.isEmpty { announce(plan) }
            try rewrite(package)
            tell("Building \(project.name)\(withTests ? " and its tests" : "")")
            try package.write()
            guard let messages = try compile(withTests ? package.testProduct : whole.module) else {
                for module in broken { tell("warning: left out: \(module.reason(among: broken).sentence)") }
                return package
            }
            let sources = whole.sources + whole.testSources + whole.modules.flatMap(\.sources)
            let refused = plan.modules.filter { module in
                !whole.wanted.contains(module.name) && messages.errors.contains { module.sources.contains($0.path) }
            }
            // One that lacks another of them may compile when that is left out.
            let found = refused.map { BrokenModule($0, refused: messages.errors, among: sources) }.causes
            broken += found
            for module in found {
                let needed = module.needed(of: broken).joined(separator: ", ")
                let why = needed.isEmpty ? "" : " without \(needed)"
                tell(
                    "warning: the module \(module.module.name) (\(module.module.origin)) doesn't compile\(why); "
                        + "going on without it")
            }
            if !found.isEmpty { continue }
            let missing = plan.missing.filter { !left.contains($0.key) }
            // A file that imports a module and compiles without it isn't held back.
            let refusedFiles = Set((broken.flatMap(\.errors) + messages.errors).map(\.path))
            let absent = missing.compactMap { name, paths -> CompilerMessages.Reason? in
                let held = refusedFiles.intersection(paths)
                if held.isEmpty { return nil }
                let what = plan.what(name).map { ", which is \($0)" } ?? ""
                return CompilerMessages.Reason(
                    text: "need the module \(name)\(what)", paths: held.sorted(), rank: .missingModule)
            }
            throw AppBuildError.notCompiled(messages.after(broken, missing: absent))
        }
    }

    private func announce(_ plan: AppPlan) {
        if !plan.modules.isEmpty { tell("With the modules \(plan.modules.map(\.name).joined(separator: ", "))") }
        let empty = plan.emptyStubs
        if !empty.isEmpty { tell("Stand-ins without behaviour: \(empty.joined(separator: ", "))") }
        for remark in project.remarks + plan.remarks { tell("warning: \(remark)") }
    }

    /// The app; a library gets a program around it that shows an empty screen.
    private func hosted() throws -> AppProject {
        guard project.sources.isEmpty else { return project }
        var whole = project
        let path = "\(appFolder)/LibraryHost.swift"
        whole.moduleName = project.module + "Host"
        try AppPackage.write(Self.libraryHost, to: path)
        whole.sources = [path]
        return whole
    }

    /// The app with what its models of Core Data become: the classes that Xcode would write, and files in the bundle.
    private func withModels(_ project: AppProject) throws -> AppProject {
        var whole = project
        (whole.sources, whole.resources) = try adding(
            whole.models, to: whole.sources, whole.resources, of: whole.module)
        for index in whole.modules.indices {
            let module = whole.modules[index]
            (whole.modules[index].sources, whole.modules[index].resources) = try adding(
                module.models, to: module.sources, module.resources, of: module.name)
        }
        return whole
    }

    private func adding(
        _ models: [String], to sources: [String], _ resources: [AppProject.Resource], of module: String
    ) throws -> (sources: [String], resources: [AppProject.Resource]) {
        var (sources, resources) = (sources, resources)
        let folder = "\(appFolder)/models/\(module)"
        for path in models {
            let model = try DataModel(path)
            for file in model.classes {
                let place = folder.appending(file.name)
                try AppPackage.write(file.text, to: place)
                sources.append(place)
            }
            let compiled = folder.appending("\(model.name).momd")
            try AppPackage.write(model.compiled(), to: compiled)
            resources.append(AppProject.Resource(path: compiled, name: "\(model.name).momd"))
        }
        return (sources, resources)
    }

    private static let libraryHost = """
        import UIKit

        @main
        final class LibraryHost: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        """

    private func rewrite(_ package: AppPackage) throws {
        let tool = try RewriterTool(
            espalier: espalier, folder: rewriterFolder, isOptimised: !sharesBuild, tell: tell
        ).path()
        for step in package.rewritingSteps {
            let end = try ChildProcess.run(tool, step.arguments)
            guard end.status == 0 else {
                throw AppBuildError.failed(step: "rewriting \(step.module)", output: end.output)
            }
        }
    }

    /// Compiles a product, and answers what the compiler refused.
    private func compile(_ product: String) throws -> CompilerMessages? {
        let package = "\(appFolder)/package"
        let arguments = ["build", "--product", product, "--package-path", package, "--scratch-path", buildFolder]
        let end =
            sharesBuild
            // Who builds Espalier there has a plan of his own.
            ? try ChildProcess.run("swift", arguments + ["--disable-build-manifest-caching"])
            : try BuildFolder(path: buildFolder, espalier: espalier).withPlan(of: package) {
                try ChildProcess.run("swift", arguments)
            }
        if end.status == 0 { return nil }
        let messages = CompilerMessages(end.output)
        if messages.errors.isEmpty { throw AppBuildError.failed(step: "building \(project.name)", output: end.output) }
        return messages
    }
}

/// Why an app wasn't built.
package enum AppBuildError: Error {
    /// The compiler refused files.
    case notCompiled(CompilerMessages)
    /// A step ended with something else.
    case failed(step: String, output: String)
}

extension String {
    /// Eight digits that differ for other texts: FNV-1a.
    var shortHash: String {
        let hash = utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
