import Foundation
import TestFolders
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `espalier live` prints the address of a page, and shows documents as they are.
@Suite struct LiveCommandTests {
    @Test func aDocumentIsShownAnewWhenItIsSaved() async throws {
        let example = try String(
            contentsOf: packageFolder.appendingPathComponent("Examples/SimpleStackView/SimpleStackView.storyboard"),
            encoding: .utf8)
        let folder = try TemporaryFolder(["Main.storyboard": example])
        let process = Process()
        process.executableURL = executable
        process.arguments = ["live", "--port", "0"]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer {
            // Threads of tests block other signals, and their processes inherit that.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(URL(string: line.trimmingCharacters(in: .newlines)))

        func ask(_ path: String) async throws -> (status: Int?, text: String) {
            let url = try #require(URL(string: path, relativeTo: address))
            let (data, response) = try await URLSession.shared.data(from: url)
            return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
        }
        #expect(try await ask("/documents").text.contains("\"path\":\"Main.storyboard\""))
        let layout = try await ask("/layout?document=Main.storyboard&device=iphone-15&overlay=constraints")
        #expect(layout.status == 200 && layout.text.contains("\"environment\":\"iPhone 15 in portrait\""))
        #expect(layout.text.contains("\"findings\":[]") && layout.text.contains("\"picture\":\"iVBOR"))
        #expect(
            try await ask("/layout?document=Main.storyboard&device=iphone-99").text.contains("no device \"iphone-99\""))

        try folder.write(String(example.dropLast(200)), to: "Main.storyboard")
        #expect(try await ask("/documents?since=1").text.contains("\"version\":2"))
        let broken = try await ask("/layout?document=Main.storyboard")
        #expect(broken.status == 422 && broken.text.hasPrefix("Main.storyboard:"))
    }

    @Test func whatCannotBeReadEndsTheCommand() async throws {
        let folder = try TemporaryFolder([".espalier.yml": "devices: [nokia]\n"])
        let run = try await espalier(["live"], in: folder.url)
        #expect(run.exitCode == 2 && run.errors.contains("nokia"), "\(run)")
    }
}
