/// Makes one colour of another, for configurations.
public struct UIConfigurationColorTransformer {
    /// Makes one colour of another.
    public let transform: (UIColor) -> UIColor

    /// A transformer that runs a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// What becomes of a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue, as bright as before.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { colour in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
    /// The tint.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }
    /// The tint without its hue.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in grayscale(.tintColor) }
    }
}
