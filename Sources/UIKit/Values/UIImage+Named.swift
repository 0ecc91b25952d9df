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
