import Foundation
import TestFolders
import Testing

@testable import Files

/// Only regular files are read, whatever a path names, and never more than the limit.
@Suite struct FileInputTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path + "/" }

    init() throws { temporary = try TemporaryFolder() }

    @Test func filesAndLinksToFilesAreRead() throws {
        try "text".write(toFile: folder + "a", atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder + "link", withDestinationPath: "a")
        for name in ["a", "link"] {
            #expect(try FileInput.bytes(of: folder + name, limit: 4) == Data("text".utf8))
        }
        #expect(throws: FileError.tooLarge(bytes: 4, limit: 3)) { try FileInput.bytes(of: folder + "a", limit: 3) }
    }

    @Test func whatIsNoFileIsRefusedAtOnce() throws {
        #expect(mkfifo(folder + "pipe", 0o600) == 0)
        #expect(throws: FileError.notAFile("a device or pipe")) { try FileInput.bytes(of: folder + "pipe", limit: 9) }
        #expect(throws: FileError.notAFile("a device or pipe")) { try FileInput.bytes(of: "/dev/zero", limit: 9) }
        #expect(throws: FileError.notAFile("a folder")) { try FileInput.bytes(of: folder, limit: 9) }
        #expect(throws: FileError.missing) { try FileInput.bytes(of: folder + "none", limit: 9) }
    }

    @Test func aFolderIsItselfByAnyPath() throws {
        try FileManager.default.createDirectory(atPath: folder + "a", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "a/loop", withDestinationPath: "..")
        #expect(FolderIdentity(at: folder + "a/loop/a/loop/a") == FolderIdentity(at: folder + "a"))
        #expect(FolderIdentity(at: folder + "a") != FolderIdentity(at: folder))
        #expect(FolderIdentity(at: folder + "none") == nil)
    }
}

/// Folders, as they are looked through.
@Suite struct FolderListingTests {
    @Test func entriesAreInTheOrderOfTheirBytesAndLinksAreNoFolders() throws {
        let folder = try TemporaryFolder(["a": "", "B": "", ".c": ""])
        try FileManager.default.createDirectory(atPath: folder.path("b"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "b")
        let entries = try FolderListing(of: folder.path).entries
        #expect(entries.map(\.name) == [".c", "B", "a", "b", "link"])
        #expect(entries.map(\.isFolder) == [false, false, false, true, false])
        #expect(FolderListing.isFolder(folder.path + "/link"))
        #expect(!FolderListing.exists(folder.path + "/none"))
        let error = #expect(throws: FileError.self) { try FolderListing(of: folder.path + "/a") }
        #expect(error == .missing)
    }
}
