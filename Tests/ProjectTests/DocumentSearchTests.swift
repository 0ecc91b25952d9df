import Foundation
import TestFolders
import Testing

@testable import Project

/// Which documents a folder holds, and what is left out.
@Suite struct DocumentSearchTests {
    /// A folder with empty files, removed afterwards.
    private func withFolder(_ files: [String], _ body: (String) throws -> Void) throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        try withExtendedLifetime(folder) { try body(folder.path) }
    }

    private func names(_ search: DocumentSearch, _ folder: String) -> [String] {
        search.documents.map { $0.replacing(folder + "/", with: "") }
    }

    private func git(_ arguments: String..., in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static let files = [
        "App/B.xib", "App/A.storyboard", "App/Main.swift", "Pods/P.xib", "Carthage/C.xib", ".build/D.xib",
        "DerivedData/E.xib", "Out/F.app/G.xib", "H.xib",
    ]

    @Test func foldersAreLookedThroughWithoutForeignOnes() throws {
        try withFolder(Self.files) { folder in
            let search = DocumentSearch([folder])
            #expect(names(search, folder) == ["App/A.storyboard", "App/B.xib", "H.xib"])
            #expect(search.found.count == 3)
            #expect(search.problems.isEmpty)
        }
    }

    /// Who builds into a folder of the project doesn't always tell git so.
    @Test(arguments: [
        "Debug-iphonesimulator/Shop.bundle/B.xib", "Build/Products/Release-iphoneos/B.xib", "XCBuildData/B.xib",
        "Index.noindex/B.xib", "Shop.xcarchive/Products/B.xib", "SourcePackages/checkouts/Kit/B.xib",
    ])
    func whatABuildWroteIsLeftOut(_ path: String) throws {
        for name in ["build", "Build", "App/build"] {
            try withFolder(["A.xib", "\(name)/\(path)", "\(name)/C.xib"]) { folder in
                #expect(names(DocumentSearch([folder]), folder) == ["A.xib"])
                try git("init", "-q", in: folder)
                #expect(names(DocumentSearch([folder]), folder) == ["A.xib"])
            }
        }
    }

    @Test func sourcesMayLieInAFolderCalledBuild() throws {
        try withFolder(["App/Build/Screens/A.xib", "build/B.xib", "Rebuild/Debug/C.xib"]) { folder in
            #expect(
                names(DocumentSearch([folder]), folder)
                    == ["App/Build/Screens/A.xib", "Rebuild/Debug/C.xib", "build/B.xib"])
        }
    }

    @Test func foreignFoldersCanBeNamed() throws {
        try withFolder(Self.files) { folder in
            #expect(names(DocumentSearch([folder + "/Pods"]), folder) == ["Pods/P.xib"])
        }
    }

    @Test func compiledDocumentsAreLeftOutAndFilesWhereTheyAreNamed() throws {
        try withFolder(["App/A.xib", "App/B.storyboardc/C.nib", "App/D.nib/E.xib"]) { folder in
            #expect(names(DocumentSearch([folder]), folder) == ["App/A.xib"])
            #expect(names(DocumentSearch([folder + "/App/B.storyboardc"]), folder) == ["App/B.storyboardc"])
        }
    }

    @Test func filesAreTakenAsTheyAreNamedAndOnce() throws {
        try withFolder(Self.files) { folder in
            let search = DocumentSearch([folder + "/H.xib", folder + "/App", folder + "/./App/../H.xib", "missing.xib"])
            #expect(names(search, folder) == ["H.xib", "App/A.storyboard", "App/B.xib", "missing.xib"])
            #expect(search.found.count == 2)
        }
    }

    @Test func patternsAreResolved() throws {
        try withFolder(Self.files) { folder in
            #expect(names(DocumentSearch([folder + "/*/*.xib"]), folder) == ["App/B.xib"])
            #expect(names(DocumentSearch([folder + "/**/*.xib"]), folder) == ["App/B.xib", "H.xib"])
            #expect(names(DocumentSearch([folder + "/none/*.xib"]), folder) == ["none/*.xib"])
        }
    }

    @Test func linksThatLeadRoundAreNoTrouble() throws {
        try withFolder(["App/A.xib"]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/App/Again", withDestinationPath: folder)
            #expect(names(DocumentSearch([folder]), folder) == ["App/A.xib"])
        }
    }

    @Test func linksToDocumentsThatAreThereAreLeftOut() throws {
        try withFolder(["App/A.xib", "Elsewhere/B.xib"]) { folder in
            let link = { (path: String, target: String) in
                try FileManager.default.createSymbolicLink(atPath: folder + path, withDestinationPath: folder + target)
            }
            try link("/App/Same.xib", "/App/A.xib")
            try link("/App/Other.xib", "/Elsewhere/B.xib")
            #expect(names(DocumentSearch([folder]), folder) == ["App/A.xib", "Elsewhere/B.xib"])
            #expect(names(DocumentSearch([folder + "/App"]), folder) == ["App/A.xib", "App/Other.xib"])
            // What is named is looked at.
            #expect(names(DocumentSearch([folder + "/App/Same.xib"]), folder) == ["App/Same.xib"])
        }
    }

    @Test func unreadableFoldersAreTold() throws {
        try withFolder(["App/A.xib", "Closed/B.xib"]) { folder in
            let closed = folder + "/Closed"
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
            // Root may read everything.
            guard geteuid() != 0 else { return }
            let search = DocumentSearch([folder])
            #expect(names(search, folder) == ["App/A.xib"])
            #expect(search.problems.map(\.path) == [closed])
        }
    }

    @Test func ignoredFilesAreLeftOutAndNewOnesAreNot() throws {
        try withFolder(["App/A.xib", "App/Secret.xib", "App/New.xib", "Gone.xib", "Out/B.xib", "Ünï cödé.xib"]) {
            folder in
            try git("init", "-q", in: folder)
            try Data("Secret.xib\nOut/\n".utf8).write(to: URL(fileURLWithPath: folder + "/.gitignore"))
            try git("add", "App/A.xib", "Gone.xib", in: folder)
            try FileManager.default.removeItem(atPath: folder + "/Gone.xib")
            #expect(names(DocumentSearch([folder]), folder) == ["App/A.xib", "App/New.xib", "Ünï cödé.xib"])
            // Who names an ignored folder means it.
            #expect(names(DocumentSearch([folder + "/Out"]), folder) == ["Out/B.xib"])
        }
    }

    @Test func changesAreThoseSinceTheSharedCommitAndNewFiles() throws {
        try withFolder(["A.xib", "B.xib", "C.xib"]) { folder in
            try git("init", "-q", "-b", "main", in: folder)
            try git("add", ".", in: folder)
            try git("commit", "-q", "-m", "One", in: folder)
            try git("checkout", "-q", "-b", "work", in: folder)
            try Data("b".utf8).write(to: URL(fileURLWithPath: folder + "/B.xib"))
            try git("commit", "-q", "-a", "-m", "Two", in: folder)
            try git("checkout", "-q", "main", in: folder)
            try Data("c".utf8).write(to: URL(fileURLWithPath: folder + "/C.xib"))
            try git("commit", "-q", "-a", "-m", "Three", in: folder)
            try git("checkout", "-q", "work", in: folder)
            try Data().write(to: URL(fileURLWithPath: folder + "/D.xib"))
            let repository = try #require(GitRepository(around: DocumentPath(folder)))
            #expect(try repository.changes(since: "main").compactMap(\.names.last) == ["B.xib", "D.xib"])
            let error = #expect(throws: GitError.self) { try repository.changes(since: "no-such-revision") }
            #expect(error?.description.contains("no-such-revision") == true)
            #expect(throws: GitError.self) { try repository.changes(since: "--output=x") }
        }
    }

    @Test func folderWithoutARepositoryHasNone() throws {
        try withFolder(["A.xib"]) { folder in #expect(GitRepository(around: DocumentPath(folder)) == nil) }
    }
}
