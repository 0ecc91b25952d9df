import Foundation
import Inspector
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Two documents, the second of which can't be laid out; the first one's file can be changed.
private actor Source: InspectorSource {
    private var stamp = "1"

    nonisolated var choices: InspectorChoices {
        InspectorChoices(
            devices: [.init(name: "iphone-15", title: "iPhone 15")], textSizes: [], languages: [], overlays: [])
    }

    func change() { stamp += "1" }

    func documents() -> [InspectorDocument] {
        [InspectorDocument(path: "A b&c.xib", stamp: stamp), InspectorDocument(path: "Broken.xib", stamp: "")]
    }

    func answer(to request: InspectorRequest) throws(InspectorFailure) -> Data {
        if request.document == "Broken.xib" { throw InspectorFailure("Broken.xib:3:1: error: a tag is not closed") }
        let words = [
            request.device, request.isLandscape ? "landscape" : nil, request.isDark ? "dark" : nil,
            request.isRightToLeft ? "rtl" : nil, request.textSize, request.language,
            request.overlays.joined(separator: "+"), request.explainedView,
        ]
        return Data(words.compactMap(\.self).joined(separator: " ").utf8)
    }
}

/// The live view answers browsers on this machine, with what its source says, and nobody else.
@Suite("The live view's server")
struct InspectorServerTests {
    private struct Answer {
        let status: Int
        let type: String
        let text: String
    }

    /// Runs a server on a free port while the body asks it.
    private func serving(_ source: Source = Source(), _ body: @Sendable (URL) async throws -> Void) async throws {
        let server = try InspectorServer(source: source, port: 0)
        let (addresses, continuation) = AsyncStream<URL>.makeStream()
        let running = Task { try await server.run { continuation.yield($0) } }
        defer { running.cancel() }
        let address = try #require(await addresses.first { _ in true })
        try await body(address)
    }

    private func ask(_ path: String, at address: URL, host: String? = nil, method: String = "GET") async throws
        -> Answer
    {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: address)))
        request.httpMethod = method
        if let host { request.setValue(host, forHTTPHeaderField: "Host") }
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return Answer(
            status: answer.statusCode, type: answer.value(forHTTPHeaderField: "Content-Type") ?? "",
            text: String(decoding: data, as: UTF8.self))
    }

    @Test func thePageAsksForNothingFromElsewhere() async throws {
        try await serving { address in
            #expect(address.host == "127.0.0.1")
            let page = try await ask("/", at: address)
            #expect(page.status == 200 && page.type.hasPrefix("text/html"))
            #expect(page.text.contains("<title>Espalier</title>"))
            #expect(!page.text.contains("https://") && !page.text.contains("src=\"http"))
            #expect(try await ask("/choices", at: address).text.contains("iPhone 15"))
        }
    }

    @Test func aDocumentIsLaidOutForWhatIsChosen() async throws {
        try await serving { address in
            let answer = try await ask(
                "/layout?document=A%20b%26c.xib&device=ipad&landscape=1&dark=1&rtl=1&text-size=ax3&language=doubled"
                    + "&overlay=frames&overlay=margins", at: address)
            #expect(answer.status == 200 && answer.type == "application/json")
            #expect(answer.text == "ipad landscape dark rtl ax3 doubled frames+margins")
            // Nothing chosen is nothing asked for.
            #expect(try await ask("/layout?document=A%20b%26c.xib&device=", at: address).text.isEmpty)
            let reason = try await ask("/layout?document=A%20b%26c.xib&view=abc-de-fgh", at: address)
            #expect(reason.type.hasPrefix("text/plain") && reason.text == " abc-de-fgh")
        }
    }

    @Test func whatCannotBeShownSaysWhy() async throws {
        try await serving { address in
            let broken = try await ask("/layout?document=Broken.xib", at: address)
            #expect(broken.status == 422 && broken.text == "Broken.xib:3:1: error: a tag is not closed\n")
            #expect(try await ask("/layout", at: address).status == 400)
            // Other files aren't handed out.
            #expect(try await ask("/layout?document=/etc/passwd", at: address).status == 404)
            #expect(try await ask("/etc/passwd", at: address).status == 404)
            #expect(try await ask("/", at: address, method: "POST").status == 405)
        }
    }

    /// A page of another site may lead its own name to this machine: it gets nothing to read.
    @Test func otherNamesOfTheMachineAreRefused() async throws {
        try await serving { address in
            #expect(try await ask("/documents", at: address, host: "evil.example").status == 403)
            let port = try #require(address.port)
            #expect(try await ask("/documents", at: address, host: "localhost:\(port)").status == 200)
        }
    }

    @Test func aChangedFileIsToldAtOnce() async throws {
        struct State: Decodable {
            let version: Int
            let documents: [InspectorDocument]
        }
        let source = Source()
        try await serving(source) { address in
            func state(_ path: String) async throws -> State {
                try JSONDecoder().decode(State.self, from: Data(try await ask(path, at: address).text.utf8))
            }
            let before = try await state("/documents")
            #expect(before.documents.map(\.path) == ["A b&c.xib", "Broken.xib"])
            async let next = state("/documents?since=\(before.version)")
            try await Task.sleep(for: .milliseconds(400))
            await source.change()
            let after = try await next
            #expect(after.version > before.version && after.documents[0].stamp == "11")
        }
    }

    @Test func aPortThatIsTakenIsAnError() async throws {
        try await serving { address in
            let port = UInt16(try #require(address.port))
            let second = try InspectorServer(source: Source(), port: port)
            await #expect(throws: (any Error).self) { try await second.run { _ in } }
        }
    }
}
