// swift-tools-version:5.5
import PackageDescription
let package = Package(
    name: "Money", platforms: [.iOS(.v13)], products: [.library(name: "Money", targets: ["Money"])],
    targets: [.target(name: "Money"), .testTarget(name: "MoneyTests", dependencies: ["Money"])])
