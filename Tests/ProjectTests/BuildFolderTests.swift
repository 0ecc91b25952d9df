import Foundation
import TestFolders
import Testing

@testable import Project

/// SwiftPM's plan in the folder that all apps share stays for builds of the same app, and for no other.
@Suite struct BuildFolderTests {
    private let temporary: TemporaryFolder
    private var folder: BuildFolder {
        BuildFolder(path: temporary.path("build"), espalier: temporary.path("Espalier"))
    }

    init() throws {
        temporary = try TemporaryFolder(["Espalier/Package.swift": "1", "Espalier/Sources/UIKit/UIView.swift": ""])
    }

    /// Whether a build found a plan; without one it makes one.
    private func findsPlan(_ package: String) throws -> Bool {
        try folder.withPlan(of: package) {
            let plan = temporary.path("build/debug.yaml")
            if FileManager.default.fileExists(atPath: plan) { return true }
            try temporary.write(package, to: "build/debug.yaml")
            return false
        }
    }

    @Test func plansStayForTheSameApp() throws {
        #expect(try !findsPlan("Shop"))
        #expect(try findsPlan("Shop"))
        #expect(try !findsPlan("Quiz"))
        #expect(try !findsPlan("Shop"))
        #expect(try findsPlan("Shop"))
    }

    @Test func plansGoWithOtherSourcesOfEspalier() throws {
        _ = try findsPlan("Shop")
        try temporary.write("", to: "Espalier/Sources/UIKit/UILabel.swift")
        #expect(try !findsPlan("Shop"))
        try temporary.write("2", to: "Espalier/Package.swift")
        #expect(try !findsPlan("Shop"))
        try temporary.write("edited", to: "Espalier/Sources/UIKit/UILabel.swift")
        #expect(try findsPlan("Shop"))
    }

    @Test func plansOfOthersGo() throws {
        _ = try findsPlan("Shop")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: 0)],
            ofItemAtPath: temporary.path("build/debug.yaml"))
        #expect(try !findsPlan("Shop"))
    }
}
