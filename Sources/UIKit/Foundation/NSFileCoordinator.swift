import Foundation

/// Would let programs wait for each other's files; there is one program, so files are read and written at once.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1)
        public static let resolvesSymbolicLink = Self(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
        public static let forUploading = Self(rawValue: 8)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1)
        public static let forMoving = Self(rawValue: 2)
        public static let forMerging = Self(rawValue: 4)
        public static let forReplacing = Self(rawValue: 8)
    }
    public override init() {}
    /// For somebody who hears of changes: nobody does.
    public init(filePresenter filePresenterOrNil: AnyObject?) {}
    /// Reads a file at once.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Writes a file at once.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    /// Nothing.
    open func cancel() {}
}
