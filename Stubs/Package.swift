// swift-tools-version: 6.2
import PackageDescription

// Stand-ins for Apple's frameworks that Linux lacks: the types and properties that screens mention, empty of behaviour. A
// package of its own, so that `canImport` finds them only in apps that ask for them. `espalier app` adds those that an app
// imports; Crypto is a package of its own. UnifiedLogging is `import os`: a module of that name would change what dependencies compile.
let frameworks = [
    "AVFoundation", "AVKit", "Accessibility", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Combine", "Contacts", "ContactsUI", "CoreData", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreTelephony", "CoreTransferable", "EventKit",
    "EventKitUI", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "Network", "PDFKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices",
    "Security", "StoreKit", "SystemConfiguration", "UnifiedLogging", "UniformTypeIdentifiers", "UserNotifications",
    "VisionKit", "WebKit", "WidgetKit",
]

// What a framework hands on besides UIKit.
let others = [
    "AVFoundation": ["AudioToolbox"], "AVKit": ["AVFoundation"], "ContactsUI": ["Contacts"],
    "CoreTransferable": ["UniformTypeIdentifiers"],
    "EventKitUI": ["EventKit"], "MapKit": ["CoreLocation"],
    "MobileCoreServices": ["UniformTypeIdentifiers"], "PhotosUI": ["Photos"], "UserNotifications": ["CoreLocation"],
]

let package = Package(
    name: "Stubs",
    products: frameworks.map { .library(name: $0, targets: [$0]) },
    dependencies: [.package(name: "espalier", path: "..")],
    targets: frameworks.map { name in
        .target(
            name: name,
            dependencies: [.product(name: "UIKit", package: "espalier")]
                + (others[name] ?? []).map { .target(name: $0) },
            swiftSettings: [.swiftLanguageMode(.v5)])
    } + [
        .testTarget(
            name: "CombineTests",
            dependencies: ["Combine", .product(name: "UIKit", package: "espalier")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
