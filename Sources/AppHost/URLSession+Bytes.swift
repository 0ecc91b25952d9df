public import Foundation
public import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, one after the other. On Linux they are there once the whole answer is.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data

        /// Walks through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            public mutating func next() async throws -> UInt8? { rest.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The answer's lines in UTF-8, without those that are empty.
        public var lines: AsyncStream<String> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            return AsyncStream { stream in
                for line in lines { stream.yield(String(line)) }
                stream.finish()
            }
        }
    }

    /// The bytes of what a request is answered with, and the response.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }

    /// The bytes at an address, and the response.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }
}
