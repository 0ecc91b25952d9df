import Foundation
import TestFolders
import Testing

@testable import Files

/// Files are written as a whole, and nothing else than a file is ever replaced.
@Suite struct FileOutputTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path + "/" }

    init() throws { temporary = try TemporaryFolder() }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: folder + name, encoding: .utf8) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    @Test func aNewFileIsWritten() throws {
        try FileOutput.write(Array("new".utf8), to: folder + "a")
        #expect(try text("a") == "new")
        #expect(try names() == ["a"])
    }

    @Test func foldersAreMadeWithThoseAroundThem() throws {
        try FileOutput.makeFolder(folder + "a/b/c")
        try FileOutput.makeFolder(folder + "a/b")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "a/b") == ["c"])
        try FileOutput.write([], to: folder + "file")
        #expect(throws: FileError.refused("File exists")) { try FileOutput.makeFolder(folder + "file") }
        #expect(throws: FileError.self) { try FileOutput.makeFolder(folder + "file/inner") }
    }

    @Test func anOldFileIsReplacedAndKeepsItsPermissions() throws {
        try "old, and longer".write(toFile: folder + "a", atomically: false, encoding: .utf8)
        chmod(folder + "a", 0o640)
        try FileOutput.write(Array("new".utf8), to: folder + "a")
        #expect(try text("a") == "new")
        var status = stat()
        stat(folder + "a", &status)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test func aLinkStaysAndItsFileIsReplaced() throws {
        try FileManager.default.createDirectory(atPath: folder + "inner", withIntermediateDirectories: true)
        try "old".write(toFile: folder + "inner/a", atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder + "first", withDestinationPath: "inner/second")
        try FileManager.default.createSymbolicLink(atPath: folder + "inner/second", withDestinationPath: "a")
        try FileOutput.write(Array("new".utf8), to: folder + "first")
        #expect(try text("inner/a") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "first") == "inner/second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "inner").sorted() == ["a", "second"])
    }

    @Test func aLinkToNothingMakesTheFileItNames() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "link", withDestinationPath: "a")
        try FileOutput.write(Array("new".utf8), to: folder + "link")
        #expect(try names() == ["a", "link"])
        #expect(try text("a") == "new")
    }

    @Test func linksInACircleAreRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "a", withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: folder + "b", withDestinationPath: "a")
        #expect(throws: FileError.self) { try FileOutput.write([1], to: folder + "a") }
        #expect(try names() == ["a", "b"])
    }

    @Test func aFolderIsRefused() throws {
        #expect(throws: FileError.notAFile("a folder")) { try FileOutput.write([1], to: folder) }
        #expect(throws: FileError.notAFile("a folder")) { try FileOutput.write([1], to: "/dev") }
    }

    @Test func aDeviceIsWrittenToAndStays() throws {
        try FileOutput.write(Array("gone".utf8), to: "/dev/null")
        var status = stat()
        stat("/dev/null", &status)
        #expect(status.st_mode & S_IFMT == S_IFCHR)
        #expect(throws: FileError.refused("No space left on device")) { try FileOutput.write([1], to: "/dev/full") }
    }

    @Test func aPipeIsWrittenTo() throws {
        #expect(mkfifo(folder + "pipe", 0o600) == 0)
        let end = open(folder + "pipe", O_RDONLY | O_NONBLOCK)
        defer { close(end) }
        try FileOutput.write(Array("through".utf8), to: folder + "pipe")
        var bytes = [UInt8](repeating: 0, count: 20)
        #expect(read(end, &bytes, 20) == 7)
        #expect(String(decoding: bytes.prefix(7), as: UTF8.self) == "through")
        #expect(try names() == ["pipe"])
    }

    @Test func whereNothingCanBeMadeNothingIsLeft() {
        #expect(throws: FileError.missing) { try FileOutput.write([1], to: folder + "no/such/folder/a") }
    }
}
