/// The generations of Interface Builder between which its canvas changed.
///
/// Each is named after the first version of Xcode that has it. The limits are those that 2,197 public documents allow, by
/// the whole part of `toolsVersion`: the second begins between 14490 and 14810, the third between 20037 and 21701, the
/// fourth between 23504 and 24127.
enum CanvasGeneration: Int, Hashable, Comparable, Sendable {
    /// Xcode 6 to 10: iOS 8 to 12.
    case xcode6
    /// Xcode 11 to 13: iOS 13 to 15.
    case xcode11
    /// Xcode 14 to 16: iOS 16 to 18.
    case xcode14
    /// Xcode 26 and later: iOS 26 and later, with the wider switches and higher rows of its design.
    case xcode26

    /// The generation of the tools that saved a document. 32700 was written by builds of Xcode
    /// 15, as the plug-ins tell that the same documents name (22684 or 22685 in 61/61).
    init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<14800: .xcode6
            case ..<21000: .xcode11
            case ..<24000, 32700...: .xcode14
            default: .xcode26
            }
    }

    static func < (left: CanvasGeneration, right: CanvasGeneration) -> Bool { left.rawValue < right.rawValue }
}
