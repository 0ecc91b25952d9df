import Foundation

/// Red, green, blue and opacity, each from 0 to 1, in the sRGB colour space.
package struct RGBA: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A colour, possibly different in light and dark appearance.
///
///     let accent = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
///     label.textColor = .secondaryLabel        // follows the appearance
// Immutable: one `let`, and its closure is @Sendable.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// What decides the components.
    enum Storage: Sendable {
        case fixed(RGBA)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// `elevated` is the dark value of interfaces that lie above others, where it is another one.
        case adaptive(light: RGBA, dark: RGBA, elevated: RGBA?)
        case pattern(UIImage)
    }

    private let mark = SwiftObjectMark()
    let storage: Storage
    /// The name that the colour was asked for by.
    private let catalogName: String?
    /// Whether the colour is told by its brightness alone, as those that are made of a brightness are.
    let isGray: Bool
    /// How much the colour stands out, as ``withProminence(_:)`` has it.
    public let prominence: Prominence

    init(
        storage: Storage, isGray: Bool = false, catalogName: String? = nil, prominence: Prominence = .primary
    ) {
        (self.storage, self.isGray) = (storage, isGray)
        (self.catalogName, self.prominence) = (catalogName, prominence)
    }

    /// A colour that was kept in an archive.
    public required convenience init?(coder: NSCoder) {
        self.init(storage: Self.storage(from: coder), isGray: coder.containsValue(forKey: "UIWhite"))
    }

    /// Opaque black is what UIKit makes of no arguments as well.
    public override convenience init() {
        self.init(white: 0, alpha: 1)
    }

    /// A grey of the given brightness and opacity, each from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(storage: .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha)), isGray: true)
    }

    /// A colour of the given sRGB components and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// A colour of the given Display P3 components; kept as if they were sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the given hue, saturation, brightness and opacity, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        // The brightest component sits in one sector of the circle, the others rise or fall towards it.
        func component(_ offset: CGFloat) -> CGFloat {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The colour of a layer.
    public convenience init(cgColor: CGColor) {
        self.init(storage: .fixed(cgColor.rgba), isGray: cgColor.isGray)
    }

    /// A colour that repeats the image.
    public convenience init(patternImage image: UIImage) {
        self.init(storage: .pattern(image))
    }

    /// A colour that is asked for anew in each environment.
    ///
    /// The closure may run on any thread.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    /// The colour of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A colour of two values, one for each appearance, and one for interfaces that lie above others in the dark.
    package convenience init(light: RGBA, dark: RGBA, elevated: RGBA? = nil) {
        self.init(storage: .adaptive(light: light, dark: dark, elevated: elevated))
    }

    /// The components in an environment; a pattern counts as middle grey.
    package func rgba(with traits: UITraitCollection) -> RGBA {
        switch resolvedColor(with: traits).storage {
        case .fixed(let rgba): rgba
        case .adaptive(let light, _, _): light
        case .dynamic, .pattern: RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        }
    }

    /// The image that the colour repeats, if it is a pattern.
    package var patternImage: UIImage? {
        if case .pattern(let image) = storage { image } else { nil }
    }

    /// The fixed colour that this one is in the environment.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may answer with a dynamic colour; one that answers with itself must not keep us here.
        for _ in 0..<8 {
            guard case .dynamic(let provider) = color.storage else { break }
            color = provider(traitCollection)
        }
        if case .adaptive(let light, let dark, let elevated) = color.storage {
            let isDark = traitCollection.userInterfaceStyle == .dark
            let isElevated = traitCollection.userInterfaceLevel == .elevated
            let shade = isDark ? isElevated ? elevated ?? dark : dark : light
            // The system's blacks, whites and greys are told by their brightness alone.
            return UIColor(storage: .fixed(shade), isGray: shade.red == shade.green && shade.green == shade.blue)
        }
        return color
    }

    /// The same colour at another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(var rgba):
            rgba.alpha = alpha
            return UIColor(storage: .fixed(rgba), isGray: isGray)
        case .adaptive(var light, var dark, var elevated):
            light.alpha = alpha
            dark.alpha = alpha
            elevated?.alpha = alpha
            return UIColor(light: light, dark: dark, elevated: elevated)
        case .dynamic(let provider):
            return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
        case .pattern:
            return self
        }
    }

    /// The colour for layers, in the current environment.
    open var cgColor: CGColor {
        CGColor(rgba: currentRGBA, isGray: resolvedColor(with: UITraitCollection.current).isGray)
    }

    var currentRGBA: RGBA { rgba(with: UITraitCollection.current) }

    /// Whether the other object is a colour of the same space and components in both appearances: a white of a brightness
    /// differs from one of three components.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): return left == right && isGray == other.isGray
        case (
            .adaptive(let light, let dark, let elevated), .adaptive(let otherLight, let otherDark, let otherElevated)
        ):
            return light == otherLight && dark == otherDark && elevated == otherElevated
        case (.pattern(let left), .pattern(let right)): return left === right
        // Of closures nobody can tell whether they answer the same, but those of one name in the catalog do.
        case (.dynamic, .dynamic): return catalogName != nil && catalogName == other.catalogName
        default: return false
        }
    }

    /// Equal for equal colours.
    open override var hash: Int {
        switch storage {
        case .fixed(let rgba): rgba.hashValue
        case .adaptive(let light, let dark, _): light.hashValue ^ (dark.hashValue &* 31)
        case .dynamic: catalogName?.hashValue ?? ObjectIdentifier(self).hashValue
        case .pattern(let image): ObjectIdentifier(image).hashValue
        }
    }

    /// The components, or what decides them.
    open override var description: String {
        switch storage {
        case .fixed(let rgba):
            (isGray ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ")
                + (isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha])
                .map { String(format: "%g", Double($0)) }.joined(separator: " ")
        case .adaptive(let light, let dark, _): "<UIDynamicColor: light = \(light); dark = \(dark)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .pattern: "<UIPatternColor>"
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
