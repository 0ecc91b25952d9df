import Foundation
internal import Typography

/// What a font is, apart from being one: family, size, weight and slant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {  // its stored properties are `let`s of values
    private let mark = SwiftObjectMark()
    /// Traits of a typeface.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// The traits of the bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Thick.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Of letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Narrow; no font here is told by it.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Wide; no font here is told by it.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Of smaller leading; no font here is told by it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Of larger leading; no font here is told by it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// With old serifs; no font here is told by it.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// With serifs between old and modern; no font here is told by it.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// With modern serifs; no font here is told by it.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// With slabs; no font here is told by it.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Without serifs; no font here is told by it.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    }

    /// The shape of the system's letters.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// Apple's name of the design.
        public let rawValue: String

        /// The design of Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With rounded ends; measured as the usual one.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs; measured as the usual one.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Of letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let font: Font

    init(_ font: Font) {
        self.font = font
    }

    /// A descriptor of the named font.
    public convenience init(name: String, size: CGFloat) {
        self.init(Font(named: name, size: Double(size)))
    }

    /// The descriptor of a text style in the current environment's category.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style in the category of traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(font.size) }

    /// The traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= .semibold { traits.insert(.traitBold) }
        if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same typeface with the traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
            // A style's own bold is semibold for body sizes: Apple's Typography page, "emphasized weight".
            font.weight = max(font.weight, font.textStyle == nil ? .bold : .semibold)
        } else if font.weight >= .semibold {
            font.weight = .regular
        }
        if symbolicTraits.contains(.traitMonoSpace), font.family == .system { font.family = .monospacedSystem }
        return UIFontDescriptor(font)
    }

    /// The family of the system's serif design.
    static let serif = Font.Family.named("New York")

    /// The same typeface in another of the system's designs; nil for fonts that are not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch font.family {
        case Self.serif, .system, .monospacedDigitSystem, .monospacedSystem: break
        case .named, .file: return nil
        }
        var font = font
        font.family =
            switch design {
            case .monospaced: .monospacedSystem
            case .serif: Self.serif
            default: .system
            }
        return UIFontDescriptor(font)
    }

    /// The same typeface at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(Double(newPointSize)))
    }
}
