/// A colour of the sRGB space, not premultiplied. All components are in 0…1.
public struct Color: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Double
    /// From 0 to 1.
    public var green: Double
    /// From 0 to 1.
    public var blue: Double
    /// From 0, which is clear, to 1.
    public var alpha: Double

    /// Components outside 0…1, and those that are not numbers, are brought to the nearest end.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        self.red = clamped(red)
        self.green = clamped(green)
        self.blue = clamped(blue)
        self.alpha = clamped(alpha)
    }

    /// A grey, from 0 (black) to 1 (white).
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour of a hexadecimal number such as `0x007AFF`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// Nothing at all.
    public static let clear = Color(white: 0, alpha: 0)
    /// Opaque black.
    public static let black = Color(white: 0)
    /// Opaque white.
    public static let white = Color(white: 1)

    /// The same colour with its alpha multiplied by a factor.
    public func faded(_ factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// How light the colour looks, 0…1 (the weights of ITU-R BT.601).
    var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// The colour part of the way to another one; `fraction` is in 0…1.
    public func mixed(with other: Color, fraction: Double) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

extension Color {
    /// The colour at a place of a gradient, whose stops are in order.
    static func between(_ stops: [(offset: Double, color: Color)], at place: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.offset >= place }) else { return stops.last?.color ?? .black }
        guard next > 0 else { return stops[0].color }
        let (low, high) = (stops[next - 1], stops[next])
        let share = high.offset > low.offset ? (place - low.offset) / (high.offset - low.offset) : 1
        func mixed(_ part: KeyPath<Color, Double>) -> Double {
            low.color[keyPath: part] + (high.color[keyPath: part] - low.color[keyPath: part]) * share
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}
