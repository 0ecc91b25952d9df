public import InterfaceBuilder

/// The address of a finding: a file, and a place in it if there is one.
public struct Location: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The path as the caller spelled it.
    public var path: String
    /// Nil for what concerns the file as a whole, such as that it isn't there.
    public var position: SourcePosition?

    /// An address; without a position that of the file as a whole.
    public init(path: String, position: SourcePosition? = nil) {
        self.path = path
        self.position = position
    }

    /// `path:line:column`, or the path alone.
    public var description: String { position.map { "\(path):\($0)" } ?? path }

    /// By path, then by place; what concerns a file as a whole comes first.
    public static func < (left: Location, right: Location) -> Bool {
        if left.path != right.path { return left.path < right.path }
        switch (left.position, right.position) {
        case (let a?, let b?): return a < b
        case (nil, _?): return true
        default: return false
        }
    }
}
