// swift-tools-version: 6.2
import PackageDescription

// Views may be used on any thread, and belong to the main actor for all that the compiler sees. In Swift's sixth mode a
// closure of such code that the standard library calls stops the program on every other thread. So modules of views are
// checked as in the sixth mode, by these features, and compiled in the fifth, which leaves that stop out. The one
// feature of the sixth mode that is missing is therefore `DynamicActorIsolation`.
let onAnyThread: [SwiftSetting] =
    [.swiftLanguageMode(.v5)]
    + [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
        "StrictConcurrency",
    ].map { .enableUpcomingFeature($0) }

// Every module is a product of its own, so that you pay for what you use: the layout modules build with nothing but the
// Swift toolchain, Expat enters with InterfaceBuilder and the libraries for drawing with Rendering.
let package = Package(
    name: "espalier",
    products: [
        .library(name: "Simplex", targets: ["Simplex"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "Typography", targets: ["Typography"]),
        .library(name: "EspalierSans", targets: ["EspalierSans"]),
        // `_Testing_UIKit` is empty: without it a file that imports both Testing and UIKit looks for the
        // cross-import overlay that the toolchain declares and does not compile on Linux.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "Rendering", targets: ["Rendering"]),
        // What `espalier app` puts around the programs that it makes of apps.
        .library(name: "AppHost", targets: ["AppHost"]),
        .library(name: "Audit", targets: ["Audit"]),
        .library(name: "DocumentChanges", targets: ["DocumentChanges"]),
        .library(name: "EspalierTesting", targets: ["EspalierTesting"]),
        .executable(name: "espalier", targets: ["espalier"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        // The live view's HTTP server, of no dependencies itself.
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        // Two inline functions: the standard library has none that resizes memory.
        .target(name: "CMemory"),
        // The standard library's square root calls C's mathematics. A program without Foundation doesn't link them by itself.
        .target(
            name: "Simplex", dependencies: ["CMemory"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "AutoLayout", dependencies: ["Simplex"]),
        .target(name: "CTypographyTables"),
        .target(name: "Typography", dependencies: ["CTypographyTables"]),
        // The system font's bytes are compiled in (#embed), so that a moved program still has them.
        .target(name: "CEspalierSans", exclude: ["EspalierSans.ttc", "OFL.txt"]),
        .target(name: "EspalierSans", dependencies: ["CEspalierSans", "Typography"]),
        // One inline function: Swift has no name for the instruction.
        .target(name: "CPrefetch"),
        // One weak symbol, by which UIKit finds what draws, if the program has it: Swift has no name for one that may be missing.
        .target(name: "CPictureMaker"),
        .target(
            name: "UIKit", dependencies: ["AutoLayout", "CPictureMaker", "CPrefetch", "Typography"],
            swiftSettings: onAnyThread),
        .target(name: "_Testing_UIKit"),
        // Reads XML: says where each tag begins, and takes time and memory in proportion to the text, whatever it holds.
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "Files"),
        .target(name: "InterfaceBuilder", dependencies: ["UIKit", "CExpat", "Files"]),
        .systemLibrary(
            name: "CPangoCairo",
            pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        // Decodes the PNG and JPEG files of asset catalogs, with errors instead of crashes for damaged ones.
        .systemLibrary(
            name: "CGdkPixbuf",
            pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        // Draws SVG files of asset catalogs, and our own symbols.
        .systemLibrary(
            name: "CRsvg",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"])]),
        .target(
            name: "Rendering",
            dependencies: ["UIKit", "Typography", "EspalierSans", "Files", "CPangoCairo", "CGdkPixbuf", "CRsvg"],
            swiftSettings: onAnyThread),
        .target(
            name: "AppHost", dependencies: ["UIKit", "InterfaceBuilder", "Rendering", "Files"],
            swiftSettings: onAnyThread),
        .target(
            name: "Audit",
            dependencies: ["AutoLayout", "Typography", "UIKit", "InterfaceBuilder", "Rendering", "Files"]),
        // What the files of a project are and what it says of them, apart from the command so that tests reach it.
        .target(
            name: "Project",
            dependencies: ["Audit", "Files", "InterfaceBuilder", "UIKit", .product(name: "Yams", package: "Yams")]),
        // The live view: a page, and who serves it to browsers on this machine.
        .target(name: "Inspector", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]),
        .target(
            name: "DocumentChanges", dependencies: ["Audit", "InterfaceBuilder", "Rendering", "UIKit", "Files"]),
        // Assertions for XCTest and Swift Testing: it needs both, so no other module may depend on it.
        .target(
            name: "EspalierTesting", dependencies: ["Audit", "Rendering", "UIKit", "_Testing_UIKit"],
            swiftSettings: onAnyThread),
        // The lines of `espalier solve`, apart from the command so that the fuzzer reaches them.
        .target(name: "ProblemLines", dependencies: ["Simplex"]),
        .executableTarget(
            name: "espalier",
            dependencies: [
                "ProblemLines", "Project", "UIKit", "InterfaceBuilder", "Rendering", "Audit", "DocumentChanges",
                "Files", "Inspector",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // Folders with files for the tests that read or write some.
        .target(name: "TestFolders", path: "Tests/TestFolders"),
        .testTarget(name: "FilesTests", dependencies: ["TestFolders", "Files"]),
        // Solves what the solver solves in exact fractions, for the tests to compare with; optimised, as that takes long.
        .target(
            name: "ExactReference", dependencies: ["Simplex"], path: "Tests/ExactReference",
            swiftSettings: [.unsafeFlags(["-O"])]),
        .testTarget(name: "SimplexTests", dependencies: ["Simplex", "ExactReference"]),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
        .testTarget(
            name: "TypographyTests", dependencies: ["Typography"], resources: [.copy("Fixtures")]),
        .testTarget(name: "EspalierSansTests", dependencies: ["EspalierSans", "Typography"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Typography", "_Testing_UIKit"]),
        // The recipes' Swift code: ordinary UIKit code, compiled and driven by the tests of UIKit's surface.
        .target(
            name: "DynamicStackView", dependencies: ["UIKit"], path: "Examples/DynamicStackView",
            exclude: ["DynamicStackView.storyboard", "Program"]),
        .executableTarget(
            name: "DynamicStackViewProgram", dependencies: ["DynamicStackView", "UIKit", "Rendering"],
            path: "Examples/DynamicStackView/Program", swiftSettings: [.swiftLanguageMode(.v5)]),
        // Programs written as existing apps and libraries are, in the language mode that most of them are in.
        .testTarget(
            name: "UIKitSurfaceTests",
            dependencies: ["TestThreads", "UIKit", "Rendering", "_Testing_UIKit", "DynamicStackView"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "TestThreads", path: "Tests/TestThreads", swiftSettings: [.swiftLanguageMode(.v5)]),
        // What threads do at the same time, apart from the others as the thread sanitizer builds these tests again.
        .testTarget(
            name: "ThreadTests", dependencies: ["TestThreads", "UIKit", "Rendering", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "LibraryTests", dependencies: ["UIKit", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // What the documents say that Espalier starts from, sentence by sentence.
        .testTarget(
            name: "ReferenceTests",
            dependencies: ["AutoLayout", "UIKit", "InterfaceBuilder", "Rendering", "_Testing_UIKit"]),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["TestFolders", "InterfaceBuilder", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["TestFolders", "Rendering", "UIKit", "Typography", "Simplex", "_Testing_UIKit"]),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "TestFolders",
                "Audit", "AutoLayout", "EspalierSans", "InterfaceBuilder", "Rendering", "Simplex", "Typography",
                "UIKit",
                "_Testing_UIKit",
            ]),
        // Snapshot tests as existing apps have them, in the language mode that most of them are in.
        .testTarget(
            name: "EspalierTestingTests", dependencies: ["Audit", "EspalierTesting", "UIKit", "_Testing_UIKit"],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ProjectTests",
            dependencies: ["TestFolders", "Project", "Audit", "InterfaceBuilder", "_Testing_UIKit"]),
        .testTarget(name: "InspectorTests", dependencies: ["Inspector"]),
        .testTarget(
            name: "DocumentChangesTests",
            dependencies: ["DocumentChanges", "InterfaceBuilder", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "EspalierTests", dependencies: ["TestFolders", "espalier", "DynamicStackViewProgram"],
            exclude: ["Help"]),
    ],
    swiftLanguageModes: [.v6]
)

// CI turns our own warnings into errors. A flag on the command line would reach the dependencies too.
if Context.environment["ESPALIER_WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}

// Without objects to keep from one build to the next, the compiler reads a module once, in place of once for every 25 files.
// CI begins with a clean clone, so it sets this. A build after an edit is slower.
if Context.environment["ESPALIER_WHOLE_MODULES"] != nil {
    for target in package.targets where target.type != .system {
        target.swiftSettings =
            (target.swiftSettings ?? []) + [
                .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))
            ]
    }
}

// `ESPALIER_TESTS=UIKitTests,RenderingTests swift build --product espalierPackageTests` builds these tests and what they
// need, in a fraction of the time that all take.
if let wanted = Context.environment["ESPALIER_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { $0.type == .test && !wanted.contains(Substring($0.name)) }
}

// `make fuzz` builds everything with the probes of libFuzzer, and a program that has its main function.
if Context.environment["ESPALIER_FUZZING"] != nil {
    package.targets += [
        .target(
            name: "FuzzTarget", dependencies: ["Audit", "InterfaceBuilder", "ProblemLines", "Rendering", "UIKit"],
            path: "Fuzzing/Target"),
        .executableTarget(
            name: "Fuzzing", dependencies: ["FuzzTarget"], path: "Fuzzing/Program",
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    ]
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
    }
}

// The solver's buffers check every index in debug builds; `SIMPLEX_CHECKED=1` makes release builds check them as well.
if Context.environment["SIMPLEX_CHECKED"] != nil {
    for target in package.targets where target.name == "Simplex" {
        target.swiftSettings = (target.swiftSettings ?? []) + [.define("SIMPLEX_CHECKED")]
    }
}

// `swift package espalier check`, in packages that depend on this one. Its tool, which is the whole command, would be compiled
// twice in every build of this package itself.
if Context.packageDirectory.contains("/checkouts/") || Context.environment["ESPALIER_PLUGIN"] != nil {
    package.targets.append(
        .plugin(
            name: "EspalierPlugin",
            capability: .command(
                intent: .custom(verb: "espalier", description: "Find what is wrong with the layouts of this package.")),
            dependencies: ["espalier"]))
    package.products.append(.plugin(name: "EspalierPlugin", targets: ["EspalierPlugin"]))
}

// `make documentation` needs a plugin, whose tools would be compiled in every build.
if Context.environment["ESPALIER_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
