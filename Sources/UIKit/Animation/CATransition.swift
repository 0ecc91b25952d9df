import Foundation

/// How one content follows another.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content shows through the old.
    public static let fade = Self(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = Self(rawValue: "push")
    /// The old content slides off the new.
    public static let reveal = Self(rawValue: "reveal")
}

/// From where one content follows another.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = Self(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A change from one content to the next. It takes its time; the new content is there at once.
open class CATransition: CAAnimation {
    /// How the content changes.
    /// - Note: Kept without effect.
    open var type = CATransitionType.fade
    /// From which side it comes.
    /// - Note: Kept without effect.
    open var subtype: CATransitionSubtype?
}
