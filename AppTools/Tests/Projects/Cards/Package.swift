// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Cards",
    defaultLocalization: "en",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    targets: [
        .target(name: "Cards", resources: [.process("Resources")]),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    ]
)
