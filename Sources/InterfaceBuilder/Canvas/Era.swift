/// The generations of Interface Builder between which its numbers changed.
///
/// The limits are those that 2,197 public documents allow, by the whole part of `toolsVersion`.
public enum Era: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// Xcode 6 to 10.
    case a
    /// Xcode 11 to 13.
    case b
    /// Xcode 14 to 16.
    case c
    /// Xcode 26 and later.
    case d

    /// The generation of a `toolsVersion`. 32700, which some documents carry by hand, counts as Xcode 16's.
    public init(toolsVersion: Int) {
        switch toolsVersion {
        case ..<14800: self = .a
        case ..<21000: self = .b
        case ..<24000: self = .c
        case 32700: self = .c
        default: self = .d
        }
    }

    public static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }
}

extension Document {
    /// The generation of Interface Builder that saved the document.
    public var era: Era { Era(toolsVersion: toolsVersion) }
}
