// swift-tools-version: 6.2
import PackageDescription

// Sources for iOS in a package of one's own: the plugin rewrites the folders `iOS` before they are compiled.
let package = Package(
    name: "Counter",
    dependencies: [
        .package(name: "espalier", path: "../../../.."),
        .package(name: "AppTools", path: "../../.."),
    ],
    targets: [
        .target(
            name: "CounterKit", dependencies: [.product(name: "UIKit", package: "espalier")], exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "RewriterPlugin", package: "AppTools")]),
        .executableTarget(
            name: "Counter", dependencies: ["CounterKit", .product(name: "UIKit", package: "espalier")],
            exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "RewriterPlugin", package: "AppTools")]),
    ]
)
