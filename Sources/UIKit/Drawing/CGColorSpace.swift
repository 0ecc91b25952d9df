import Foundation

/// What the components of colours stand for. All colours are kept as sRGB here; grey ones as equal components.
public final class CGColorSpace: Hashable, Sendable {
    /// Apple's name of the space.
    public let name: String?
    /// What kind of space it is.
    public let model: CGColorSpaceModel

    /// The space of Apple's name; nil for an unknown one.
    public convenience init?(name: String) {
        guard let model = Self.models[name] else { return nil }
        self.init(name: name, model: model)
    }

    private init(name: String, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    /// How many components a colour has, its opacity left out.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The space of most screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB with components beyond 0 and 1; these are brought to the nearest end here.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// sRGB whose components are in proportion to light; kept as if they were sRGB's.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The space of Apple's wide screens; kept as if it were sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Greys as bright as sRGB's.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Red, green and blue of whatever screen.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

    private static let models: [String: CGColorSpaceModel] = [
        sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, displayP3: .rgb, genericRGBLinear: .rgb,
        genericGrayGamma2_2: .monochrome,
    ]
    fileprivate static let deviceRGB = CGColorSpace(name: sRGB, model: .rgb)
    fileprivate static let deviceGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}

/// Kinds of colour spaces. Raw values are CoreGraphics'.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }
/// Greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }

extension CGColor {
    /// A colour of components in a space: one grey or red, green and blue, then the opacity. Nil for too few.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
    /// A colour of components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The space of the components.
    public var colorSpace: CGColorSpace? { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }
}

/// Colours that change from place to place along a line or from circle to circle.
public final class CGGradient: Sendable {
    package let stops: [(place: CGFloat, color: CGColor)]

    /// Colours at places from 0 to 1; evenly apart without places. Nil without colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        self.init(colors, places: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Colours given as components, one after the other; nil without colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * stride)
        }
        self.init(colors, places: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    private init?(_ colors: [CGColor], places: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            (min(max(places?[index] ?? CGFloat(index) / last, 0), 1), color)
        }
    }
}

/// Where a gradient is painted beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// CoreGraphics' bits.
    public let rawValue: UInt32
    /// The options of the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
