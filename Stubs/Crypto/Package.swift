// swift-tools-version: 6.2
import PackageDescription

// Apple's modules of digests, keys and ciphers, by swift-crypto. A package of its own, so that only apps that import one of
// them fetch and compile it.
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

let package = Package(
    name: "Crypto",
    products: [
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")],
    targets: [
        .target(name: "CommonCrypto", dependencies: [crypto], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "CryptoKit", dependencies: [crypto], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "DigestTests", dependencies: ["CommonCrypto", "CryptoKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
