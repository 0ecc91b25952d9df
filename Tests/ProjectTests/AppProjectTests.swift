import Foundation
import TestFolders
import Testing

@testable import Project

/// What an app is made of, by its Xcode project, its `.espalier.yml` or its files.
@Suite struct AppProjectTests {
    private let apps = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Apps").path

    /// The names of files, from the folder on.
    private func names(_ paths: [String], in folder: String) -> [String] {
        paths.map { String($0.dropFirst(folder.count + 1)) }
    }

    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func folder(_ files: [String: String]) throws -> String {
        let name = "\(UUID().uuidString)/Shop"
        for (file, text) in files { try temporary.write(text, to: name + "/" + file) }
        return temporary.path(name)
    }

    @Test func anXcodeProjectNamesTheFilesOfItsApp() throws {
        let folder = apps + "/Stopwatch"
        let project = try AppProject(at: folder)
        #expect(project.name == "Stopwatch" && project.module == "Stopwatch")
        #expect(
            names(project.sources, in: folder) == [
                "Stopwatch/AppDelegate.swift", "Stopwatch/Stopwatch.swift", "Stopwatch/StopwatchViewController.swift",
            ])
        #expect(names(project.testSources, in: folder) == ["StopwatchTests/StopwatchTests.swift"])
        #expect(project.resources.map(\.name) == ["Base.lproj/Main.storyboard"])
        #expect(project.informationPath == folder + "/Stopwatch/Info.plist")
        #expect(project.conditions == ["DEBUG"])
    }

    @Test func aFolderWithoutAProjectIsTakenAsItIs() throws {
        let folder = apps + "/SignUp"
        let project = try AppProject(at: folder)
        #expect(project.name == "SignUp" && project.sources.count == 4 && project.testSources.count == 1)
        #expect(
            project.resources.map(\.name).sorted() == [
                "BannerView.xib", "Base.lproj/Main.storyboard", "en.lproj/Localizable.strings",
            ])
    }

    @Test func theConfigurationChoosesAmongTheFiles() throws {
        let folder = try folder([
            ".espalier.yml": """
            app:
              name: My Shop
              sources: [App]
              resources: ["**/*.storyboard"]
              tests: [Checks]
            """,
            "App/A.swift": "", "App/Main.storyboard": "", "App/notes.txt": "", "Tools/B.swift": "",
            "Checks/C.swift": "",
            "Pods/D/D.swift": "",
        ])
        let project = try AppProject(at: folder)
        #expect(project.name == "My Shop" && project.module == "My_Shop")
        #expect(names(project.sources, in: folder) == ["App/A.swift"])
        #expect(names(project.testSources, in: folder) == ["Checks/C.swift"])
        #expect(project.resources.map(\.name) == ["Main.storyboard"])
    }

    @Test func filesOfOthersAndOfBuildsAreLeftOut() throws {
        let folder = try folder([
            "A.swift": "", "Pods/B.swift": "", "Carthage/C.swift": "", ".build/D.swift": "", "Package.swift": "",
            "ShopUITests/E.swift": "", "Sub/Assets.xcassets/Contents.json": "{}", "Sub/de.lproj/L.strings": "",
        ])
        let project = try AppProject(at: folder)
        #expect(names(project.sources, in: folder) == ["A.swift"] && project.testSources.isEmpty)
        #expect(project.remarks.count == 1 && project.remarks[0].hasSuffix("all Swift files of the folder are taken"))
        #expect(project.resources.map(\.name) == ["Assets.xcassets", "de.lproj/L.strings"])
    }

    @Test func foldersOfXcode16BelongToTheirTarget() throws {
        let folder = try folder([
            "Shop.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
                R = { isa = PBXProject; mainGroup = M; targets = ( T ); };
                M = { isa = PBXGroup; children = ( G ); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = ( X ); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Old.swift ); target = T; };
                T = { isa = PBXNativeTarget; name = "Shop"; productType = "com.apple.product-type.application";
                      fileSystemSynchronizedGroups = ( G ); buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                      PRODUCT_MODULE_NAME = "$(TARGET_NAME)_App"; INFOPLIST_KEY_UIMainStoryboardFile = Start;
                      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 6.0;
                      SWIFT_OBJC_BRIDGING_HEADER = "Shop/Bridge.h"; }; };
            }; rootObject = R; }
            """,
            "Shop/A.swift": "", "Shop/Old.swift": "", "Shop/Deep/B.swift": "", "Shop/Start.storyboard": "",
            "Shop/Bridge.h": "#import <UIKit/UIKit.h>\n#import \"Other.h\"\n",
        ])
        let project = try AppProject(at: folder)
        #expect(names(project.sources, in: folder) == ["Shop/A.swift", "Shop/Deep/B.swift"])
        #expect(project.module == "Shop_App" && project.imports == ["UIKit"])
        #expect(project.information == ["UIMainStoryboardFile": "Start"])
        #expect(project.flags.prefix(2) == ["-default-isolation", "MainActor"])
        #expect(project.flags.contains("BareSlashRegexLiterals"))
    }

    @Test func podsAndPackagesAreModulesOfTheirOwn() throws {
        let folder = try folder([
            "Shop/A.swift":
                "import Snap\nimport LottieMini\nimport CoreData\nimport Money\nimport os.log\nimport Spinner",
            "Pods/Snap/Sources/Snap.swift": "import UIKit", "Pods/Unused/U.swift": "",
            "Pods/lottie-mini/L.swift": "import Snap", "Pods/Spinner/Spinner.m": "", "Pods/Snap/Example/E.swift": "",
            "Pods/Target Support Files/lottie-mini/lottie-mini.modulemap": "framework module LottieMini { }",
            "Packages/Money/Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Money", targets: [
                .target(name: "Money", exclude: ["Old"], swiftSettings: [.define("EURO")]), .testTarget(name: "MoneyTests"),
            ])
            """,
            "Packages/Money/Sources/Money/M.swift": "import UIKit", "Packages/Money/Sources/Money/Old/O.swift": "",
            "Packages/Money/Tests/MoneyTests/T.swift": "",
        ])
        let project = try AppProject(at: folder)
        #expect(names(project.sources, in: folder) == ["Shop/A.swift"] && project.remarks == [])
        #expect(project.modules.map(\.name) == ["LottieMini", "Money", "Snap", "Unused"])
        #expect(project.modules[1].conditions == ["DEBUG", "EURO"] && project.modules[1].sources.count == 1)
        #expect(project.uncompiled.map(\.description) == ["Pods/Spinner: 1 file of Objective-C or C"])
        let plan = AppPlan(project, stubs: ["UnifiedLogging"], withTests: false)
        #expect(plan.modules.map(\.name) == ["Snap", "LottieMini", "Money"])
        #expect(plan.stubs == ["UnifiedLogging"] && plan.renamed == ["os": "UnifiedLogging"])
        #expect(
            plan.remarks == [
                "the module CoreData isn't there; 1 file imports it",
                "the module Spinner is Objective-C or C (Pods/Spinner), which can't be built here; 1 file imports it",
            ])
        let package = AppPackage(project, plan, espalier: "/e", folder: "/f", withTests: false)
        #expect(package.rewritingSteps.map(\.module) == ["Snap", "LottieMini", "Money", "Shop"])
        #expect(package.rewritingSteps[0].arguments.contains("--library"))
        #expect(package.rewritingSteps[3].arguments.contains("os=UnifiedLogging"))
    }

    @Test func associatedObjectsAreUIKits() throws {
        let folder = try folder(["Shop/A.swift": "import ObjectiveC\nimport UIKit"])
        let plan = AppPlan(try AppProject(at: folder), stubs: [], withTests: false)
        #expect(plan.renamed == ["ObjectiveC": "UIKit"] && plan.missing.isEmpty && plan.remarks == [])
    }

    @Test func whatManagersLeaveIsBuiltOrNamed() throws {
        let project = "// !$*UTF8*$!\n{ broken"
        let folder = try folder([
            "Shop/A.swift": "import Reach\nimport Player\nimport Lottie\nimport FeedKit\nimport Realm",
            "Carthage/Checkouts/Reach.swift/Sources/R.swift": "",
            "Carthage/Checkouts/ios-player/Player.xcodeproj/project.pbxproj": project,
            "Carthage/Checkouts/ios-player/Player/P.swift": "", "Carthage/Checkouts/ios-player/PlayerTests/T.swift": "",
            "Carthage/Build/Lottie.xcframework/ios-arm64/Lottie.framework/Lottie": "",
            "Vendor/Realm.framework/Realm": "", "Carthage/Build/iOS/Player.framework/Player": "",
            "SourcePackages/checkouts/feed.kit/Package.swift": """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "FeedKit", targets: [
                .target(name: "FeedKit", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
                .binaryTarget(name: "Codec", path: "Codec.xcframework"),
            ])
            """,
            "SourcePackages/checkouts/feed.kit/Sources/FeedKit/F.swift": "",
            "SourcePackages/checkouts/feed.kit/Codec.xcframework/Info.plist": "",
        ])
        let found = try AppProject(at: folder)
        #expect(found.modules.map(\.name) == ["FeedKit", "Player", "Reach"] && found.remarks == [])
        #expect(found.modules[0].flags.suffix(2) == ["-enable-upcoming-feature", "ExistentialAny"])
        #expect(found.modules[0].flags.contains("BareSlashRegexLiterals"))
        #expect(found.modules[1].sources.count == 1)
        #expect(
            found.uncompiled.map(\.description) == [
                "Carthage/Build/Lottie.xcframework: a binary framework",
                "SourcePackages/checkouts/feed.kit/Codec.xcframework: a binary framework",
                "Vendor/Realm.framework: a binary framework",
            ])
        let plan = AppPlan(found, stubs: [], withTests: false)
        let lottie = "a binary framework (Carthage/Build/Lottie.xcframework)"
        #expect(plan.remarks.first == "the module Lottie is \(lottie), which can't be built here; 1 file imports it")
        #expect(plan.missing.keys.sorted() == ["Lottie", "Realm"])
    }

    @Test func aPackageIsALibraryOrAProgram() throws {
        let folder = try folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Cards", platforms: [.iOS(.v15)], targets: [
                .target(name: "Cards", path: "Source"), .testTarget(name: "CardsTests", dependencies: ["Cards"]),
            ])
            """,
            "Source/Card.swift": "import UIKit", "Source/Card.xib": "", "Tests/CardsTests/T.swift": "import XCTest",
        ])
        let project = try AppProject(at: folder)
        #expect(project.name == "Cards" && project.sources.isEmpty && project.modules.map(\.name) == ["Cards"])
        #expect(project.modules[0].resources.map(\.name) == ["Card.xib"])
        #expect(names(project.testSources, in: folder) == ["Tests/CardsTests/T.swift"])
        #expect(AppPlan(project, stubs: [], withTests: false).modules.map(\.name) == ["Cards"])
    }

    @Test func aProjectIsFoundInAFolderBelow() throws {
        let text = """
            // !$*UTF8*$!
            { objects = {
                R = { isa = PBXProject; mainGroup = M; targets = ( F, T ); };
                M = { isa = PBXGroup; children = ( A, B, P ); sourceTree = "<group>"; };
                A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                B = { isa = PBXFileReference; path = Core.swift; sourceTree = "<group>"; };
                P = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
                FA = { isa = PBXBuildFile; fileRef = A; }; FB = { isa = PBXBuildFile; fileRef = B; };
                SA = { isa = PBXSourcesBuildPhase; files = ( FA ); }; SB = { isa = PBXSourcesBuildPhase; files = ( FB ); };
                T = { isa = PBXNativeTarget; name = "Shop"; productType = "com.apple.product-type.application";
                      buildPhases = ( SA ); };
                F = { isa = PBXNativeTarget; name = "Shop Core"; productType = "com.apple.product-type.framework";
                      buildPhases = ( SB ); };
            }; rootObject = R; }
            """
        let folder = try folder([
            "ios/Shop.xcodeproj/project.pbxproj": text, "ios/App.swift": "import Shop_Core", "ios/Core.swift": "",
            "Kit/Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """, "Kit/Sources/Kit/K.swift": "",
        ])
        let project = try AppProject(at: folder)
        #expect(project.folder == folder && names(project.sources, in: folder) == ["ios/App.swift"])
        #expect(project.modules.map(\.name).sorted() == ["Kit", "Shop_Core"])
        #expect(AppPlan(project, stubs: [], withTests: false).modules.map(\.name) == ["Shop_Core"])
        #expect(try AppProject(at: folder, target: "Shop Core").sources.isEmpty)
    }

    @Test(
        arguments: [
            ("import UIKit\n  @testable import Shop", ["UIKit", "Shop"]), ("import struct Money.Coin", ["Money"]),
            ("#if canImport(Combine)\nimport Combine\n#endif", []),
            ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", ["UIKit"]),
            ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", ["UIKit"]),
            ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif", []),
            ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", []),
            ("#if os(iOS)\nimport UIKit\n#elseif os(tvOS)\nimport TVUIKit\n#else\nimport AppKit\n#endif", ["UIKit"]),
            ("#if !canImport(UIKit)\nimport AppKit\n#else\nimport Shop\n#endif", ["AppKit", "Shop"]),
            ("public import A\n@_spi(X) import B\nlet import x = 1", ["A", "B"]),
            ("import UIKit\nlet blur = CIFilter(name: kind)", ["UIKit", "CoreImage"]),
            ("import XCTest\nlet note = XCTAttachment(string: text)", ["XCTest", "EspalierTesting"]),
            ("import UIKit\nlet CIFilters = 1", ["UIKit"]), ("import Shop\nlet blur = CIFilter()", ["Shop"]),
        ] as [(String, [String])])
    func importsAreReadFromLines(text: String, modules: [String]) {
        #expect(SourceImports.modules(in: text) == Set(modules))
    }

    @Test func whatIsNoAppIsNamed() throws {
        func mistake(_ path: String, target: String? = nil) -> String? {
            do {
                _ = try AppProject(at: path, target: target)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(mistake("/no/such")?.hasPrefix("/no/such: error: there is no such folder") == true)
        #expect(mistake(try folder(["a.txt": ""]))?.contains("there are no Swift files") == true)
        #expect(
            mistake(try folder(["A.xcodeproj/project.pbxproj": "{ broken"]))?.contains("no project of Xcode") == true)
        #expect(
            mistake(apps + "/Stopwatch", target: "Watch")?.contains(
                "no target Watch among its targets: Stopwatch, StopwatchTests")
                == true)
    }

    @Test func standInsWithBehaviourAreNotCalledEmpty() throws {
        let folder = try folder(["Shop/A.swift": "import Combine\nimport MapKit\nimport UIKit\nimport os"])
        let stubs = AppPackage.stubs(of: apps + "/../..")
        let plan = AppPlan(try AppProject(at: folder), stubs: stubs, withTests: false)
        #expect(plan.stubs == ["Combine", "MapKit", "UnifiedLogging"] && plan.emptyStubs == ["MapKit"])
        #expect(AppPlan.working.isSubset(of: stubs))
    }

    /// A pod that doesn't compile, one that needs it, and an app that needs both: what the first lacks is said first, and what
    /// others lack of it isn't said.
    @Test func whatKeepsAModuleFromCompilingStandsBeforeWhatFollows() throws {
        let folder = try folder([
            "Base/Base.swift": "public class Knob: UIBlend {}\nextension UIView { public var knobs: Int { 0 } }",
            "Bar/Bar.swift": "import Base\npublic class Bar: Knob {}",
            "Free/Free.swift": "public class Free {}",
            "App/A.swift": "import Bar\nimport Base", "App/B.swift": "import Base", "App/C.swift": "import UIKit",
        ])
        func module(_ name: String) -> AppModule {
            AppModule(name: name, origin: "Pods/\(name)", sources: ["\(folder)/\(name)/\(name).swift"])
        }
        let app = ["A", "B", "C"].map { "\(folder)/App/\($0).swift" }
        let sources = ["Base", "Bar"].map { "\(folder)/\($0)/\($0).swift" } + app
        // The compiler takes them in no order.
        let first = CompilerMessages(
            """
            \(folder)/Bar/Bar.swift:1:8: error: no such module 'Base'
            \(folder)/Base/Base.swift:1:20: error: cannot find type 'UIBlend' in scope
            """)
        let modules = ["Bar", "Base"].map { BrokenModule(module($0), refused: first.errors, among: sources) }
        // The second is tried again without the first.
        #expect(modules.causes.map(\.module.name) == ["Base"])
        let second = CompilerMessages("\(folder)/Bar/Bar.swift:2:19: error: cannot find type 'Knob' in scope")
        let broken = modules.causes + [BrokenModule(module("Bar"), refused: second.errors, among: sources)]
        #expect(broken.map { $0.needed(of: broken) } == [[], ["Base"]])
        let last = CompilerMessages(
            """
            \(app[0]):3:1: error: cannot find type 'Bar' in scope
            \(app[0]):4:1: error: cannot find type 'Knob' in scope
            \(app[1]):5:1: error: value of type 'UIView' has no member 'knobs'
            \(app[1]):6:1: error: cannot find 'Other' in scope
            \(app[2]):7:1: error: cannot find 'Knob' in scope
            """
        ).after(broken)
        #expect(
            last.errors.map(\.text) == [
                "cannot find type 'UIBlend' in scope", "cannot find 'Other' in scope", "cannot find 'Knob' in scope",
            ])
        #expect(
            last.summary == [
                "1 file needs 'UIBlend'",
                "3 files need the module Base (Pods/Base), whose only file doesn't compile; 3 errors follow from that",
                "1 file needs the module Bar (Pods/Bar), which doesn't compile without Base; 1 error follows from that",
                "1 file needs 'Knob'", "1 file needs 'Other'",
            ])
    }

    @Test func modulesThatAreNowhereStandFirst() throws {
        let folder = try folder(["Base/Base.swift": "import Metal", "App/A.swift": "import Base"])
        let module = AppModule(name: "Base", origin: "Pods/Base", sources: [folder + "/Base/Base.swift"])
        let errors = CompilerMessages("\(folder)/Base/Base.swift:1:20: error: cannot find type 'MTLDevice' in scope")
            .errors
        let broken = BrokenModule(module, refused: errors, among: [folder + "/App/A.swift"])
        let metal = CompilerMessages.Reason(
            text: "need the module Metal", paths: module.sources, rank: .missingModule)
        #expect(
            CompilerMessages("").after([broken], missing: [metal]).summary == [
                "1 file needs the module Metal", "1 file needs 'MTLDevice'",
                "1 file needs the module Base (Pods/Base), whose only file doesn't compile",
            ])
    }

    @Test func errorsAreCountedByWhatFilesNeed() {
        let messages = CompilerMessages(
            """
            Building for debugging...
            /a/A.swift:1:8: error: no such module 'SafariServices'
            /a/B.swift:2:8: error: no such module 'SafariServices'
            /a/B.swift:2:8: error: no such module 'SafariServices'
            /a/C.swift:7:3: error: cannot find type 'MKMapView' in scope
            /a/C.swift:9:3: warning: unused
            /a/D.swift:3:1: error: value of type 'UIView' has no member 'blink'
            """)
        #expect(messages.errors.count == 4)
        #expect(
            messages.summary == [
                "2 files need the module SafariServices", "1 file needs 'MKMapView'", "1 file needs 'UIView.blink'",
            ])
    }
}
