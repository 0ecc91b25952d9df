import Foundation
import TestFolders
import Testing

@testable import Project

/// How the screens of a document may be held, by property lists, Xcode projects and classes.
@MainActor @Suite struct OrientationTests {
    private typealias Sides = SupportedOrientations.Sides

    private static func list(_ keys: [String: [String]], also: String = "") -> String {
        let entries = keys.sorted { $0.key < $1.key }.map { key, names in
            "<key>\(key)</key><array>"
                + names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(entries.joined())\(also)</dict></plist>
            """
    }

    private static let key = "UISupportedInterfaceOrientations"
    private static let upright = list([key: ["Portrait"]])
    private static let turning = list([key: ["Portrait", "LandscapeLeft", "LandscapeRight"]])

    /// What is known of a document among other files.
    private func answer(
        for document: String = "App/Main.storyboard", among files: [String: String]
    ) throws -> ProjectOrientations.Answer? {
        let folder = try TemporaryFolder(files.merging([document: "", ".git/HEAD": ""]) { first, _ in first })
        return ProjectOrientations.near(folder.path(document)).answer(for: folder.path(document))
    }

    // MARK: Property lists

    @Test func listBesideTheDocumentSays() throws {
        let answer = try #require(try answer(among: ["App/Info.plist": Self.upright]))
        #expect(answer.orientations.phone == .portrait && answer.orientations.pad == .portrait)
        #expect(answer.source == "Info.plist")
    }

    @Test func padsAndPhonesMayHaveListsOfTheirOwn() throws {
        let list = Self.list([
            Self.key: ["Portrait", "LandscapeLeft"], Self.key + "~iphone": ["PortraitUpsideDown"],
            Self.key + "~ipad": ["LandscapeRight"],
        ])
        let answer = try #require(try answer(among: ["App/Info.plist": list]))
        #expect(answer.orientations.phone == .portrait && answer.orientations.pad == .landscape)
    }

    @Test func nearestListAboveCounts() throws {
        let files = [
            "App/Info.plist": Self.turning, "App/Login/Shop-Info.plist": Self.upright, "Info.plist": Self.turning,
        ]
        let near = try answer(for: "App/Login/Base.lproj/Login.storyboard", among: files)
        #expect(near?.orientations.phone == .portrait)
        #expect(try answer(for: "App/Main.storyboard", among: files)?.orientations.phone == .all)
    }

    @Test func listOfAnotherFolderCountsWhereNoneLiesAbove() throws {
        let files = ["App/Supporting Files/Info.plist": Self.upright, "Widgets/Info.plist": Self.list([:])]
        #expect(try answer(for: "App/Login/Login.xib", among: files)?.orientations.phone == .portrait)
    }

    @Test func listsThatSayNothingAreLeftOut() throws {
        let watch = Self.list([Self.key: ["Portrait"]], also: "<key>WKWatchKitApp</key><true/>")
        #expect(try answer(among: ["App/Info.plist": Self.list([:]), "Watch/Info.plist": watch]) == nil)
        #expect(try answer(among: ["App/Info.plist": "no list"]) == nil)
        #expect(try answer(among: ["App/Info.plist": Self.list([Self.key: ["Sideways"]])]) == nil)
    }

    @Test func documentWithoutAnyListMayBeHeldInAnyWay() throws {
        #expect(try answer(among: [:]) == nil)
    }

    // MARK: Xcode projects

    /// A project with an app that has a storyboard.
    private static func project(_ settings: String, kind: String = "application", more: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 56; rootObject = P;
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T\(more.isEmpty ? "" : ", U")); buildConfigurationList = PL;};
                PL = {isa = XCConfigurationList; buildConfigurations = (PC);};
                PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};};
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
                F = {isa = PBXFileReference; path = App/Main.storyboard; sourceTree = "<group>";};
                B = {isa = PBXBuildFile; fileRef = F;};
                R = {isa = PBXResourcesBuildPhase; files = (B);};
                T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(kind)";
                    buildPhases = (R); buildConfigurationList = L;};
                L = {isa = XCConfigurationList; buildConfigurations = (C);};
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
                \(more)
            };
        }
        """
    }

    private func answer(ofProject project: String, _ files: [String: String] = [:]) throws -> ProjectOrientations
        .Answer?
    {
        try answer(among: files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
    }

    @Test func settingsOfTheTargetSay() throws {
        let settings = """
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            """
        let answer = try #require(try answer(ofProject: Self.project(settings)))
        #expect(answer.orientations.phone == .portrait && answer.orientations.pad == .all)
        #expect(answer.source == "the Xcode project")
    }

    @Test func targetNamesItsList() throws {
        let files = ["App/Info.plist": Self.turning, "Lists/Shop.plist": Self.upright]
        let answer = try answer(ofProject: Self.project("INFOPLIST_FILE = Lists/Shop.plist;"), files)
        #expect(answer?.orientations.phone == .portrait)
    }

    @Test func targetMayBeForPhonesOnly() throws {
        let answer = try #require(try answer(ofProject: Self.project("TARGETED_DEVICE_FAMILY = 1;")))
        #expect(answer.orientations.runsOnPhones && !answer.orientations.runsOnPads)
        #expect(answer.orientations.phone == nil)
    }

    @Test func settingsStandInFilesAsWell() throws {
        let project = Self.project("SWIFT_VERSION = 6.0;").replacing(
            "{isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT",
            with: "{isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {SWIFT"
        ).replacing(
            "R = {", with: "X = {isa = PBXFileReference; path = App/App.xcconfig; sourceTree = SOURCE_ROOT;}; R = {")
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"
        let files = [
            "App/App.xcconfig": """
            // \(key) = UIInterfaceOrientationLandscapeLeft
            #include? "Gone.xcconfig"
            #include "../Shared.xcconfig"
            \(key)[sdk=macosx*] = UIInterfaceOrientationLandscapeLeft
            TARGETED_DEVICE_FAMILY = 1 // phones

            """,
            "Shared.xcconfig": "TARGETED_DEVICE_FAMILY = 1,2\n\(key) = UIInterfaceOrientationPortrait;\n",
        ]
        let answer = try #require(try answer(ofProject: project, files))
        #expect(answer.orientations.phone == .portrait && !answer.orientations.runsOnPads)
        // What the project itself says counts more.
        let louder = project.replacing("SWIFT_VERSION = 6.0;", with: "TARGETED_DEVICE_FAMILY = 2;")
        #expect(try self.answer(ofProject: louder, files)?.orientations.runsOnPads == true)
    }

    @Test func frameworkIsShownInTheAppsOfItsProject() throws {
        let app = """
            U = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = UL;};
            UL = {isa = XCConfigurationList; buildConfigurations = (UC);};
            UC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft;};};
            """
        let answer = try answer(ofProject: Self.project("", kind: "framework", more: app))
        #expect(answer?.orientations.phone == .landscape)
    }

    @Test func projectThatDoesNotKnowTheDocumentSaysNothing() throws {
        let project = Self.project("TARGETED_DEVICE_FAMILY = 1;").replacing(
            "App/Main.storyboard", with: "App/Other.storyboard")
        let answer = try answer(ofProject: project, ["App/Info.plist": Self.upright])
        #expect(answer?.orientations.phone == .portrait && answer?.orientations.runsOnPads == true)
    }

    // MARK: Code

    private func sides(of name: String, in source: String, file: String = "App/A.swift") throws
        -> SupportedOrientations?
    {
        let folder = try TemporaryFolder([file: source, ".git/HEAD": ""])
        return ProjectOrientations.near(folder.path("App/Main.storyboard")).orientations(ofClass: name)
    }

    @Test(arguments: [
        "{ .portrait }", "{ return .portrait }", "{\n get {\n return [.portrait, .portraitUpsideDown] // always\n }\n}",
        "{ UIInterfaceOrientationMask.portrait }",
    ])
    func literalsOfClassesSay(_ body: String) throws {
        let source = """
            final class Login: UIViewController {
                func other() { if true { print("{") } }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(body)
            }
            class Wide: UIViewController {}
            """.replacing("\"{\"", with: "1")
        #expect(try sides(of: "Login", in: source)?.phone == .portrait)
        #expect(try sides(of: "Wide", in: source) == nil)
    }

    @Test func whatIsWorkedOutSaysNothing() throws {
        for body in [
            "{ isWide ? .all : .portrait }", "{ if a { return .all }\n return .portrait }",
            "{ super.supportedInterfaceOrientations }",
        ] {
            let source =
                "class Login: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(body) }"
            #expect(try sides(of: "Login", in: source) == nil, "\(body)")
        }
    }

    @Test func padsAndPhonesAreToldApart() throws {
        let source = """
            class Login: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
                }
            }
            """
        let found = try sides(of: "Login", in: source)
        #expect(found?.phone == .portrait && found?.pad == .all)
    }

    @Test func extensionsSuperclassesAndObjectiveCAreRead() throws {
        let swift = """
            class Base: UIViewController {}
            extension Base { override var shouldAutorotate: Bool { false } }
            class Login: Base { }
            """
        #expect(try sides(of: "Login", in: swift)?.phone == .portrait)
        let objectiveC = """
            @interface Hidden : UIViewController
            @end
            @implementation Login
            - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
                return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskPortraitUpsideDown;
            }
            @end
            @implementation Hidden
            - (BOOL)shouldAutorotate { return YES; }
            @end
            """
        #expect(try sides(of: "Login", in: objectiveC, file: "App/A.m")?.phone == .portrait)
        #expect(try sides(of: "Hidden", in: objectiveC, file: "App/A.m") == nil)
    }

    @Test func delegateAnswersForTheOnlyApp() throws {
        let delegate = """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
                    -> UIInterfaceOrientationMask { .portrait }
            }
            """
        let one = try answer(among: ["App/AppDelegate.swift": delegate, "App/Info.plist": Self.turning])
        #expect(one?.orientations.phone == .portrait && one?.source == "the app's delegate")
        let several = try answer(among: [
            "App/AppDelegate.swift": delegate, "App/Info.plist": Self.turning, "Demo/Info.plist": Self.turning,
        ])
        #expect(several?.orientations.phone == .all)
    }
}
