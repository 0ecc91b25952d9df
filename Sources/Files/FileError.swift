/// Why a file can't be read or written.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing
    /// The path names a folder, a pipe or the like.
    case notAFile(String)
    /// The file holds more bytes than the reader takes.
    case tooLarge(bytes: Int, limit: Int)
    /// The system refused, for the reason given.
    case refused(String)

    /// The reason, as part of a sentence.
    package var description: String {
        switch self {
        case .missing: "No such file or directory"
        case .notAFile(let kind): "this is \(kind), not a file"
        case .tooLarge(let bytes, let limit): "it holds \(bytes) bytes, more than \(limit)"
        case .refused(let reason): reason
        }
    }
}
