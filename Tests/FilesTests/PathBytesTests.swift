import Foundation
import TestFolders
import Testing

@testable import Files

/// Every path reads back as the bytes that it was made from.
@Suite struct PathBytesTests {
    @Test(arguments: [
        Array("Main.storyboard".utf8), Array("Übergrößen/日本.xib".utf8), [0x61, 0xE9, 0x2E], [0xFF, 0xFE], [0xC3],
        [0xED, 0xA0, 0x80], Array("\u{10FFE9}".utf8), [0xF4, 0x8F, 0xBF], Array("e\u{301}".utf8), [0xC0, 0xAF], [],
    ])
    func bytesSurvive(_ bytes: [UInt8]) {
        #expect(String(pathBytes: bytes).pathBytes == bytes)
    }

    @Test func anyBytesSurvive() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 1...12)).map { _ in UInt8.random(in: 1...255, using: &generator) }
            #expect(String(pathBytes: bytes).pathBytes == bytes)
        }
    }

    @Test func peopleSeeTheBytes() {
        #expect(String(pathBytes: [0x61, 0xE9, 0x62]).readablePath == "a\\xE9b")
        #expect("é".readablePath == "é")
    }

    @Test func aFileOfAnyNameIsRead() throws {
        let folder = try TemporaryFolder()
        let path = String(pathBytes: Array(folder.path.utf8) + [0x2F, 0x61, 0xE9])
        try FileOutput.write([1, 2], to: path)
        #expect(try FileInput.bytes(of: path, limit: 10) == Data([1, 2]))
    }
}
