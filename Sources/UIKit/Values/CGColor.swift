import Foundation

/// A colour of fixed components, as layers use it.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA

    package init(rgba: RGBA) {
        self.rgba = rgba
    }

    /// A colour of the given sRGB components and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey of the given brightness and opacity, each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// The number of components.
    public var numberOfComponents: Int { 4 }

    /// The same colour at another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }

    /// Whether the components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
