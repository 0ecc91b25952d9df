import Foundation

extension URL {
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }
    /// Where the program keeps a person's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// Where the program keeps what it works with.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// Where the program keeps what it can make again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// Where a person's library is.
    public static var libraryDirectory: URL { directory(.libraryDirectory) }
    /// Where files are that nobody needs for long.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}
