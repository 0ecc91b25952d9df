import Foundation

extension UIImage {
    /// How large a symbol is next to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// As the place of use sees fit: medium.
        case `default` = -1
        /// Not known.
        case unspecified = 0
        /// Smaller than medium.
        case small
        /// The usual one.
        case medium
        /// Larger than medium.
        case large
    }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// As the place of use sees fit: regular.
        case unspecified = 0
        /// From the thinnest to the thickest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of text that suits the strokes.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How an image adapts to its place of use.
    open class Configuration: NSObject, @unchecked Sendable {  // subclasses here are immutable
        /// The configuration with what the other one states instead of its own.
        open func applying(_ other: Configuration?) -> Self { self }
    }

    /// The size, weight and scale of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {  // only `let`s
        /// The size of the text beside the symbol, in points, if stated.
        package let pointSize: CGFloat?
        /// The thickness of the strokes.
        package let weight: SymbolWeight
        /// The size next to the text.
        package let scale: SymbolScale
        /// The colours of the symbol's layers.
        package let rendering: Rendering

        /// How a symbol's layers get their colours.
        package enum Rendering: Hashable, Sendable {
            /// As the place of use sees fit: in one colour.
            case unspecified
            case monochrome
            /// In shades of one colour, the first layer in the colour itself.
            case hierarchical(UIColor)
            /// A colour for each layer; the last one for those that are left.
            case palette([UIColor])
            /// In the symbol's own colours.
            case multicolor
        }

        init(
            size: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
            rendering: Rendering = .unspecified
        ) {
            pointSize = size
            self.weight = weight
            self.scale = scale
            self.rendering = rendering
        }

        /// Of the given size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize)
        }

        /// Of the given size in points and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }

        /// Of the given size in points, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }

        /// Of the given scale.
        public convenience init(scale: SymbolScale) {
            self.init(size: nil, scale: scale)
        }

        /// Of the given weight.
        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight)
        }

        /// Of the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// Of the size of a text style at the given scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Of the size of a font.
        public convenience init(font: UIFont) {
            self.init(size: font.pointSize)
        }

        /// Of the size of a font at the given scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(size: font.pointSize, scale: scale)
        }

        /// In the given colours, one a layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init(size: nil, rendering: paletteColors.isEmpty ? .monochrome : .palette(paletteColors))
        }

        /// In shades of the given colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, rendering: .hierarchical(hierarchicalColor))
        }

        /// One that states nothing.
        public static let unspecified = SymbolConfiguration(size: nil)
        /// In the symbol's own colours, where it has some: those of the common symbols are known here, others are drawn in one
        /// colour.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, rendering: .multicolor)
        }
        /// In one colour.
        public static func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(size: nil, rendering: .monochrome)
        }
        /// The configuration without a size.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            unsafeDowncast(SymbolConfiguration(size: nil, scale: scale, rendering: rendering), to: Self.self)
        }
        /// The configuration without a scale.
        public func configurationWithoutScale() -> Self {
            unsafeDowncast(SymbolConfiguration(size: pointSize, weight: weight, rendering: rendering), to: Self.self)
        }
        /// The configuration without a text style; its size goes, too.
        public func configurationWithoutTextStyle() -> Self { configurationWithoutPointSizeAndWeight() }
        /// The configuration without a weight.
        public func configurationWithoutWeight() -> Self {
            unsafeDowncast(SymbolConfiguration(size: pointSize, scale: scale, rendering: rendering), to: Self.self)
        }
        /// Whether both configurations state the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            otherConfiguration?.pointSize == pointSize && otherConfiguration?.weight == weight
                && otherConfiguration?.scale == scale && otherConfiguration?.rendering == rendering
        }

        /// Configurations are equal where they state the same.
        public override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

        /// Equal for equal configurations.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }

        public override func applying(_ other: UIImage.Configuration?) -> Self {
            unsafeDowncast(merging(other as? SymbolConfiguration), to: Self.self)
        }

        /// The configuration with what the other one states instead of its own.
        package func merging(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            return SymbolConfiguration(
                size: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale,
                rendering: other.rendering == .unspecified ? rendering : other.rendering)
        }
    }

    /// A symbol of SF Symbols at 17 points; its size is an estimate, see `SymbolMetrics`.
    ///
    /// Unlike UIKit's this one never fails for a name that is not empty: which names exist depends on the system.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of SF Symbols; the share of it that is lit isn't drawn.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol of SF Symbols in the given configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: name, templateSize: nil, configuration: configuration as? SymbolConfiguration)
    }

    /// A symbol of SF Symbols in the given configuration; one set of symbols serves all bundles and traits.
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol whose template has the given size; only the ratio of its sides matters.
    package convenience init(
        symbol name: String, templateSize: CGSize?, configuration: SymbolConfiguration? = nil
    ) {
        var about = Description(source: .symbol(name), size: .zero, renderingMode: .alwaysTemplate)
        about.symbolConfiguration = configuration
        about.symbolTemplateSize = templateSize
        about.size = SymbolMetrics.size(of: name, templateSize: templateSize, configuration: configuration)
        about.renderingMode = .automatic
        about.baselineOffsetFromBottom = SymbolMetrics.baselineOffset(height: about.size.height, configuration)
        about.alignmentRectInsets = SymbolMetrics.alignmentInsets(height: about.size.height, configuration)
        about.scale = 3
        self.init(about)
    }

    /// The same symbol in the configuration, which replaces the one it has; other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let name = symbolName, let configuration = configuration as? SymbolConfiguration else { return self }
        return reconfigured(name, configuration)
    }

    /// The same symbol in its configuration with what the other one states instead; other images stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let name = symbolName else { return self }
        return reconfigured(name, about.symbolConfiguration?.merging(configuration) ?? configuration)
    }

    private func reconfigured(_ name: String, _ configuration: SymbolConfiguration) -> UIImage {
        let symbol = UIImage(symbol: name, templateSize: about.symbolTemplateSize, configuration: configuration)
        return changed {
            $0.symbolConfiguration = configuration
            $0.size = symbol.size
            $0.baselineOffsetFromBottom = symbol.baselineOffsetFromBottom
            $0.alignmentRectInsets = symbol.alignmentRectInsets
        }
    }
}
