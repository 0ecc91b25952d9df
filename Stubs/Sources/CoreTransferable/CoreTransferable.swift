@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// Something that can be copied, dragged and shared. A stand-in: types say how, and nothing is moved by it.
public protocol Transferable {
    /// How it is moved.
    associatedtype Representation: TransferRepresentation
    /// How it is moved.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to move something.
public protocol TransferRepresentation<Item> {
    /// What is moved.
    associatedtype Item: Transferable
}

/// Several ways to move something, the best first.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {
    /// The ways.
    let all: [any TransferRepresentation]
}

/// Makes a list of ways to move something.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<each R: TransferRepresentation>(
        _ contents: repeat each R
    ) -> TransferRepresentations<Item> {
        var all: [any TransferRepresentation] = []
        for content in repeat each contents { all.append(content) }
        return TransferRepresentations(all: all)
    }
}

/// Moves something as what an encoder makes of it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The kind of data.
    public let contentType: UTType
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// Moves something as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Moves something as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A file that goes away.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that came.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Moves something as something else.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}
