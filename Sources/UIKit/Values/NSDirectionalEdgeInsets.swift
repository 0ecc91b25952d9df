import Foundation

/// Distances inward from the edges of a rectangle in which leading and trailing follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge at which text starts, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge at which text ends, in points.
    public var trailing: CGFloat

    /// Insets of 0 on every side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of 0 on every side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of the given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same insets with leading and trailing replaced by the sides they are in the direction.
    package func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        switch direction {
        case .leftToRight: UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }
}

extension NSDirectionalEdgeInsets: CustomDebugStringConvertible {
    /// The insets in order of declaration.
    public var debugDescription: String {
        "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
    }
}
