import Foundation
import TestFolders
import Testing

@testable import Project

@Suite("What describes an app")
struct AppBundleTests {
    private func information(_ files: [String: String]) throws -> [String: Any] {
        let folder = try TemporaryFolder(files.merging(["program": ""]) { own, _ in own })
        defer { withExtendedLifetime(folder) {} }
        let place = "\(folder.path)/Shop.app"
        try AppBundle(AppProject(at: folder.path), folder: place).assemble(
            program: "\(folder.path)/program", as: "Shop")
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(place)/Info.plist"))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    private func project(settings: String, ofTarget: String) -> String {
        """
        // !$*UTF8*$!
        { objects = {
            R = { isa = PBXProject; mainGroup = M; targets = ( T ); buildConfigurationList = K; };
            M = { isa = PBXGroup; children = ( G ); sourceTree = "<group>"; };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = "Shop"; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = ( G ); buildConfigurationList = L; };
            K = { isa = XCConfigurationList; buildConfigurations = ( D ); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(ofTarget) }; };
        }; rootObject = R; }
        """
    }

    @Test func theProjectsSettingsStandInIt() throws {
        let list = """
            <plist version="1.0"><dict>
            <key>API</key><string>https://$(HOST)/v$(CURRENT_PROJECT_VERSION)</string>
            <key>Odd</key><string>$(LOOP) $(NOBODY) ${PRODUCT_NAME:rfc1034identifier}</string>
            </dict></plist>
            """
        let found = try information([
            "Shop/A.swift": "", "Shop/Info.plist": list,
            "Shop.xcodeproj/project.pbxproj": project(
                settings: "HOST = example.org; MARKETING_VERSION = 2.5; LOOP = \"$(LOOP)\";",
                ofTarget:
                    "HOST = \"api.$(inherited)example.com\"; PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(TARGET_NAME)\"; "
                    + "INFOPLIST_FILE = Shop/Info.plist;"),
        ])
        #expect(found["API"] as? String == "https://api.example.com/v1")
        #expect(found["Odd"] as? String == "$(LOOP) $(NOBODY) Shop")
        #expect(found["CFBundleIdentifier"] as? String == "com.example.Shop")
        #expect(found["CFBundleShortVersionString"] as? String == "2.5" && found["CFBundleVersion"] as? String == "1")
    }

    @Test func withoutAProjectThereAreNamesAllTheSame() throws {
        let found = try information(["A.swift": ""])
        let name = try #require(found["CFBundleName"] as? String)
        #expect((found["CFBundleIdentifier"] as? String)?.hasPrefix("org.espalier.") == true && !name.isEmpty)
    }
}
