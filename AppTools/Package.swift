// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody else pays for swift-syntax. With the folder of the toolchain's own build of it in
// `ESPALIER_HOST_SYNTAX` (`<toolchain>/usr/lib/swift/host`) the package builds in seconds; without, it builds swift-syntax.
let hostFolder = Context.environment["ESPALIER_HOST_SYNTAX"]
let syntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftDiagnostics"]

let package = Package(
    name: "AppTools",
    products: [
        .library(name: "Rewriter", targets: ["Rewriter"]),
        .executable(name: "espalier-rewrite", targets: ["espalier-rewrite"]),
        .plugin(name: "RewriterPlugin", targets: ["RewriterPlugin"]),
    ],
    targets: [
        .target(name: "Rewriter"),
        .executableTarget(name: "espalier-rewrite", dependencies: ["Rewriter"], path: "Sources/RewriterCommand"),
        .plugin(name: "RewriterPlugin", capability: .buildTool(), dependencies: ["espalier-rewrite"]),
        .testTarget(name: "RewriterTests", dependencies: ["Rewriter"]),
    ],
    swiftLanguageModes: [.v6]
)

if let hostFolder {
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = [.unsafeFlags(["-I", hostFolder])]
        target.linkerSettings = [
            .unsafeFlags(
                ["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder] + syntaxModules.map { "-l\($0)" })
        ]
    }
} else {
    package.dependencies = [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]
    for target in package.targets where target.name == "Rewriter" {
        target.dependencies = syntaxModules.map { .product(name: $0, package: "swift-syntax") }
    }
}

// CI turns our own warnings into errors. A flag on the command line would reach the dependencies too.
if Context.environment["ESPALIER_WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
