import Foundation

/// A colour of fixed components, as layers use it.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA
    /// Whether the colour is told by its brightness alone.
    let isGray: Bool

    package convenience init(rgba: RGBA) { self.init(rgba: rgba, isGray: false) }

    init(rgba: RGBA, isGray: Bool) { (self.rgba, self.isGray) = (rgba, isGray) }

    /// A colour of the given sRGB components and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey of the given brightness and opacity, each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and opacity; of a grey, brightness and opacity.
    public var components: [CGFloat]? {
        isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    /// The number of components, with the opacity: 2 of a grey, else 4.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The same colour at another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba: RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha), isGray: isGray)
    }

    /// Whether the components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
