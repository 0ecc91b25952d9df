import Foundation

/// The generations of system metrics that controls' sizes depend on.
///
/// The limits are those that documents saved by Interface Builder allow: b begins between toolsVersion 14490 and 14810, c
/// between 20037 and 21701, d between 23504 and 24127.
package enum SystemGeneration: Int, Comparable, Sendable {
    /// Xcode 6 to 10: iOS 8 to 12.
    case a
    /// Xcode 11 to 13: iOS 13 to 15.
    case b
    /// Xcode 14 to 16: iOS 16 to 18.
    case c
    /// Xcode 26 and later: iOS 26 and later, with the wider switches and higher rows of its design.
    case d

    /// The generation of the tools that saved a document. 32700, a value set by hand, counts as c: its frames do.
    package init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<14800: .a
            case ..<21000: .b
            case ..<24000, 32700...: .c
            default: .d
            }
    }

    package static func < (left: SystemGeneration, right: SystemGeneration) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutEnvironment {
    /// The generation of system metrics.
    package var generation: SystemGeneration { SystemGeneration(toolsVersion: toolsVersion) }
}
