import Foundation

extension UIImage {
    /// The image of an asset catalog or the bundle, or nil.
    ///
    /// Registered images are found first, then the bundle's own resource files are looked through.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// The image of an asset catalog or the bundle, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    /// The image of an asset catalog or the bundle, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = Self.find(name, in: bundle) else { return nil }
        self.init(image.about)
    }

    /// The image of an asset catalog or the bundle, or nil; the share of a symbol that is lit isn't drawn.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    /// A plus.
    public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    /// A minus.
    public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
    /// Three dots.
    public class var actions: UIImage { UIImage(systemName: "ellipsis") ?? UIImage() }
    /// A check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// A check mark.
    public class var strokedCheckmark: UIImage { checkmark }

    /// Makes the image known under a name to `UIImage(named:)`; nil forgets the name.
    public static func register(_ image: UIImage?, named name: String) {
        registered.withLock { $0[name] = image }
    }

    private static let registered = Locked<[String: UIImage]>([:])

    static func find(_ name: String, in bundle: Bundle?) -> UIImage? {
        if let image = registered.withLock({ $0[name] }) { return image }
        return file(name, in: bundle ?? .main)
    }

    private static func file(_ name: String, in bundle: Bundle) -> UIImage? {
        let stem = (name as NSString).deletingPathExtension
        let stated = (name as NSString).pathExtension
        for suffix in ["@2x", "@3x", ""] {
            for type in stated.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [stated] {
                guard let path = bundle.path(forResource: stem + suffix, ofType: type) else { continue }
                if let image = UIImage(contentsOfFile: path) { return image }
            }
        }
        return nil
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// Whether the picture is brighter than white: never, here.
    public var isHighDynamicRange: Bool { false }
    /// The picture without what is brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// The bytes of a HEIC file: none is written here.
    public func heicData() -> Data? { nil }
}
