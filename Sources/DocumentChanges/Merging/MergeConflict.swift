/// What both sides changed in ways that don't go together. The merged document holds both: ours in effect, theirs in a
/// comment beside it, or both objects.
public struct MergeConflict: Hashable, Sendable, CustomStringConvertible {
    /// The merged document's path as the caller spelled it.
    public var path: String
    /// The line of the merged document on which the comment stands.
    public var line: Int
    /// What both sides did, in one line.
    public var message: String

    /// `path:line: conflict: message`.
    public var description: String { "\(path):\(line): conflict: \(message)" }
}

/// Why two versions of a document can't be merged by object.
public enum MergeError: Error, Sendable, CustomStringConvertible {
    /// The merged text isn't what it must be; the reason is given. Nothing was written.
    case unsound(path: String, reason: String)

    /// `path: error: message`.
    public var description: String {
        switch self {
        case .unsound(let path, let reason):
            "\(path): error: the merged document would be damaged (\(reason)); it is left as it was"
        }
    }
}
