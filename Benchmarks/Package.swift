// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the rivals are no business of the product, and optimisation flags (-O3, as the rivals are
// usually built) are allowed in root packages only.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "espalier", path: "..")],
    targets: [
        .target(
            name: "Rivals",
            cxxSettings: [.headerSearchPath("../../.kiwi"), .unsafeFlags(["-O3"], .when(configuration: .release))]),
        .executableTarget(
            name: "SolverBenchmark",
            dependencies: ["Allocation", "Rivals", "Timing", .product(name: "Simplex", package: "espalier")]),
        .executableTarget(
            name: "EngineBenchmark",
            dependencies: [
                "Allocation", "Timing", .product(name: "Simplex", package: "espalier"),
                .product(name: "UIKit", package: "espalier"),
            ]),
        .target(name: "Allocation"),
        .target(name: "Timing"),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
