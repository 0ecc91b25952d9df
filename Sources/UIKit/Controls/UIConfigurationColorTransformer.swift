/// Makes one colour of another, for configurations.
public struct UIConfigurationColorTransformer {
    /// Tells transformers apart, as closures can't be compared: copies of one are equal, and so are the system's.
    private final class Identity: Sendable {
        static let grayscale = Identity(), preferredTint = Identity(), monochromeTint = Identity()
    }

    /// Makes one colour of another.
    public let transform: (UIColor) -> UIColor
    private let identity: Identity

    /// A transformer that runs a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(Identity(), transform) }

    private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
        (self.identity, self.transform) = (identity, transform)
    }

    /// What becomes of a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue, as bright as before.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(Identity.grayscale) { colour in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
    /// The tint.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(Identity.preferredTint) { _ in .tintColor }
    }
    /// The tint without its hue.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(Identity.monochromeTint) { _ in grayscale(.tintColor) }
    }
}

extension UIConfigurationColorTransformer: Equatable {
    /// Whether both are copies of one transformer.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
}
