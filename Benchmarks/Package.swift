// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "espalier", path: "..")],
    targets: [
        .executableTarget(name: "SolverBenchmark", dependencies: [.product(name: "Simplex", package: "espalier")])
    ],
    swiftLanguageModes: [.v6]
)
