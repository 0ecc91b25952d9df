import FlyingFox
public import Foundation

/// Serves the live view to browsers on this machine: a page, and the layouts, explanations and changes that it asks for.
///
/// It listens on the loopback address alone, answers nobody who calls the machine by another name, so that pages of other sites
/// can't read it, and hands out the documents of its source and nothing else.
public struct InspectorServer: Sendable {
    private let source: any InspectorSource
    private let watch: DocumentWatch
    private let server: HTTPServer

    /// A server that doesn't listen yet.
    /// - Parameter port: 0 for one that is free.
    /// - Throws: where the address isn't one.
    public init(source: any InspectorSource, port: UInt16) throws {
        self.source = source
        watch = DocumentWatch(source: source)
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60, logger: .disabled)
    }

    /// Serves until the task is cancelled.
    /// - Parameter whenListening: called with the page's address.
    /// - Throws: where the port is taken.
    public func run(whenListening: @escaping @Sendable (URL) -> Void) async throws {
        await server.appendRoute("*") { request in await response(to: request) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                if case .ip4(_, let port)? = await server.listeningAddress,
                    let address = URL(string: "http://127.0.0.1:\(port)/")
                {
                    whenListening(address)
                }
            }
            // The port may be taken: the other task would wait for ever.
            do {
                while try await group.next() != nil {}
            } catch {
                group.cancelAll()
                throw error
            }
        }
    }

    private func response(to request: HTTPRequest) async -> HTTPResponse {
        guard isForUs(request) else {
            return text("This page is for browsers on this machine: open http://127.0.0.1 with its port.", .forbidden)
        }
        guard request.method == .GET else { return text("Only GET is answered.", .methodNotAllowed) }
        switch request.path {
        case "/": return page()
        case "/choices": return json(source.choices)
        case "/documents":
            let version = request.query["since"].flatMap { Int($0) }
            return json(
                await version == nil ? watch.look() : watch.change(from: version ?? 0, within: .seconds(10)))
        case "/layout": return await layout(request)
        default: return text("There is no \(request.path) here.", .notFound)
        }
    }

    /// The name by which a browser calls the machine: a page of another site may lead its own name here.
    private func isForUs(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host], let address = URL(string: "http://\(host)/")?.host else {
            return false
        }
        return address == "127.0.0.1" || address == "localhost"
    }

    private func layout(_ request: HTTPRequest) async -> HTTPResponse {
        guard let wanted = InspectorRequest(request.query.map { ($0.name, $0.value) }) else {
            return text("Say which document: /layout?document=Main.storyboard", .badRequest)
        }
        guard await watch.look().documents.contains(where: { $0.path == wanted.document }) else {
            return text("\(wanted.document) is none of the documents shown here.", .notFound)
        }
        do {
            return answer(
                try await source.answer(to: wanted),
                wanted.explainedView == nil ? "application/json" : "text/plain; charset=utf-8")
        } catch {
            return text("\(error)", .unprocessableContent)
        }
    }

    // MARK: Answers

    private func page() -> HTTPResponse {
        var response = answer(Data(InspectorPage.html.utf8), "text/html; charset=utf-8")
        response.headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'"
        return response
    }

    private func json(_ value: some Encodable) -> HTTPResponse {
        do {
            return answer(try JSONEncoder().encode(value), "application/json")
        } catch {
            return text("\(error)", .internalServerError)
        }
    }

    private func text(_ words: String, _ status: HTTPStatusCode) -> HTTPResponse {
        answer(Data((words + "\n").utf8), "text/plain; charset=utf-8", status)
    }

    private func answer(_ data: Data, _ type: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [
                .contentType: type, HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
            ], body: data)
    }
}
